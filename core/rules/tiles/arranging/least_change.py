"""The table that holds exactly given tiles and loosens fewest of the old melds."""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from core.rules.tiles.arranging.best import cheapest
from core.rules.tiles.arranging.bound.chains import Following, Reach
from core.rules.tiles.arranging.bound.melds import rebuild_followed
from core.rules.tiles.arranging.bound.question import BoundQuestion
from core.rules.tiles.arranging.fixing import (
    LOOSENED,
    Demands,
    FixQuestion,
    base_path,
    fixed_places,
)
from core.rules.tiles.arranging.free.melds import rebuild
from core.rules.tiles.arranging.free.question import LooseQuestion
from core.rules.tiles.arranging.free.runs import Manner, Use
from core.rules.tiles.arranging.parking import grown
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.question import NO_LIMITS, Costs, Limits, Question
from core.rules.tiles.arranging.reckoning import Effort, Melds
from core.rules.tiles.arranging.sweep.plan import NO_LIMIT, Path, Plan
from core.rules.tiles.arranging.sweep.search import sweep
from core.rules.tiles.sheet import Rebuild


@dataclass(frozen=True, slots=True, kw_only=True)
class Fixed:
    """Melds that hold the loosened melds and all tiles; the others lie as they lay."""

    cost: int
    melds: Melds
    fixed: frozenset[int]


FAR = 4
"""The part of the effort spent on what changes fewer melds than what is found already."""

Outcome: TypeAlias = tuple[Fixed | None, bool]
"""The table found, if any, and whether none loosens fewer melds."""


def least_changed(position: Position, demands: Demands, effort: Effort) -> Outcome:
    """Find the table with the whole rack on it that loosens fewest melds within the demands.

    Where old melds must stay together, free rebuilding says first how few it might be, and a look
    at what keeps every run from its beginning mostly finds as few. If neither settles it, any table
    that holds the tiles is better than none.
    """
    if position.sheet.rebuild is not Rebuild.KEEP3:
        found, settled = _Search(position, demands, "far", effort.share(2)).within(NO_LIMITS)
        if found is not None or settled:
            return found, settled
        return _any(position, demands, effort), False
    free = replace(position, sheet=replace(position.sheet, rebuild=Rebuild.FREE))
    ideal, settled = _Search(free, demands, "far", effort.share(8)).within(NO_LIMITS)
    if settled and ideal is None:
        return None, True
    floor = 0
    if settled and ideal is not None:
        floor = (ideal.cost // LOOSENED + 1) * LOOSENED - 1
    near, _ = _Search(position, demands, "near", effort.share(4)).within((floor, NO_LIMIT))
    if near is not None and near.cost <= floor:
        return near, True
    best = near or _any(position, demands, effort.share(2))
    roof = NO_LIMIT if best is None else best.cost
    bounded = effort if best is None else effort.share(FAR)
    far, settled = _Search(position, demands, "far", bounded).within((floor, roof))
    return far or best, settled


def _any(position: Position, demands: Demands, effort: Effort) -> Fixed | None:
    """Return any table with the whole rack on it, without a look at what changes."""
    if demands != Demands():
        return None
    found, _ = cheapest(position, _all_of_it(position), effort)
    if found is None:
        return None
    return Fixed(cost=LOOSENED * (len(position.melds) + 1), melds=found.melds, fixed=frozenset())


def _all_of_it(position: Position) -> Costs:
    return Costs((0,) * (position.sheet.numbers + 1), 0, all_of_it=True)


@dataclass(frozen=True, slots=True)
class _Search:
    """One way of looking for the table that loosens fewest melds."""

    position: Position
    demands: Demands
    reach: Reach
    effort: Effort

    def within(self, limits: Limits) -> Outcome:
        """Return the table between two costs; all uses of jokers only where sparing leaves some."""
        lean, settled = self._asked("lean", limits)
        if lean is None:
            return None, settled
        path, melds = lean
        spare = self.position.rack_jokers - path.jokers
        melds, left = grown(melds, spare, self.position.sheet.numbers)
        if not left:
            return Fixed(cost=path.cost, melds=melds, fixed=fixed_places(path)), settled
        full, settled = self._asked("full", (path.cost, limits[1]))
        if full is None:
            return None, settled
        path, melds = full
        return Fixed(cost=path.cost, melds=melds, fixed=fixed_places(path)), settled

    def _asked(self, use: Use, limits: Limits) -> tuple[tuple[Path, Melds] | None, bool]:
        base = self._base(use)
        plan = FixQuestion(base, self.demands).plan(limits)
        path, settled = sweep(plan, self.effort)
        return (None if path is None else (path, _rebuilt(base_path(path), base, plan))), settled

    def _base(self, use: Use) -> Question[Any]:
        costs = _all_of_it(self.position)
        if self.position.sheet.rebuild is Rebuild.FREE:
            return LooseQuestion(self.position, costs, Manner(use))
        following = Following(self.position.sheet.rebuild, use, self.reach)
        return BoundQuestion(self.position, costs, following)


def _rebuilt(path: Path, base: Question[Any], plan: Plan) -> Melds:
    if isinstance(base, BoundQuestion):
        return rebuild_followed(path, plan, base.following)
    return rebuild(path, Manner(base.use))
