"""Moves a SQLite file into an empty PostgreSQL database: all of it, compared, or nothing."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.postgres.server import MIGRATING, prepare_server, single
from storage.sql.failures import in_our_words
from storage.sql.schema import CHATS, INBOX, METADATA, OUTBOX, PEOPLE, TABLES, TIME
from storage.sqlite.file import leased, prepare_file, reading_file

Row: TypeAlias = tuple[Any, ...]
AT_ONCE = 1_000
"""Rows that are written with one statement."""
COUNTED = (TABLES, PEOPLE, CHATS, OUTBOX, INBOX)
"""What is numbered: nothing new may get a number that was given before."""
GIVEN = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
GO_ON = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :given)")
NUL = "\x00"
"""PostgreSQL takes none in a text."""


Report: TypeAlias = Callable[[int, int], None]
"""Takes how many rows are copied, and of how many."""


def _to_nobody(_done: int, _all: int) -> None:
    """Report to nobody."""


class NotEmptyError(Exception):
    """There is something in the database that would be moved into; nothing was touched."""


class DifferentError(Exception):
    """What arrived is not what was sent; nothing was kept of it."""


@dataclass(slots=True)
class Sum:
    """How many rows there are, and a sum over all of them, in whatever order they come."""

    rows: int = 0
    digest: int = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Count rows in."""
        self.rows += len(rows)
        for row in rows:
            self.digest += int.from_bytes(sha256(repr(row).encode("utf-8", "replace")).digest())


@dataclass(frozen=True, slots=True)
class Moved:
    """What was moved, by the names of the tables of the database."""

    sums: Mapping[str, Sum] = field(default_factory=dict)

    @property
    def rows(self) -> int:
        """How many rows in all."""
        return sum(one.rows for one in self.sums.values())

    @property
    def tables(self) -> int:
        """How many tables at which people play."""
        return self.sums[TABLES.name].rows


async def move(file: Path, url: URL, report: Report = _to_nobody) -> Moved:
    """Move everything; the file stays as it is. `report` is called while rows are copied.

    Raises:
        UnavailableError: a program has the file open, or nobody is on the server.
        NewerSchemaError: a newer program has written one of the two.
        NotEmptyError: there is something in the database on the server.
        DifferentError: it did not arrive as it was.
    """
    with in_our_words(), closing(leased(file)):
        await prepare_file(file)
        async with _both(file, url) as (source, target):
            await _wait_alone(target)
            sums = await _all_copied(source, target, report)
            await _number_on(source, target)
            for table in _all():
                if await _sum(target, table) != sums[table.name]:
                    raise DifferentError(table.name)
            return Moved(sums)


def _all() -> list[Table]:
    """Return the tables of the database, each after those that it names."""
    return METADATA.sorted_tables


@asynccontextmanager
async def _both(file: Path, url: URL) -> AsyncIterator[tuple[AsyncConnection, AsyncConnection]]:
    """Open both ends; what was written is kept only where all of it went well."""
    reading, writing = reading_file(file), single(url)
    try:
        await prepare_server(writing)
        async with reading.connect() as source, writing.begin() as target:
            yield source, target
    finally:
        await reading.dispose()
        await writing.dispose()


async def _wait_alone(target: AsyncConnection) -> None:
    """See that nothing is there, nor comes from somebody who moves as well."""
    await target.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    for table in _all():
        if table is not TIME and (await target.execute(select(table).limit(1))).first():
            raise NotEmptyError(table.name)
    await target.execute(delete(TIME))


async def _all_copied(
    source: AsyncConnection, target: AsyncConnection, report: Report
) -> dict[str, Sum]:
    counts = [await source.scalar(select(func.count()).select_from(one)) for one in _all()]
    rows = sum(count or 0 for count in counts)
    sums: dict[str, Sum] = {}
    for table in _all():
        before = sum(one.rows for one in sums.values())

        def tell(done: int, before: int = before) -> None:
            report(before + done, rows)

        sums[table.name] = await _copied(source, target, table, tell)
    return sums


async def _copied(
    source: AsyncConnection, target: AsyncConnection, table: Table, tell: Callable[[int], None]
) -> Sum:
    sent = Sum()
    names = [column.name for column in table.columns]
    async with source.stream(select(table)) as rows:
        async for some in rows.partitions(AT_ONCE):
            clean = [_clean(row) for row in some]
            await target.execute(
                insert(table), [dict(zip(names, row, strict=True)) for row in clean]
            )
            sent.add(clean)
            tell(sent.rows)
    return sent


def _clean(row: Sequence[Any]) -> Row:
    return tuple(one.replace(NUL, "") if isinstance(one, str) else one for one in row)


async def _sum(connection: AsyncConnection, table: Table) -> Sum:
    found = Sum()
    async with connection.stream(select(table)) as rows:
        async for some in rows.partitions(AT_ONCE):
            found.add([tuple(row) for row in some])
    return found


async def _number_on(source: AsyncConnection, target: AsyncConnection) -> None:
    """Go on with the numbers after the highest that was ever given."""
    for table in COUNTED:
        given = await source.scalar(GIVEN, {"name": table.name})
        highest = await source.scalar(select(func.max(table.c.id)))
        if given or highest:
            await target.execute(
                GO_ON, {"name": table.name, "given": max(given or 0, highest or 0)}
            )
