"""Clocks, timeouts, quiet hours and pauses."""
