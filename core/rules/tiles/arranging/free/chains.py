"""The sweep's view of counted runs, for tables that may be rearranged freely."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from core.rules.tiles.arranging.free.runs import Manner, Shares, Spot, Step, offers, steps
from core.rules.tiles.arranging.free.sets import Given, jokers_to_deal, pair
from core.rules.tiles.arranging.sweep.plan import Level, Offer

Way: TypeAlias = tuple[Shares, int, Step]


@dataclass(frozen=True, slots=True)
class Counting:
    """Colours as counts of open runs; `sets` says whether there are sets at all."""

    manner: Manner
    sets: bool
    free_bits: ClassVar[int] = 15 << 8

    def offers(
        self, state: int, spot: Spot, level: Level[Spot], pool: int
    ) -> dict[Shares, tuple[Offer, ...]]:
        """Return the steps of a colour from a state."""
        return offers(state, spot, pool, self.manner, (level.leave, level.joker))

    def steps(self, state: int, spot: Spot, level: Level[Spot], pool: int) -> Iterator[Way]:
        """Return the same steps in full."""
        for step in steps(state, spot, pool, self.manner):
            yield step.in_sets, step.unused * level.leave + step.placed * level.joker, step

    def pair(self, one: Shares, other: Shares) -> Given:
        """Return what two colours give to sets."""
        return pair(one, other)

    def join(self, one: Given, other: Given, _level: Level[Spot], pool: int) -> tuple[int, ...]:
        """Return with how many jokers the sets of a number can be dealt."""
        return jokers_to_deal(one, other, pool, self.manner) if self.sets else (0,)
