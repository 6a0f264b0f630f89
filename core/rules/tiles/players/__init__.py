"""The computer players with tiles."""
