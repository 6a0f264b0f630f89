"""Seeded chance: a seed gives the same numbers on every machine and in every release."""

from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

from core.rules.view import RoundView

T = TypeVar("T")

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Lots:
    """Random numbers by SplitMix64 (Steele, Lea and Flood 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def below(self, bound: int) -> int:
        """Return a number from 0 up to, but not including, `bound`."""
        self._state = (self._state + _STEP) & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * _FIRST & _WORD
        mixed = (mixed ^ mixed >> 27) * _SECOND & _WORD
        return (mixed ^ mixed >> 31) % bound

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]

    def weighted(self, weights: Sequence[int]) -> int:
        """Return an index with a probability proportional to its weight; not all may be zero."""
        lot = self.below(sum(weights))
        for place, weight in enumerate(weights):
            lot -= weight
            if lot < 0:
                return place
        raise AssertionError(weights)


def seed_of(view: RoundView) -> int:
    """Return a seed that depends only on the contents of a view."""
    melds = " | ".join(" ".join(map(str, meld.pieces)) for meld in view.table)
    shown = (view.rack, melds, view.counts, view.stock, view.discard, view.turn, view.passes)
    opened = (view.me, view.to_move, sorted(view.opened), sorted(view.left))
    return crc32("; ".join(map(str, (*shown, *opened))).encode())
