"""From what was typed to what the rules read."""

import re
import unicodedata

from bot.reading.pieces import read_groups, read_pieces
from bot.reading.words import read_place
from bot.render.numbering import Numbering
from core.rules.pieces import Groups, UnreadableError, print_pieces

LONGEST = 2000
"""Characters of one message."""

_ADDED = re.compile(r"\s*(?P<pieces>[^#|;/\n]+?)\s*(?P<meld>#\d+)\s*")

LONGEST_NUMBER = 4
"""Digits of the number of a meld."""

GROUPS = frozenset({"arrange", "repair"})
PIECES = frozenset({"play", "pick", "return", "meld", "discard"})


def printable(text: str) -> str:
    """Replace what controls or is nothing to be seen by spaces; line ends stay."""
    return "".join(char if char == "\n" or _visible(char) else " " for char in text)


def _visible(char: str) -> bool:
    return not unicodedata.category(char).startswith("C")


def strictly(
    word: str,
    text: str,
    *,
    language: str,
    family: str,
    table: Numbering,
    loose: Groups = (),
) -> str:
    """Return what stands after a word of the turn in strict notation.

    A number of a meld means that of the `table` as its reader sees it; `loose` is what lies beside.

    Raises:
        UnreadableError: with the word that cannot be read.
    """
    melds = {meld.number: print_pieces(meld.pieces) for meld in table.melds}
    if word in GROUPS:
        return read_groups(text, language, family, melds, tuple(map(print_pieces, loose)))
    if word in PIECES:
        return read_pieces(text, language, family, melds)
    if word == "take":
        return read_place(text, language)
    if word == "layoff":
        pieces, _, number = text.rpartition(" ")
        return f"{read_pieces(pieces, language, family)} {_place(table, number)}".strip()
    return text


def _place(table: Numbering, number: str) -> str:
    """Return the place on the table of the meld with this number.

    One that is not there has a place behind all others, from which the number can be told again.
    """
    numbers = [meld.number for meld in table.melds]
    typed = number.strip("#.")
    if not typed.isdecimal():
        return typed
    wanted = int(typed[:LONGEST_NUMBER])
    return str(numbers.index(wanted) + 1 if wanted in numbers else len(numbers) + wanted)


def as_arranging(word: str, text: str) -> tuple[str, str]:
    """Return `play r7 #2` as it could be arranged: meld 2 with r7, and all the rest as it lies."""
    added = _ADDED.fullmatch(text) if word == "play" else None
    if added is None:
        return word, text
    return "arrange", f"{added['meld']} {added['pieces']} | ..."


def are_pieces(line: str, language: str, family: str, least: int = 1) -> bool:
    """Say whether a line is nothing but pieces, and no fewer than so many."""
    try:
        return len(read_pieces(line, language, family).split()) >= least
    except UnreadableError:
        return False
