"""A person’s own turn and plan: their boards and buttons, and what tiles in hand can become."""
