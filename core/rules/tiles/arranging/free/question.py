"""The free rebuilding of a sheet: tiles go anywhere, jokers are bound until they are replaced.

A table joker stands for its tile t. Whether it is replaced need not be decided beforehand: with p
such jokers and a real tiles of t on the final table, min(p, a) of them are replaced (only those
laid from the rack count where the sheet says so), and the others lie as t. So a joker set free is
one more at hand, at the one place where this is seen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from core.rules.tiles.arranging.free.chains import Counting
from core.rules.tiles.arranging.free.runs import Manner, Spot, Use
from core.rules.tiles.arranging.position import OldSet
from core.rules.tiles.arranging.question import Lying, Question, Reading
from core.rules.tiles.arranging.sweep.plan import Level


@dataclass(frozen=True)
class LooseQuestion(Question[Spot]):
    """What the sweep is asked where tiles may go anywhere.

    A reading says for each set what each of its jokers stands for.
    """

    manner: Manner

    @property
    def chains(self) -> Counting:
        """How colours and sets behave."""
        return Counting(self.manner, self.position.sheet.sets)

    @property
    def use(self) -> Use:
        """How jokers are looked at."""
        return self.manner.use

    def readings(self, sets: tuple[OldSet, ...]) -> Iterator[Reading]:
        """Return the ways to read the jokers of the sets of a number, each once."""
        ways = product(*(combinations(old.missing, old.jokers) for old in sets))
        same: set[tuple[int, ...]] = set()
        for way in ways:
            pinned = tuple(sorted(colour for colours in way for colour in colours))
            if pinned not in same:
                same.add(pinned)
                yield way

    def spot(self, colour: int, number: int, reading: Reading, lying: Lying) -> Spot:
        """Return what one colour has at one number."""
        sheet, rack = self.position.sheet, self.position.rack_counts[colour][number]
        jokers = sum(number in run.jokers for run in lying.runs)
        in_sets = sum(colour in old.colours for old in lying.sets)
        return Spot(
            table=len(lying.runs) - jokers + in_sets,
            rack=rack,
            must=rack if self.costs.all_of_it else 0,
            pinned=jokers + sum(colours.count(colour) for colours in reading),
            exchange=sheet.joker_exchange,
            lent=lying.lent,
            left=self.left(number),
            next=self.solid[colour][number + 1],
            after_next=self.solid[colour][number + 2],
            sets=sheet.sets,
        )

    def level(
        self, number: int, reading: Reading, sets: tuple[OldSet, ...], spots: tuple[Spot, ...]
    ) -> Level[Spot]:
        """Return what can happen at a number when its sets are read like this."""
        return Level(spots, None, self.costs.numbers[number], 0)
