"""The program's commands.

For a command NAME, a module has `NAME_arguments`, which declares the arguments, and `run_NAME`,
which takes them by name and returns the exit status. Modules import what only they need lazily.
"""
