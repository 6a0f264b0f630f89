"""Takes what platforms bring: each update is stored once, and acted on exactly once.

It is stored before it is acted on. The change of a table that it causes and the note that it has
been acted on are one transaction, so that a crash leaves both or none; what changes nothing is
noted as done after it was answered.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeAlias

import structlog

from core.engine.caches import memory
from core.engine.cluster import Cluster, SingleProcess
from core.engine.logs import error_report
from core.engine.ports import Cause, Clock, SettledError, Store, UnavailableError, Update
from core.engine.task_group import together

Act: TypeAlias = Callable[[Update], Awaitable[None]]
Job: TypeAlias = tuple[Update, asyncio.Future[None]]

ADOPTS = 2.0
"""Seconds between two looks at what others may have left behind."""
REMEMBERED = 20_000
"""Updates that were acted on last."""
AGAIN = 1.0
"""Seconds after which an update is acted on again that the store did not let anybody act on."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Acting:
    """An update that is being acted on; the first change that is stored settles it."""

    cause: Cause | None = None


_acting: ContextVar[_Acting] = ContextVar("acting", default=_Acting())  # noqa: B039 - it stays empty


def cause() -> Cause | None:
    """Return the update that is being acted on here, and that nothing has settled yet."""
    return _acting.get().cause


def settle() -> None:
    """Say that a change has been stored: what is done from here on has no cause any more."""
    if _acting.get().cause is not None:
        _acting.get().cause = None


@contextmanager
def because_of(update: Cause | None) -> Iterator[None]:
    """Say what is being acted on; None: whatever is done here leaves the update unfinished."""
    token = _acting.set(_Acting(update))
    try:
        yield
    finally:
        _acting.reset(token)


class Inbox:
    """The updates of one platform.

        async with inbox.running():
            await inbox.settled()    # what was left unfinished when the program ended
            await inbox.take(update) # durable: the platform need not bring it again

    Updates of one place are acted on in their order, those of different places side by side.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        platform: str,
        act: Act,
        cluster: Cluster | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._platform = platform
        self._act = act
        self._cluster = cluster or SingleProcess()
        self._places: dict[str, deque[Job]] = {}
        self._pending: dict[Cause, asyncio.Future[None]] = {}
        self._done: MutableMapping[Cause, None] = memory(REMEMBERED)
        """What was acted on last: to note it in the store may take a moment."""
        self._elsewhere: dict[Cause, asyncio.Future[None]] = {}
        """What other programs have taken, and was brought here once more."""
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
            adopting = None if self._cluster.alone else self._tasks.create_task(self._adopt())
            yield
            self._closing = True
            if adopting is not None:
                adopting.cancel()

    async def _adopt(self) -> None:
        """Take over, now and then, what programs have left behind that are gone."""
        while True:
            await self._clock.sleep(ADOPTS)
            with suppress(UnavailableError):
                for update in await self._store.unfinished(self._platform):
                    if update.cause not in self._pending and update.cause not in self._done:
                        self._put(update)
                await self._look_elsewhere()

    async def _look_elsewhere(self) -> None:
        """Say of what other programs had taken that it is done, where it is."""
        asked = [cause for cause in self._elsewhere if cause not in self._pending]
        left = await self._store.unsettled(asked) if asked else ()
        for cause in asked:
            if cause not in left and cause in self._elsewhere:
                _end(self._elsewhere.pop(cause))

    async def take(self, update: Update) -> Awaitable[None]:
        """Store an update; returns when that is durable. What it returns ends when it was acted on.

        An update that was taken before is not acted on again, here or by another program.
        """
        new = await self._store.take(update, self._clock.now())
        if (pending := self._pending.get(update.cause)) is not None:
            return pending
        if new and update.cause not in self._done:  # who adopts may have found it before
            return self._put(update)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._cluster.alone or update.cause in self._done:
            _end(done)
            return done
        done = self._elsewhere.setdefault(update.cause, done)
        await self._look_elsewhere()
        return done

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
            self._done[update.cause] = None
            _end(done)
            jobs.popleft()
        del self._places[place]

    async def _follow(self, update: Update) -> None:
        with because_of(update.cause):
            while True:
                try:
                    await self._act(update)
                except UnavailableError as error:
                    _log.warning("the store does not answer", trouble=str(error.trouble))
                    if self._closing or cause() is None:
                        return None
                    await self._clock.sleep(AGAIN)
                    continue
                except SettledError:  # another program has taken it over
                    return None
                except Exception as error:  # noqa: BLE001 - a broken update holds no other one up
                    told = {"platform": self._platform, "update": update.cause.key}
                    _log.error("not acted on", **told, **error_report(error))
                return await self._finish()

    async def _finish(self) -> None:
        """Note that an update was acted on where no change has, as soon as that can be written."""
        while (left := cause()) is not None:
            try:
                await self._store.finish(left)
                settle()
            except UnavailableError as error:
                _log.warning("the store does not answer", trouble=str(error.trouble))
                await self._clock.sleep(AGAIN)


def _end(done: asyncio.Future[None]) -> None:
    if not done.done():  # who waited for it may have gone
        done.set_result(None)
