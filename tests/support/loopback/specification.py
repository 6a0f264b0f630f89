"""Reads the stored parts of the platforms' published descriptions."""

from pathlib import Path

FOLDER = Path(__file__).parent / "described"
"""Its README says where they come from, and how they are renewed."""


def specification(name: str) -> str:
    """Return the text of a kept description."""
    return (FOLDER / name).read_text("utf-8")
