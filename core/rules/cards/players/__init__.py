"""The computer players with cards."""
