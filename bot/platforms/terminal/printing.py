"""What may reach a terminal: lines of text, and the colours of our own tiles."""

import re
import unicodedata

_COLOURS = re.compile(r"(\x1b\[(?:0|1;38;5;\d{1,3};48;5;\d{1,3})m)")
"""What `bot.render.look` paints with; anything else that begins with an escape is not ours."""
_DIRECTIONS = frozenset("\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\u200e\u200f\u061c")
_KEPT = frozenset("\n\u200d")


def harmless(text: str) -> str:
    """Return the text without anything that moves the cursor, rings or turns the line around.

    Direction marks are right in chats; a terminal shows them as junk.
    """
    parts = _COLOURS.split(text)
    return "".join(part if place % 2 else _visible(part) for place, part in enumerate(parts))


def _visible(text: str) -> str:
    return "".join(char for char in text if char in _KEPT or not _hidden(char))


def _hidden(char: str) -> bool:
    return char in _DIRECTIONS or unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co"}
