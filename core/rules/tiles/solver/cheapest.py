"""The cheapest arrangement of free tiles, of a position, or of a rack alone.

The cost of an arrangement is the cost of the tiles that it leaves on the rack. The search first
places as few jokers as it can, and adds spare jokers to melds afterwards. If they do not all find
a place, it tries every use of jokers.

`arrange` takes loose tiles, as for a first laying. An independent judge exists for it (integer
programming, `tests/core/rules/tiles/solver/judges`), so it can be asked for table tiles and free
table jokers as well, which no sheet allows.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from core.rules.pieces import Meld, Table
from core.rules.tiles.legality.first_laying import candidates
from core.rules.tiles.legality.melds import SHORTEST, laid_value, number_tiles, pieces_of
from core.rules.tiles.legality.table_use import bare_count
from core.rules.tiles.model.pieces import TilePiece
from core.rules.tiles.model.sheet import JokerExchange, Rebuild, TileSheet
from core.rules.tiles.solver.bound_tables import (
    BoundQuestion,
    Following,
    Reach,
    rebuild_followed,
)
from core.rules.tiles.solver.free_runs import FAR, Manner, Spot, Use
from core.rules.tiles.solver.free_tables import Counting, LooseQuestion, grown, park, rebuild
from core.rules.tiles.solver.model import (
    COLOURS,
    Counts,
    Effort,
    Group,
    Level,
    Melds,
    Plan,
    Run,
    Slot,
    added,
    lost,
)
from core.rules.tiles.solver.position import NO_LIMITS, Costs, Limits, Position
from core.rules.tiles.solver.sweep import sweep


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Loose tiles: those of the table must be used, those of the rack may be."""

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
    """The cost of laying a joker, by the number that it stands for; None if it is free."""
    sets: bool = True
    least_numbers: int = 1
    """Number tiles that a meld must hold: 1 on every sheet, 0 in tests only."""

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
    """Whether no arrangement is cheaper for certain."""


def arrange(problem: Problem, effort: Effort) -> Answer | None:
    """Return the cheapest arrangement; None if no arrangement holds all of the table.

    If the number that a joker stands for matters, the search tries every use of jokers at once.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Melds that hold the whole table and a part of the rack."""

    cost: int
    melds: Melds


Outcome: TypeAlias = tuple[Found | None, bool]
"""The cheapest table found within limits, if any, and whether it is proven that none is cheaper."""


def cheapest(
    position: Position, costs: Costs, effort: Effort, limits: Limits = NO_LIMITS
) -> Outcome:
    """Find the cheapest table under the sheet's rule of rebuilding."""
    match position.sheet.rebuild:
        case Rebuild.FREE:
            return _loosely(position, costs, effort, limits)
        case Rebuild.KEEP3:
            return _keeping_three(position, costs, effort, limits)
        case Rebuild.NONE:
            return _followed(position, costs, effort, "far", limits)


def lower_bound(position: Position, costs: Costs, effort: Effort) -> int:
    """Return a cost that no rule of rebuilding undercuts: that of free rebuilding."""
    path, proven = sweep(LooseQuestion(position, costs, Manner("lean")).plan(NO_LIMITS), effort)
    return path.cost if path is not None and proven else 0


def _loosely(position: Position, costs: Costs, effort: Effort, limits: Limits) -> Outcome:
    manner = Manner("lean")
    path, proven = sweep(LooseQuestion(position, costs, manner).plan(limits), effort)
    if path is None:
        return None, proven
    spare = position.rack_jokers - path.jokers
    melds, left = park(rebuild(path, manner), spare, position.sheet.numbers, 1)
    if not left:
        return Found(cost=path.cost, melds=melds), proven
    manner = Manner("full")
    path, proven = sweep(LooseQuestion(position, costs, manner).plan(limits), effort)
    if path is None:
        return None, proven
    return Found(cost=path.cost, melds=rebuild(path, manner)), proven


def _keeping_three(position: Position, costs: Costs, effort: Effort, limits: Limits) -> Outcome:
    """Find the cheapest table under keep-3, in three tries.

    Free rebuilding gives a lower bound. A near search, in which the core of an old run begins with
    its first tile, mostly reaches it. If it does not, the search tries everything that the rule
    allows.
    """
    floor, roof = limits
    free, proven = sweep(LooseQuestion(position, costs, Manner("lean")).plan(limits), effort)
    if proven:
        if free is None:
            return None, True
        floor = max(floor, free.cost)
    near, _ = _followed(position, costs, effort, "near", (floor, roof))
    if near is not None and near.cost <= floor:
        return near, True
    limits = (floor, roof if near is None else near.cost)
    far, settled = _followed(position, costs, effort, "far", limits)
    return far or near, settled


def _followed(
    position: Position, costs: Costs, effort: Effort, reach: Reach, limits: Limits
) -> Outcome:
    uses: tuple[Use, ...] = ("lean",) if reach == "near" else ("lean", "full")
    settled = False
    for use in uses:
        chains = Following(position.sheet.rebuild, use, reach)
        plan = BoundQuestion(position, costs, chains).plan(limits)
        path, settled = sweep(plan, effort)
        if path is None:
            break
        melds, left = rebuild_followed(path, plan, chains), 0
        if use == "lean":
            spare = position.rack_jokers - path.jokers
            melds, left = grown(melds, spare, position.sheet.numbers)
        if not left:
            return Found(cost=path.cost, melds=melds), settled
    return None, settled


class Own(NamedTuple):
    """Own melds, their points when laid, and whether no others have more points for certain."""

    melds: Melds
    points: int
    proven: bool


def dearest(position: Position, effort: Effort, *, all_of_it: bool = False) -> Own | None:
    """Return the melds from the rack alone that count most points; None if there are none.

    Args:
        position: the position with the rack.
        effort: the effort that the search may take.
        all_of_it: whether the whole rack must be laid.
    """
    sheet, rack = position.sheet, position.rack_counts
    one = _one_meld(position)
    if one is not None or len(position.rack) < SHORTEST:
        return one
    highest = sheet.numbers
    numbers = tuple(range(highest + 1))
    joker = highest if sheet.joker_laid is None else sheet.joker_laid
    jokers, nothing = position.rack_jokers, position.counts(())
    problem = Problem(
        highest=highest,
        table=rack if all_of_it else nothing,
        rack=nothing if all_of_it else rack,
        table_jokers=jokers if all_of_it else 0,
        rack_jokers=0 if all_of_it else jokers,
        leave=numbers,
        leave_joker=joker,
        joker_costs=None if sheet.joker_laid is not None else tuple(highest - n for n in numbers),
        sets=sheet.sets,
    )
    answer = arrange(problem, effort)
    if answer is None or not answer.melds:
        return None
    everything = sum(n * row[n] for row in rack for n in numbers) + joker * jokers
    return Own(answer.melds, everything - answer.cost, answer.proven)


def _one_meld(position: Position) -> Own | None:
    """Return the rack as one meld, if it is one and too small for two: no others count more.

    What jokers should stand for is left to the search.
    """
    if position.rack_jokers or not SHORTEST <= len(position.rack) < 2 * SHORTEST:
        return None
    slots = tuple(
        Slot(colour, number)
        for colour, row in enumerate(position.rack_counts)
        for number, count in enumerate(row)
        for _ in range(count)
    )
    colours, numbers = {slot.colour for slot in slots}, [slot.number for slot in slots]
    points = sum(numbers)
    if len(colours) == 1 and numbers == [*range(numbers[0], numbers[0] + len(slots))]:
        return Own((Run(slots),), points, proven=True)
    if position.sheet.sets and len(set(numbers)) == 1 and len(colours) == len(slots):
        return Own((Group(slots),), points, proven=True)
    return None


def beginnings(sheet: TileSheet, rack: Counter[TilePiece], needed: int) -> Iterator[Table]:
    """Return the choices of own melds that reach the points and need each of their tiles.

    These are enough: a seat that lays more can begin with such a choice and lay the rest later, and
    tiles on the rack are freer than tiles on the table.
    """
    yield from _beginnings(sheet, candidates(sheet, rack), rack, needed, ())


def _beginnings(
    sheet: TileSheet, melds: list[Meld], left: Counter[TilePiece], needed: int, chosen: Table
) -> Iterator[Table]:
    for place, meld in enumerate(melds):
        pieces = bare_count(meld)
        if pieces - left:
            continue
        melds_so_far = (*chosen, meld)
        if sum(laid_value(sheet, m) for m in melds_so_far) < needed:
            yield from _beginnings(sheet, melds[place:], left - pieces, needed, melds_so_far)
        elif not _could_do_with_less(sheet, melds_so_far, needed):
            yield melds_so_far


def _could_do_with_less(sheet: TileSheet, melds: Table, needed: int) -> bool:
    total = sum(laid_value(sheet, meld) for meld in melds)
    return any(
        total - laid_value(sheet, meld) + most >= needed
        for meld in melds
        for most in _less(sheet, meld, alone=len(melds) == 1)
    )


def _less(sheet: TileSheet, meld: Meld, *, alone: bool) -> Iterator[int]:
    """Return the points of a meld without a tile at either end, and without the meld."""
    if not alone:
        yield 0
    pieces = pieces_of(meld)
    if len(pieces) > SHORTEST:
        for rest in (pieces[1:], pieces[:-1]):
            if number_tiles(rest):
                yield laid_value(sheet, Meld(meld.kind, rest))
