"""The sweep's view of followed runs, for sheets on which old melds must stay together."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from core.rules.tiles.arranging.bound.rivals import without_needless
from core.rules.tiles.arranging.bound.runs import Crossing, Meaning, State, Step
from core.rules.tiles.arranging.bound.sets import Deal, Here, deals_around
from core.rules.tiles.arranging.bound.steps import steps
from core.rules.tiles.arranging.free.runs import Use
from core.rules.tiles.arranging.sweep.plan import Level, Offer
from core.rules.tiles.sheet import Rebuild

MOST_JOKERS = 8
"""No table has more."""

Meanings: TypeAlias = tuple[Meaning, Meaning]
Reach: TypeAlias = Literal["near", "far"]
"""Near: every old run is kept from its first tile on; far: all that is allowed is looked at."""


class Way(NamedTuple):
    """All steps of a colour across a number that mean the same to the others, as one."""

    before: int
    spot: Crossing
    meaning: Meaning
    unused: int
    jokers: int
    gone_on: int
    """How many runs go on from the number before."""
    after: int
    ahead: int
    """Jokers that the next two numbers will cost at least."""

    def stands_for(self, step: Step) -> bool:
        """Say whether a step is one of them."""
        return self[2:6] == (step.meaning, step.unused, step.jokers, step.gone_on)


class Following:
    """The sweep's view of followed runs; states are numbered as they turn up.

    What has become of the runs of a colour is nothing to the other colours, who see only what its
    steps give to the sets and what they cost. So all that can be, after the same steps as the
    others see them, is one state: there are hundreds of times fewer, and which it was is settled
    when the answer is known.
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
        """Ask for the steps with no joker or with many, so that more questions are the same."""
        many = MOST_JOKERS if pool and self.use == "lean" else pool
        for step in steps(state, spot, many):
            if step.jokers + step.ahead <= pool:
                yield step

    def settled(self, ways: Sequence[Way], pool: int) -> list[Step]:
        """Return for each number a step, such that each begins where the one before it ends."""
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
        """Return what two colours' steps mean to the sets."""
        return (one, other)

    def join(
        self, one: Meanings, other: Meanings, level: Level[Crossing], pool: int
    ) -> tuple[int, ...]:
        """Return with how many jokers the sets of a number can be dealt."""
        deals = self._deals((*one, *other), level, pool)
        most = pool if self.use == "full" else 0
        ways = {deal.jokers + more for deal in deals for more in range(min(most, deal.room) + 1)}
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
        old: tuple[Here, ...] = level.sets  # type: ignore[assignment]  # as the question puts it there
        return deals_around(old, meanings, pool, self._rebuild, self.use)

    def _code(self, states: Iterable[State]) -> int:
        states = dict.fromkeys(states)
        code = self._codes.setdefault(frozenset(states), len(self._states))
        if code == len(self._states):
            self._states.append(tuple(states))
        return code
