"""Laying given tiles while most old melds stay untouched.

Each old meld is *fixed*, so its tiles take no part, or *loosened*, which costs. The sweep finds the
arrangement that loosens fewest melds, and among these the one that separates fewest neighbours in
runs. `Fixing` adds this on top of either rule of rebuilding, its *base*.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

from core.rules.tiles.model.sheet import JokerExchange, Rebuild
from core.rules.tiles.solver.bound_tables import (
    BoundQuestion,
    Following,
    Reach,
    rebuild_followed,
)
from core.rules.tiles.solver.cheapest import cheapest
from core.rules.tiles.solver.free_runs import Manner, Use
from core.rules.tiles.solver.free_tables import LooseQuestion, grown, rebuild
from core.rules.tiles.solver.model import (
    COLOURS,
    NO_LIMIT,
    Chains,
    Effort,
    Level,
    Melds,
    Offer,
    Path,
    Plan,
)
from core.rules.tiles.solver.position import (
    NO_LIMITS,
    Costs,
    Limits,
    Lying,
    OldMeld,
    OldRun,
    OldSet,
    Position,
    Question,
    Reading,
)
from core.rules.tiles.solver.sweep import sweep

LOOSENED: Final = 1_000
"""The cost of loosening a meld; separating two neighbours costs 1."""


@dataclass(frozen=True, slots=True)
class Demands:
    """Which melds must be fixed and which loosened, by their places on the table."""

    fixed: frozenset[int] = frozenset()
    loosened: frozenset[int] = frozenset()

    def ways(self, old: OldMeld) -> tuple[bool, ...]:
        """Return what may be done with a meld that need not be fixed: fix it (True), loosen it."""
        return (False,) if old.place in self.loosened else (True, False)


class FixRun(NamedTuple):
    """An old run at one of its numbers."""

    place: int
    begins: bool
    lasts: bool
    """Whether it goes on to the next number."""
    ways: tuple[bool, ...]
    """What may be done with it at its first number: fix it, loosen it."""


class FixSpot(NamedTuple):
    """What one colour has at one number, for every choice of fixed runs."""

    runs: tuple[FixRun, ...]
    spots: dict[tuple[bool, ...], Any]


class FixStep(NamedTuple):
    """A step of the base, and what it fixed."""

    base: Any
    fixed: tuple[int, ...]
    after: int
    jokers: int


class FixChoice(NamedTuple):
    """What becomes of the old runs of one colour at one number."""

    base: int
    """The state of the base."""
    spot: Any
    """What the base has there without the fixed runs."""
    fixed: tuple[int, ...]
    """The places of the runs that begin here and are fixed."""
    lasting: tuple[bool, ...]
    """For each run that goes on to the next number: whether it is fixed."""
    loosened: int
    """The number of runs that begin here and are loosened."""
    links: int
    """The number of neighbours in loosened runs, this number and the one before."""

    def cost(self, step: Any) -> int:
        """Return what a step of the base costs."""
        parted: int = max(0, self.links - step.gone_on)
        return LOOSENED * self.loosened + parted


class Fixing:
    """Chains whose states are those of the base, with the old runs that are fixed."""

    free_bits = 0

    def __init__(self, base: Chains) -> None:
        self._base = base
        self._states: list[tuple[int, tuple[bool, ...]]] = [(0, ())]
        self._codes = {self._states[0]: 0}
        self._offers: dict[tuple[int, int], dict[Any, list[Offer]]] = {}

    def offers(
        self, state: int, spot: FixSpot, level: Level[FixSpot], pool: int
    ) -> dict[Any, list[Offer]]:
        """Return the steps of a colour from a state."""
        key = (state, id(spot))
        found = self._offers.get(key)
        if found is None:
            found = self._offers[key] = {}
            for choice in self._choices(state, spot):
                for meaning, _, step in self._base.steps(choice.base, choice.spot, level, pool):
                    after = self._code((step.after, choice.lasting))
                    offer = (after, step.jokers, step.jokers + step.ahead, choice.cost(step), 0)
                    found.setdefault(meaning, []).append(offer)
        return found

    def steps(
        self, state: int, spot: FixSpot, level: Level[FixSpot], pool: int
    ) -> Iterator[tuple[Any, int, FixStep]]:
        """Return the same steps in full."""
        for choice in self._choices(state, spot):
            for meaning, _, step in self._base.steps(choice.base, choice.spot, level, pool):
                after = self._code((step.after, choice.lasting))
                yield meaning, choice.cost(step), FixStep(step, choice.fixed, after, step.jokers)

    def _choices(self, state: int, spot: FixSpot) -> Iterator[FixChoice]:
        base, known = self._states[state]
        before = iter(known)
        for choice in product(*(run.ways if run.begins else (next(before),) for run in spot.runs)):
            pairs = list(zip(spot.runs, choice, strict=True))
            yield FixChoice(
                base,
                spot.spots[choice],
                tuple(run.place for run, fixed in pairs if fixed and run.begins),
                tuple(fixed for run, fixed in pairs if run.lasts),
                sum(not fixed and run.begins for run, fixed in pairs),
                sum(not fixed and not run.begins for run, fixed in pairs),
            )

    def _code(self, state: tuple[int, tuple[bool, ...]]) -> int:
        code = self._codes.setdefault(state, len(self._states))
        if code == len(self._states):
            self._states.append(state)
        return code

    def pair(self, one: Any, other: Any) -> Hashable:
        """Return what the steps of two colours mean together."""
        return self._base.pair(one, other)

    def join(self, one: Any, other: Any, level: Level[FixSpot], pool: int) -> Iterable[int]:
        """Return the numbers of jokers with which the sets of a number can be formed."""
        return self._base.join(one, other, level, pool)


@dataclass(frozen=True)
class FixQuestion:
    """A question under either rule of rebuilding, with demands on what is fixed."""

    base: Question[Any]
    demands: Demands = field(default_factory=Demands)

    def plan(self, limits: Limits) -> Plan:
        """Return the question to the sweep."""
        plan = self.base.plan_of(self._levels, limits)
        return replace(
            plan,
            chains=Fixing(plan.chains),
            lost=((0,) * len(plan.lost[0]),) * len(plan.lost),
            joker_rank=LOOSENED,
        )

    def _levels(self, number: int) -> Iterator[Level[FixSpot]]:
        sets = self.base.position.sets_at(number)
        for choice in product(*(self.demands.ways(old) for old in sets)):
            fixed = tuple(old for old, f in zip(sets, choice, strict=True) if f)
            loose = tuple(old for old, f in zip(sets, choice, strict=True) if not f)
            for reading in self.base.readings(loose):
                at = _At(number, reading, loose, fixed)
                spots = tuple(self._spot(colour, at) for colour in range(COLOURS))
                level: Level[Any] = self.base.level(number, reading, loose, spots)
                places = tuple(old.place for old in fixed)
                yield level._replace(cost=LOOSENED * len(loose), fixed=places)

    def _spot(self, colour: int, at: "_At") -> FixSpot:
        runs = self.base.position.runs_at(colour, at.number)
        ways = [self.demands.ways(run) for run in runs]
        return FixSpot(
            tuple(
                FixRun(run.place, run.first == at.number, run.last > at.number, way)
                for run, way in zip(runs, ways, strict=True)
            ),
            {choice: self._base_spot(colour, at, runs, choice) for choice in product(*ways)},
        )

    def _base_spot(
        self, colour: int, at: "_At", runs: tuple[OldRun, ...], choice: tuple[bool, ...]
    ) -> Any:
        loose = tuple(run for run, fixed in zip(runs, choice, strict=True) if not fixed)
        lent = self.base.position.lent[colour][at.number]
        if self.base.position.sheet.joker_exchange is JokerExchange.RACK_OR_TABLE:
            lent += sum(colour in old.colours for old in at.fixed)
            lent += sum(
                at.number not in run.jokers
                for run, fixed in zip(runs, choice, strict=True)
                if fixed
            )
        held = [run for run, fixed in zip(runs, choice, strict=True) if fixed]
        following, after = (sum(run.last >= at.number + n for run in held) for n in (1, 2))
        lying = Lying(loose, at.loose, lent, following, after)
        return self.base.spot(colour, at.number, at.reading, lying)


class _At(NamedTuple):
    """A number, and what becomes of its sets."""

    number: int
    reading: Reading
    loose: tuple[OldSet, ...]
    fixed: tuple[OldSet, ...]


def fixed_places(path: Path) -> frozenset[int]:
    """Return the places of the melds that the answer fixed."""
    return frozenset(
        place
        for hop in path.hops
        for fixed in (hop.level.fixed, *(step.fixed for step in hop.steps))
        for place in fixed
    )


def base_path(path: Path) -> Path:
    """Return the answer in steps of the base."""
    hops = (hop._replace(steps=tuple(step.base for step in hop.steps)) for hop in path.hops)
    return replace(path, hops=tuple(hops))


@dataclass(frozen=True, slots=True, kw_only=True)
class Fixed:
    """Melds made of the loosened melds and all tiles to lay; the others are fixed."""

    cost: int
    melds: Melds
    fixed: frozenset[int]


IDEAL: Final = 32
"""Free rebuilding, which says what is worth a try, gets one of so many parts of the effort."""
AROUND: Final = 24
"""The search around the tables found so far gets one of so many parts."""

WIDTHS: Final[dict[Reach, tuple[int, ...]]] = {
    "near": (30,),
    "far": (3, 12, 50, 200, 800, 10_000, 1 << 40),
}
"""The number of states that each pass keeps: mostly some hundreds suffice."""

Outcome: TypeAlias = tuple[Fixed | None, bool]
"""The table found, if any, and whether it is proven that none loosens fewer melds."""


def least_changed(
    position: Position, demands: Demands, effort: Effort, legal: Callable[[Fixed], bool]
) -> Fixed | None:
    """Find the table that holds the whole rack and loosens fewest melds, within the demands.

    If old melds must stay together, free rebuilding comes first. Mostly `legal` allows its best
    table, or a near search loosens as few melds. If not, a far search tries to do so, and leaves
    alone what neither of the two loosened. If the near search finds nothing, any table that holds
    the tiles takes its place.

    Under keep-3 a fixed meld keeps its own tiles. A legal table can also leave a meld unchanged
    with equal tiles of another meld. It is found only if it is the best table of free rebuilding:
    the sweep does not know which of two equal tiles lies where.
    """
    if position.sheet.rebuild is not Rebuild.KEEP3:
        found, settled = _Search(position, demands, "far", effort.share(2)).within(NO_LIMITS)
        return found if found is not None or settled else _any(position, demands, effort)
    free = replace(position, sheet=replace(position.sheet, rebuild=Rebuild.FREE))
    ideal, settled = _Search(free, demands, "far", effort.share(IDEAL)).within(NO_LIMITS)
    if (ideal is None and settled) or (ideal is not None and legal(ideal)):
        return ideal
    floor = _least(ideal) + LOOSENED - 1 if settled else 0
    near, _ = _Search(position, demands, "near", effort.share(4)).within((floor, NO_LIMIT))
    best = near or _any(position, demands, effort.share(2))
    if ideal is None or (near is not None and near.cost <= floor):
        return best
    fixed = ideal.fixed if best is None else ideal.fixed & best.fixed
    held = replace(demands, fixed=demands.fixed | fixed)
    bounded = effort.share(AROUND)
    fewer, _ = _Search(position, held, "far", bounded).within((floor, _least(best)))
    return fewer or best


def _least(found: Fixed | None) -> int:
    """Return the least cost of a table that loosens as many melds."""
    return NO_LIMIT if found is None else found.cost // LOOSENED * LOOSENED


def _any(position: Position, demands: Demands, effort: Effort) -> Fixed | None:
    """Return any table that holds the whole rack, whatever it changes."""
    if demands != Demands():
        return None
    found, _ = cheapest(position, _all_of_it(position), effort)
    if found is None:
        return None
    melds, fixed = _without_untouched(position, found.melds)
    changed = len(position.old) - len(fixed)
    return Fixed(cost=LOOSENED * (changed + 1), melds=melds, fixed=fixed)


def _without_untouched(position: Position, melds: Melds) -> tuple[Melds, frozenset[int]]:
    """Return the melds that are no old ones, and the places of the old melds among the others."""
    left = list(melds)
    untouched: set[int] = set()
    for old in position.old:
        if old.meld in left:
            left.remove(old.meld)
            untouched.add(old.place)
    return tuple(left), frozenset(untouched)


def _all_of_it(position: Position) -> Costs:
    return Costs((0,) * (position.sheet.numbers + 1), 0, all_of_it=True)


@dataclass(frozen=True, slots=True)
class _Search:
    """One way to look for the table that loosens fewest melds."""

    position: Position
    demands: Demands
    reach: Reach
    effort: Effort

    def within(self, limits: Limits) -> Outcome:
        """Return the best table within limits; try all uses of jokers only if some are left."""
        lean, settled = self._asked("lean", limits)
        if lean is None:
            return None, settled
        path, melds = lean
        spare = self.position.rack_jokers - path.jokers
        melds, left = grown(melds, spare, self.position.sheet.numbers)
        if not left:
            return self._fixed(path, melds), settled
        full, settled = self._asked("full", (path.cost, limits[1]))
        if full is None:
            return None, settled
        return self._fixed(*full), settled

    def _fixed(self, path: Path, melds: Melds) -> Fixed:
        return Fixed(cost=path.cost, melds=melds, fixed=self.demands.fixed | fixed_places(path))

    def _asked(self, use: Use, limits: Limits) -> tuple[tuple[Path, Melds] | None, bool]:
        base = self._base(use)
        plan = FixQuestion(base, self.demands).plan(limits)
        path, settled = sweep(replace(plan, widths=WIDTHS[self.reach]), self.effort)
        return (None if path is None else (path, _rebuilt(base_path(path), base, plan))), settled

    def _base(self, use: Use) -> Question[Any]:
        position = replace(self.position, still=self.demands.fixed)
        costs = _all_of_it(position)
        if position.sheet.rebuild is Rebuild.FREE:
            return LooseQuestion(position, costs, Manner(use))
        following = Following(position.sheet.rebuild, use, self.reach)
        return BoundQuestion(position, costs, following)


def _rebuilt(path: Path, base: Question[Any], plan: Plan) -> Melds:
    if isinstance(base, BoundQuestion):
        return rebuild_followed(path, plan, base.following)
    return rebuild(path, Manner(base.use))
