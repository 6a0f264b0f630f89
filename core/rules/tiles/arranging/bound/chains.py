"""The sweep's view of followed runs, for sheets on which old melds must stay together."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

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


class Following:
    """The sweep's view of followed runs; states are numbered as they turn up."""

    free_bits = 0

    def __init__(self, rebuild: Rebuild, use: Use, reach: Reach) -> None:
        self._rebuild, self.use, self.reach = rebuild, use, reach
        self._states = [State()]
        self._codes = {State(): 0}
        self._offers: dict[tuple[int, int, int], dict[Meaning, list[Offer]]] = {}

    def offers(
        self, state: int, spot: Crossing, level: Level[Crossing], pool: int
    ) -> dict[Meaning, list[Offer]]:
        """Return the steps of a colour from a state."""
        key = (state, id(spot), level.leave)
        found = self._offers.get(key)
        if found is None:
            found = self._offers[key] = {}
            for step in self._steps(state, spot, pool):
                cost = step.unused * level.leave
                offer = (self._code(step.after), step.jokers, step.jokers + step.ahead, cost, 0)
                found.setdefault(step.meaning, []).append(offer)
        return found

    def steps(
        self, state: int, spot: Crossing, level: Level[Crossing], pool: int
    ) -> Iterator[tuple[Meaning, int, "Numbered"]]:
        """Return the same steps in full."""
        for step in self._steps(state, spot, pool):
            yield step.meaning, step.unused * level.leave, Numbered(step, self._code(step.after))

    def _steps(self, state: int, spot: Crossing, pool: int) -> Iterator[Step]:
        """Ask for the steps with no joker or with many, so that more questions are the same."""
        many = MOST_JOKERS if pool and self.use == "lean" else pool
        for step in steps(self._states[state], spot, many):
            if step.jokers + step.ahead <= pool:
                yield step

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

    def _code(self, state: State) -> int:
        code = self._codes.setdefault(state, len(self._states))
        if code == len(self._states):
            self._states.append(state)
        return code


class Numbered:
    """A step with the number of the state that it leads to."""

    __slots__ = ("after", "ahead", "gone_on", "jokers", "step")

    def __init__(self, step: Step, after: int) -> None:
        self.step, self.after = step, after
        self.jokers, self.ahead, self.gone_on = step.jokers, step.ahead, step.gone_on
