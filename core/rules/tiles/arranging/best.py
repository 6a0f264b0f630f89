"""The best lay of a seat that may use the table."""

from dataclasses import dataclass, replace

from core.rules.tiles.arranging.bound import BoundQuestion
from core.rules.tiles.arranging.counted import Manner, Use
from core.rules.tiles.arranging.following import Following, Reach
from core.rules.tiles.arranging.loose import loose_plan
from core.rules.tiles.arranging.parking import grown, park
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.problem import Effort, Melds
from core.rules.tiles.arranging.question import Costs
from core.rules.tiles.arranging.rebuild import rebuild
from core.rules.tiles.arranging.rebuild_followed import rebuild_followed
from core.rules.tiles.arranging.sweep import NO_LIMIT, sweep
from core.rules.tiles.sheet import Rebuild


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Melds that hold the whole table and part of the rack; `proven`: none hold more."""

    cost: int
    melds: Melds
    proven: bool


def cheapest(position: Position, costs: Costs, effort: Effort) -> Found | None:
    """Return the cheapest table under the sheet's rule of rebuilding.

    Jokers are put sparingly, and the spare ones then laid where there is room; only where there is
    none every use of them is looked at. None: nothing was found in time, not even the old table.
    """
    if position.sheet.rebuild is Rebuild.FREE:
        return _loosely(position, costs, effort)
    if position.sheet.rebuild is Rebuild.NONE:
        return _followed(position, costs, effort, "far", (0, NO_LIMIT))[0]
    return _keeping_three(position, costs, effort)


def _loosely(position: Position, costs: Costs, effort: Effort) -> Found | None:
    manner = Manner("lean")
    path, proven = sweep(loose_plan(position, costs, manner), effort)
    if path is not None:
        spare = position.rack_jokers - path.jokers
        melds, left = park(rebuild(path, manner), spare, position.sheet.numbers, 1)
        if not left:
            return Found(cost=path.cost, melds=melds, proven=proven)
    manner = Manner("full")
    path, proven = sweep(loose_plan(position, costs, manner), effort)
    if path is None:
        return None
    return Found(cost=path.cost, melds=rebuild(path, manner), proven=proven)


def _keeping_three(position: Position, costs: Costs, effort: Effort) -> Found | None:
    """Look at what free rebuilding would allow, then at what keeps every run from its beginning.

    Mostly that is no worse, and so the best; only else at all that the rule allows.
    """
    free, proven = sweep(loose_plan(position, costs, Manner("lean")), effort)
    floor = free.cost if free is not None and proven else 0
    near, _ = _followed(position, costs, effort, "near", (floor, NO_LIMIT))
    if near is not None and near.cost <= floor:
        return replace(near, proven=True)
    limits = (floor, NO_LIMIT if near is None else near.cost)
    far, settled = _followed(position, costs, effort, "far", limits)
    best = far or near
    return None if best is None else replace(best, proven=settled)


def _followed(
    position: Position, costs: Costs, effort: Effort, reach: Reach, limits: tuple[int, int]
) -> tuple[Found | None, bool]:
    """Return an answer between two costs, and whether that is the last word."""
    uses: tuple[Use, ...] = ("lean",) if reach == "near" else ("lean", "full")
    settled = False
    for use in uses:
        chains = Following(position.sheet.rebuild, use, reach)
        plan = BoundQuestion(position, costs, chains).plan(*limits)
        path, settled = sweep(plan, effort)
        if path is None:
            break
        melds, left = rebuild_followed(path, plan, chains), 0
        if use == "lean":
            spare = position.rack_jokers - path.jokers
            melds, left = grown(melds, spare, position.sheet.numbers)
        if not left:
            return Found(cost=path.cost, melds=melds, proven=settled), settled
    return None, settled
