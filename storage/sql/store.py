"""The store in a database."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.delivery.notices import Notice
from core.engine.people import ChatId, PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import (
    Cause,
    Change,
    CodeTakenError,
    Posted,
    SettledError,
    StaleError,
    Stored,
    UnknownTableError,
    Update,
)
from core.engine.table.state import SeatState, TableState
from core.engine.time.timers import Timer, TimerChange
from core.rules.events import Event
from storage.cluster.peers import Peers
from storage.sql.changes import Aftermath, ChangeWriter, place_of, read_timer
from storage.sql.codec import Codec, Packed
from storage.sql.failures import in_our_words
from storage.sql.inbox import read_update, take, unsettled, waiting
from storage.sql.schema import (
    DRAFTS,
    EVENTS,
    OUTBOX,
    PLAYED,
    SNAPSHOTS,
    TABLE_CHATS,
    TABLE_PEOPLE,
    TABLES,
)
from storage.sql.writer import Batch, Writer, heeded

TIMED = select(TABLES.c.id, TABLES.c.timer).where(TABLES.c.timer.is_not(None))


@dataclass(slots=True)
class _Asked:
    """Tables whose timers are asked for together, and their timers once they are read."""

    tables: set[TableId] = field(default_factory=set)
    timers: Mapping[TableId, Timer] | None = None


class SqlStore:
    """A durable store."""

    def __init__(
        self,
        together: AsyncEngine,
        alone: AsyncEngine,
        writer: Writer,
        codec: Codec,
        peers: Peers,
    ) -> None:
        self._together = together
        self._alone = alone
        self._writer = writer
        self._codec = codec
        self._peers = peers
        self._changes = ChangeWriter(codec, peers)
        self._changing = Batch(writer, self._changes.write)
        self._taking = Batch(writer, partial(take, peers.me))
        self._asked = _Asked()
        self._asking = asyncio.Lock()

    async def new_table(self) -> TableId:
        """Return a table number that was never used before."""
        with in_our_words():
            return await self._peers.table()

    async def load(self, table: TableId) -> Stored:
        """Return a table; raises UnknownTableError."""
        state: TableState | None = None
        with in_our_words():
            async with self._together.connect() as connection:
                row = (await connection.execute(_row(table))).one_or_none()
                kept = (await connection.execute(_of(SNAPSHOTS, table))).one_or_none()
                if kept is not None and kept.schema == self._codec.schema:
                    state = self._unpack(kept, TableState)
                known = 0 if state is None else state.version
                later = _of(EVENTS, table).where(EVENTS.c.number > known).order_by(EVENTS.c.number)
                events = (await connection.execute(later)).all()
                drafts = (await connection.execute(_of(DRAFTS, table))).all()
        if row is None or (state is None and not events):
            raise UnknownTableError(table)
        return Stored(
            state=state,
            events=tuple(self._unpack(event, Event) for event in events),
            drafts={draft.seat: self._unpack(draft, SeatState) for draft in drafts},
            revision=row.revision,
            timer=None if row.timer is None else read_timer(row.timer),
        )

    async def revision(self, table: TableId) -> int:
        """Return the number of stored changes of a table; 0 if there is no such table."""
        with in_our_words():
            return await self._peers.revision(table)

    async def append(self, change: Change) -> tuple[Posted, ...]:
        """Write a change, and return its notices with their outbox numbers."""
        answer = await self._changing.write(change)
        if isinstance(answer, StaleError | SettledError | CodeTakenError):
            raise answer
        return answer

    async def history(self, table: TableId) -> tuple[Event, ...]:
        """Return all events of a table since its opening; raises UnknownTableError."""
        rows = await self._rows(_of(EVENTS, table).order_by(EVENTS.c.number))
        if not rows:
            raise UnknownTableError(table)
        return tuple(self._unpack(row, Event) for row in rows)

    async def tables_in(self, chat: ChatId) -> tuple[TableId, ...]:
        """Return the open tables that are shown in a chat, the newest last."""
        here = select(TABLE_CHATS.c.table_id).where(TABLE_CHATS.c.chat_id == chat)
        rows = await self._rows(here.order_by(TABLE_CHATS.c.table_id))
        return tuple(TableId(row.table_id) for row in rows)

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables at which a person sits, the newest last."""
        theirs = select(TABLE_PEOPLE.c.table_id).where(TABLE_PEOPLE.c.person_id == person)
        rows = await self._rows(theirs.order_by(TABLE_PEOPLE.c.table_id))
        return tuple(TableId(row.table_id) for row in rows)

    async def tables_visited(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables that a person watches, or has left, the newest last."""
        theirs = select(TABLE_PEOPLE.c.table_id).where(TABLE_PEOPLE.c.person_id == person)
        been = select(PLAYED.c.table_id).where(PLAYED.c.person_id == person)
        visited = select(TABLES.c.id).where(
            TABLES.c.id.in_(been), TABLES.c.is_open, TABLES.c.id.not_in(theirs)
        )
        return tuple(TableId(row.id) for row in await self._rows(visited.order_by(TABLES.c.id)))

    async def table_called(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        called = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.is_open)
        rows = await self._rows(called)
        return TableId(rows[0].id) if rows else None

    async def homes(self) -> Mapping[To, TableId]:
        """Return all chats that show open tables, and people whose open tables no chat shows."""
        newest = select(TABLE_CHATS.c.chat_id, func.max(TABLE_CHATS.c.table_id).label("table_id"))
        chats = await self._rows(newest.group_by(TABLE_CHATS.c.chat_id))
        homes: dict[To, TableId] = {ToChat(ChatId(r.chat_id)): TableId(r.table_id) for r in chats}
        alone = await self._rows(_alone())
        return homes | {ToPerson(PersonId(r.person_id)): TableId(r.table_id) for r in alone}

    async def count_open(self) -> int:
        """Return how many tables are open."""
        rows = await self._rows(select(func.count()).where(TABLES.c.is_open))
        return int(rows[0][0])

    async def unsent(self, places: Collection[To] | None = None) -> tuple[Posted, ...]:
        """Return the pending outbox, oldest first."""
        waiting = select(OUTBOX).order_by(OUTBOX.c.id)
        if places is not None:
            waiting = waiting.where(OUTBOX.c.place.in_([place_of(to) for to in places]))

        def read(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(waiting).all()

        rows = await self._writer.write(read)
        return tuple(Posted(row.id, self._unpack(row, Notice), row.at) for row in rows)

    async def sent(self, numbers: Sequence[int], timers: Mapping[TableId, TimerChange]) -> None:
        """Remove notices from the outbox, and apply the timer changes that sending caused.

        The write is deferred: everything gathered until then takes two statements.
        """
        self._changing.post(Aftermath(sent=tuple(numbers), timers=timers))

    async def take(self, update: Update, at: float) -> bool:
        """Store an update until it is done; return False if it was already taken."""
        return await self._taking.write((update, at))

    async def unfinished(self, platform: str) -> tuple[Update, ...]:
        """Return the open updates of a platform, oldest first."""
        await self._peers.adopt(self._writer, platform)
        return tuple(map(read_update, await self._rows(waiting(platform, self._peers.me))))

    async def unsettled(self, causes: Collection[Cause]) -> Collection[Cause]:
        """Return those of the given updates that some program has taken but not finished."""
        return {
            Cause(platform=row.platform, key=row.key) for row in await self._rows(unsettled(causes))
        }

    async def finish(self, cause: Cause) -> None:
        """Mark an update that changed nothing as done; the write is deferred."""
        self._changing.post(Aftermath(finished=(cause,)))

    async def timers(self, tables: Collection[TableId] | None = None) -> Mapping[TableId, Timer]:
        """Return the timers of timed turns, for all tables or only for the given ones.

        Requests that come while another one is read are read together.
        """
        if tables is None:
            return await self._timers(TIMED)
        asked = self._asked
        asked.tables.update(tables)
        async with self._asking:
            if asked.timers is None:
                if asked is self._asked:
                    self._asked = _Asked()
                asked.timers = await self._timers(TIMED.where(TABLES.c.id.in_(asked.tables)))
        return {table: asked.timers[table] for table in tables if table in asked.timers}

    async def _timers(self, wanted: Select[Any]) -> Mapping[TableId, Timer]:
        return {TableId(row.id): read_timer(row.timer) for row in await self._rows(wanted)}

    async def counted(self) -> float:
        """Return the fair time."""
        rows = await self._rows(self._peers.counted())
        return float(rows[0][0])

    async def count(self, seconds: float) -> None:
        """Store the count of fair time; the write is deferred."""

        def write(connection: Connection) -> None:
            connection.execute(self._peers.count(seconds))

        self._writer.post(write).add_done_callback(heeded)

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        with in_our_words():
            async with self._alone.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
                return rows

    def _unpack(self, row: Row[Any], kind: type[Any]) -> Any:  # noqa: ANN401 - of that kind
        with in_our_words():
            return self._codec.unpack(Packed(row.schema, row.family, row.data), kind)


def _alone() -> Select[Any]:
    """Select people whose open tables no chat shows, each with the newest table."""
    sits = TABLE_PEOPLE.c.person_id
    shown = TABLE_PEOPLE.c.table_id.in_(select(TABLE_CHATS.c.table_id))
    newest = select(sits, func.max(TABLE_PEOPLE.c.table_id).label("table_id")).group_by(sits)
    return newest.having(func.max(case((shown, 1), else_=0)) == 0)


def _row(number: TableId) -> Select[Any]:
    return select(TABLES.c.revision, TABLES.c.timer).where(TABLES.c.id == number)


def _of(table: Any, number: TableId) -> Select[Any]:  # noqa: ANN401 - any of ours
    found: Select[Any] = select(table).where(table.c.table_id == number)
    return found
