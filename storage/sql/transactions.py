"""Transactions: on a driver of the event loop, or in one go in a thread of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

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
