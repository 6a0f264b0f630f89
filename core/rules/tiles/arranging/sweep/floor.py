"""What must stay on the rack in any case, so that a search need not look for it."""

from collections.abc import Sequence
from itertools import accumulate

from core.rules.tiles.arranging.reckoning import COLOURS, Counts, places


def missing(have: Counts, colour: int, number: int, highest: int, *, sets: bool) -> int:
    """Return how many jokers the cheapest meld with this tile takes: 0, 1 or 2."""
    row = have[colour]
    starts = range(max(1, number - 2), min(number, highest - 2) + 1)
    best = min(sum(not row[n] for n in range(start, start + 3)) for start in starts)
    if sets and best:
        others = sum(bool(have[c][number]) for c in range(COLOURS) if c != colour)
        best = min(best, max(0, 2 - others))
    return best


def lost(
    rack: Counts, have: Counts, leave: Sequence[int], jokers: int, *, sets: bool
) -> list[tuple[int, ...]]:
    """Return what the tiles of each number and beyond cost at least, by jokers at hand for them.

    A joker serves one tile at most of those that lack two, and four of those that lack one.
    """
    highest = len(leave) - 1
    needy: list[list[tuple[int, int]]] = [[] for _ in range(highest + 1)]
    for colour, number in places(highest):
        if rack[colour][number]:
            short = missing(have, colour, number, highest, sets=sets)
            needy[number] += [(short, leave[number])] * rack[colour][number]
    beyond = list(accumulate(reversed(needy), lambda more, here: [*more, *here]))
    return [_costs(tiles, jokers) for tiles in reversed(beyond)]


def _costs(tiles: list[tuple[int, int]], jokers: int) -> tuple[int, ...]:
    lack_one, lack_two = (
        sorted((cost for short, cost in tiles if short == lack), reverse=True) for lack in (1, 2)
    )
    return tuple(
        sum(lack_one[4 * left :]) + sum(lack_two[left if left > 1 else 0 :])
        for left in range(jokers + 1)
    )
