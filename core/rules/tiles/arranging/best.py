"""The best lay."""

from collections import Counter
from dataclasses import dataclass

from core.rules.pieces import Groups, Table
from core.rules.tiles.arranging.bound import Following, bound_plan
from core.rules.tiles.arranging.counted import Manner, Use
from core.rules.tiles.arranging.loose import loose_plan
from core.rules.tiles.arranging.parking import grown, park
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.problem import Effort, Melds
from core.rules.tiles.arranging.question import Costs
from core.rules.tiles.arranging.rebuild import rebuild
from core.rules.tiles.arranging.rebuild_followed import rebuild_followed
from core.rules.tiles.arranging.sweep import Path, sweep


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """Melds that hold the whole table and part of the rack; `proven`: none hold more."""

    cost: int
    melds: Melds
    proven: bool


def bound(position: Position, costs: Costs, effort: Effort) -> Found | None:
    """Return the cheapest table where old melds must stay together."""
    found = _bound(position, costs, "lean", effort)
    return _bound(position, costs, "full", effort) if found is None else found


def _bound(position: Position, costs: Costs, use: Use, effort: Effort) -> Found | None:
    chains = Following(position.sheet.rebuild, use)
    plan = bound_plan(position, costs, chains)
    path, proven = sweep(plan, effort)
    if path is None:
        return None
    melds = rebuild_followed(path, plan, chains)
    left = position.rack_jokers - path.jokers
    if use == "lean":
        melds, left = grown(melds, left, position.sheet.numbers)
        if left:
            return None
    return Found(cost=path.cost, melds=melds, proven=proven)


def loosely(position: Position, costs: Costs, effort: Effort) -> Found | None:
    """Return the cheapest table where it may be rearranged freely."""
    manner = Manner("lean")
    path, proven = sweep(loose_plan(position, costs, manner), effort)
    if path is None and proven:
        return None
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
