"""The hand of the day and standings, in SQL."""
