"""Rebuilding on sheets where old melds must stay together: keep-3, or laying off only."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import TypeAlias

from core.rules.tiles.arranging.around import Deal, Here, deals_around
from core.rules.tiles.arranging.bounds import lost
from core.rules.tiles.arranging.counted import FAR, Use
from core.rules.tiles.arranging.followed import Crossing, Meaning, Old, State, Step, steps
from core.rules.tiles.arranging.position import OldRun, Position
from core.rules.tiles.arranging.problem import COLOURS, Counts, added, counted
from core.rules.tiles.arranging.question import Costs, left_over, spare
from core.rules.tiles.arranging.readings import sets_at
from core.rules.tiles.arranging.sweep import Level, Plan
from core.rules.tiles.sheet import JokerExchange, Rebuild

Meanings: TypeAlias = tuple[Meaning, Meaning]
Offer: TypeAlias = tuple[int, int, int, int]


class Following:
    """The sweep's view of followed runs; states are numbered as they turn up."""

    def __init__(self, rebuild: Rebuild, use: Use) -> None:
        self._rebuild, self.use = rebuild, use
        self._states = [State()]
        self._codes = {State(): 0}
        self._offers: dict[tuple[int, int], dict[Meaning, list[Offer]]] = {}

    def offers(
        self, state: int, spot: Crossing, level: Level[Crossing], pool: int
    ) -> dict[Meaning, list[Offer]]:
        """Return the steps of a colour from a state."""
        key = (state, id(spot))
        found = self._offers.get(key)
        if found is None:
            found = self._offers[key] = {}
            for step in steps(self._states[state], spot, pool):
                cost = step.unused * level.leave
                offer = (self._code(step.after), step.jokers, step.jokers + step.ahead, cost)
                found.setdefault(step.meaning, []).append(offer)
        return found

    def steps(
        self, state: int, spot: Crossing, level: Level[Crossing], pool: int
    ) -> Iterator[tuple[Meaning, int, "Numbered"]]:
        """Return the same steps in full."""
        for step in steps(self._states[state], spot, pool):
            yield step.meaning, step.unused * level.leave, Numbered(step, self._code(step.after))

    def pair(self, one: Meaning, other: Meaning) -> Meanings:
        """Return what two colours' steps mean to the sets."""
        return (one, other)

    def join(
        self, one: Meanings, other: Meanings, level: Level[Crossing], pool: int
    ) -> tuple[int, ...]:
        """Return with how many jokers the sets of a number can be dealt."""
        deals = self._deals((*one, *other), level, pool)
        most = pool if self.use == "full" else 0
        ways = {
            deal.jokers + more for deal in deals for more in range(min(most, deal.room) + 1)
        }
        return tuple(sorted(jokers for jokers in ways if jokers <= pool))

    def deal(
        self, meanings: tuple[Meaning, ...], level: Level[Crossing], pool: int, jokers: int
    ) -> Deal:
        """Return the sets of a number, as they take so many jokers or can take them."""
        deals = self._deals(meanings, level, pool)
        return next(d for d in deals if d.jokers <= jokers <= d.jokers + d.room)

    def _deals(
        self, meanings: tuple[Meaning, ...], level: Level[Crossing], pool: int
    ) -> tuple[Deal, ...]:
        old: tuple[Here, ...] = level.sets  # type: ignore[assignment]  # as bound_plan puts it there
        return deals_around(old, meanings, pool, self._rebuild, self.use)

    def _code(self, state: State) -> int:
        code = self._codes.setdefault(state, len(self._states))
        if code == len(self._states):
            self._states.append(state)
        return code


class Numbered:
    """A step with the number of the state that it leads to."""

    __slots__ = ("after", "jokers", "step")

    def __init__(self, step: Step, after: int) -> None:
        self.step, self.after, self.jokers = step, after, step.jokers


def bound_plan(position: Position, costs: Costs, chains: Following) -> Plan:
    """Return the question to the sweep."""
    highest, use = position.sheet.numbers, chains.use
    solid = _solid(position)
    readings = [list(_readings(position, number)) for number in range(1, highest + 1)]
    numbers = tuple(
        tuple(_level(position, costs, number, reading, solid, use) for reading in ways)
        for number, ways in enumerate(readings, start=1)
    )
    freed = _freed_from(position, readings)
    jokers = position.rack_jokers
    sets = position.sheet.sets
    return Plan(
        numbers=numbers,
        chains=chains,
        pool=jokers,
        freed_from=freed,
        left_over=left_over(jokers, freed[0], costs, use),
        spare=spare(freed[0], costs, use),
        lost=tuple(
            lost(position.rack_counts, solid, costs.numbers, jokers + freed[0], sets=sets)
        ),
        joker_rank=costs.usual,
    )


def _solid(position: Position) -> Counts:
    """Count tiles and table jokers by what they may stand for."""
    jokers = {(run.colour, n): 0 for run in position.runs for n in run.jokers}
    for run in position.runs:
        for number in run.jokers:
            jokers[run.colour, number] += 1
    for old in position.sets:
        for colour in old.missing if old.jokers else ():
            jokers[colour, old.number] = jokers.get((colour, old.number), 0) + 1
    lying = added(position.in_runs, position.in_sets, position.rack_counts)
    return added(lying, counted(jokers, position.sheet.numbers))


Reading: TypeAlias = tuple[tuple[int, ...], ...]
"""For each set of a number the colours of the tiles that replace jokers of it."""


def _readings(position: Position, number: int) -> Iterator[Reading]:
    can_go = position.sheet.joker_exchange is not JokerExchange.NONE
    return product(
        *(
            [
                colours
                for goes in range(old.jokers + 1 if can_go else 1)
                for colours in combinations(old.missing, goes)
            ]
            for old in sets_at(position, number)
        )
    )


def _freed_from(position: Position, readings: list[list[Reading]]) -> tuple[int, ...]:
    can_go = position.sheet.joker_exchange is not JokerExchange.NONE
    freed = [0]
    for number in range(position.sheet.numbers, 0, -1):
        in_runs = sum(number in run.jokers for run in position.runs) if can_go else 0
        in_sets = max(sum(map(len, reading)) for reading in readings[number - 1])
        freed.append(freed[-1] + in_runs + in_sets)
    return tuple(reversed(freed))


def _level(
    position: Position, costs: Costs, number: int, reading: Reading, solid: Counts, use: Use
) -> Level[Crossing]:
    old = sets_at(position, number)
    shared = _shares_tiles(position)
    here = tuple(
        Here(
            tuple(sorted((*each.colours, *goes))),
            goes if shared else (),
            each.jokers - len(goes),
        )
        for each, goes in zip(old, reading, strict=True)
    )
    spots = tuple(_crossing(position, colour, number, reading, solid, use) for colour in range(COLOURS))
    return Level(spots, here, costs.numbers[number], 0, freed=sum(map(len, reading)))


def _shares_tiles(position: Position) -> bool:
    sheet = position.sheet
    return (
        sheet.joker_exchange is JokerExchange.RACK_OR_TABLE and sheet.rebuild is not Rebuild.NONE
    )


def _crossing(
    position: Position, colour: int, number: int, reading: Reading, solid: Counts, use: Use
) -> Crossing:
    runs = [run for run in position.runs if run.colour == colour]
    return Crossing(
        old=tuple(_old(run, number) for run in runs if run.first <= number <= run.last),
        in_sets=position.in_sets[colour][number],
        rack=position.rack_counts[colour][number],
        must=0,
        claimed=sum(colour in goes for goes in reading),
        lent=position.in_false_melds[colour][number],
        left=min(FAR, position.sheet.numbers - number),
        next=solid[colour][number + 1],
        after_next=solid[colour][number + 2],
        later=any(run.first > number for run in runs),
        sets=position.sheet.sets,
        old_sets=bool(reading),
        rebuild=position.sheet.rebuild,
        exchange=position.sheet.joker_exchange,
        use=use,
    )


def _old(run: OldRun, number: int) -> Old:
    return Old(
        begins=run.first == number,
        left=min(3, run.last - number),
        joker=number in run.jokers,
        ahead=any(joker > number for joker in run.jokers),
    )

