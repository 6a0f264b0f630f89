"""What must hold whenever nothing is under way, one module a group."""
