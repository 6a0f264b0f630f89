"""Transactions: on a driver of the event loop, or in one go in a thread of their own."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection as InThread
from sqlalchemy import CursorResult, Dialect, Engine, Executable, ScalarResult
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Parameters: TypeAlias = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
"""Those of a statement, or of each time that it is executed."""


class Connection(Protocol):
    """A connection inside a transaction; see SQLAlchemy's `AsyncConnection`."""

    @property
    def dialect(self) -> Dialect:
        """The dialect of the database."""

    async def execute(
        self, statement: Executable, parameters: Parameters = None, /
    ) -> CursorResult[Any]:
        """Execute a statement, for each row of parameters."""

    async def scalar(self, statement: Executable, /) -> Any:  # noqa: ANN401 - of that column
        """Return the first column of the first row; None if there is none."""

    async def scalars(
        self, statement: Executable, parameters: Parameters = None, /
    ) -> ScalarResult[Any]:
        """Return the first column of all rows."""


Work: TypeAlias = Callable[[Connection], Coroutine[Any, Any, T]]
"""Reads and writes rows, and waits for nothing but the connection."""


class Transactions(Protocol):
    """Runs work in transactions, one after the other."""

    in_thread: bool
    """Whether the work runs outside of the event loop."""

    async def run(self, work: Work[T]) -> T:
        """Run work, and commit; roll back if it raises."""

    async def close(self) -> None:
        """Close the connection once the last transaction has ended."""


class OnLoop:
    """Transactions on a driver that waits in the event loop."""

    in_thread = False

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Work[T]) -> T:
        """Run work, and commit; roll back if it raises."""
        async with self._engine.begin() as connection:
            return await work(connection)

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
            return _at_once(work(_Answering(connection)))

    def _in_thread(self, work: Callable[[], T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)


class _Answering:
    """A connection that answers at once: whoever awaits it never waits."""

    def __init__(self, connection: InThread) -> None:
        self._connection = connection
        self.dialect = connection.dialect

    async def execute(
        self, statement: Executable, parameters: Parameters = None, /
    ) -> CursorResult[Any]:
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, /) -> Any:  # noqa: ANN401 - see `Connection`
        return self._connection.scalar(statement)

    async def scalars(
        self, statement: Executable, parameters: Parameters = None, /
    ) -> ScalarResult[Any]:
        return self._connection.scalars(statement, parameters)


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits to its end."""
    try:
        work.send(None)
    except StopIteration as ended:
        value: T = ended.value
        return value
    work.close()
    raise RuntimeError("the work waits for something else than its connection")
