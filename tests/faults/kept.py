"""The database of the story: a SQLite file, or a schema on a PostgreSQL server.

It can be saved, restored, and compared without what differs in every run.
"""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import asyncpg

from storage.sql.changes import read_timer
from storage.sql.schema import METADATA
from storage.sqlite.backup import copy

Dump = dict[str, list[tuple[Any, ...]]]
TABLES = {
    "tables": "id, version, code, is_open, listed, at_rest",
    "events": "table_id, number, family, data",
    "drafts": "table_id, seat, data",
    "snapshots": "table_id, version, data",
    "people": "id, platform, key, name, language, chosen",
    "chats": "id, platform, key",
    "played": "person_id, table_id",
    "table_chats": "chat_id, table_id",
    "table_people": "person_id, table_id",
    "inbox": "platform, key, place, sender, raw",
    "outbox": "data",
}
"""What must be the same however often the program was killed."""
TIMERS = "SELECT id, timer FROM tables"
UNSENT = "SELECT count(*) FROM outbox"
PATIENCE = 60.0
"""Seconds after which a program counts as hanging."""
LOOKS = 0.01
"""Seconds between two checks."""


class Kept(Protocol):
    """A database that can be saved, restored and compared."""

    @property
    def url(self) -> str:
        """Its address."""

    def aside(self) -> Any:  # noqa: ANN401 - each kind as it likes
        """Return everything in it, so that it can be restored; None if it is empty."""

    def bring_back(self, what: Any) -> None:  # noqa: ANN401
        """Restore exactly this content."""

    def look(self) -> Dump:
        """Return its content without times and without traces of how it came about."""

    def calm(self) -> None:
        """Wait until it has noticed that a program was killed."""

    def comes_to_rest(self) -> bool:
        """Wait until all is sent and no table goes on by itself; say whether that happened."""


class File:
    """A SQLite file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._asides = 0

    @property
    def url(self) -> str:
        return f"sqlite:///{self._file}"

    def aside(self) -> Path | None:
        if not self._file.exists():
            return None
        self._asides += 1
        to = self._file.with_suffix(f".{self._asides}")
        copy(self._file, to)
        return to

    def bring_back(self, what: Path | None) -> None:
        for old in self._file.parent.glob(f"{self._file.name}*"):
            old.unlink()
        if what is not None:
            copy(what, self._file)

    def look(self) -> Dump:
        with sqlite3.connect(self._file) as connection:
            rows = {
                table: connection.execute(f"SELECT {columns} FROM {table}").fetchall()  # noqa: S608
                for table, columns in TABLES.items()
            }
            timers = connection.execute(TIMERS).fetchall()
        connection.close()
        return _sorted(rows, timers)

    def calm(self) -> None:
        """SQLite notices it at once."""

    def comes_to_rest(self) -> bool:
        return asyncio.run(_becomes(self._is_at_rest))

    async def _is_at_rest(self) -> bool:
        with sqlite3.connect(self._file) as connection:
            ((unsent,),) = connection.execute(UNSENT).fetchall()
            timers = connection.execute(TIMERS).fetchall()
        connection.close()
        return unsent == 0 and not _goes_on(timers)


THERE = "SELECT tablename FROM pg_tables WHERE schemaname = $1"
SEQUENCES = "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = $1"
STAYS = "alembic_version"
NUMBERED = ("tables", "people", "chats")
"""Tables whose ids must be the same; a killed transaction skips an id."""
ALIVE = """
SELECT count(*) FROM pg_stat_activity WHERE application_name IN (SELECT id FROM members)"""


class Server:
    """A schema on a PostgreSQL server."""

    def __init__(self, server: str, schema: str) -> None:
        self._server, self._schema = server, schema
        mark = "&" if "?" in server else "?"
        self.url = f"{server}{mark}search_path={schema}"

    def aside(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self._do(self._aside)
        return found

    async def _aside(self, at: asyncpg.Connection) -> dict[str, Any] | None:
        names = [row[0] for row in await at.fetch(THERE, self._schema)]
        rows = {name: await at.fetch(f"SELECT * FROM {name}") for name in names}  # noqa: S608 - ours
        return rows | {"": await at.fetch(SEQUENCES, self._schema)} if names else None

    def bring_back(self, what: dict[str, Any] | None) -> None:
        self._do(lambda at: self._bring_back(at, what))

    async def _bring_back(self, at: asyncpg.Connection, what: dict[str, Any] | None) -> None:
        there = [row[0] for row in await at.fetch(THERE, self._schema)]
        if what is None or not there:
            await at.execute(f"DROP SCHEMA IF EXISTS {self._schema} CASCADE")
            await at.execute(f"CREATE SCHEMA {self._schema}")
            assert what is None, "it has to be made once before anything is brought back"
            return
        async with at.transaction():
            await at.execute(f"TRUNCATE {', '.join(set(there) - {STAYS})}")
            for name in (table.name for table in METADATA.sorted_tables):
                if rows := what[name]:
                    columns = list(rows[0].keys())
                    await at.copy_records_to_table(name, records=rows, columns=columns)
            for name, last in what[""]:
                await at.fetchval("SELECT setval($1, $2, $3)", name, last or 1, last is not None)

    def look(self) -> Dump:
        found: Dump = self._do(self._look)
        return found

    async def _look(self, at: asyncpg.Connection) -> Dump:
        rows = {
            table: [tuple(row) for row in await at.fetch(f"SELECT {columns} FROM {table}")]  # noqa: S608
            for table, columns in TABLES.items()
        }
        return _sorted(rows, [tuple(row) for row in await at.fetch(TIMERS)])

    def calm(self) -> None:
        self._do(self._calm)

    async def _calm(self, at: asyncpg.Connection) -> None:
        if not await at.fetch(THERE, self._schema):
            return
        while await self._one_is_alive(at):
            await at.fetchval("SELECT pg_sleep(0.01)")
        for name in NUMBERED:
            if await at.fetchval("SELECT to_regclass($1)", name):
                last = await at.fetchval(f"SELECT max(id) FROM {name}")  # noqa: S608 - ours
                given = (f"{name}_id_seq", last or 1, last is not None)
                await at.fetchval("SELECT setval($1::text::regclass, $2, $3)", *given)

    def comes_to_rest(self) -> bool:
        return bool(self._do(lambda at: _becomes(lambda: self._is_at_rest(at))))

    async def _is_at_rest(self, at: asyncpg.Connection) -> bool:
        timers = [tuple(row) for row in await at.fetch(TIMERS)]
        return await at.fetchval(UNSENT) == 0 and not _goes_on(timers)

    async def _one_is_alive(self, at: asyncpg.Connection) -> bool:
        """Whether the server still has connections of a killed program."""
        joined = await at.fetchval("SELECT to_regclass('members')")
        return joined is not None and await at.fetchval(ALIVE) > 0

    def drop(self) -> None:
        """Drop the schema."""
        self._do(lambda at: at.execute(f"DROP SCHEMA IF EXISTS {self._schema} CASCADE"))

    def _do(self, work: Callable[[asyncpg.Connection], Awaitable[Any]]) -> Any:  # noqa: ANN401
        async def connected() -> Any:  # noqa: ANN401
            at = await asyncpg.connect(self._server, server_settings={"search_path": self._schema})
            try:
                return await work(at)
            finally:
                await at.close()

        return asyncio.run(connected())


async def _becomes(so: Callable[[], Awaitable[bool]]) -> bool:
    """Wait until a condition holds; say whether it did before the time limit."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while True:
                if await so():
                    return True
                await asyncio.sleep(LOOKS)
    return False


def _goes_on(timers: list[tuple[Any, ...]]) -> bool:
    return any(timer is not None and read_timer(timer).by_itself for _, timer in timers)


def _sorted(rows: Dump, timers: list[tuple[Any, ...]]) -> Dump:
    found = {table: sorted(map(tuple, some), key=repr) for table, some in rows.items()}
    return found | {"timers": sorted((table, *_timed(timer)) for table, timer in timers)}


def _timed(timer: str | None) -> tuple[Any, ...]:
    read = {} if timer is None else json.loads(timer)
    return tuple(read.get(name) for name in ("person", "seconds", "held"))
