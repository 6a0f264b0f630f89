"""Takes what platforms bring: each update is stored once, and acted on exactly once.

It is stored before it is acted on. The change of a table that it causes and the note that it has
been acted on are one transaction, so that a crash leaves both or none; what changes nothing is
noted as done after it was answered.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import TypeAlias

import structlog

from core.engine.broken import what_broke
from core.engine.ports import Cause, Clock, Store, UnavailableError, Update
from core.engine.together import together

Act: TypeAlias = Callable[[Update], Awaitable[None]]
Job: TypeAlias = tuple[Update, asyncio.Future[None]]

AGAIN = 1.0
"""Seconds after which an update is acted on again that the store did not let anybody act on."""

_log = structlog.get_logger(__name__)
_cause: ContextVar[Cause | None] = ContextVar("cause", default=None)


def cause() -> Cause | None:
    """Return the update that is being acted on here."""
    return _cause.get()


@contextmanager
def because_of(update: Cause | None) -> Iterator[None]:
    """Say what is being acted on; None: whatever is done here leaves the update unfinished."""
    token = _cause.set(update)
    try:
        yield
    finally:
        _cause.reset(token)


class Inbox:
    """The updates of one platform.

        async with inbox.running():
            await inbox.settled()    # what was left unfinished when the program ended
            await inbox.take(update) # durable: the platform need not bring it again

    Updates of one place are acted on in their order, those of different places side by side.
    """

    def __init__(self, store: Store, clock: Clock, platform: str, act: Act) -> None:
        self._store = store
        self._clock = clock
        self._platform = platform
        self._act = act
        self._places: dict[str, deque[Job]] = {}
        self._pending: dict[Cause, asyncio.Future[None]] = {}
        self._tasks: asyncio.TaskGroup | None = None
        self._closing = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Act on updates as long as this is open, first on those left from before.

        At its end everything that was taken is still acted on, if the store lets it.
        """
        async with together() as self._tasks:
            for update in await self._store.unfinished(self._platform):
                self._put(update)
            yield
            self._closing = True

    async def take(self, update: Update) -> Awaitable[None]:
        """Store an update; returns when that is durable. What it returns ends when it was acted on.

        An update that was taken before is not acted on again.
        """
        if await self._store.take(update, self._clock.now()):
            return self._put(update)
        return self._pending.get(update.cause) or _settled()

    async def settled(self) -> None:
        """Return when everything that was taken has been acted on."""
        while self._pending:
            await asyncio.wait(tuple(self._pending.values()))

    def _put(self, update: Update) -> asyncio.Future[None]:
        if self._tasks is None:
            raise RuntimeError("not running")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[update.cause] = done
        if update.place in self._places:
            self._places[update.place].append((update, done))
        else:
            self._places[update.place] = deque([(update, done)])
            self._tasks.create_task(self._work(update.place))
        return done

    async def _work(self, place: str) -> None:
        """Act on what is from one place until nothing is left."""
        jobs = self._places[place]
        while jobs:
            update, done = jobs[0]
            await self._follow(update)
            del self._pending[update.cause]
            if not done.done():  # who waited for it may have gone
                done.set_result(None)
            jobs.popleft()
        del self._places[place]

    async def _follow(self, update: Update) -> None:
        with because_of(update.cause):
            while True:
                try:
                    await self._act(update)
                except UnavailableError as error:
                    _log.warning("the store does not answer", trouble=str(error.trouble))
                    if self._closing:
                        return None
                    await self._clock.sleep(AGAIN)
                    continue
                except Exception as error:  # noqa: BLE001 - a broken update holds no other one up
                    _log.error("not acted on", platform=self._platform, **what_broke(error))
                return await self._finish(update.cause)

    async def _finish(self, cause: Cause) -> None:
        """Note that an update was acted on, as soon as the store can be written."""
        while True:
            try:
                return await self._store.finish(cause)
            except UnavailableError as error:
                _log.warning("the store does not answer", trouble=str(error.trouble))
                await self._clock.sleep(AGAIN)


def _settled() -> asyncio.Future[None]:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    return done
