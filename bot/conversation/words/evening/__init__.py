"""Words of an evening: the hand of the day, standings, and verifiable shuffles."""
