"""A position as a question to the sweep, whatever the sheet's rule of rebuilding."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Literal, NamedTuple, TypeAlias

from core.rules.tiles.arranging.free.runs import FAR, Use
from core.rules.tiles.arranging.freeable import freed_from
from core.rules.tiles.arranging.position import OldRun, OldSet, Position
from core.rules.tiles.arranging.reckoning import COLOURS, Counts, added, counted
from core.rules.tiles.arranging.sweep.floor import lost
from core.rules.tiles.arranging.sweep.plan import NO_LIMIT, WIDTHS, Chains, Level, Plan, SpotT
from core.rules.tiles.sheet import TileSheet

Aim: TypeAlias = Literal["tiles", "points"]
"""Lay most tiles, or those that would count most if they were left on the rack."""

Limits: TypeAlias = tuple[int, int]
"""A cost that is known not to be undercut, and one that has to be."""

NO_LIMITS: Limits = (0, NO_LIMIT)


@dataclass(frozen=True, slots=True)
class Costs:
    """The cost of each tile left on the rack."""

    numbers: tuple[int, ...]
    """By number, from 0."""
    joker: int
    all_of_it: bool = False
    """Whether no tile may be left."""

    @property
    def usual(self) -> int:
        """What a tile costs on average: the scale on which jokers are weighed."""
        return max(1, sum(self.numbers) // max(1, len(self.numbers) - 1))


def costs(sheet: TileSheet, aim: Aim) -> Costs:
    """Return the costs for an aim."""
    if aim == "tiles":
        return Costs((0, *(1,) * sheet.numbers), 1)
    return Costs(tuple(range(sheet.numbers + 1)), sheet.joker_left)


Reading: TypeAlias = tuple[tuple[int, ...], ...]
"""For each set of a number colours that its jokers stand for."""


class Lying(NamedTuple):
    """The old melds of a number and a colour that may be changed."""

    runs: tuple[OldRun, ...]
    """Those that have the number, in the order in which they begin."""
    sets: tuple[OldSet, ...]
    lent: int
    """Number tiles of that place that may replace a joker, beside those to be arranged."""


@dataclass(frozen=True)
class Question(ABC, Generic[SpotT]):
    """What the sweep is asked about a position."""

    position: Position
    costs: Costs

    @property
    @abstractmethod
    def chains(self) -> Chains:
        """How colours and sets behave."""

    @property
    @abstractmethod
    def use(self) -> Use:
        """How jokers are looked at."""

    @property
    def widths(self) -> tuple[int, ...]:
        """How many states each pass keeps."""
        return WIDTHS

    @abstractmethod
    def readings(self, sets: tuple[OldSet, ...]) -> Iterator[Reading]:
        """Return the ways to read the jokers of the sets of a number."""

    @abstractmethod
    def spot(self, colour: int, number: int, reading: Reading, lying: Lying) -> SpotT:
        """Return what one colour has at one number."""

    @abstractmethod
    def level(
        self, number: int, reading: Reading, sets: tuple[OldSet, ...], spots: tuple[SpotT, ...]
    ) -> Level[SpotT]:
        """Return what can happen at a number when its sets are read like this."""

    def plan(self, limits: Limits) -> Plan:
        """Return the question for an answer within these limits."""
        jokers, freed = self.position.rack_jokers, self.freed_from
        return Plan(
            numbers=tuple(
                tuple(self._levels(number)) for number in range(1, self.position.sheet.numbers + 1)
            ),
            chains=self.chains,
            pool=jokers,
            freed_from=freed,
            left_over=self._left_over(jokers, freed[0]),
            spare=self._spare(freed[0]),
            lost=self._lost(jokers + freed[0]),
            joker_rank=self.costs.usual,
            floor=limits[0],
            roof=limits[1],
            widths=self.widths,
        )

    def _levels(self, number: int) -> Iterator[Level[SpotT]]:
        sets = self.position.sets_at(number)
        for reading in self.readings(sets):
            spots = tuple(
                self.spot(colour, number, reading, self._lying(colour, number))
                for colour in range(COLOURS)
            )
            yield self.level(number, reading, sets, spots)

    def _lying(self, colour: int, number: int) -> Lying:
        position = self.position
        lent = position.lent[colour][number]
        return Lying(position.runs_at(colour, number), position.sets_at(number), lent)

    def left(self, number: int) -> int:
        """Return how many numbers are still to come, as far as it matters."""
        return min(FAR, self.position.sheet.numbers - number)

    @cached_property
    def freed_from(self) -> tuple[int, ...]:
        """How many jokers the numbers from each on can set free at most."""
        return freed_from(self.position)

    @cached_property
    def solid(self) -> Counts:
        """Number tiles, and table jokers by all they may stand for."""
        position = self.position
        jokers = Counter((run.colour, number) for run in position.runs for number in run.jokers)
        for old in position.sets:
            jokers.update((colour, old.number) for colour in old.missing if old.jokers)
        lying = added(position.in_runs, position.in_sets, position.rack_counts)
        return added(lying, counted(jokers, position.sheet.numbers))

    def _left_over(self, jokers: int, freed: int) -> tuple[int | None, ...]:
        """Those set free must find a place; in lean use all find one afterwards."""
        if self.use == "lean":
            return (0,) * (jokers + freed + 1)
        if self.costs.all_of_it:
            return (0, *(None,) * (jokers + freed))
        return (*(left * self.costs.joker for left in range(jokers + 1)), *(None,) * freed)

    def _spare(self, freed: int) -> int | None:
        if self.use == "lean":
            return 0
        return None if freed or self.costs.all_of_it else self.costs.joker

    def _lost(self, jokers: int) -> tuple[tuple[int, ...], ...]:
        rack, sets = self.position.rack_counts, self.position.sheet.sets
        return tuple(lost(rack, self.solid, self.costs.numbers, jokers, sets=sets))
