"""A rack in its owner's order: blocks first, then the rest by colour or by number."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Literal, TypeAlias

from core.rules.pieces import Piece, Pieces

Order: TypeAlias = Literal["colour", "number"]

_TILE = re.compile(r"([rbkgy])(\d+)")
_CARD = re.compile(r"(10|[2-9AJQK])([SHDC])")
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


def _colour(piece: Piece) -> str:
    """Return the colour or suit; jokers and unknown pieces form a group of their own."""
    tile, card = _TILE.fullmatch(str(piece)), _CARD.fullmatch(str(piece))
    return tile[1] if tile else card[2] if card else ""


def _height(piece: Piece) -> int | None:
    """Return the number or the rank's position; None for a joker, which comes last."""
    tile, card = _TILE.fullmatch(str(piece)), _CARD.fullmatch(str(piece))
    if tile:
        return int(tile[2])
    return _RANKS.index(card[1]) if card else None
