"""One writer for the database: waiting changes go into one transaction and are synced once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.engine.ports import UnavailableError
from core.engine.task_group import together
from storage.sql.failures import AGAIN, in_our_words, state_of

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


PAUSE = 1.0
"""Seconds after which what the database did not take is given to it again."""
Item = TypeVar("Item")
Answer = TypeVar("Answer")
WriteAll: TypeAlias = Callable[[AsyncConnection, Sequence[Item]], Awaitable[Sequence[Answer]]]
"""Writes items with a handful of statements, and answers each of them in their order."""


@dataclass(slots=True)
class _Gathered(Generic[Item, Answer]):
    answers: asyncio.Future[Sequence[Answer]]
    items: list[Item] = field(default_factory=list)
    posted: bool = False
    """Whether the writer will come to it; else it waits for something else to be written."""


class Batch(Generic[Item, Answer]):
    """Has items of one kind written together."""

    def __init__(self, writer: Writer, write: WriteAll[Item, Answer]) -> None:
        self._writer = writer
        self._write = write
        self._gathered: _Gathered[Item, Answer] | None = None

    async def write(self, item: Item) -> Answer:
        """Have an item written; returns its answer when that is durable."""
        gathered = self._joined(item)
        place = len(gathered.items) - 1
        self._post(gathered)
        return (await asyncio.shield(gathered.answers))[place]

    def post(self, item: Item) -> None:
        """Have an item written by and by, after all that was given before it.

        What the database does not take now is given to it again, until it does or the program ends.
        """
        gathered = self._joined(item)
        gathered.answers.add_done_callback(partial(self._again, item))
        if len(gathered.items) == 1:
            self._writer.linger(partial(self._post, gathered))

    def _again(self, item: Item, writing: asyncio.Future[Sequence[Answer]]) -> None:
        """Have an item written later where it could not be."""
        if not writing.cancelled() and isinstance(writing.exception(), UnavailableError):
            asyncio.get_running_loop().call_later(PAUSE, self.post, item)

    def _joined(self, item: Item) -> _Gathered[Item, Answer]:
        """Put an item with the others that wait: not where the writer has failed before them."""
        if self._gathered is None or self._gathered.answers.done():
            self._gathered = _Gathered(asyncio.get_running_loop().create_future())
        self._gathered.items.append(item)
        return self._gathered

    def _post(self, gathered: _Gathered[Item, Answer]) -> None:
        """Have the writer come to what has gathered, once."""
        if not gathered.posted:
            gathered.posted = True
            self._writer.post(partial(self._all, gathered), gathered.answers)

    async def _all(
        self, gathered: _Gathered[Item, Answer], connection: AsyncConnection
    ) -> Sequence[Answer]:
        """Write what has gathered; what comes now goes into the next batch."""
        if self._gathered is gathered:
            self._gathered = None
        return await self._write(connection, gathered.items)


def heeded(writing: asyncio.Future[Any]) -> None:
    """Take note of an error that nobody waits for: it is written anew before long."""
    if not writing.cancelled():
        writing.exception()
