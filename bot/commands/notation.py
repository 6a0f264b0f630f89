"""Pieces that are named in words, as in a chat: in the notation that commands read."""

import re

from bot.commands.console import Console
from bot.reading.pieces import read_groups
from core.rules.sheet import Sheet

_IN_WORDS = re.compile(r"[^\W\d_]{3,}")
"""A name of a colour, a suit or a rank; no notation has three letters in a row."""


def in_notation(console: Console, sheet: Sheet, text: str) -> str:
    """Return pieces, or melds with ` | ` between, strictly; only what has words in it changes.

    Raises:
        UnreadableError: with the word that cannot be read.
    """
    if not _IN_WORDS.search(text):
        return text
    return read_groups(text, console.language, sheet.family.name)
