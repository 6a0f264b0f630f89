"""The single writer of a database: it commits waiting writes together, in one transaction."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.ports import UnavailableError
from core.engine.task_group import together
from storage.sql.failures import AGAIN, in_our_words, state_of

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""Reads and writes rows inside a transaction."""


class Transactions(Protocol):
    """Runs work in transactions, one after the other."""

    in_thread: bool
    """Whether the work runs outside of the event loop."""

    async def run(self, work: Work[T]) -> T:
        """Run work, and commit; roll back if it raises."""

    async def close(self) -> None:
        """Close the connection once the last transaction has ended."""


class OnLoop:
    """Transactions on a driver that waits in the event loop.

    While a statement waits for the server, the loop goes on with other tasks.
    """

    in_thread = False

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Work[T]) -> T:
        """Run work, and commit; roll back if it raises."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close the connection."""
        await self._engine.dispose()


class OfOneThread:
    """Transactions in a thread of their own, which goes back to the loop only after the commit.

    A statement in a file takes less time than a change of threads.
    """

    in_thread = True

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="transactions")

    async def run(self, work: Work[T]) -> T:
        """Run work, and commit; roll back if it raises."""
        return await self._in_thread(partial(self._run, work))

    async def close(self) -> None:
        """Close the connection once the last transaction has ended."""
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    def _run(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _in_thread(self, work: Callable[[], T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)


Write: TypeAlias = Work[T]
"""Writes rows. It raises its own errors only before it has written anything."""

MOST = 500
"""The maximum number of writes in a transaction."""
MOMENT = 0.02
"""Seconds that deferred writes wait for a transaction to join."""
TRIES = 5
"""The number of attempts after conflicts with other transactions."""


@dataclass(frozen=True, slots=True)
class _Job:
    write: Write[Any]
    done: asyncio.Future[Any]
    close: Callable[[], None]
    """Is called in the event loop before the write: from then on, nothing may join it."""


_Outcome: TypeAlias = tuple[_Job, Any, Exception | None]


class Writer:
    """Executes writes, and reports each once it is durable.

    A write that raises its own error does not affect the others of its transaction. If the database
    fails, none of them has happened.
    """

    def __init__(
        self,
        transactions: Transactions,
        look: Callable[[], None],
        announce: Write[None] | None = None,
    ) -> None:
        self._transactions = transactions
        self._announce = announce
        """Announces the writes to the peers, in the same transaction."""
        self._look = look
        """Raises UnavailableError if another database has taken its place."""
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._lingering: list[Callable[[], object]] = []
        """Callbacks that queue the deferred posts."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Write while this context is open; at its end, finish all waiting writes."""
        async with together() as tasks:
            working = tasks.create_task(self._work())
            try:
                yield
            finally:
                self._linger_no_more()
                self._jobs.put_nowait(None)
                await working

    async def write(self, write: Write[T]) -> T:
        """Execute a write and return once it is durable; raises UnavailableError."""
        done: asyncio.Future[T] = self.post(write)
        return await done

    def post(
        self,
        write: Write[T],
        done: asyncio.Future[T] | None = None,
        close: Callable[[], None] = lambda: None,
    ) -> asyncio.Future[T]:
        """Queue a write after the deferred ones; the future `done` gets its result."""
        self._linger_no_more()
        if done is None:
            done = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(write, done, close))
        return done

    def linger(self, post: Callable[[], object]) -> None:
        """Defer a post until the next one, or for a moment.

        So a write that nobody waits for needs no transaction and no disk sync of its own.
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
                for job in group if self._transactions.in_thread else ():
                    job.close()
                answers = await self._written(group)
                self._look()
        except Exception as error:  # noqa: BLE001 - who asked is told, and the writer goes on
            answers = [(job, None, error) for job in group]
        for job, value, refused in answers:
            _answer(job.done, value, refused)

    async def _written(self, group: list[_Job]) -> list[_Outcome]:
        """Write all jobs in one transaction; retry after conflicts with other transactions."""
        for tries in count(1):
            try:
                return await self._transactions.run(partial(self._write_all, group))
            except DBAPIError as error:
                if state_of(error.orig) not in AGAIN or tries == TRIES:
                    raise
        raise AssertionError

    def _write_all(self, group: list[_Job], connection: Connection) -> list[_Outcome]:
        outcomes = [_written(job, connection) for job in group]
        if self._announce is not None:
            self._announce(connection)
        return outcomes


def _written(job: _Job, connection: Connection) -> _Outcome:
    try:
        return job, job.write(connection), None
    except DBAPIError:
        raise
    except Exception as error:  # noqa: BLE001 - the job has written nothing
        return job, None, error


def _answer(done: asyncio.Future[Any], value: object, error: Exception | None) -> None:
    if done.done():  # the waiting caller is gone
        return
    if error is None:
        done.set_result(value)
    else:
        done.set_exception(error)


PAUSE = 1.0
"""Seconds before a deferred item is retried after a failure."""
Item = TypeVar("Item")
Answer = TypeVar("Answer")
WriteAll: TypeAlias = Callable[[Connection, Sequence[Item]], Sequence[Answer]]
"""Writes items with a few statements, and returns their answers in order."""


@dataclass(slots=True)
class _Gathered(Generic[Item, Answer]):
    answers: asyncio.Future[Sequence[Answer]]
    items: list[Item] = field(default_factory=list)
    posted: bool = False
    """Whether the batch is queued; otherwise it waits for another write to join."""


class Batch(Generic[Item, Answer]):
    """Writes items of one kind together."""

    def __init__(self, writer: Writer, write: WriteAll[Item, Answer]) -> None:
        self._writer = writer
        self._write = write
        self._gathered: _Gathered[Item, Answer] | None = None

    async def write(self, item: Item) -> Answer:
        """Write an item; return its answer once it is durable."""
        gathered = self._joined(item)
        place = len(gathered.items) - 1
        self._post(gathered)
        return (await asyncio.shield(gathered.answers))[place]

    def post(self, item: Item) -> None:
        """Write an item later, after all earlier ones.

        If the database is unavailable, retry until it succeeds or the program ends.
        """
        gathered = self._joined(item)
        gathered.answers.add_done_callback(partial(self._again, item))
        if len(gathered.items) == 1:
            self._writer.linger(partial(self._post, gathered))

    def _again(self, item: Item, writing: asyncio.Future[Sequence[Answer]]) -> None:
        """Retry an item later if the write failed."""
        if not writing.cancelled() and isinstance(writing.exception(), UnavailableError):
            asyncio.get_running_loop().call_later(PAUSE, self.post, item)

    def _joined(self, item: Item) -> _Gathered[Item, Answer]:
        """Add an item to the waiting batch; start a new batch if that one has failed."""
        if self._gathered is None or self._gathered.answers.done():
            self._gathered = _Gathered(asyncio.get_running_loop().create_future())
        self._gathered.items.append(item)
        return self._gathered

    def _post(self, gathered: _Gathered[Item, Answer]) -> None:
        """Queue a batch for the writer, once."""
        if not gathered.posted:
            gathered.posted = True
            write, close = partial(self._all, gathered), partial(self._close, gathered)
            self._writer.post(write, gathered.answers, close)

    def _close(self, gathered: _Gathered[Item, Answer]) -> None:
        """Let items that arrive from now on go into the next batch."""
        if self._gathered is gathered:
            self._gathered = None

    def _all(self, gathered: _Gathered[Item, Answer], connection: Connection) -> Sequence[Answer]:
        self._close(gathered)
        return self._write(connection, gathered.items)


def heeded(writing: asyncio.Future[Any]) -> None:
    """Retrieve an error that nobody awaits; the next write makes up for it."""
    if not writing.cancelled():
        writing.exception()
