"""Rate limits of platforms: urgent notices go first, and no limit is exceeded."""

import asyncio
from bisect import insort
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from math import inf

from core.engine.cluster import Cluster
from core.engine.delivery.notices import Urgency
from core.engine.people import To, ToPerson
from core.engine.ports import Clock, Register, TryLaterError
from core.engine.task_group import together
from core.engine.time.buckets import Bucket

STEP = 0.05
"""Seconds between two checks of the waiting messages."""
CROWD = 4_096
"""The number of places kept before idle ones are removed."""


def urgency_of_answer(to: To) -> Urgency:
    """Return how urgent an answer is: in a chat the news of its table go first."""
    return Urgency.ANSWER if isinstance(to, ToPerson) else Urgency.REST


@dataclass(frozen=True, slots=True)
class Rate:
    """A number of messages in a number of seconds."""

    messages: int
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowance:
    """The rate limits of a platform."""

    whole: Rate
    chat: Rate
    """In a group chat."""
    person: Rate
    """In a private chat."""

    def at(self, to: To) -> Rate:
        """Return the rate of one place."""
        return self.person if isinstance(to, ToPerson) else self.chat


@dataclass(slots=True)
class _Gate(Bucket):
    """Lets messages through to a platform or a place."""

    shut: float = 0.0
    """Seconds for which the platform accepts nothing."""

    @property
    def limited(self) -> bool:
        """Whether the platform has limits at all."""
        return self.holds < inf

    def opens(self, now: float, among: int = 1) -> bool:
        """Say whether a message may go now; `among` programs share the rate."""
        self.shut = max(0.0, self.shut - max(0.0, now - self.seen))
        self.fill(now, among)
        return not self.shut and self.left >= 1

    def idle(self, now: float) -> bool:
        """Say whether it can be forgotten."""
        return self.opens(now) and self.full


@dataclass(slots=True, order=True)
class _Waiter:
    urgency: Urgency
    number: int
    platform: str = field(compare=False)
    to: To = field(compare=False)
    goes: asyncio.Future[None] = field(compare=False)


class Pace:
    """Releases messages when their turn comes. A platform without an allowance has no limits."""

    def __init__(
        self,
        register: Register,
        clock: Clock,
        allowances: Mapping[str, Allowance] | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self._register = register
        self.clock = clock
        """The clock that measures the waiting time."""
        self._allowances = allowances or {}
        self._cluster = cluster or Cluster()
        """The programs that share a platform's rate and report their messages to each other."""
        self._cluster.on_sends(self._sent_elsewhere)
        self._began = clock.now()
        self._platforms: dict[str, _Gate] = {}
        self._places: dict[To, _Gate] = {}
        self._waiting: list[_Waiter] = []
        self._numbers = count()
        self._wanted = asyncio.Event()

    @property
    def limited(self) -> bool:
        """Whether any platform has limits."""
        return bool(self._allowances)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Release messages while this context is open."""
        async with together() as tasks:
            serving = tasks.create_task(self._serve())
            yield
            serving.cancel()

    async def turn(self, to: To, urgency: Urgency) -> None:
        """Wait until a message may be sent to a place."""
        goes: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        platform = await self._platform(to)
        insort(self._waiting, _Waiter(urgency, next(self._numbers), platform, to, goes))
        self._let_go()
        if not goes.done():
            self._wanted.set()
            await goes

    async def give_back(self, to: To) -> None:
        """Return a turn in which nothing was sent; other programs have counted it already."""
        platform = await self._platform(to)
        for gate in (self._of_platform(platform), self._of_place(platform, to)):
            gate.left += 1

    async def free(self, to: To) -> bool:
        """Say whether a message to a place would go at once: none waits, and its rate allows it."""
        platform, now = await self._platform(to), self.clock.now()
        waits = any(waiter.to == to for waiter in self._waiting)
        opens = self._of_platform(platform).opens(now, self._cluster.programs)
        return opens and self._of_place(platform, to).opens(now) and not waits

    async def hold(self, to: To, error: TryLaterError) -> None:
        """Block a place, or its platform, until the platform accepts messages again."""
        platform = await self._platform(to)
        bucket = self._of_platform(platform) if error.everywhere else self._of_place(platform, to)
        bucket.opens(self.clock.now())
        bucket.shut = max(bucket.shut, error.seconds)

    async def _platform(self, to: To) -> str:
        if not self._allowances:
            return ""
        if isinstance(to, ToPerson):
            return (await self._register.who(to.person)).address.platform
        return (await self._register.where(to.chat)).address.platform

    async def _serve(self) -> None:
        while True:
            await self._wanted.wait()
            self._let_go()
            if self._waiting:
                await self.clock.sleep(STEP)
            else:
                self._wanted.clear()

    def _let_go(self) -> None:
        """Release all waiting messages that may go, the most urgent first."""
        now, among = self.clock.now(), self._cluster.programs
        for waiter in self._waiting:
            whole = self._of_platform(waiter.platform)
            place = self._of_place(waiter.platform, waiter.to)
            if not waiter.goes.done() and whole.opens(now, among) and place.opens(now):
                whole.left, place.left = whole.left - 1, place.left - 1
                self._tell(waiter, place)
                waiter.goes.set_result(None)
        self._waiting = [waiter for waiter in self._waiting if not waiter.goes.done()]
        if len(self._places) > CROWD:
            self._places = {to: b for to, b in self._places.items() if not b.idle(now)}

    def _tell(self, waiter: _Waiter, place: _Gate) -> None:
        if place.limited:
            self._cluster.sends(waiter.to, waiter.platform)

    def _sent_elsewhere(self, to: To, platform: str) -> None:
        """Count a message of another program: programs share the rate of a chat."""
        place = self._of_place(platform, to)
        place.opens(self.clock.now())
        place.left -= 1

    def _of_platform(self, platform: str) -> _Gate:
        if platform not in self._platforms:
            allowance = self._allowances.get(platform)
            self._platforms[platform] = self._gate(None if allowance is None else allowance.whole)
        return self._platforms[platform]

    def _of_place(self, platform: str, to: To) -> _Gate:
        if to not in self._places:
            allowance = self._allowances.get(platform)
            self._places[to] = self._gate(None if allowance is None else allowance.at(to))
            if self._places[to].limited and not self._cluster.alone:
                self._places[to].begin_at(self._began)
        return self._places[to]

    def _gate(self, rate: Rate | None) -> _Gate:
        if rate is None:
            return _Gate(holds=inf, per_second=0, seen=self.clock.now())
        return _Gate(rate.messages, rate.messages / rate.seconds, self.clock.now())
