"""One writer for the whole database: what waits is written in one transaction, synced once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeAlias, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.engine.together import together
from storage.failures import AGAIN, in_our_words, state_of

T = TypeVar("T")
Write: TypeAlias = Callable[[AsyncConnection], Awaitable[T]]
"""Writes something. It raises an error of its own only before it has written anything."""

MOST = 500
"""Writes that share a transaction."""
MOMENT = 0.02
"""Seconds for which what is noted by and by waits for something else to be written with it."""
TRIES = 5
"""How often a transaction is tried that others are in the way of."""


@dataclass(frozen=True, slots=True)
class _Job:
    write: Write[Any]
    done: asyncio.Future[Any]


_Outcome: TypeAlias = tuple[_Job, Any, Exception | None]


class Writer:
    """Takes writes and answers when they are on the disk.

    A write that raises an error of its own leaves the others of its transaction alone; where the
    database itself fails, none of them has happened.
    """

    def __init__(
        self, engine: AsyncEngine, look: Callable[[], None], announce: Write[None] | None = None
    ) -> None:
        self._engine = engine
        self._announce = announce
        """Tells others of what was written, with the same transaction."""
        self._look = look
        """Raises UnavailableError where the database is not what it was."""
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._lingering: list[Callable[[], object]] = []
        """What puts jobs in the queue that wait for company."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Write as long as this is open; what waits then is still written, however it ends."""
        async with together() as tasks:
            working = tasks.create_task(self._work())
            try:
                yield
            finally:
                self._linger_no_more()
                self._jobs.put_nowait(None)
                await working

    async def write(self, write: Write[T]) -> T:
        """Have something written; returns when it is durable, raises UnavailableError."""
        done: asyncio.Future[T] = self.post(write)
        return await done

    def post(self, write: Write[T], done: asyncio.Future[T] | None = None) -> asyncio.Future[T]:
        """Have something written by and by, after what has lingered; `done` is told of it."""
        self._linger_no_more()
        if done is None:
            done = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(write, done))
        return done

    def linger(self, post: Callable[[], object]) -> None:
        """Have something posted before what is posted next, or after a moment.

        So what nobody waits for takes no transaction, and no sync of the disk, of its own.
        """
        if not self._lingering:
            asyncio.get_running_loop().call_later(MOMENT, self._linger_no_more)
        self._lingering.append(post)

    def _linger_no_more(self) -> None:
        lingering, self._lingering = self._lingering, []
        for post in lingering:
            post()

    async def _work(self) -> None:
        while True:
            group = [await self._jobs.get()]
            while len(group) < MOST and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            await self._commit([job for job in group if job is not None])
            if None in group:
                return

    async def _commit(self, group: list[_Job]) -> None:
        try:
            with in_our_words():
                self._look()
                answers = await self._written(group)
                self._look()
        except Exception as error:  # noqa: BLE001 - who asked is told, and the writer goes on
            answers = [(job, None, error) for job in group]
        for job, value, refused in answers:
            _answer(job.done, value, refused)

    async def _written(self, group: list[_Job]) -> list[_Outcome]:
        """Write all in one transaction; again where others were in its way, and it in theirs."""
        for tries in count(1):
            try:
                async with self._engine.begin() as connection:
                    outcomes = [await _written(job, connection) for job in group]
                    if self._announce is not None:
                        await self._announce(connection)
                    return outcomes
            except DBAPIError as error:
                if state_of(error.orig) not in AGAIN or tries == TRIES:
                    raise
        raise AssertionError


async def _written(job: _Job, connection: AsyncConnection) -> _Outcome:
    try:
        return job, await job.write(connection), None
    except DBAPIError:
        raise
    except Exception as error:  # noqa: BLE001 - it has written nothing
        return job, None, error


def _answer(done: asyncio.Future[Any], value: object, error: Exception | None) -> None:
    if done.done():  # nobody waits for it any more
        return
    if error is None:
        done.set_result(value)
    else:
        done.set_exception(error)
