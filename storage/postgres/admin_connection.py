"""A separate connection to a PostgreSQL server, for queries outside of transactions."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg

from core.engine.ports import Trouble, UnavailableError
from storage.sql.failures import trouble

BROKEN = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""Errors of the driver on a connection that has ended, or ends during a reply."""


class Line:
    """Runs one query at a time, and reconnects when the connection has broken."""

    def __init__(self, connecting: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connecting = connecting
        self._connection: asyncpg.Connection | None = None
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Use the connection exclusively while this context is open."""
        async with self._lock:
            yield

    async def fetch(self, statement: str, *given: object) -> list[Any]:
        """Run a query, and retry once on a broken connection; raises UnavailableError."""
        with in_words_of_driver():
            try:
                return list(await (await self._open()).fetch(statement, *given))
            except (*BROKEN, asyncpg.PostgresConnectionError):
                await self.aclose()
                return list(await (await self._open()).fetch(statement, *given))

    async def aclose(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def _open(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connecting()
        return self._connection


@contextmanager
def in_words_of_driver() -> Iterator[None]:
    """Raise UnavailableError for any error of the driver."""
    try:
        yield
    except asyncpg.PostgresError as error:
        raise UnavailableError(trouble(error)) from error
    except BROKEN as error:
        raise UnavailableError(Trouble.UNREACHABLE) from error
