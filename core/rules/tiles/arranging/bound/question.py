"""Rebuilding on sheets where old melds must stay together: keep-3, or laying off only."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from core.rules.tiles.arranging.bound.chains import Following
from core.rules.tiles.arranging.bound.runs import MANY, SHORTEST, Crossing, Old, same
from core.rules.tiles.arranging.bound.sets import Here
from core.rules.tiles.arranging.free.runs import Use
from core.rules.tiles.arranging.position import OldRun, OldSet
from core.rules.tiles.arranging.question import Lying, Question, Reading
from core.rules.tiles.arranging.reckoning import COLOURS
from core.rules.tiles.arranging.sweep.plan import WIDTHS, Level
from core.rules.tiles.sheet import JokerExchange, Rebuild

NEAR_WIDTHS: Final = (4, 30)
"""Looking at what is near need not prove anything."""


@dataclass(frozen=True)
class BoundQuestion(Question[Crossing]):
    """What the sweep is asked where old melds must stay together.

    A reading says for each set which tiles replace jokers of it.
    """

    following: Following

    @property
    def chains(self) -> Following:
        """How colours and sets behave."""
        return self.following

    @property
    def use(self) -> Use:
        """How jokers are looked at."""
        return self.following.use

    @property
    def widths(self) -> tuple[int, ...]:
        """How many states each pass keeps."""
        return WIDTHS if self.following.reach == "far" else NEAR_WIDTHS

    def readings(self, sets: tuple[OldSet, ...]) -> Iterator[Reading]:
        """Return the ways to read the jokers of the sets of a number."""
        can_go = self.position.sheet.joker_exchange is not JokerExchange.NONE
        ways = [
            [
                colours
                for goes in range(old.jokers + 1 if can_go else 1)
                for colours in combinations(old.missing, goes)
            ]
            for old in sets
        ]
        return product(*ways)

    def spot(self, colour: int, number: int, reading: Reading, lying: Lying) -> Crossing:
        """Return what one colour has at one number."""
        sheet, rack = self.position.sheet, self.position.rack_counts[colour][number]
        crossing = Crossing(
            old=tuple(self._old(run, number) for run in lying.runs),
            in_sets=sum(colour in old.colours for old in lying.sets),
            rack=rack,
            must=rack if self.costs.all_of_it else 0,
            claimed=sum(colour in goes for goes in reading),
            lent=lying.lent,
            left=self.left(number),
            next=min(MANY, self.solid[colour][number + 1]),
            after_next=min(MANY, self.solid[colour][number + 2]),
            later=any(run.first > number for run in self.position.runs if run.colour == colour),
            sets=sheet.sets,
            old_sets=bool(lying.sets),
            rebuild=sheet.rebuild,
            exchange=sheet.joker_exchange,
            use=self.use,
        )
        return same(crossing)

    def level(
        self, number: int, reading: Reading, sets: tuple[OldSet, ...], spots: tuple[Crossing, ...]
    ) -> Level[Crossing]:
        """Return what can happen at a number when its sets are read like this."""
        here = tuple(
            Here(
                colours=tuple(sorted((*old.colours, *goes))),
                lent=goes if self._tiles_are_shared else (),
                jokers=old.jokers - len(goes),
            )
            for old, goes in zip(sets, reading, strict=True)
        )
        freed = sum(map(len, reading))
        return Level(spots, here, self.costs.numbers[number], 0, freed=freed)

    @property
    def _tiles_are_shared(self) -> bool:
        sheet = self.position.sheet
        anywhere = sheet.joker_exchange is JokerExchange.RACK_OR_TABLE
        return anywhere and sheet.rebuild is Rebuild.KEEP3

    def _old(self, run: OldRun, number: int) -> Old:
        far = self.following.reach == "far"
        own = range(run.first, run.last + 1)
        return Old(
            begins=run.first == number,
            left=min(SHORTEST, run.last - number),
            joker=number in run.jokers,
            ahead=any(joker > number for joker in run.jokers),
            may_wait=far and self._fits_elsewhere(run.colour, number, range(0)),
            may_part=far
            and run.first == number
            and (
                self._meets_another(run)
                or all(self._fits_elsewhere(run.colour, n, own) for n in own)
            ),
        )

    def _meets_another(self, run: OldRun) -> bool:
        """Whether another old run of the colour could be joined with this one."""
        others = [o for o in self.position.runs if o.colour == run.colour and o is not run]
        if self.position.rack_jokers + self.freed_from[0]:
            return bool(others)
        row = self.solid[run.colour]
        low, high = run.first, run.last
        while low > 1 and row[low - 1]:
            low -= 1
        while row[high + 1]:
            high += 1
        return any(other.first <= high and other.last >= low for other in others)

    def _fits_elsewhere(self, colour: int, number: int, without: range) -> bool:
        """Whether a tile could lie in a set, or in a run that has no use of certain others."""
        sheet = self.position.sheet
        jokers = self.position.rack_jokers + self.freed_from[0]
        others = sum(bool(self.solid[c][number]) for c in range(COLOURS) if c != colour)
        if sheet.sets and others + jokers >= SHORTEST - 1:
            return True
        row = self.solid[colour]
        return any(
            sum(n != number and row[n] <= (n in without) for n in range(low, low + 3)) <= jokers
            for low in range(max(1, number - 2), min(number, sheet.numbers - 2) + 1)
        )
