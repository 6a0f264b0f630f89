"""Beyond single rounds: the hand of the day, reviews and standings."""
