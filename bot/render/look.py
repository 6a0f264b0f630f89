"""Which colour a piece has on a screen, told by its notation alone, whatever family it is from."""

import re
from collections.abc import Callable
from typing import TypeAlias

Paint: TypeAlias = Callable[[str], str]
"""Paints the notation of one piece; what stands there stays readable without the colours."""

_TILE = re.compile(r"(?:J=)?([rbkgy])\d+|(J)")
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
"""The colours of a terminal with 256 of them, dark enough for the ivory below."""
_IVORY = 230


def plain(piece: str) -> str:
    """Leave a piece as it is."""
    return piece


def coloured(piece: str) -> str:
    """Print a piece in its colour on ivory, as a tile looks; its letter stays beside it."""
    match = _TILE.fullmatch(piece) or _CARD.fullmatch(piece)
    if match is None:
        return piece
    letter = next(group for group in match.groups() if group)
    return f"\x1b[1;38;5;{_INK[letter]};48;5;{_IVORY}m{piece}\x1b[0m"
