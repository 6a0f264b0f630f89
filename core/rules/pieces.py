"""What both families play with: pieces, melds and tables, whatever is printed on them."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play."""


class Piece(Protocol):
    """A tile, a joker or a card. `str` gives its notation; equal pieces are interchangeable."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Hidden:
    """A piece that the reader may not see."""

    def __str__(self) -> str:
        return "?"


HIDDEN = Hidden()


LONGEST = 1_500
"""Characters of a text of pieces: a table of all 112 tiles, jokers named, takes 700."""


class Kind(StrEnum):
    """What a meld is."""

    RUN = "run"
    SET = "set"
    FALSE = "false"
    """Faulty, laid unseen where the players watch each other themselves."""


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
"""A proposed table as somebody wrote it: nothing is known of its melds yet."""


class UnreadableError(ValueError):
    """A word that is no notation. `word` is the word, `place` says where it stood."""

    def __init__(self, word: str, place: str = "") -> None:
        super().__init__(word, place)
        self.word = word
        self.place = place

    def __str__(self) -> str:
        """Say what cannot be read, and where it stood."""
        return f"{self.place}: {self.word!r}" if self.place else repr(self.word)


class TooLongError(UnreadableError):
    """A text of more pieces than any game has. `word` is how it begins."""

    def __init__(self, text: str) -> None:
        super().__init__(text[:40])


def bounded(text: str) -> str:
    """Return a text of pieces, before it is read; raises TooLongError."""
    if len(text) > LONGEST:
        raise TooLongError(text)
    return text


def print_pieces(pieces: Iterable[Piece]) -> str:
    """Print pieces with spaces between."""
    return " ".join(map(str, pieces))


def print_table(melds: Iterable[Meld]) -> str:
    """Print melds with bars between."""
    return " | ".join(map(str, melds))


def print_groups(groups: Groups) -> str:
    """Print the groups of a proposed table."""
    return " | ".join(map(print_pieces, groups))
