"""What the solver reckons with: colours and numbers as integers, tiles as counts.

A colour is 0 to 3, a number 1 to `highest`. All tiles of one colour and number are one *place*; a
*slot* is a place in a meld, filled by a number tile or by a joker.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

COLOURS: Final = 4

Counts: TypeAlias = tuple[tuple[int, ...], ...]
"""Tiles by colour and number; number 0 and the two beyond the highest are always empty."""


class Slot(NamedTuple):
    """A place in a meld; `joker` says that a joker stands for the tile."""

    colour: int
    number: int
    joker: bool = False


class Run(NamedTuple):
    """A run: its slots in order."""

    slots: tuple[Slot, ...]


class Group(NamedTuple):
    """A set: its slots in colour order (`set` means something else in Python)."""

    slots: tuple[Slot, ...]


AnyMeld: TypeAlias = Run | Group
Melds: TypeAlias = tuple[AnyMeld, ...]


class OutOfEffortError(Exception):
    """The search has looked at as much as it may."""


class Effort:
    """How much a question may cost: states looked at, and whatever the caller watches.

    Counting states keeps an answer the same on every machine; `expired` is for who answers in the
    middle of a chat and would rather have a good answer now.
    """

    def __init__(self, states: int, expired: Callable[[], bool] = lambda: False) -> None:
        self.left = states
        self._expired = expired

    def share(self, parts: int) -> "Effort":
        """Hand over one of so many parts of what is left."""
        part = max(0, self.left) // parts
        self.left -= part
        return Effort(part, self._expired)

    def spend(self, states: int) -> None:
        """Raise OutOfEffortError when nothing is left."""
        self.left -= states
        if self.left < 0 or self._expired():
            raise OutOfEffortError


def counted(tiles: Mapping[tuple[int, int], int], highest: int) -> Counts:
    """Return counts of tiles given by colour and number."""
    return tuple(
        tuple(tiles.get((colour, number), 0) for number in range(highest + 3))
        for colour in range(COLOURS)
    )


def added(*counts: Counts) -> Counts:
    """Add counts up."""
    return tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in zip(*counts, strict=True))


def places(highest: int) -> Iterator[tuple[int, int]]:
    """Each colour with each number."""
    return ((colour, number) for colour in range(COLOURS) for number in range(1, highest + 1))
