"""Tables where old melds must stay together: the question to the sweep, and the melds of an answer.

There are two such rules: three tiles of an old meld stay together (keep-3), or all of them (laying
off only).

To the other colours it matters only what a step gives to the sets, and what it costs. So all states
of a colour after equal steps count as one state of the sweep. This divides the number of states by
hundreds. The actual states are determined backwards, once the answer is known.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Final, Literal, NamedTuple, TypeAlias

from core.rules.tiles.model.sheet import JokerExchange, Rebuild
from core.rules.tiles.solver.bound_runs import (
    MANY,
    SHORTEST,
    Crossing,
    Meaning,
    Moves,
    Old,
    State,
    Step,
    same,
    without_needless,
)
from core.rules.tiles.solver.bound_sets import Deal, Here, deals_around
from core.rules.tiles.solver.bound_steps import steps
from core.rules.tiles.solver.free_runs import Use
from core.rules.tiles.solver.model import (
    COLOURS,
    WIDTHS,
    AnyMeld,
    Group,
    Hop,
    Level,
    Melds,
    Offer,
    Path,
    Plan,
    Run,
    Slot,
)
from core.rules.tiles.solver.position import Lying, OldRun, OldSet, Question, Reading

MOST_JOKERS = 8
"""No sheet has more."""

Meanings: TypeAlias = tuple[Meaning, Meaning]
Reach: TypeAlias = Literal["near", "far"]
"""Near: the core of an old run begins with its first tile. Far: everything allowed."""


class Way(NamedTuple):
    """The steps of a colour across a number that look the same to the other colours."""

    before: int
    spot: Crossing
    meaning: Meaning
    unused: int
    jokers: int
    gone_on: int
    """The number of runs that continue from the previous number."""
    after: int
    ahead: int
    """The fewest jokers that the next two numbers take."""

    def stands_for(self, step: Step) -> bool:
        """Say whether a step is one of these."""
        return self[2:6] == (step.meaning, step.unused, step.jokers, step.gone_on)


class Following:
    """Colours in which each run is tracked separately.

    A state of the sweep stands for all states of a colour that look the same to the others. They
    are numbered in the order in which they appear.
    """

    free_bits = 0

    def __init__(self, rebuild: Rebuild, use: Use, reach: Reach) -> None:
        self._rebuild, self.use, self.reach = rebuild, use, reach
        self._states: list[tuple[State, ...]] = [(State(),)]
        self._codes = {frozenset((State(),)): 0}
        self._ways: dict[tuple[int, int], list[Way]] = {}

    def offers(
        self, state: int, spot: Crossing, level: Level[Crossing], pool: int
    ) -> dict[Meaning, list[Offer]]:
        """Return the steps of a colour from a state."""
        found: dict[Meaning, list[Offer]] = {}
        for way in self._find(state, spot, pool):
            cost = way.unused * level.leave
            offer = (way.after, way.jokers, way.jokers + way.ahead, cost, 0)
            found.setdefault(way.meaning, []).append(offer)
        return found

    def steps(
        self, state: int, spot: Crossing, level: Level[Crossing], pool: int
    ) -> Iterator[tuple[Meaning, int, Way]]:
        """Return the same steps in full."""
        for way in self._find(state, spot, pool):
            yield way.meaning, way.unused * level.leave, way

    def _find(self, state: int, spot: Crossing, pool: int) -> list[Way]:
        key = (state, id(spot))
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = list(self._merged(state, spot, pool))
        return ways

    def _merged(self, state: int, spot: Crossing, pool: int) -> Iterator[Way]:
        alike: dict[tuple[Meaning, int, int, int], dict[State, int]] = {}
        for before in self._states[state]:
            for step in self._steps(before, spot, pool):
                same = (step.meaning, step.unused, step.jokers, step.gone_on)
                alike.setdefault(same, {})[step.after] = step.ahead
        ahead = tuple(old.ahead for old in spot.old if old.left)
        for same, after in alike.items():
            states = without_needless(after, ahead) if self._rebuild is Rebuild.KEEP3 else after
            yield Way(state, spot, *same, self._code(states), min(after.values()))

    def _steps(self, state: State, spot: Crossing, pool: int) -> Iterator[Step]:
        """Return steps for no joker or for many, so that more cached questions are equal."""
        many = MOST_JOKERS if pool and self.use == "lean" else pool
        for step in steps(state, spot, many):
            if step.jokers + step.ahead <= pool:
                yield step

    def settled(self, ways: Sequence[Way], pool: int) -> list[Step]:
        """Return one step for each number, each beginning in the state where the previous ends."""
        found: list[Step] = []
        after: State | None = None
        for way in reversed(ways):
            after, step = next(
                (before, step)
                for before in self._states[way.before]
                for step in self._steps(before, way.spot, pool)
                if way.stands_for(step) and (after is None or step.after == after)
            )
            found.append(step)
        return found[::-1]

    def pair(self, one: Meaning, other: Meaning) -> Meanings:
        """Return what the steps of two colours mean together."""
        return (one, other)

    def join(
        self, one: Meanings, other: Meanings, level: Level[Crossing], pool: int
    ) -> tuple[int, ...]:
        """Return the numbers of jokers with which the sets of a number can be formed."""
        deals = self._deals((*one, *other), level, pool)
        most = pool if self.use == "full" else 0
        ways = {deal.jokers + more for deal in deals for more in range(min(most, deal.room) + 1)}
        return tuple(sorted(jokers for jokers in ways if jokers <= pool))

    def deal(
        self, meanings: tuple[Meaning, ...], level: Level[Crossing], pool: int, jokers: int
    ) -> Deal:
        """Return sets of a number that take so many jokers, or have room for them."""
        deals = self._deals(meanings, level, pool)
        return next(d for d in deals if d.jokers <= jokers <= d.jokers + d.room)

    def _deals(
        self, meanings: tuple[Meaning, ...], level: Level[Crossing], pool: int
    ) -> tuple[Deal, ...]:
        old: tuple[Here, ...] = level.sets  # type: ignore[assignment]  # as the question puts it there
        return deals_around(old, meanings, pool, self._rebuild, self.use)

    def _code(self, states: Iterable[State]) -> int:
        states = dict.fromkeys(states)
        code = self._codes.setdefault(frozenset(states), len(self._states))
        if code == len(self._states):
            self._states.append(tuple(states))
        return code


NEAR_WIDTHS: Final = (4, 30)
"""A near search need not prove anything."""


@dataclass(frozen=True)
class BoundQuestion(Question[Crossing]):
    """The question to the sweep where old melds must stay together.

    A reading says for each set which tiles replace its jokers.
    """

    following: Following

    @property
    def chains(self) -> Following:
        """The behaviour of colours and sets."""
        return self.following

    @property
    def use(self) -> Use:
        """The use of jokers."""
        return self.following.use

    @property
    def widths(self) -> tuple[int, ...]:
        """The number of states that each pass keeps."""
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
            old=tuple([self._old[run.place, number] for run in lying.runs]),
            in_sets=sum([colour in old.colours for old in lying.sets]),
            rack=rack,
            must=rack if self.costs.all_of_it else 0,
            claimed=sum([colour in goes for goes in reading]),
            lent=lying.lent,
            left=self.left(number),
            next=min(MANY, self.solid[colour][number + 1] - lying.next),
            after_next=min(MANY, self.solid[colour][number + 2] - lying.after_next),
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
        """Return the possibilities at a number for one reading of its sets."""
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

    @cached_property
    def _old(self) -> dict[tuple[int, int], Old]:
        """Each old run, by its place on the table, at each of its numbers."""
        return {
            (run.place, number): self._old_at(run, number)
            for run in self.position.runs
            for number in range(run.first, run.last + 1)
        }

    def _old_at(self, run: OldRun, number: int) -> Old:
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
        """Say whether another old run of the colour could be joined with this one."""
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
        """Say whether a tile could lie in a set, or in a run without certain others."""
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


def rebuild_followed(path: Path, plan: Plan, chains: Following) -> Melds:
    """Return the melds that the steps of an answer build: runs by colour, then sets."""
    runs: list[AnyMeld] = []
    pool = plan.pool + plan.freed_from[0]
    for colour in range(COLOURS):
        steps = chains.settled([hop.steps[colour] for hop in path.hops], pool)
        runs += _runs(colour, [step.moves for step in steps])
    for number, hop in enumerate(path.hops, start=1):
        meanings = tuple(way.meaning for way in hop.steps)
        runs += _sets(number, chains.deal(meanings, hop.level, pool, hop.set_jokers), hop)
    return tuple(runs)


def _runs(colour: int, steps: list[Moves]) -> list[AnyMeld]:
    open_: list[tuple[Slot, ...]] = []
    closed: list[tuple[Slot, ...]] = []
    for number, moves in enumerate(steps, start=1):
        threes = list(zip(moves[::3], moves[1::3], moves[2::3], strict=True))
        gone_on = {origin for origin, _, _ in threes}
        closed += [run for n, run in enumerate(open_) if n not in gone_on]
        after: list[tuple[Slot, ...]] = [()] * sum(target >= 0 for _, _, target in threes)
        for origin, joker, target in threes:
            before = open_[origin] if origin >= 0 else ()
            run = (*before, Slot(colour, number, joker=bool(joker)))
            if target >= 0:
                after[target] = run
            else:
                closed.append(run)
        open_ = after
    return [Run(run) for run in (*closed, *open_)]


def _sets(number: int, deal: Deal, hop: Hop) -> list[AnyMeld]:
    spare = hop.set_jokers - deal.jokers
    sets: list[AnyMeld] = []
    for colours, jokers in deal.sets:
        more = min(spare, COLOURS - len(colours) - jokers)
        spare -= more
        sets.append(Group(_with_jokers(number, colours, jokers + more)))
    return sets


def _with_jokers(number: int, colours: tuple[int, ...], jokers: int) -> tuple[Slot, ...]:
    lacking = [colour for colour in range(COLOURS) if colour not in colours][:jokers]
    slots = [Slot(colour, number) for colour in colours]
    return tuple(sorted(slots + [Slot(colour, number, joker=True) for colour in lacking]))
