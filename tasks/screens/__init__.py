"""Writes the text of the screens that people meet in an evening, for editors who read them."""
