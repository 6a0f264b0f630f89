"""A page in the browser: one table, for one person, beside the chats that show it."""
