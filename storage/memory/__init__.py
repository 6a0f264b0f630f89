"""Tables and people that live as long as the program does: for tests, and for one evening."""
