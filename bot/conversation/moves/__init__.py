"""The list of moves that a person opens in a chat: its lines, and what each posts and does."""
