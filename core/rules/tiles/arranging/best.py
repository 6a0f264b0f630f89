"""The best lay of a seat that may use the table."""

from dataclasses import dataclass
from typing import TypeAlias

from core.rules.tiles.arranging.bound.chains import Following, Reach
from core.rules.tiles.arranging.bound.melds import rebuild_followed
from core.rules.tiles.arranging.bound.question import BoundQuestion
from core.rules.tiles.arranging.free.melds import rebuild
from core.rules.tiles.arranging.free.question import LooseQuestion
from core.rules.tiles.arranging.free.runs import Manner, Use
from core.rules.tiles.arranging.parking import grown, park
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.question import NO_LIMITS, Costs, Limits
from core.rules.tiles.arranging.reckoning import Effort, Melds
from core.rules.tiles.arranging.sweep.search import sweep
from core.rules.tiles.sheet import Rebuild


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Melds that hold the whole table and part of the rack."""

    cost: int
    melds: Melds


Outcome: TypeAlias = tuple[Found | None, bool]
"""The cheapest table found between two costs, if any, and whether none is cheaper."""


def cheapest(
    position: Position, costs: Costs, effort: Effort, limits: Limits = NO_LIMITS
) -> Outcome:
    """Find the cheapest table under the sheet's rule of rebuilding.

    Jokers are put sparingly, and the spare ones then laid where there is room; only where there is
    none every use of them is looked at.
    """
    match position.sheet.rebuild:
        case Rebuild.FREE:
            return _loosely(position, costs, effort, limits)
        case Rebuild.KEEP3:
            return _keeping_three(position, costs, effort, limits)
        case Rebuild.NONE:
            return _followed(position, costs, effort, "far", limits)


def lower_bound(position: Position, costs: Costs, effort: Effort) -> int:
    """Return what no rule of rebuilding can undercut: what free rebuilding would leave."""
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
    """Look at what free rebuilding would allow, then at what keeps every run from its beginning.

    Mostly that is no worse, and so the best; only else at all that the rule allows.
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
