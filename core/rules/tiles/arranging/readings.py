"""The ways to read the jokers of sets: each may stand for any colour that its set lacks."""

from collections.abc import Iterator
from itertools import combinations, product

from core.rules.tiles.arranging.position import OldSet, Position


def sets_at(position: Position, number: int) -> tuple[OldSet, ...]:
    """Return the sets of a number."""
    return tuple(old for old in position.sets if old.number == number)


def meanings(old: tuple[OldSet, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Return for each set the colours that its jokers stand for, in every way."""
    return product(*(combinations(each.missing, each.jokers) for each in old))
