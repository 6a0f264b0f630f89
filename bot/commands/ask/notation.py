"""Pieces named in words, in the notation of commands, and what is wrong with a meld."""

import re
from dataclasses import replace

from bot.commands.console import Console
from bot.reading.pieces import read_groups
from core.rules.pieces import print_pieces
from core.rules.refusals import Refusal
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


def sentences(console: Console, sheet: Sheet, judged: Refusal) -> tuple[str, ...]:
    """Word what is wrong; the one meld needs no number."""
    from bot.texts.refusals import word_refusal

    return word_refusal(
        Refusal(tuple(replace(fault, meld=None) for fault in judged.faults)),
        console.translator,
        console.language,
        family=sheet.family.name,
        write=print_pieces,
    )
