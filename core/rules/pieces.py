"""Pieces, melds and tables, independent of the family."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in turn order."""


class Piece(Protocol):
    """A tile, joker or card. `str` gives its notation; equal pieces are interchangeable."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Hidden:
    """A piece that the reader may not see."""

    def __str__(self) -> str:
        return "?"


HIDDEN = Hidden()


LONGEST = 1_500
"""The maximum length of a text of pieces; all 112 tiles with named jokers need 700."""


class Kind(StrEnum):
    """The kind of a meld."""

    RUN = "run"
    SET = "set"
    FALSE = "false"
    """An invalid meld, laid where the players check each other."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A combination as it lies on the table, in canonical order."""

    kind: Kind
    pieces: tuple[Piece, ...]

    def __str__(self) -> str:
        return print_pieces(self.pieces)


Pieces: TypeAlias = tuple[Piece, ...]
Table: TypeAlias = tuple[Meld, ...]
Groups: TypeAlias = tuple[Pieces, ...]
"""A proposed table as written; its melds are not yet checked."""
Mask: TypeAlias = int
"""A set of different pieces: one bit for each."""


class UnreadableError(ValueError):
    """A word that is not valid notation; `place` says where it stands."""

    def __init__(self, word: str, place: str = "") -> None:
        super().__init__(word, place)
        self.word = word
        self.place = place

    def __str__(self) -> str:
        """Return what cannot be parsed, and where it stands."""
        return f"{self.place}: {self.word!r}" if self.place else repr(self.word)


class TooLongError(UnreadableError):
    """A text with more pieces than any game has; `word` is its beginning."""

    def __init__(self, text: str) -> None:
        super().__init__(text[:40])


def bounded(text: str) -> str:
    """Return the text if its length is acceptable; raises TooLongError."""
    if len(text) > LONGEST:
        raise TooLongError(text)
    return text


def print_pieces(pieces: Iterable[Piece]) -> str:
    """Format pieces, separated by spaces."""
    return " ".join(map(str, pieces))


def print_table(melds: Iterable[Meld]) -> str:
    """Format melds, separated by bars."""
    return " | ".join(map(str, melds))


def print_groups(groups: Groups) -> str:
    """Format the groups of a proposed table."""
    return " | ".join(map(print_pieces, groups))


def grouped(text: str, read_pieces: Callable[[str], Pieces]) -> Groups:
    """Parse groups separated by bars; empty text is an empty table."""
    return tuple(map(read_pieces, bounded(text).split("|"))) if text.strip() else ()


def groups_of(table: Table) -> Groups:
    """Return the pieces of each meld."""
    return tuple(meld.pieces for meld in table)


def place_of(bit: Mask) -> int:
    """Return the index of the only bit, or of the highest one."""
    return bit.bit_length() - 1


def bits(mask: Mask) -> Iterator[Mask]:
    """Yield the pieces of a set from the lowest, each as a set of its own."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
