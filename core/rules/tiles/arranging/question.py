"""What is asked of an arrangement: what it costs to leave tiles on the rack."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.rules.tiles.arranging.counted import Use
from core.rules.tiles.sheet import TileSheet

Aim: TypeAlias = Literal["tiles", "points"]
"""Lay most tiles, or those that would count most if they were left on the rack."""


@dataclass(frozen=True, slots=True)
class Costs:
    """The cost of each tile left on the rack."""

    numbers: tuple[int, ...]
    """By number, from 0."""
    joker: int

    @property
    def usual(self) -> int:
        """What a tile costs on average: the scale on which jokers are weighed."""
        return max(1, sum(self.numbers) // max(1, len(self.numbers) - 1))


def costs(sheet: TileSheet, aim: Aim) -> Costs:
    """Return the costs for an aim."""
    if aim == "tiles":
        return Costs((0, *(1,) * sheet.numbers), 1)
    return Costs(tuple(range(sheet.numbers + 1)), sheet.joker_left)


def left_over(jokers: int, freed: int, costs: Costs, use: Use) -> tuple[int | None, ...]:
    """Return the cost of jokers that found no place: those set free must find one.

    In lean use it is nothing, for spare jokers find a place afterwards.
    """
    if use == "lean":
        return (0,) * (jokers + freed + 1)
    return (*(left * costs.joker for left in range(jokers + 1)), *(None,) * freed)


def spare(freed: int, costs: Costs, use: Use) -> int | None:
    """Return what a joker at hand is worth at most, None: it may be more than any cost."""
    if use == "lean":
        return 0
    return None if freed else costs.joker
