"""The invariants that hold whenever the program is idle, one module a group."""
