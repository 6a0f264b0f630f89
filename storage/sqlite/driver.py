"""SQLite's driver for asyncio, with one change of threads for each statement.

aiosqlite runs every call in the thread of its connection: to make a cursor, to run a statement, to
fetch the rows, to close the cursor. Waking that thread and then the loop takes longer than most of
these calls. SQLAlchemy always wants all rows, so here a statement and its rows are one call.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Self

import aiosqlite

CHUNK = 64
"""The rows that aiosqlite would fetch at a time; nothing here does."""


class Cursor:
    """What SQLAlchemy needs of a cursor; it exists in SQLite only while a statement runs."""

    arraysize = 1

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        """Return the cursor: nothing has to be prepared."""
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> Self:
        """Run a statement, and fetch its rows."""
        return await self._run(lambda cursor: cursor.execute(statement, values))

    async def executemany(self, statement: str, rows: Iterable[Sequence[Any]]) -> Self:
        """Run a statement for each row of values."""
        return await self._run(lambda cursor: cursor.executemany(statement, rows))

    async def _run(self, act: Callable[[sqlite3.Cursor], object]) -> Self:
        await self._connection.in_its_thread(partial(self._act, act=act))
        return self

    def _act(self, connection: sqlite3.Connection, act: Callable[[sqlite3.Cursor], object]) -> None:
        cursor = connection.cursor()
        try:
            act(cursor)
            self._rows = cursor.fetchall() if cursor.description else ()
            self.description, self.rowcount = cursor.description, cursor.rowcount
            self.lastrowid = cursor.lastrowid
        finally:
            cursor.close()

    async def fetchall(self) -> Sequence[Any]:
        """Return the rows of the last statement."""
        return self._rows

    async def close(self) -> None:
        """Let go of the rows."""
        self._rows = ()


class Connection(aiosqlite.Connection):
    """A connection whose cursors change threads once for each statement."""

    def cursor(self) -> Cursor:  # type: ignore[override]
        """Return a cursor."""
        return Cursor(self)

    async def in_its_thread(self, act: Callable[[sqlite3.Connection], object]) -> None:
        """Call a function with SQLite's own connection, in the thread that it belongs to."""
        await self._execute(act, self._conn)  # type: ignore[no-untyped-call]


def connecting(file: str, **options: Any) -> Connection:  # noqa: ANN401 - SQLite's own options
    """Return a connection that is opened when it is awaited, as SQLAlchemy asks its driver for."""
    connection = Connection(partial(sqlite3.connect, file, **options), CHUNK)
    connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does with aiosqlite's own
    return connection
