"""Laying given tiles so that as many old melds as possible lie as they lay.

Each old meld is fixed, and then its tiles take no part, or loosened, which costs; so the sweep
finds the arrangement that loosens fewest melds, and of such the one that parts fewest neighbours
in runs. It works on top of either rule of rebuilding.
"""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

from core.rules.tiles.arranging.position import OldMeld, OldRun, OldSet
from core.rules.tiles.arranging.question import Limits, Lying, Question, Reading
from core.rules.tiles.arranging.reckoning import COLOURS
from core.rules.tiles.arranging.sweep.plan import Chains, Level, Offer, Path, Plan
from core.rules.tiles.sheet import JokerExchange

LOOSENED: Final = 1_000
"""The cost of a meld that does not lie as it lay; that of two parted neighbours is 1."""


@dataclass(frozen=True, slots=True)
class Demands:
    """Which melds must lie as they lay, and which must not, by their places on the table."""

    fixed: frozenset[int] = frozenset()
    loosened: frozenset[int] = frozenset()

    def ways(self, old: OldMeld) -> tuple[bool, ...]:
        """Return whether the meld may be loosened (False), and fixed (True)."""
        if old.place in self.fixed:
            return (True,)
        return (False,) if old.place in self.loosened else (True, False)


class FixRun(NamedTuple):
    """An old run at one of its numbers."""

    place: int
    begins: bool
    lasts: bool
    """Whether it goes on to the next number."""
    ways: tuple[bool, ...]
    """What may be done with it where it begins: fix it, loosen it."""


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


Way: TypeAlias = tuple[Any, int, FixStep]


class Fixing:
    """The sweep's view: a state of the base, and which of the runs under way are fixed."""

    free_bits = 0

    def __init__(self, base: Chains) -> None:
        self._base = base
        self._states: list[tuple[int, tuple[bool, ...]]] = [(0, ())]
        self._codes = {self._states[0]: 0}
        self._ways: dict[tuple[int, int], list[Way]] = {}

    def offers(
        self, state: int, spot: FixSpot, level: Level[FixSpot], pool: int
    ) -> dict[Any, list[Offer]]:
        """Return the steps of a colour from a state."""
        found: dict[Any, list[Offer]] = {}
        for meaning, cost, step in self.steps(state, spot, level, pool):
            needed = step.jokers + step.base.ahead
            found.setdefault(meaning, []).append((step.after, step.jokers, needed, cost, 0))
        return found

    def steps(self, state: int, spot: FixSpot, level: Level[FixSpot], pool: int) -> list[Way]:
        """Return the same steps in full."""
        key = (state, id(spot))
        if key not in self._ways:
            self._ways[key] = list(self._find(state, spot, level, pool))
        return self._ways[key]

    def _find(self, state: int, spot: FixSpot, level: Level[FixSpot], pool: int) -> Iterator[Way]:
        base, known = self._states[state]
        before = iter(known)
        choices = [run.ways if run.begins else (next(before),) for run in spot.runs]
        for choice in product(*choices):
            lasting = tuple(f for run, f in zip(spot.runs, choice, strict=True) if run.lasts)
            loose = [run for run, fixed in zip(spot.runs, choice, strict=True) if not fixed]
            fixed = tuple(
                run.place for run, f in zip(spot.runs, choice, strict=True) if f and run.begins
            )
            links = sum(not run.begins for run in loose)
            cost = LOOSENED * (len(loose) - links)
            for meaning, _, step in self._base.steps(base, spot.spots[choice], level, pool):
                parted = max(0, links - step.gone_on)
                after = self._code((step.after, lasting))
                yield meaning, cost + parted, FixStep(step, fixed, after, step.jokers)

    def _code(self, state: tuple[int, tuple[bool, ...]]) -> int:
        code = self._codes.setdefault(state, len(self._states))
        if code == len(self._states):
            self._states.append(state)
        return code

    def pair(self, one: Any, other: Any) -> Hashable:
        """Return what two meanings are together."""
        return self._base.pair(one, other)

    def join(self, one: Any, other: Any, level: Level[FixSpot], pool: int) -> Iterable[int]:
        """Return with how many jokers the sets of a number can be dealt."""
        return self._base.join(one, other, level, pool)


@dataclass(frozen=True)
class FixQuestion:
    """A question of either rule of rebuilding, with demands on what lies as it lay."""

    base: Question[Any]
    demands: Demands = field(default_factory=Demands)

    def plan(self, limits: Limits) -> Plan:
        """Return the question to the sweep."""
        plan = self.base.plan(limits)
        highest = self.base.position.sheet.numbers
        return replace(
            plan,
            numbers=tuple(tuple(self._levels(number)) for number in range(1, highest + 1)),
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
        return self.base.spot(colour, at.number, at.reading, Lying(loose, at.loose, lent))


class _At(NamedTuple):
    """A number, and what is to be with its sets."""

    number: int
    reading: Reading
    loose: tuple[OldSet, ...]
    fixed: tuple[OldSet, ...]


def fixed_places(path: Path) -> frozenset[int]:
    """Return the places of the melds that lie as they lay."""
    return frozenset(
        place
        for hop in path.hops
        for fixed in (hop.level.fixed, *(step.fixed for step in hop.steps))
        for place in fixed
    )


def base_path(path: Path) -> Path:
    """Return the answer as one of the base."""
    hops = (hop._replace(steps=tuple(step.base for step in hop.steps)) for hop in path.hops)
    return replace(path, hops=tuple(hops))
