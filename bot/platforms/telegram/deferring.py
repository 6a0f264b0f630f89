"""Answers that are posted by and by, so that nobody who presses waits for what is posted."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from dataclasses import dataclass, replace

import structlog

from bot.platforms.telegram.acts import Act
from bot.screens.digest import looks
from bot.screens.screen import Screen
from core.engine.broken import what_broke
from core.engine.people import To, ToChat
from core.engine.ports import Clock
from core.engine.remembering import memory
from core.engine.together import together

ONCE = 5.0
"""Seconds in which a chat is sent the same slot once, however many ask to see it."""
GRACE = 5.0
"""Seconds for what still waits when the program ends."""
REMEMBERED = 1_000
"""Slots of which it is known when they were sent last."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """A screen on its way to a place, and what it answers."""

    to: To
    screen: Screen
    act: Act


Post = Callable[[Answer], Awaitable[None]]


class Deferred:
    """Posts answers in the order of each place; one that shows the same slot replaces another."""

    def __init__(self, post: Post, clock: Clock) -> None:
        self._post = post
        self._clock = clock
        self._waiting: dict[To, OrderedDict[str, Answer]] = {}
        self._sent: MutableMapping[tuple[To, str], float] = memory(REMEMBERED)
        """When a chat was sent a slot last."""
        self._tasks: asyncio.TaskGroup | None = None
        self._posting: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Post as long as this is open; at its end, what waits has a moment more."""
        async with together() as tasks:
            self._tasks = tasks
            yield
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    while self._posting:
                        await asyncio.wait(tuple(self._posting))
            for task in self._posting:
                task.cancel()
            self._tasks = None

    def holds(self, to: To) -> bool:
        """Say whether something waits for a place: what comes later has to wait behind it."""
        return to in self._waiting

    def put(self, answer: Answer) -> None:
        """Have an answer posted when its turn comes."""
        to = answer.to
        key = answer.screen.slot or looks(answer.screen)
        answer = replace(answer, screen=self._once(to, answer.screen))
        if to in self._waiting:
            earlier = self._waiting[to].pop(key, answer).screen
            anew = "new" in {earlier.delivery, answer.screen.delivery}
            screen = replace(answer.screen, delivery="new") if anew else answer.screen
            self._waiting[to][key] = replace(answer, screen=screen)
        elif self._tasks is not None:
            self._waiting[to] = OrderedDict({key: answer})
            task = self._tasks.create_task(self._work(to), context=Context())
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)

    def _once(self, to: To, screen: Screen) -> Screen:
        """Have a slot that a chat was sent a moment ago edited where it stands."""
        if screen.delivery != "new" or screen.slot is None or not isinstance(to, ToChat):
            return screen
        now, key = self._clock.now(), (to, screen.slot)
        if 0 <= now - self._sent.get(key, -ONCE) < ONCE:
            return replace(screen, delivery="edit")
        self._sent[key] = now
        return screen

    async def _work(self, to: To) -> None:
        waiting = self._waiting[to]
        while waiting:
            key, answer = next(iter(waiting.items()))
            try:
                await self._post(answer)
            except Exception as error:  # noqa: BLE001 - one answer holds up no other
                _log.error("not answered", screen=answer.screen.kind.value, **what_broke(error))
            if waiting.get(key) is answer:
                del waiting[key]
        del self._waiting[to]
