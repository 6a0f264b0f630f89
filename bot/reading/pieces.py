"""Translate typed pieces and tables to strict notation.

A piece has a sort (colour or suit) and a value (number or rank). After a sort, several values
may follow (`r4-7`, `red 7 8`); after a value, several sorts may follow (`8rbk`,
`8 red blue black`). The parts of one word belong together (`r7 8b`).
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import Literal

from bot.reading.marks import Mark, NoSuchMeldError, read_marks, unreadable
from bot.reading.vocabulary import Vocabulary, vocabulary, vocabulary_with_letters
from core.rules.pieces import UnreadableError

LONGEST_TEXT = 2000
"""The maximum length in characters; a table of 112 tiles with spaces and bars takes 600."""

LONGEST_NUMBER = 3
"""The maximum number of digits in a meld's number."""

_BETWEEN_MELDS = re.compile(r"[|;/\n\r]+")
_NUMBERED = re.compile(r"^\s*\d{1,3}\.(?=\s)")
_REST = ("...", "…")
NO_MELDS: Mapping[int, str] = MappingProxyType({})


def read_groups(
    text: str,
    language: str,
    family: str,
    table: Mapping[int, str] = NO_MELDS,
    loose: Sequence[str] = (),
) -> str:
    """Return a whole table in strict notation.

    `#2` stands for the pieces of the meld with this number. `...` stands for all melds that are
    neither named like this nor written out, and for the `loose` pieces. A meld may be copied with
    its shown number: `2. r4 r5 r6`.

    Raises:
        UnreadableError: holds the unreadable word.
    """
    _bounded(text)
    parts = [_NUMBERED.sub("", part).strip() for part in _BETWEEN_MELDS.split(text)]
    groups = [
        None if part in _REST else read_pieces(part, language, family, table) for part in parts
    ]
    rest = _rest((*table.values(), *loose), [group for group in groups if group])
    told = [" | ".join(rest) if group is None else group for group in groups]
    return " | ".join(group for group in told if group)


def _rest(table: Sequence[str], groups: Sequence[str]) -> list[str]:
    """Return the melds of the table that the groups do not contain completely.

    If equal pieces make this ambiguous, the longest meld counts as written out.
    """
    written = Counter(_bare(piece) for group in groups for piece in group.split())
    melds = [Counter(map(_bare, meld.split())) for meld in table]
    found = set()
    for place in sorted(range(len(melds)), key=lambda place: -melds[place].total()):
        if melds[place] <= written:
            written -= melds[place]
            found.add(place)
    return [meld for place, meld in enumerate(table) if place not in found]


def _bare(piece: str) -> str:
    return piece.partition("=")[0]


def read_pieces(text: str, language: str, family: str, table: Mapping[int, str] = NO_MELDS) -> str:
    """Return the pieces of one group in strict notation.

    The notation's letters always win. First letters of the language count only if the group cannot
    be read without them.

    Raises:
        UnreadableError: holds the word that is unreadable even with the letters of the language.
    """
    _bounded(text)
    known = vocabulary(language, family)
    if known is None:
        return " ".join(text.split())
    try:
        return _read(known, text, table)
    except UnreadableError:
        known = vocabulary_with_letters(language, family)
        if known is None:
            raise
        return _read(known, text, table)


def _read(known: Vocabulary, text: str, table: Mapping[int, str]) -> str:
    reading = _Reading(known, table)
    for _, marks in groupby(read_marks(known, text), key=lambda mark: mark.word):
        reading.follow(list(marks))
    return reading.finish()


def _bounded(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise unreadable(text)


@dataclass(slots=True)
class _Reading:
    """The state of reading one group: the finished pieces, and the halves that still wait."""

    known: Vocabulary
    table: Mapping[int, str]
    pieces: list[str] = field(default_factory=list)
    lead: Literal["sort", "value", ""] = ""
    """Which half comes first."""
    leads: list[Mark] = field(default_factory=list)
    """The first halves, which each of the other halves completes."""
    waiting: bool = False
    """Whether the leads still lack their other half."""
    naming: Mark | None = None
    """The sign after a joker that still lacks the piece it stands for."""

    def follow(self, marks: Sequence[Mark]) -> None:
        """Process the marks of one word; a word with both halves starts a new combination."""
        halves = [mark.kind for mark in marks if mark.kind in {"sort", "value"}]
        if len(set(halves)) > 1:
            self._nothing_waits()
            self.lead = ""
        for mark in marks:
            self._take(mark)

    def finish(self) -> str:
        """Return the pieces read; raise UnreadableError if a half still waits."""
        self._nothing_waits()
        if self.naming is not None:
            raise self.naming.unreadable
        return " ".join(self.pieces)

    def _nothing_waits(self) -> None:
        if self.waiting:
            raise self.leads[-1].unreadable

    def _take(self, mark: Mark) -> None:
        match mark.kind:
            case "joker":
                self.pieces.append("J")
            case "named":
                self._name_joker(mark)
            case "whole":
                self._take_meld(mark)
            case "sort" | "value":
                self._take_half(mark)

    def _name_joker(self, mark: Mark) -> None:
        if not self.pieces or self.pieces.pop() != "J":
            raise mark.unreadable
        self.naming = mark

    def _take_meld(self, mark: Mark) -> None:
        meld = self.table.get(int(mark.strict[0][:LONGEST_NUMBER]))
        if meld is None:
            raise NoSuchMeldError(mark.strict[0][:LONGEST_NUMBER])
        self.pieces.append(meld)

    def _take_half(self, mark: Mark) -> None:
        if not self.lead:
            self.lead = "sort" if mark.kind == "sort" else "value"
            self.leads = []
        if mark.kind != self.lead:
            self._combine(mark)
            return
        self.leads = [*self.leads, mark] if self.waiting else [mark]
        self.waiting = True

    def _combine(self, mark: Mark) -> None:
        self.waiting = False
        for lead in self.leads:
            sorts, values = (lead, mark) if self.lead == "sort" else (mark, lead)
            for value in values.strict:
                self._add(self.known.write(sorts.strict[0], value))

    def _add(self, piece: str) -> None:
        self.pieces.append(piece if self.naming is None else f"J={piece}")
        self.naming = None
