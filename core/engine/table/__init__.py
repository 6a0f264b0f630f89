"""One table: its state, what happens at it, and what each may see of it."""
