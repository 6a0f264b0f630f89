"""Translate pieces named in words to notation, and word the faults of a meld."""

import re
from dataclasses import replace

from bot.commands.console import Console
from bot.reading.pieces import read_groups
from core.rules.pieces import print_pieces
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet

_IN_WORDS = re.compile(r"[^\W\d_]{3,}")
"""A name of a colour, suit or rank; no notation has three letters in a row."""


def in_notation(console: Console, sheet: Sheet, text: str) -> str:
    """Return pieces, or melds with ` | ` between them, in strict notation; notation stays as it is.

    Raises:
        UnreadableError: holds the unreadable word.
    """
    if not _IN_WORDS.search(text):
        return text
    return read_groups(text, console.language, sheet.family.name)


def sentences(console: Console, sheet: Sheet, judged: Refusal) -> tuple[str, ...]:
    """Return the faults in words; a single meld needs no number."""
    from bot.texts.refusals import word_refusal

    return word_refusal(
        Refusal(tuple(replace(fault, meld=None) for fault in judged.faults)),
        console.translator,
        console.language,
        family=sheet.family.name,
        write=print_pieces,
    )
