"""The commands of the program, one module each.

A module has `arguments`, which says what may be written after the command, and `run`, which takes
just that, by its names, and returns the exit status. Modules import lazily what only they need.
"""
