"""Commands that play: at the terminal, and as JSON lines."""
