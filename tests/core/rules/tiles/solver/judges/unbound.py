"""Free rearranging: positions, the solver's answers to them, and a check of the answers.

The integer program knows only this case. `positions.json` has 120 positions of self-play.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random  # noqa: TID251 - from a given seed
from typing import Literal, TypeAlias

from core.rules.tiles.solver.cheapest import Answer, Problem, arrange
from core.rules.tiles.solver.model import Counts, Effort, counted

COLOURS = "rbky"
HIGHEST = 13
Aim: TypeAlias = Literal["tiles", "points", "flat", "replaced"]
AIMS: tuple[Aim, ...] = ("tiles", "points", "flat", "replaced")
"""Most tiles; most points with 30 for a joker; the first laying with 25, or its tile's points."""

JOKER = {"tiles": 1, "points": 30, "flat": 25, "replaced": HIGHEST}
"""The value of a joker in its best place."""
NO_END = Effort(1 << 40)


@dataclass(frozen=True, slots=True)
class Position:
    """A table of melds and a rack."""

    table: tuple[tuple[str, ...], ...]
    rack: tuple[str, ...]

    def lying(self, aim: Aim) -> list[str]:
        """Return the tiles that must be used: none for a first laying."""
        if aim in {"flat", "replaced"}:
            return []
        return [tile for meld in self.table for tile in meld]


def gains(aim: Aim) -> tuple[list[int], list[int]]:
    """Return the gain of each tile of the game, and of a joker in its place."""
    numbers = [number for _ in COLOURS for number in range(1, HIGHEST + 1)]
    tiles = [1] * len(numbers) if aim == "tiles" else numbers
    return tiles, numbers if aim == "replaced" else [JOKER[aim]] * len(numbers)


def counts(tiles: Sequence[str]) -> Counts:
    """Count the number tiles."""
    found = Counter(tile for tile in tiles if tile != "J")
    return counted({(COLOURS.index(t[0]), int(t[1:])): n for t, n in found.items()}, HIGHEST)


def asked(position: Position, aim: Aim, least_numbers: int = 0) -> Problem:
    """Ask the solver; the integer program lets jokers lie alone."""
    lying = position.lying(aim)
    numbers = tuple(range(HIGHEST + 1))
    return Problem(
        highest=HIGHEST,
        table=counts(lying),
        rack=counts(position.rack),
        table_jokers=lying.count("J"),
        rack_jokers=position.rack.count("J"),
        leave=(0, *(1,) * HIGHEST) if aim == "tiles" else numbers,
        leave_joker=JOKER[aim],
        joker_costs=tuple(HIGHEST - n for n in numbers) if aim == "replaced" else None,
        least_numbers=least_numbers,
    )


def solved(position: Position, aim: Aim) -> int:
    """Return the solver's answer, after checking that it is an arrangement."""
    answer = arrange(asked(position, aim), NO_END)
    assert answer is not None
    assert answer.proven
    check(position, aim, answer)
    return worth(position.rack, aim) - answer.cost


def worth(tiles: Sequence[str], aim: Aim) -> int:
    """Return the total gain of these tiles."""
    return sum(
        JOKER[aim] if tile == "J" else 1 if aim == "tiles" else int(tile[1:]) for tile in tiles
    )


def check(position: Position, aim: Aim, answer: Answer) -> None:
    """Check the melds, the use of the table and the rack, and the stated gain."""
    melds = [
        ["J" if slot.joker else COLOURS[slot.colour] + str(slot.number) for slot in meld.slots]
        for meld in answer.melds
    ]
    for meld in answer.melds:
        places = {(slot.colour, slot.number) for slot in meld.slots}
        numbers = sorted(slot.number for slot in meld.slots)
        assert len(places) == len(meld.slots) >= 3
        if len({colour for colour, _ in places}) == 1:
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        else:
            assert len(set(numbers)) == 1
            assert len(numbers) <= 4
    laid = Counter(tile for meld in melds for tile in meld)
    laid.subtract(position.lying(aim))
    assert min(laid.values(), default=0) >= 0
    left = Counter(position.rack)
    left.subtract(laid)
    assert min(left.values(), default=0) >= 0
    if aim == "replaced":
        gained = sum(slot.number for meld in answer.melds for slot in meld.slots)
        assert gained == worth(position.rack, aim) - answer.cost
    else:
        assert worth(list(left.elements()), aim) == answer.cost


def played() -> list[tuple[Position, dict[Aim, int]]]:
    """Return the positions of self-play, each with the best values by another solver."""
    cases = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))
    keys: dict[Aim, str] = {
        "tiles": "best_tiles",
        "points": "best_points",
        "flat": "initial_flat25",
        "replaced": "initial_replaced",
    }
    return [
        (
            Position(tuple(map(tuple, case["table"])), tuple(case["rack"])),
            {aim: case[key] for aim, key in keys.items()},
        )
        for case in cases
    ]


def random_position(seed: str) -> Position:
    """Return a dense table with up to 8 jokers in all, and a rack of up to 40 tiles."""
    rng = Random(seed)  # noqa: S311 - no secret
    left = Counter({f"{c}{n}": 2 for c in COLOURS for n in range(1, HIGHEST + 1)})
    left["J"] = rng.randint(0, 8)
    table = []
    for _ in range(rng.choice((0, 1, 2, 4, 7, 11, 16, 22))):
        meld = [
            "J" if not left[tile] or (left["J"] and rng.random() < 0.12) else tile
            for tile in _random_meld(rng)
        ]
        if not Counter(meld) - left and meld.count("J") < len(meld):
            left -= Counter(meld)
            table.append(tuple(meld))
    rest = sorted(left.elements())
    rng.shuffle(rest)
    if rng.random() < 0.5:
        rest.sort(key=lambda tile: tile != "J")
    return Position(tuple(table), tuple(rest[: rng.choice((1, 3, 6, 9, 14, 14, 20, 30, 40))]))


def _random_meld(rng: Random) -> list[str]:
    if rng.random() < 0.5:
        number = rng.randint(1, HIGHEST)
        return [f"{colour}{number}" for colour in rng.sample(COLOURS, rng.choice((3, 3, 4)))]
    colour, length = rng.choice(COLOURS), rng.choice((3, 3, 3, 4, 4, 5, 6, 8, 13))
    first = rng.randint(1, HIGHEST - length + 1)
    return [f"{colour}{number}" for number in range(first, first + length)]
