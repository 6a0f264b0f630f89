"""Commands that play: at the terminal, in the browser, and as JSON lines."""
