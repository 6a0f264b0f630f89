"""A platform with one person at the keyboard: words in, lines of text out."""
