"""Personal data in a database: shown, and erased without a trace."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, Delete, Select, Update, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.evening.keepers import Keepers
from core.engine.people import Address, PersonId, TableId, ToPerson
from core.engine.privacy import Kept
from storage.sql.changes import place_of
from storage.sql.evening.dailies import forget
from storage.sql.evening.standings import hide
from storage.sql.failures import in_our_words
from storage.sql.people import SqlRegister
from storage.sql.schema import (
    CALLERS,
    DRAFTS,
    EVENTS,
    INBOX,
    OUTBOX,
    PASSES,
    PEOPLE,
    PLAYED,
    SHOWN,
    SNAPSHOTS,
    TABLE_CHATS,
    TABLE_PEOPLE,
    TABLES,
)
from storage.sql.shown import SqlShown
from storage.sql.writer import Writer

Overwrite: TypeAlias = Callable[[], Awaitable[None]]
"""Removes deleted data from the disk, as far as the database allows it."""
AT_ONCE = 1_000
"""The number of tables in one statement."""
OF_TABLE = (EVENTS, DRAFTS, SNAPSHOTS, PASSES, PLAYED, TABLE_CHATS, TABLE_PEOPLE)
"""The rows of a table that are deleted before its own row."""


class SqlArchive:
    """Erases data for good: deleted data is overwritten if the database supports it."""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: Writer,
        register: SqlRegister,
        shown: SqlShown,
        *,
        kept: Keepers,
        overwrite: Overwrite,
    ) -> None:
        self._engine = engine
        self._writer = writer
        self._register = register
        self._shown = shown
        self._kept = kept
        self._overwrite = overwrite

    async def about(self, person: PersonId) -> Kept:
        """Return all stored data of a person."""
        place = place_of(ToPerson(person))
        address = (await self._register.who(person)).address
        sat = (
            select(PLAYED.c.table_id)
            .where(PLAYED.c.person_id == person)
            .order_by(PLAYED.c.table_id)
        )
        raw = select(INBOX.c.raw).where(*_from(address), INBOX.c.raw.is_not(None))
        waits = select(func.count()).select_from(OUTBOX).where(OUTBOX.c.place == place)
        shown = select(SHOWN.c.slot, SHOWN.c.message).where(SHOWN.c.place == place)
        passes = select(func.count()).select_from(PASSES).where(PASSES.c.person_id == person)
        who = await self._rows(select(PEOPLE).where(PEOPLE.c.id == person))
        return Kept(
            number=person,
            person=dict(who[0]._mapping) if who else {},  # noqa: SLF001 - so it is called
            tables=tuple(TableId(row.table_id) for row in await self._rows(sat)),
            updates=tuple(row.raw for row in await self._rows(raw)),
            notices=(await self._rows(waits))[0][0],
            messages=tuple(f"{row.slot}: {row.message}" for row in await self._rows(shown)),
            hidden=await self._kept.standings.is_hidden(person),
            rounds=await self._kept.standings.results(person),
            passes=(await self._rows(passes))[0][0],
            tries=await self._kept.dailies.days(person),
            linked=await _others(self._kept, person),
            wishes=await self._kept.callers.wishes(person),
        )

    async def forget(self, person: PersonId) -> None:
        """Erase a person's data for good; only the number in old games stays."""
        address = (await self._register.who(person)).address

        def write(connection: Connection) -> None:
            for statement in _forgetting(person, address):
                connection.execute(statement)
            hide(connection, person, hidden=True)
            forget(connection, person)
            self._register.tell(person)
            self._shown.tell(ToPerson(person))

        await self._writer.write(write)
        self._register.drop(person)
        self._shown.forget(ToPerson(person))
        await self._overwrite()

    async def clear(self, *, raw_before: float, games_before: float | None) -> tuple[TableId, ...]:
        """Erase old data; see `Archive.clear`."""

        def write(connection: Connection) -> tuple[int, tuple[TableId, ...]]:
            olds = [delete(raw).where(raw.c.at < raw_before) for raw in (INBOX, OUTBOX)]
            olds.append(delete(PASSES).where(PASSES.c.ends < raw_before))
            gone = [connection.execute(old).rowcount for old in olds]
            return sum(gone), _cleared(connection, games_before)

        rows, tables = await self._writer.write(write)
        if rows or tables:
            await self._overwrite()
        return tables

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        with in_our_words():
            async with self._engine.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(wanted)).all()
                return rows


async def _others(kept: Keepers, person: PersonId) -> tuple[PersonId, ...]:
    return tuple(one for one in await kept.standings.numbers(person) if one != person)


def _from(address: Address) -> tuple[Any, ...]:
    return (INBOX.c.platform == address.platform, INBOX.c.sender == address.key)


def _forgetting(person: PersonId, address: Address) -> Iterator[Update | Delete]:
    """Erase a person's data by number and name. Names of finished updates stay."""
    place = place_of(ToPerson(person))
    yield update(INBOX).where(*_from(address)).values(raw=None, place=None, sender=None)
    yield delete(OUTBOX).where(OUTBOX.c.place == place)
    yield delete(SHOWN).where(SHOWN.c.place == place)
    for table in (CALLERS, PASSES, PLAYED, TABLE_PEOPLE):
        yield delete(table).where(table.c.person_id == person)
    yield delete(PEOPLE).where(PEOPLE.c.id == person)


def _cleared(connection: Connection, before: float | None) -> tuple[TableId, ...]:
    """Erase tables that have been at rest and unchanged since a time."""
    if before is None:
        return ()
    old = select(TABLES.c.id).where(TABLES.c.at_rest, TABLES.c.touched < before)
    tables = tuple(TableId(row.id) for row in connection.execute(old))
    for place in range(0, len(tables), AT_ONCE):
        some = tables[place : place + AT_ONCE]
        for table in OF_TABLE:
            connection.execute(delete(table).where(table.c.table_id.in_(some)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))
    return tables
