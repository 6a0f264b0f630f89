"""Tiles and jokers, and their notation (contract, section 1)."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from core.rules.pieces import Groups, UnreadableError, bounded


class Tile(NamedTuple):
    """A number tile: a colour letter and a number. A tuple, because rules count and hash a lot."""

    colour: str
    number: int

    @lru_cache(maxsize=1_024)  # noqa: B019 - a game has some hundred different tiles
    def __str__(self) -> str:
        return f"{self.colour}{self.number}"


class Joker(NamedTuple):
    """A joker; on the table it may be written with the tile it stands for."""

    stands_for: Tile | None = None

    @lru_cache(maxsize=1_024)  # noqa: B019 - likewise
    def __str__(self) -> str:
        return f"J={self.stands_for}" if self.stands_for else "J"


TilePiece: TypeAlias = Tile | Joker
TilePieces: TypeAlias = tuple[TilePiece, ...]

_EITHER = (Tile, Joker)

JOKER = Joker()

_WORD = re.compile(
    r"(?P<joker>j(=(?=.))?)?(?:(?P<colour>[rbkgy])(?P<number>[0-9]{1,1000}))?", re.IGNORECASE
)


@lru_cache(maxsize=1_024)
def read_piece(word: str) -> TilePiece:
    """Parse `r5`, `J` or `J=r5`, in any case; raises UnreadableError."""
    match = _WORD.fullmatch(word)
    if not word or match is None or (match["colour"] and match["joker"] in ("j", "J")):
        raise UnreadableError(word)
    tile = Tile(match["colour"].lower(), int(match["number"])) if match["colour"] else None
    return Joker(tile) if match["joker"] else tile or JOKER


def read_pieces(text: str) -> TilePieces:
    """Parse pieces separated by spaces; raises UnreadableError."""
    return tuple(map(read_piece, bounded(text).split()))


def as_pieces(group: Iterable[object]) -> TilePieces:
    """Narrow pieces from shared code to tiles."""
    return tuple([piece for piece in group if isinstance(piece, _EITHER)])


def bare(piece: TilePiece) -> TilePiece:
    """Return the piece as on a rack, where a joker stands for nothing."""
    return JOKER if isinstance(piece, Joker) else piece


def bare_pieces(groups: Groups) -> TilePieces:
    """Return all pieces of a proposed table as on a rack."""
    return tuple(bare(piece) for group in groups for piece in as_pieces(group))
