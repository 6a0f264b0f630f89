"""The one place where names that people gave themselves are made safe to show."""

import re
import unicodedata

LONGEST_NAME = 24
"""Characters; a platform's names can be longer."""
MARKS_IN_A_ROW = 2
"""Accents on one letter; more of them climb over the lines above."""
FIRST_STRONG, POP = "\u2068", "\u2069"
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_JOINERS = {"\u200d", "\ufe0f"}
"""What holds an emoji of several parts together."""


def safe_name(name: str, nameless: str = "?") -> str:
    """Return a name on one line that moves nothing around it.

    Without control characters, direction overrides and towers of accents, shortened, and set
    apart by direction marks where it is written from right to left.
    """
    line = " ".join(unicodedata.normalize("NFC", name).split())
    kept = "".join(_visible(line)).strip()
    short = kept if len(kept) <= LONGEST_NAME else kept[: LONGEST_NAME - 1].rstrip() + "…"
    if not any(char.isprintable() and not char.isspace() for char in short):
        return nameless
    if _turns(short):
        return f"{FIRST_STRONG}{short}{POP}"
    return short


_ISOLATED = re.compile(f"{FIRST_STRONG}([^{FIRST_STRONG}{POP}]*){POP}")


def without_idle_marks(text: str) -> str:
    """Take the direction marks away that keep nothing apart: those around left-to-right text."""
    kept = _ISOLATED.sub(lambda found: found[0] if _turns(found[1]) else found[1], text)
    return kept if kept == text else without_idle_marks(kept)


def _turns(text: str) -> bool:
    return any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)


def _visible(line: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for char in line:
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} and char not in _JOINERS else 0
        hidden = category.startswith("C") and char not in _JOINERS
        if not hidden and marks <= MARKS_IN_A_ROW:
            kept.append(char)
    return kept
