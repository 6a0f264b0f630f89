"""Takes updates from platforms: stores each one, and applies it exactly once.

An update is stored before it is applied. The change that it causes and the mark that it is done
are one transaction, so a crash leaves both or none. No-op updates are marked done after the
reply.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeAlias

import structlog
from tenacity import AsyncRetrying, RetryCallState, stop_never, wait_fixed
from tenacity.stop import StopBaseT

from core.engine.caches import memory
from core.engine.cluster import Cluster
from core.engine.logs import error_report
from core.engine.people import PersonId
from core.engine.ports import Cause, Clock, SettledError, Store, UnavailableError, Update
from core.engine.task_group import together
from core.engine.time.retry import at_once, retrying

Act: TypeAlias = Callable[[Update], Awaitable[None]]
Job: TypeAlias = tuple[Update, asyncio.Future[None]]

ADOPTS = 2.0
"""Seconds between two checks for updates that other programs left behind."""
REMEMBERED = 20_000
"""The number of finished updates that are remembered."""
AGAIN = 1.0
"""Seconds before an update is retried when the store was unavailable."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Post:
    """A message that a person has put into a chat by choosing a move from a list."""

    person: PersonId
    message: str
    """Its name at the platform."""


@dataclass(slots=True)
class _Acting:
    """The update that is being applied; the first stored change marks it done."""

    cause: Cause | None = None
    post: Post | None = None
    """The message that is to tell what the update did."""


_acting: ContextVar[_Acting] = ContextVar("acting", default=_Acting())  # noqa: B039 - it stays empty


def cause() -> Cause | None:
    """Return the current update, unless it is already marked done."""
    return _acting.get().cause


def untold() -> Post | None:
    """Return the message of the current update, unless a stored change will tell what it did."""
    return _acting.get().post


def settle() -> None:
    """Note that a stored change has marked the current update done."""
    if _acting.get().cause is not None:
        _acting.get().cause = None
    if _acting.get().post is not None:
        _acting.get().post = None


@contextmanager
def having_posted(post: Post) -> Iterator[None]:
    """Set the message of the current update: the first stored change tells its result there."""
    _acting.get().post = post
    try:
        yield
    finally:
        _acting.get().post = None


@contextmanager
def because_of(update: Cause | None) -> Iterator[None]:
    """Set the current update; with None, changes in this context do not mark any update done."""
    token = _acting.set(_Acting(update))
    try:
        yield
    finally:
        _acting.reset(token)


class Inbox:
    """The updates of one platform.

        async with inbox.running():
            await inbox.settled()    # updates left over from an earlier run
            await inbox.take(update) # durable: the platform need not send it again

    Updates of one place are applied in order, those of different places concurrently.
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
        self._cluster = cluster or Cluster()
        self._places: dict[str, deque[Job]] = {}
        self._pending: dict[Cause, asyncio.Future[None]] = {}
        self._done: MutableMapping[Cause, None] = memory(REMEMBERED)
        """The updates handled last; the store may still be marking them done."""
        self._elsewhere: dict[Cause, asyncio.Future[None]] = {}
        """Updates that arrived here again after another program had taken them."""
        self._tasks: asyncio.TaskGroup | None = None
        self._closing = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Apply updates while this context is open, those left over from earlier first.

        At its end, all taken updates are still applied if the store is available.
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
        """Periodically take over the updates of programs that are gone."""
        while True:
            await self._clock.sleep(ADOPTS)
            with suppress(UnavailableError):
                for update in await self._store.unfinished(self._platform):
                    if update.cause not in self._pending and update.cause not in self._done:
                        self._put(update)
                await self._look_elsewhere()

    async def _look_elsewhere(self) -> None:
        """Mark updates that another program finished."""
        asked = [cause for cause in self._elsewhere if cause not in self._pending]
        left = await self._store.unsettled(asked) if asked else ()
        for cause in asked:
            if cause not in left and cause in self._elsewhere:
                _end(self._elsewhere.pop(cause))

    async def take(self, update: Update) -> Awaitable[None]:
        """Store an update and return once it is durable; the returned future ends when it is done.

        No program applies an update twice.
        """
        new = await self._store.take(update, self._clock.now())
        if (pending := self._pending.get(update.cause)) is not None:
            return pending
        if new and update.cause not in self._done:  # adoption may have applied it before
            return self._put(update)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._cluster.alone or update.cause in self._done:
            _end(done)
            return done
        done = self._elsewhere.setdefault(update.cause, done)
        await self._look_elsewhere()
        return done

    async def settled(self) -> None:
        """Wait until all taken updates are done."""
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
        """Apply the updates of one place until none is left."""
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
            try:
                await at_once(lambda: self._retrying(stop=self._cannot_retry), self._act, update)
            except (UnavailableError, SettledError):
                return  # a later start acts on it, or another program has taken it over
            except Exception as error:  # noqa: BLE001 - one bad update must not block the others
                told = {"platform": self._platform, "update": update.cause.key}
                _log.error("not acted on", **told, **error_report(error))
            await self._finish()

    def _cannot_retry(self, _attempts: RetryCallState) -> bool:
        """Say whether an update must not be acted on again: its change may be stored."""
        return self._closing or cause() is None

    async def _finish(self) -> None:
        """Mark the update done if no change has, and retry until the store accepts that."""
        left = cause()
        if left is not None:
            await at_once(self._retrying, self._store.finish, left)
            settle()

    def _retrying(self, stop: StopBaseT = stop_never) -> AsyncRetrying:
        return retrying(
            self._clock, UnavailableError, wait=wait_fixed(AGAIN), warn=_unavailable, stop=stop
        )


def _unavailable(error: Exception) -> None:
    assert isinstance(error, UnavailableError)
    _log.warning("the store does not answer", trouble=str(error.trouble))


def _end(done: asyncio.Future[None]) -> None:
    if not done.done():  # the waiting caller may be gone
        done.set_result(None)
