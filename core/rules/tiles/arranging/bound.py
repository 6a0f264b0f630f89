"""Rebuilding on sheets where old melds must stay together: keep-3, or laying off only."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import TypeAlias

from core.rules.tiles.arranging.around import Here
from core.rules.tiles.arranging.bounds import lost
from core.rules.tiles.arranging.counted import FAR
from core.rules.tiles.arranging.followed import MANY, SHORTEST, Crossing, Old
from core.rules.tiles.arranging.following import Following
from core.rules.tiles.arranging.freeable import freed_from
from core.rules.tiles.arranging.position import OldRun, Position
from core.rules.tiles.arranging.problem import COLOURS, Counts, added, counted
from core.rules.tiles.arranging.question import Costs, left_over, spare
from core.rules.tiles.arranging.readings import sets_at
from core.rules.tiles.arranging.sweep import WIDTHS, Level, Plan
from core.rules.tiles.sheet import JokerExchange, Rebuild

NEAR_WIDTHS = (20, 100)
"""Looking at what is near need not prove anything."""

Reading: TypeAlias = tuple[tuple[int, ...], ...]
"""For each set of a number the colours of the tiles that replace jokers of it."""


@dataclass(frozen=True)
class BoundQuestion:
    """A position for the sweep."""

    position: Position
    costs: Costs
    chains: Following

    def plan(self, floor: int, roof: int) -> Plan:
        """Return the question for an answer that costs less than `roof`, none less than `floor`."""
        position, use = self.position, self.chains.use
        numbers = range(1, position.sheet.numbers + 1)
        jokers, freed = position.rack_jokers, self._freed_from
        return Plan(
            numbers=tuple(
                tuple(self._level(number, reading) for reading in self._readings(number))
                for number in numbers
            ),
            chains=self.chains,
            pool=jokers,
            freed_from=freed,
            left_over=left_over(jokers, freed[0], self.costs, use),
            spare=spare(freed[0], self.costs, use),
            lost=tuple(
                lost(
                    position.rack_counts,
                    self._solid,
                    self.costs.numbers,
                    jokers + freed[0],
                    sets=position.sheet.sets,
                )
            ),
            joker_rank=self.costs.usual,
            floor=floor,
            roof=roof,
            widths=WIDTHS if self.chains.reach == "far" else NEAR_WIDTHS,
        )

    @cached_property
    def _freed_from(self) -> tuple[int, ...]:
        return freed_from(self.position)

    @cached_property
    def _solid(self) -> Counts:
        """Tiles, and table jokers by what they may stand for."""
        jokers: dict[tuple[int, int], int] = {}
        for run in self.position.runs:
            for number in run.jokers:
                jokers[run.colour, number] = jokers.get((run.colour, number), 0) + 1
        for old in self.position.sets:
            for colour in old.missing if old.jokers else ():
                jokers[colour, old.number] = jokers.get((colour, old.number), 0) + 1
        lying = (self.position.in_runs, self.position.in_sets, self.position.rack_counts)
        return added(*lying, counted(jokers, self.position.sheet.numbers))

    def _readings(self, number: int) -> Iterator[Reading]:
        can_go = self.position.sheet.joker_exchange is not JokerExchange.NONE
        return product(
            *(
                [
                    colours
                    for goes in range(old.jokers + 1 if can_go else 1)
                    for colours in combinations(old.missing, goes)
                ]
                for old in sets_at(self.position, number)
            )
        )

    def _level(self, number: int, reading: Reading) -> Level[Crossing]:
        old = sets_at(self.position, number)
        here = tuple(
            Here(
                colours=tuple(sorted((*each.colours, *goes))),
                lent=goes if self._tiles_are_shared else (),
                jokers=each.jokers - len(goes),
            )
            for each, goes in zip(old, reading, strict=True)
        )
        spots = tuple(self._crossing(colour, number, reading) for colour in range(COLOURS))
        freed = sum(map(len, reading))
        return Level(spots, here, self.costs.numbers[number], 0, freed=freed)

    @property
    def _tiles_are_shared(self) -> bool:
        sheet = self.position.sheet
        anywhere = sheet.joker_exchange is JokerExchange.RACK_OR_TABLE
        return anywhere and sheet.rebuild is Rebuild.KEEP3

    def _crossing(self, colour: int, number: int, reading: Reading) -> Crossing:
        position = self.position
        runs = [run for run in position.runs if run.colour == colour]
        return Crossing(
            old=tuple(self._old(run, number) for run in runs if run.first <= number <= run.last),
            in_sets=position.in_sets[colour][number],
            rack=position.rack_counts[colour][number],
            must=0,
            claimed=sum(colour in goes for goes in reading),
            lent=position.in_false_melds[colour][number],
            left=min(FAR, position.sheet.numbers - number),
            next=min(MANY, self._solid[colour][number + 1]),
            after_next=min(MANY, self._solid[colour][number + 2]),
            later=any(run.first > number for run in runs),
            sets=position.sheet.sets,
            old_sets=bool(reading),
            rebuild=position.sheet.rebuild,
            exchange=position.sheet.joker_exchange,
            use=self.chains.use,
        )

    def _old(self, run: OldRun, number: int) -> Old:
        far = self.chains.reach == "far"
        own = range(run.first, run.last + 1)
        return Old(
            begins=run.first == number,
            left=min(SHORTEST, run.last - number),
            joker=number in run.jokers,
            ahead=any(joker > number for joker in run.jokers),
            may_wait=far and self._fits_elsewhere(run.colour, number, ()),
            may_part=far
            and run.first == number
            and all(self._fits_elsewhere(run.colour, n, own) for n in own),
        )

    def _fits_elsewhere(self, colour: int, number: int, without: range | tuple[()]) -> bool:
        """Whether a tile could lie in a set, or in a run that has no use of certain others."""
        sheet = self.position.sheet
        jokers = self.position.rack_jokers + self._freed_from[0]
        others = sum(bool(self._solid[c][number]) for c in range(COLOURS) if c != colour)
        if sheet.sets and others + jokers >= SHORTEST - 1:
            return True
        row = self._solid[colour]
        return any(
            sum(n != number and row[n] <= (n in without) for n in range(low, low + 3)) <= jokers
            for low in range(max(1, number - 2), min(number, sheet.numbers - 2) + 1)
        )
