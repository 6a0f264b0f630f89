"""A person's own turn: the buttons under it, and what tiles in hand can become."""
