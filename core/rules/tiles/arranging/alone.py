"""Arranging tiles that nothing is known of: a rack alone, for the first laying.

It is also the setting for which an independent judge exists (integer programming,
`tests/arranging`): there table tiles are given as such that must be used, and jokers on the table
go anywhere, which no sheet allows.
"""

from dataclasses import dataclass

from core.rules.tiles.arranging.free.chains import Counting
from core.rules.tiles.arranging.free.melds import rebuild
from core.rules.tiles.arranging.free.runs import FAR, Manner, Spot, Use
from core.rules.tiles.arranging.parking import park
from core.rules.tiles.arranging.reckoning import COLOURS, Counts, Effort, Melds, added
from core.rules.tiles.arranging.sweep.floor import lost
from core.rules.tiles.arranging.sweep.plan import Level, Plan
from core.rules.tiles.arranging.sweep.search import sweep
from core.rules.tiles.sheet import JokerExchange


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Tiles that must be used, called the table's, and such that may be."""

    highest: int
    table: Counts
    rack: Counts
    table_jokers: int = 0
    rack_jokers: int = 0
    leave: tuple[int, ...]
    """The cost of a tile left on the rack, by number."""
    leave_joker: int
    """The cost of a joker left on the rack."""
    joker_costs: tuple[int, ...] | None = None
    """The cost of laying a joker, by the number at which it lies; None: nothing, wherever."""
    sets: bool = True
    least_numbers: int = 1
    """Number tiles that a meld must hold: 1, as on every sheet, or 0."""

    @property
    def jokers(self) -> int:
        """All jokers."""
        return self.table_jokers + self.rack_jokers


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The cheapest arrangement found."""

    cost: int
    melds: Melds
    proven: bool
    """No arrangement is cheaper."""


def arrange(problem: Problem, effort: Effort) -> Answer | None:
    """Return the cheapest arrangement; None: nothing holds all of the table.

    Jokers are put sparingly first and the spare ones parked; only where they cannot all be, or
    where it matters at which number a joker lies, every use of them is looked at.
    """
    if problem.joker_costs is None:
        manner = Manner("lean", problem.least_numbers)
        path, proven = sweep(_plan(problem, manner), effort)
        if path is None and proven:
            return None
        if path is not None:
            spare, melds = problem.jokers - path.jokers, rebuild(path, manner)
            melds, left = park(melds, spare, problem.highest, problem.least_numbers)
            if not left:
                return Answer(cost=path.cost, melds=melds, proven=proven)
    manner = Manner("full", problem.least_numbers)
    path, proven = sweep(_plan(problem, manner), effort)
    if path is None:
        return None
    return Answer(cost=path.cost, melds=rebuild(path, manner), proven=proven)


def _plan(problem: Problem, manner: Manner) -> Plan:
    have = added(problem.table, problem.rack)
    weights = [cost for cost in problem.leave if cost]
    return Plan(
        numbers=tuple((_level(problem, n),) for n in range(1, problem.highest + 1)),
        chains=Counting(manner, problem.sets),
        pool=problem.jokers,
        freed_from=(0,) * (problem.highest + 1),
        left_over=_left_over(problem, manner.use),
        spare=_spare(problem, manner.use),
        lost=tuple(lost(problem.rack, have, problem.leave, problem.jokers, sets=problem.sets)),
        joker_rank=max(1, sum(weights) // max(1, len(weights))),
    )


def _left_over(problem: Problem, use: Use) -> tuple[int | None, ...]:
    if use == "lean":
        return (0,) * (problem.jokers + 1)
    left = range(problem.rack_jokers + 1)
    return (*(jokers * problem.leave_joker for jokers in left), *(None,) * problem.table_jokers)


def _spare(problem: Problem, use: Use) -> int | None:
    if use == "lean":
        return 0
    return None if problem.table_jokers else problem.leave_joker


def _level(problem: Problem, number: int) -> Level[Spot]:
    costs = problem.joker_costs
    spots = tuple(_spot(problem, colour, number) for colour in range(COLOURS))
    return Level(spots, None, problem.leave[number], costs[number] if costs else 0)


def _spot(problem: Problem, colour: int, number: int) -> Spot:
    table, rack = problem.table[colour], problem.rack[colour]
    return Spot(
        table=table[number],
        rack=rack[number],
        must=0,
        pinned=0,
        exchange=JokerExchange.NONE,
        lent=0,
        left=min(FAR, problem.highest - number),
        next=table[number + 1] + rack[number + 1],
        after_next=table[number + 2] + rack[number + 2],
        sets=problem.sets,
    )
