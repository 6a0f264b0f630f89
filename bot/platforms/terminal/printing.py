"""What may reach a terminal: lines of text, and the colours of our own tiles."""

import re
import unicodedata
from collections.abc import Iterator

_COLOURS = re.compile(r"(\x1b\[(?:0|1;38;5;\d{1,3};48;5;\d{1,3})m)")
"""Escape sequences that `bot.render.pieces` uses; any other is foreign."""
_DIRECTIONS = frozenset("\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\u200e\u200f\u061c")
_KEPT = frozenset("\n\u200d")


def harmless(text: str) -> str:
    """Remove what moves the cursor, rings the bell or reverses the line.

    Direction marks are right in chats; a terminal shows them as junk.
    """
    parts = _COLOURS.split(text)
    return "".join(part if place % 2 else _visible(part) for place, part in enumerate(parts))


def wrapped(text: str, width: int) -> str:
    """Wrap long lines at spaces; continuation lines keep the indentation."""
    return "\n".join(part for line in text.split("\n") for part in _broken(line, width))


def _broken(line: str, width: int) -> Iterator[str]:
    margin = re.match(" *", line)
    indent = margin[0] if margin else ""
    row = indent
    for word in re.findall("[^ ]+ *", line):
        if row != indent and _length(row + word.rstrip()) > width:
            yield row.rstrip()
            row = indent
        row += word
    yield row.rstrip()


def _length(text: str) -> int:
    return len(_COLOURS.sub("", text))


def _visible(text: str) -> str:
    return "".join(char for char in text if char in _KEPT or not _hidden(char))


def _hidden(char: str) -> bool:
    return char in _DIRECTIONS or unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co"}
