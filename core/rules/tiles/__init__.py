"""The tile family: six printed sheets played with numbered tiles and jokers."""
