"""Copies a SQLite file into an empty PostgreSQL database: verified as a whole, or not at all."""

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
"""The number of rows in one statement."""
COUNTED = (TABLES, PEOPLE, CHATS, OUTBOX, INBOX)
"""Tables with row ids; ids that were ever used must not be reused."""
GIVEN = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
GO_ON = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :given)")
NUL = "\x00"
"""PostgreSQL rejects this character in text."""


Report: TypeAlias = Callable[[int, int], None]
"""Receives the number of copied rows, and the total."""


def _to_nobody(_done: int, _all: int) -> None:
    """Ignore the progress."""


class NotEmptyError(Exception):
    """The target database is not empty; nothing was changed."""


class DifferentError(Exception):
    """The copied rows differ from the source; nothing was kept."""


@dataclass(slots=True)
class Sum:
    """A row count, and a checksum that does not depend on the order of rows."""

    rows: int = 0
    digest: int = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Add rows."""
        self.rows += len(rows)
        for row in rows:
            self.digest += int.from_bytes(sha256(repr(row).encode("utf-8", "replace")).digest())


@dataclass(frozen=True, slots=True)
class Moved:
    """The copied rows, by table name of the database."""

    sums: Mapping[str, Sum] = field(default_factory=dict)

    @property
    def rows(self) -> int:
        """The total number of rows."""
        return sum(one.rows for one in self.sums.values())

    @property
    def tables(self) -> int:
        """The number of game tables."""
        return self.sums[TABLES.name].rows


async def move(file: Path, url: URL, report: Report = _to_nobody) -> Moved:
    """Copy everything; the file stays as it is. `report` is called while rows are copied.

    Raises:
        UnavailableError: a program has the file open, or the server does not answer.
        NewerSchemaError: a newer program has written one of the two.
        NotEmptyError: the target database is not empty.
        DifferentError: the copied rows differ from the source.
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
    """Return the tables of the database, each after those that it references."""
    return METADATA.sorted_tables


@asynccontextmanager
async def _both(file: Path, url: URL) -> AsyncIterator[tuple[AsyncConnection, AsyncConnection]]:
    """Open both databases; keep the written rows only if everything succeeds."""
    reading, writing = reading_file(file), single(url)
    try:
        await prepare_server(writing)
        async with reading.connect() as source, writing.begin() as target:
            yield source, target
    finally:
        await reading.dispose()
        await writing.dispose()


async def _wait_alone(target: AsyncConnection) -> None:
    """Lock out other copies, and check that the target is empty."""
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
    """Continue the sequences after the highest id ever used."""
    for table in COUNTED:
        given = await source.scalar(GIVEN, {"name": table.name})
        highest = await source.scalar(select(func.max(table.c.id)))
        if given or highest:
            await target.execute(
                GO_ON, {"name": table.name, "given": max(given or 0, highest or 0)}
            )
