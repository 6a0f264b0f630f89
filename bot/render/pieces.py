"""The look of a piece, derived from notation alone, and the order of a rack."""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal, TypeAlias

from core.rules.pieces import Piece, Pieces

_TILE = re.compile(r"(J=)?([rbkgy])(\d+)")
JOKER = "J"


@lru_cache(maxsize=1_024)
def bare(piece: Hashable) -> str:
    """Return a piece's notation on a rack, where a joker stands for nothing."""
    return str(piece).partition("=")[0]


def colours_of(pack: Iterable[object]) -> str:
    """Return the letters of the colours that a game has."""
    found = (_TILE.fullmatch(str(piece)) for piece in pack)
    return "".join(dict.fromkeys(tile[2] for tile in found if tile))


def roles(meld: Pieces, colours: str) -> tuple[str, ...]:
    """Return for each piece what it stands for as a joker; empty for any other piece.

    A joker in a run stands for a tile: `r6`. In a set, a joker has no fixed colour, so it stands
    for the number, `6`, as long as more than one colour is open.
    """
    in_set = _as_set(meld, colours)
    return tuple(in_set or _named(str(piece)) if bare(piece) == JOKER else "" for piece in meld)


def _named(piece: str) -> str:
    return piece.removeprefix("J=") if "=" in piece else ""


def _as_set(meld: Pieces, colours: str) -> str:
    """Return what every joker stands for if the pieces share one number; else nothing."""
    found = [tile for piece in meld if (tile := _TILE.fullmatch(str(piece)))]
    numbers = {tile[3] for tile in found}
    if len(found) < 2 or len(numbers) != 1:  # noqa: PLR2004 - a single one may become a run
        return ""
    (number,) = numbers
    open_ = set(colours) - {tile[2] for tile in found if not tile[1]}
    jokers = sum(bare(piece) == JOKER for piece in meld)
    return "".join(open_) + number if len(open_) == jokers == 1 else number


Paint: TypeAlias = Callable[[str], str]
"""Colours a piece's notation; the text stays readable without the colours."""

_COLOURED = re.compile(r"(?:J=)?([rbkgy])\d+|(J)")
_CARD = re.compile(r"(?:10|[2-9AJQK])([SHDC])")

_INK = {
    "r": 160,
    "b": 26,
    "k": 16,
    "g": 28,
    "y": 172,
    "J": 90,
    "S": 16,
    "H": 160,
    "D": 160,
    "C": 16,
}
"""Colours of a 256-colour terminal, dark enough for the ivory ground."""
_IVORY = 230


def plain(piece: str) -> str:
    """Return a piece's notation unchanged."""
    return piece


def coloured(piece: str) -> str:
    """Return a piece in its colour on ivory, like a tile, with its letter beside it."""
    match = _COLOURED.fullmatch(piece) or _CARD.fullmatch(piece)
    if match is None:
        return piece
    letter = next(group for group in match.groups() if group)
    return f"\x1b[1;38;5;{_INK[letter]};48;5;{_IVORY}m{piece}\x1b[0m"


Order: TypeAlias = Literal["colour", "number"]

_PLAIN_TILE = re.compile(r"([rbkgy])(\d+)")
_PLAIN_CARD = re.compile(r"(10|[2-9AJQK])([SHDC])")
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def in_order(rack: Pieces, by: Order, blocks: Sequence[Pieces] = ()) -> tuple[Pieces, ...]:
    """Return the rack as groups that stand together, none of them empty.

    `blocks` are the pieces that the owner keeps together; pieces that have left the rack are left
    out. The rest follows in the rack's canonical order (one group a colour) or by number (one group
    a number).
    """
    left = Counter(rack)
    kept = [_taken(block, left) for block in blocks]
    rest = _taken(rack, left)
    if by == "number":
        rest = tuple(sorted(rest, key=lambda piece: (_height(piece) is None, _height(piece) or 0)))
    groups = groupby(rest, key=_colour if by == "colour" else _height)
    return tuple(group for group in (*kept, *(tuple(g) for _, g in groups)) if group)


def _taken(block: Iterable[Piece], left: Counter[Piece]) -> Pieces:
    """Return the pieces of a block that are still there, and remove them from the rest."""
    there: list[Piece] = []
    for piece in block:
        if left[piece] > 0:
            left[piece] -= 1
            there.append(piece)
    return tuple(there)


@lru_cache(maxsize=1_024)
def _colour(piece: Piece) -> str:
    """Return the colour or suit; jokers and unknown pieces form a group of their own."""
    tile, card = _PLAIN_TILE.fullmatch(str(piece)), _PLAIN_CARD.fullmatch(str(piece))
    return tile[1] if tile else card[2] if card else ""


@lru_cache(maxsize=1_024)
def _height(piece: Piece) -> int | None:
    """Return the number or the rank's position; None for a joker, which comes last."""
    tile, card = _PLAIN_TILE.fullmatch(str(piece)), _PLAIN_CARD.fullmatch(str(piece))
    if tile:
        return int(tile[2])
    return _RANKS.index(card[1]) if card else None
