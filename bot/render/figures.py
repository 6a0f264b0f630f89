"""Figures as pictures and texts show them, in every language."""

HOUR = 3600
LONG = 48
"""Hours; more of them are told in days."""


def signed(points: int) -> str:
    """Write points with a true minus."""
    return f"\u2212{-points}" if points < 0 else str(points)


def clock(seconds: int) -> str:
    """Write what is left of a turn: `4:32`, `23 h`, `3 d`."""
    left = max(seconds, 0)
    if left < HOUR:
        return f"{left // 60}:{left % 60:02d}"
    hours = left // HOUR
    return f"{hours} h" if hours < LONG else f"{hours // 24} d"
