"""Dealing the tiles of one number into sets.

Each colour says how many of its tiles go into sets at a number, each set holds a colour at most
once and misses at most one, or two and takes a joker. So it is enough to count.
"""

from functools import cache
from typing import NamedTuple

from core.rules.tiles.arranging.free.runs import Manner, Shares


class Given(NamedTuple):
    """What some colours give to the sets of a number."""

    most: int
    """The most that one colour gives: there are at least so many sets."""
    given: int
    pinned: int
    """Those of the given that are jokers."""


@cache
def pair(one: Shares, other: Shares) -> Given:
    """Add up what two colours give, each number tiles and pinned jokers."""
    return Given(max(sum(one), sum(other)), sum(one) + sum(other), one[1] + other[1])


@cache
def jokers_to_deal(one: Given, other: Given, pool: int, manner: Manner) -> tuple[int, ...]:
    """Return with how many further jokers these can be sets; empty: with none."""
    ways = {jokers for _, jokers in _deals(one, other, pool, manner)}
    return tuple(sorted(ways))


def sets_with(one: Given, other: Given, jokers: int, manner: Manner) -> int:
    """Return how many sets these are with so many further jokers."""
    deals = _deals(one, other, jokers, manner)
    return next(sets for sets, needed in deals if needed == jokers)


def _deals(one: Given, other: Given, pool: int, manner: Manner) -> list[tuple[int, int]]:
    """Numbers of sets, each with numbers of jokers."""
    least, given = max(one.most, other.most), one.given + other.given
    most = least
    if manner.use == "full":
        most = given if manner.least_numbers else (given + pool) // 3
    numbers = given - one.pinned - other.pinned
    return [
        (sets, jokers)
        for sets in range(least, max(least, most) + 1)
        if numbers >= sets * manner.least_numbers
        for jokers in _jokers(sets, given, manner)
        if jokers <= pool
    ]


def _jokers(sets: int, given: int, manner: Manner) -> range:
    needed = max(0, 3 * sets - given)
    if manner.use == "full":
        return range(needed, 4 * sets - given + 1)
    return range(needed, needed + 1) if given >= 2 * sets else range(0)


def deal(shares: tuple[tuple[int, int], ...], sets: int, jokers: int) -> list[list[int]]:
    """Return for each set what each colour brings: 1 a number tile, -1 a joker, 0 nothing.

    What the sets miss is dealt round, so that no set misses much more than another; then jokers
    fill     the sets up to three, the spare ones up to four.
    """
    dealt = [[1] * len(shares) for _ in range(sets)]
    missing = [c for c, (given, _) in enumerate(shares) for _ in range(sets - given)]
    for turn, colour in enumerate(missing):
        dealt[turn % sets][colour] = 0
    for size in (3, 4):
        for group in dealt:
            while jokers and sum(map(abs, group)) < size:
                group[group.index(0)] = -1
                jokers -= 1
    _put_pinned(dealt, [pinned for _, pinned in shares])
    return dealt


def _put_pinned(dealt: list[list[int]], pinned: list[int]) -> None:
    """Make as many tiles of each colour jokers, where the set keeps most number tiles."""
    for colour, count in enumerate(pinned):
        holders = [group for group in dealt if group[colour] == 1]
        holders.sort(key=lambda group: -group.count(1))
        for group in holders[:count]:
            group[colour] = -1
