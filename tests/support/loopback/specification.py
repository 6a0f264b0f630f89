"""Reads the stored parts of the platforms' published descriptions."""

from pathlib import Path

FOLDER = Path(__file__).parent / "described"
"""Its README names their sources, and the task that updates them."""


def specification(name: str) -> str:
    """Return the text of a stored description."""
    return (FOLDER / name).read_text("utf-8")
