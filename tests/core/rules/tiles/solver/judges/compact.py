"""The compact integer program: its columns and rows, for any solver.

It has a column for each run of three to five tiles, for each set, and for the jokers that stand for
each tile; and a row for each tile, and one for the jokers. Longer runs are made of shorter ones, so
the program does not grow with the number of jokers.
"""

from itertools import combinations

COLOURS = "rbky"
HIGHEST = 13
TYPES = [f"{colour}{number}" for colour in COLOURS for number in range(1, HIGHEST + 1)]
VALUES = [number for _ in COLOURS for number in range(1, HIGHEST + 1)]
JOKERS = len(TYPES)
"""The row that counts jokers."""


def _all_melds() -> list[tuple[int, ...]]:
    sets = [
        tuple(colour * HIGHEST + number for colour in chosen)
        for number in range(HIGHEST)
        for size in (3, 4)
        for chosen in combinations(range(4), size)
    ]
    runs = [
        tuple(colour * HIGHEST + first + step for step in range(length))
        for colour in range(4)
        for length in (3, 4, 5)
        for first in range(HIGHEST - length + 1)
    ]
    return sets + runs


MELDS = _all_melds()
