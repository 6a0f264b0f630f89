"""Writes changes of tables: a whole transaction of them with a few statements."""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import (
    BindParameter,
    Connection,
    Delete,
    Insert,
    Table,
    bindparam,
    delete,
    insert,
    select,
    tuple_,
    update,
)

from core.engine.delivery.notices import Notice
from core.engine.people import TableId, To, ToPerson
from core.engine.ports import (
    Cause,
    Change,
    CodeTakenError,
    Listing,
    Posted,
    SettledError,
    StaleError,
)
from core.engine.table.state import SeatState, TableState
from core.engine.time.timers import Timer, TimerChange
from core.rules.events import Event
from storage.cluster.peers import Peers
from storage.sql.codec import Codec, Packed
from storage.sql.evening.standings import write_results
from storage.sql.inbox import blank
from storage.sql.schema import (
    DRAFTS,
    EVENTS,
    OUTBOX,
    PLAYED,
    SNAPSHOTS,
    TABLE_CHATS,
    TABLE_PEOPLE,
    TABLES,
    inserting,
)

Row: TypeAlias = dict[str, Any]
OF_TIMER = tuple(one.name for one in fields(Timer))
KEY: BindParameter[int] = bindparam("key")

# Statements are built once: building one takes longer than a file takes to execute it.
LOCKED = (
    select(TABLES.c.id, TABLES.c.version, TABLES.c.listed, TABLES.c.revision, TABLES.c.timer)
    .where(TABLES.c.id.in_(bindparam("tables", expanding=True)))
    .order_by(TABLES.c.id)
    .with_for_update()
)
MOVED = (
    update(TABLES)
    .where(TABLES.c.id == KEY)
    .values(
        version=bindparam("now"),
        revision=bindparam("count"),
        timer=bindparam("time"),
        touched=bindparam("at"),
        at_rest=bindparam("rests"),
    )
)
TIMED = update(TABLES).where(TABLES.c.id == KEY).values(timer=bindparam("time"))
RELISTED = (
    update(TABLES)
    .where(TABLES.c.id == KEY)
    .values(code=bindparam("now"), is_open=bindparam("open"), listed=bindparam("text"))
)
SENT = delete(OUTBOX).where(OUTBOX.c.id.in_(bindparam("numbers", expanding=True)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Aftermath:
    """Deferred writes: sent notices, the timers that they started, and finished updates."""

    sent: tuple[int, ...] = ()
    timers: Mapping[TableId, TimerChange] = field(default_factory=dict)
    finished: tuple[Cause, ...] = ()


Answer: TypeAlias = tuple[Posted, ...] | StaleError | SettledError | CodeTakenError
"""The posted notices of a change, or why it was not written."""


@dataclass(slots=True)
class Known:
    """The row of a table during a transaction."""

    version: int
    listed: str
    revision: int = 0
    timer: Timer | None = None
    timed: bool = False
    """Whether the timer has changed."""

    def change(self, changed: TimerChange) -> None:
        """Apply a timer change, and note whether the timer differs."""
        after = changed(self.timer)
        self.timed = self.timed or after != self.timer
        self.timer = after


@dataclass(slots=True)
class _Plan:
    """The collected writes of one transaction."""

    known: dict[TableId, Known]
    settled: Collection[Cause]
    """Updates that are already done or handled elsewhere."""
    codes: set[str]
    """Codes that open tables already have, out of those wanted here."""
    answers: list[Answer] = field(default_factory=list)
    valid: list[tuple[Change, tuple[Posted, ...]]] = field(default_factory=list)
    fresh: list[TableId] = field(default_factory=list)
    """Tables without a row so far."""
    relisted: dict[TableId, Listing] = field(default_factory=dict)

    def take(self, item: "Change | Aftermath", numbers: Iterator[int]) -> None:
        """Add an item after the earlier ones; a change that came too late gets an error instead."""
        if isinstance(item, Aftermath):
            for table, changed in item.timers.items():
                if table in self.known:
                    self.known[table].change(changed)
            self.answers.append(())
            return
        if item.cause in self.settled:
            self.answers.append(SettledError())
            return
        if item.table not in self.known and item.expected == 0:
            if item.listing.code in self.codes:
                self.answers.append(CodeTakenError())
                return
            self.codes.add(item.listing.code)
            self.known[item.table] = Known(0, "")
            self.fresh.append(item.table)
        row = self.known.get(item.table)
        if row is None or row.version != item.expected or item.revision not in {None, row.revision}:
            self.answers.append(StaleError())
            return
        row.version += len(item.events)
        row.revision += 1
        row.change(item.timer)
        if row.listed != (now := listed(item.listing)):
            row.listed, self.relisted[item.table] = now, item.listing
        posted = tuple(Posted(next(numbers), notice, item.at) for notice in item.notices)
        self.valid.append((item, posted))
        self.answers.append(posted)


class ChangeWriter:
    """Writes changes, and numbers their notices for the outbox."""

    def __init__(self, codec: Codec, peers: Peers) -> None:
        self._codec = codec
        self._peers = peers

    def write(self, connection: Connection, items: Sequence[Change | Aftermath]) -> list[Answer]:
        """Write the changes that match the newest version, and return the result of each item.

        If several items change a table's timer, the last change counts.
        """
        changes = [one for one in items if isinstance(one, Change)]
        opening = [one.listing.code for one in changes if one.expected == 0]
        codes = set(self._peers.codes(connection, opening))
        known = _known(connection, _tables(items))
        causes = [one.cause for one in changes if one.cause is not None]
        notices = sum(len(one.notices) for one in changes)
        numbers = iter(self._peers.numbers(connection, notices))
        plan = _Plan(known, self._peers.settled(connection, causes), codes)
        for item in items:
            plan.take(item, numbers)
        _insert(connection, TABLES, [{"id": table} for table in plan.fresh])
        self._write(connection, plan.valid)
        _versions(connection, plan)
        _relist(connection, known, plan.relisted)
        _settle(connection, items, plan)
        results = [change.result for change, _ in plan.valid if change.result is not None]
        write_results(connection, self._peers, results)
        self._tell(plan)
        return plan.answers

    def _tell(self, plan: _Plan) -> None:
        """Announce changed tables and places with new notices to the peers."""
        for change, posted in plan.valid:
            self._peers.tell("tables", change.table)
            for one in posted:
                self._peers.tell("places", place_of(one.notice.to))
        changed = {change.table for change, _ in plan.valid}
        for table in [n for n, row in plan.known.items() if row.timed and n not in changed]:
            self._peers.tell("times", table)

    def _write(
        self,
        connection: Connection,
        posted: Sequence[tuple[Change, tuple[Posted, ...]]],
    ) -> None:
        changes = [change for change, _ in posted]
        _insert(connection, EVENTS, [row for one in changes for row in self._events(one)])
        _replace(connection, DRAFTS, [row for one in changes for row in self._drafts(one)])
        _replace(connection, SNAPSHOTS, [self._snapshot(c) for c in changes if c.snapshot])
        _insert(
            connection,
            OUTBOX,
            [
                {
                    "id": one.number,
                    "place": place_of(one.notice.to),
                    "at": one.at,
                    **self._packed(change.family, one.notice, Notice),
                }
                for change, notices in posted
                for one in notices
            ],
        )

    def _events(self, change: Change) -> Iterable[Row]:
        for number, event in enumerate(change.events, change.expected + 1):
            packed = self._packed(change.family, event, Event)
            yield {"table_id": change.table, "number": number, **packed}

    def _drafts(self, change: Change) -> Iterable[Row]:
        for seat, draft in change.drafts.items():
            packed = self._packed(change.family, draft, SeatState)
            yield {"table_id": change.table, "seat": seat, **packed}

    def _snapshot(self, change: Change) -> Row:
        version = change.expected + len(change.events)
        packed = self._packed(change.family, change.snapshot, TableState)
        return {"table_id": change.table, "version": version, **packed}

    def _packed(self, family: str, value: object, kind: type) -> Row:
        return as_row(self._codec.pack(family, value, kind))


def as_row(packed: Packed) -> Row:
    """Return the columns of a packed value."""
    return {"schema": packed.schema, "family": packed.family, "data": packed.data}


def place_of(to: To) -> str:
    """Return the stored name of a place; a person's place is erased with the person."""
    return f"person:{to.person}" if isinstance(to, ToPerson) else f"chat:{to.chat}"


def listed(listing: Listing) -> str:
    """Format a listing as one text."""
    where = [listing.code, listing.is_open, listing.chats, listing.people]
    where += [listing.watchers] if listing.watchers else []
    return json.dumps(where, separators=(",", ":"))


def written_timer(timer: Timer | None) -> str | None:
    """Format a timer as text."""
    if timer is None:
        return None
    return json.dumps({name: getattr(timer, name) for name in OF_TIMER}, separators=(",", ":"))


def read_timer(text: str) -> Timer:
    """Parse a timer from its text."""
    return Timer(**json.loads(text))


def _known(connection: Connection, tables: set[TableId]) -> dict[TableId, Known]:
    """Read and lock the rows of tables until the transaction ends."""
    if not tables:
        return {}
    return {
        TableId(row.id): Known(
            row.version,
            row.listed,
            row.revision,
            None if row.timer is None else read_timer(row.timer),
        )
        for row in connection.execute(LOCKED, {"tables": list(tables)})
    }


def _tables(items: Iterable[Change | Aftermath]) -> set[TableId]:
    """Return the tables that the items concern."""
    tables: set[TableId] = set()
    for one in items:
        tables.update((one.table,) if isinstance(one, Change) else one.timers)
    return tables


def _versions(connection: Connection, plan: _Plan) -> None:
    """Write the versions of changed tables, and all changed timers."""
    rows = [
        {
            "key": one.table,
            "now": plan.known[one.table].version,
            "count": plan.known[one.table].revision,
            "time": written_timer(plan.known[one.table].timer),
            "at": one.at,
            "rests": one.listing.at_rest,
        }
        for one in {change.table: change for change, _ in plan.valid}.values()
    ]
    if rows:
        connection.execute(MOVED, rows)
    written = {row["key"] for row in rows}
    times = [
        {"key": table, "time": written_timer(row.timer)}
        for table, row in plan.known.items()
        if row.timed and table not in written
    ]
    if times:
        connection.execute(TIMED, times)


def _settle(connection: Connection, items: Iterable[Change | Aftermath], plan: _Plan) -> None:
    """Delete sent notices from the outbox, and mark updates as done."""
    after = [one for one in items if isinstance(one, Aftermath)]
    numbers = [number for one in after for number in one.sent]
    if numbers:
        connection.execute(SENT, {"numbers": numbers})
    causes = [change.cause for change, _ in plan.valid if change.cause is not None]
    blank(connection, [*causes, *(cause for one in after for cause in one.finished)])


def _relist(
    connection: Connection, known: dict[TableId, Known], relisted: dict[TableId, Listing]
) -> None:
    if not relisted:
        return
    rows = [
        {"key": table, "now": now.code, "open": now.is_open, "text": known[table].listed}
        for table, now in relisted.items()
    ]
    connection.execute(RELISTED, rows)
    _played(connection, relisted)
    for table in (TABLE_CHATS, TABLE_PEOPLE):
        connection.execute(delete(table).where(table.c.table_id.in_(relisted)))
    _insert(connection, TABLE_CHATS, [
        {"chat_id": chat, "table_id": table}
        for table, now in relisted.items() if now.is_open for chat in dict.fromkeys(now.chats)
    ])  # fmt: skip
    _insert(connection, TABLE_PEOPLE, [
        {"person_id": person, "table_id": table}
        for table, now in relisted.items() if now.is_open for person in dict.fromkeys(now.people)
    ])  # fmt: skip


def _played(connection: Connection, relisted: dict[TableId, Listing]) -> None:
    """Store for good who sat at which table, or watched it."""
    rows = [
        {"person_id": person, "table_id": table}
        for table, now in relisted.items()
        for person in dict.fromkeys((*now.people, *now.watchers))
    ]  # fmt: skip
    if rows:
        connection.execute(inserting(connection, PLAYED).on_conflict_do_nothing(), rows)


def _insert(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(_inserting(table), rows)


@cache
def _inserting(table: Table) -> Insert:
    return insert(table)


@cache
def _deleting(table: Table) -> Delete:
    """Return the statement that deletes the rows of a table with some `keys`."""
    keys = tuple_(*table.primary_key.columns)
    return delete(table).where(keys.in_(bindparam("keys", expanding=True)))


def _replace(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Replace rows with the same keys; among duplicates, the last one counts."""
    if not rows:
        return
    keys = list(table.primary_key.columns)
    newest = {tuple(row[key.name] for key in keys): row for row in rows}
    connection.execute(_deleting(table), {"keys": list(newest)})
    _insert(connection, table, list(newest.values()))
