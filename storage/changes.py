"""Writes changes of tables: all those of one transaction with a handful of statements."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from typing import Any, TypeAlias

from sqlalchemy import (
    BindParameter,
    Insert,
    Table,
    bindparam,
    delete,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.notices import Notice
from core.engine.people import TableId, To, ToPerson
from core.engine.ports import Change, Listing, Posted, StaleError
from core.engine.state import SeatDraft, TableState
from core.engine.timers import Timer
from core.rules.events import Event
from storage.codec import Codec, Packed
from storage.receiving import blank
from storage.schema import (
    DRAFTS,
    EVENTS,
    OUTBOX,
    PLAYED,
    SNAPSHOTS,
    TABLE_CHATS,
    TABLE_PEOPLE,
    TABLES,
)

Row: TypeAlias = dict[str, Any]
KEY: BindParameter[int] = bindparam("key")


@dataclass(slots=True)
class Known:
    """A table's row as it is while a transaction goes on."""

    version: int
    listed: str


class ChangeWriter:
    """Writes changes, and numbers what they put in the outbox from `posted` on."""

    def __init__(self, codec: Codec, posted: int) -> None:
        self._codec = codec
        self._numbers = count(posted)

    async def write(
        self, connection: AsyncConnection, changes: Sequence[Change]
    ) -> list[tuple[Posted, ...] | StaleError]:
        """Write the changes that are decided on the newest version, and say of each how it went."""
        known = await _known(connection, {change.table for change in changes})
        answers: list[tuple[Posted, ...] | StaleError] = []
        valid: list[Change] = []
        fresh: list[TableId] = []
        relisted: dict[TableId, Listing] = {}
        for change in changes:
            if change.table not in known and change.expected == 0:
                known[change.table] = Known(0, "")
                fresh.append(change.table)
            row = known.get(change.table)
            if row is None or row.version != change.expected:
                answers.append(StaleError())
                continue
            row.version += len(change.events)
            if row.listed != (now := listed(change.listing)):
                row.listed, relisted[change.table] = now, change.listing
            valid.append(change)
            answers.append(tuple(self._posted(change)))
        await _insert(connection, TABLES, [{"id": table} for table in fresh])
        await self._write(connection, valid, [a for a in answers if isinstance(a, tuple)])
        await _versions(connection, known, valid)
        await blank(connection, [change.cause for change in valid if change.cause is not None])
        await _relist(connection, known, relisted)
        return answers

    async def _write(
        self,
        connection: AsyncConnection,
        changes: Sequence[Change],
        posted: Sequence[tuple[Posted, ...]],
    ) -> None:
        await _insert(connection, EVENTS, [row for one in changes for row in self._events(one)])
        await _replace(connection, DRAFTS, [row for one in changes for row in self._drafts(one)])
        await _replace(connection, SNAPSHOTS, [self._snapshot(c) for c in changes if c.snapshot])
        await _insert(
            connection,
            OUTBOX,
            [
                {
                    "id": one.number,
                    "place": place_of(one.notice.to),
                    "at": one.at,
                    **self._packed(change.family, one.notice, Notice),
                }
                for change, notices in zip(changes, posted, strict=True)
                for one in notices
            ],
        )

    def _posted(self, change: Change) -> Iterable[Posted]:
        return (Posted(next(self._numbers), notice, change.at) for notice in change.notices)

    def _events(self, change: Change) -> Iterable[Row]:
        for number, event in enumerate(change.events, change.expected + 1):
            packed = self._packed(change.family, event, Event)
            yield {"table_id": change.table, "number": number, **packed}

    def _drafts(self, change: Change) -> Iterable[Row]:
        for seat, draft in change.drafts.items():
            packed = self._packed(change.family, draft, SeatDraft)
            yield {"table_id": change.table, "seat": seat, **packed}

    def _snapshot(self, change: Change) -> Row:
        version = change.expected + len(change.events)
        packed = self._packed(change.family, change.snapshot, TableState)
        return {"table_id": change.table, "version": version, **packed}

    def _packed(self, family: str, value: object, kind: type) -> Row:
        return as_row(self._codec.pack(family, value, kind))


def as_row(packed: Packed) -> Row:
    """Name the columns of something packed."""
    return {"schema": packed.schema, "family": packed.family, "data": packed.data}


def place_of(to: To) -> str:
    """Name a place in a column of its own: what waits for a person goes with that person."""
    return f"person:{to.person}" if isinstance(to, ToPerson) else f"chat:{to.chat}"


def listed(listing: Listing) -> str:
    """Write a listing as one text."""
    where = [listing.code, listing.is_open, listing.chats, listing.people]
    return json.dumps(where, separators=(",", ":"))


def written_timer(timer: Timer | None) -> str | None:
    """Write a timer as text."""
    return None if timer is None else json.dumps(asdict(timer), separators=(",", ":"))


def read_timer(text: str) -> Timer:
    """Read it back."""
    return Timer(**json.loads(text))


async def _known(connection: AsyncConnection, tables: set[TableId]) -> dict[TableId, Known]:
    wanted = select(TABLES.c.id, TABLES.c.version, TABLES.c.listed).where(TABLES.c.id.in_(tables))
    rows = await connection.execute(wanted)
    return {TableId(row.id): Known(row.version, row.listed) for row in rows}


async def _versions(
    connection: AsyncConnection, known: dict[TableId, Known], changes: Sequence[Change]
) -> None:
    newest = {change.table: change for change in changes}
    rows = [
        {"key": one.table, "now": known[one.table].version, "time": written_timer(one.timer)}
        | {"at": one.at, "rests": one.listing.at_rest}
        for one in newest.values()
    ]
    if rows:
        moved = update(TABLES).where(TABLES.c.id == KEY)
        moved = moved.values(
            version=bindparam("now"),
            timer=bindparam("time"),
            touched=bindparam("at"),
            at_rest=bindparam("rests"),
        )
        await connection.execute(moved, rows)


async def _relist(
    connection: AsyncConnection, known: dict[TableId, Known], relisted: dict[TableId, Listing]
) -> None:
    if not relisted:
        return
    rows = [
        {"key": table, "now": now.code, "open": now.is_open, "text": known[table].listed}
        for table, now in relisted.items()
    ]
    await connection.execute(
        update(TABLES)
        .where(TABLES.c.id == KEY)
        .values(code=bindparam("now"), is_open=bindparam("open"), listed=bindparam("text")),
        rows,
    )
    await _played(connection, relisted)
    for table in (TABLE_CHATS, TABLE_PEOPLE):
        await connection.execute(delete(table).where(table.c.table_id.in_(relisted)))
    await _insert(connection, TABLE_CHATS, [
        {"chat_id": chat, "table_id": table}
        for table, now in relisted.items() if now.is_open for chat in dict.fromkeys(now.chats)
    ])  # fmt: skip
    await _insert(connection, TABLE_PEOPLE, [
        {"person_id": person, "table_id": table}
        for table, now in relisted.items() if now.is_open for person in dict.fromkeys(now.people)
    ])  # fmt: skip


async def _played(connection: AsyncConnection, relisted: dict[TableId, Listing]) -> None:
    """Note who sits where, for good."""
    rows = [
        {"person_id": person, "table_id": table}
        for table, now in relisted.items() for person in dict.fromkeys(now.people)
    ]  # fmt: skip
    if rows:
        await connection.execute(sqlite_insert(PLAYED).on_conflict_do_nothing(), rows)


async def _insert(connection: AsyncConnection, table: Table, rows: Sequence[Row]) -> None:
    if rows:
        into: Insert = insert(table)
        await connection.execute(into, rows)


async def _replace(connection: AsyncConnection, table: Table, rows: Sequence[Row]) -> None:
    """Write rows in place of those with the same key; of several, the last one."""
    if not rows:
        return
    keys = list(table.primary_key.columns)
    newest = {tuple(row[key.name] for key in keys): row for row in rows}
    await connection.execute(delete(table).where(tuple_(*keys).in_(list(newest))))
    await _insert(connection, table, list(newest.values()))
