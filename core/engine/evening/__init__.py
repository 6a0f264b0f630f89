"""What an evening is more than its rounds: the hand of the day and standings."""
