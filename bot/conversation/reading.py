"""From what was typed to what the rules read."""

import unicodedata
from collections.abc import Sequence

from bot.reading.pieces import read_groups, read_pieces
from bot.reading.words import read_place

LONGEST = 2000
"""Characters of one message."""

GROUPS = frozenset({"arrange"})
PIECES = frozenset({"play", "pick", "return", "meld", "discard"})


def printable(text: str) -> str:
    """Replace what controls or is nothing to be seen by spaces; line ends stay."""
    return "".join(char if char == "\n" or _visible(char) else " " for char in text)


def _visible(char: str) -> bool:
    return not unicodedata.category(char).startswith("C")


def strictly(word: str, text: str, *, language: str, family: str, table: Sequence[str]) -> str:
    """Return what stands after a word of the turn in strict notation.

    Raises:
        UnreadableError: with the word that cannot be read.
    """
    if word in GROUPS:
        return read_groups(text, language, family, table)
    if word in PIECES:
        return read_pieces(text, language, family, table)
    if word == "take":
        return read_place(text, language)
    if word == "layoff":
        pieces, _, place = text.rpartition(" ")
        return f"{read_pieces(pieces, language, family)} {place.strip('#')}".strip()
    return text
