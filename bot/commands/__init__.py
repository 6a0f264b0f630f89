"""The program's commands, one module each.

A module has `arguments`, which declares the command's arguments, and `run`, which takes them by
name and returns the exit status. Modules import what only they need lazily.
"""
