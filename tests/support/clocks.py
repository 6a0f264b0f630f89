"""A clock that a test drives: it wakes sleepers when the test lets their time come."""

import asyncio
import heapq
from collections import Counter
from collections.abc import Callable
from itertools import count

from bot.machine.system import SystemClock
from core.engine.ports import Clock

USUAL, MOST = 30, 300
"""How often all runnable tasks run before a test goes on."""


def _never() -> bool:
    return False


class SteppedClock:
    """A clock that stands still until the test lets time pass."""

    def __init__(self, now: float = 1_000.0) -> None:
        self.time = now
        self._gone = 0.0
        self._places = count()
        self._asleep: list[tuple[float, int, asyncio.Future[None]]] = []
        self._sleeping_for: Counter[float] = Counter()
        self._asleep_again = asyncio.Event()

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        waking = asyncio.get_running_loop().create_future()
        heapq.heappush(self._asleep, (self._gone + seconds, next(self._places), waking))
        self._sleeping_for[seconds] += 1
        self._asleep_again.set()
        try:
            await waking
        finally:
            self._sleeping_for[seconds] -= 1

    async def seen(self, tick: float) -> None:
        """Wait until somebody sleeps for this interval; time that passes before does not count."""
        while not self._sleeping_for[tick]:
            self._asleep_again.clear()
            await self._asleep_again.wait()

    async def go_by(self, seconds: float) -> None:
        """Let time pass, so that sleepers wake one by one and do their work."""
        until = self._gone + seconds
        await settled()
        while self._asleep and self._asleep[0][0] <= until:
            sleepers = len(self._asleep)
            when, _, waking = heapq.heappop(self._asleep)
            self._pass(when)
            if not waking.done():
                waking.set_result(None)
            await settled(lambda: len(self._asleep) == sleepers)  # noqa: B023 - asked at once
        self._pass(until)

    def jump(self, seconds: float) -> None:
        """Jump, as if the clock was set or the machine slept: nobody saw this time pass."""
        self.time += seconds

    def _pass(self, until: float) -> None:
        self.time += until - self._gone
        self._gone = until


class SlowClock(SteppedClock):
    """A clock on which each reading takes some time, as if the solver were slow."""

    def now(self) -> float:
        self.time += 0.05
        return super().now()


class SkippingClock(SystemClock):
    """The machine's clock, which a test can set ahead: people take a moment to read and think."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        return super().now() + self._ahead

    def jump(self, seconds: float) -> None:
        """Jump, as `SteppedClock` does."""
        self._ahead += seconds


A_MOMENT = 5.0
"""Seconds after which nobody takes a repeated word for one that was sent twice."""


async def looked_at(clock: Clock, tick: float) -> None:
    """Wait until a program sees time pass, on a clock that a test drives."""
    if isinstance(clock, SteppedClock):
        await clock.seen(tick)


async def settled(again: Callable[[], bool] = _never) -> None:
    """Run all tasks that do not wait for the clock, or run until `again` returns true."""
    for turn in range(MOST):
        await asyncio.sleep(0)
        if (turn > 1 and again()) or (turn > USUAL and again is _never):
            return
