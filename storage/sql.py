"""Tables in a database."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Self

from sqlalchemy import Row, Select, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.engine.notices import Notice
from core.engine.people import ChatId, PersonId, TableId
from core.engine.ports import (
    Cause,
    Change,
    Posted,
    StaleError,
    Stored,
    UnknownTableError,
    Update,
)
from core.engine.state import SeatDraft, TableState
from core.engine.timers import Timer
from core.rules.events import Event
from storage.batching import Batch, heeded
from storage.changes import Aftermath, ChangeWriter, read_timer
from storage.codec import Codec, Packed
from storage.failures import in_our_words
from storage.receiving import read_update, take, waiting
from storage.schema import (
    DRAFTS,
    EVENTS,
    OUTBOX,
    SNAPSHOTS,
    TABLE_CHATS,
    TABLE_PEOPLE,
    TABLES,
    TIME,
)
from storage.writer import Writer

GIVEN = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'"
"""The highest number that a table has ever had: none is given twice."""


class SqlStore:
    """The store of a house that shall outlive its process."""

    def __init__(
        self, engine: AsyncEngine, writer: Writer, codec: Codec, *, posted: int, tables: int
    ) -> None:
        self._engine = engine
        self._writer = writer
        self._codec = codec
        self._changes = ChangeWriter(codec, posted)
        self._tables = count(tables)
        self._changing = Batch(writer, self._changes.write)
        self._taking = Batch(writer, take)

    @classmethod
    async def opened(cls, engine: AsyncEngine, writer: Writer, codec: Codec) -> Self:
        """Open the tables; what is posted from now on is numbered after what waits already."""
        async with engine.connect() as connection:
            last = await connection.scalar(select(func.max(OUTBOX.c.id)))
            given = await connection.scalar(text(GIVEN))
        return cls(engine, writer, codec, posted=(last or 0) + 1, tables=(given or 0) + 1)

    async def new_table(self) -> TableId:
        """Return a number that no table has had."""
        return TableId(next(self._tables))

    async def load(self, table: TableId) -> Stored:
        """Return a table; raises UnknownTableError."""
        state: TableState | None = None
        with in_our_words():
            async with self._engine.connect() as connection:
                kept = (await connection.execute(_of(SNAPSHOTS, table))).one_or_none()
                if kept is not None and kept.schema == self._codec.schema:
                    state = self._unpack(kept, TableState)
                known = 0 if state is None else state.version
                later = _of(EVENTS, table).where(EVENTS.c.number > known).order_by(EVENTS.c.number)
                events = (await connection.execute(later)).all()
                drafts = (await connection.execute(_of(DRAFTS, table))).all()
        if state is None and not events:
            raise UnknownTableError(table)
        return Stored(
            state=state,
            events=tuple(self._unpack(row, Event) for row in events),
            drafts={row.seat: self._unpack(row, SeatDraft) for row in drafts},
        )

    async def append(self, change: Change) -> tuple[Posted, ...]:
        """Write a change, and return its notices as they stand in the outbox."""
        answer = await self._changing.write(change)
        if isinstance(answer, StaleError):
            raise answer
        return answer

    async def history(self, table: TableId) -> tuple[Event, ...]:
        """Return every event of a table from its opening on; raises UnknownTableError."""
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

    async def table_called(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        called = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.is_open)
        rows = await self._rows(called)
        return TableId(rows[0].id) if rows else None

    async def unsent(self) -> tuple[Posted, ...]:
        """Return what waits in the outbox, the oldest first."""

        async def read(connection: AsyncConnection) -> Sequence[Row[Any]]:
            return (await connection.execute(select(OUTBOX).order_by(OUTBOX.c.id))).all()

        rows = await self._writer.write(read)
        return tuple(Posted(row.id, self._unpack(row, Notice), row.at) for row in rows)

    async def sent(self, numbers: Sequence[int], timers: Mapping[TableId, Timer]) -> None:
        """Take notices out of the outbox, and keep the timers that were started by them.

        What gathers until the writer comes to it is written with two statements.
        """
        self._changing.post(Aftermath(sent=tuple(numbers), timers=timers))

    async def take(self, update: Update, at: float) -> bool:
        """Keep an update until it has been acted on; False: it was taken before."""
        return await self._taking.write((update, at))

    async def unfinished(self, platform: str) -> tuple[Update, ...]:
        """Return the updates of a platform that nobody has acted on, the oldest first."""
        return tuple(map(read_update, await self._rows(waiting(platform))))

    async def finish(self, cause: Cause) -> None:
        """Note, by and by, that an update that changed nothing has been acted on."""
        self._changing.post(Aftermath(finished=(cause,)))

    async def timers(self) -> Mapping[TableId, Timer]:
        """Return the timers of all tables at which a turn is being timed."""
        rows = await self._rows(
            select(TABLES.c.id, TABLES.c.timer).where(TABLES.c.timer.is_not(None))
        )
        return {TableId(row.id): read_timer(row.timer) for row in rows}

    async def counted(self) -> float:
        """Return the time that counts as it was when it was kept last."""
        rows = await self._rows(select(TIME.c.counted))
        return float(rows[0].counted)

    async def count(self, seconds: float) -> None:
        """Keep the time that counts, by and by."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(TIME).values(counted=seconds))

        self._writer.post(write).add_done_callback(heeded)

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        with in_our_words():
            async with self._engine.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
                return rows

    def _unpack(self, row: Row[Any], kind: type[Any]) -> Any:  # noqa: ANN401 - of that kind
        with in_our_words():
            return self._codec.unpack(Packed(row.schema, row.family, row.data), kind)


def _of(table: Any, number: TableId) -> Select[Any]:  # noqa: ANN401 - any of ours
    found: Select[Any] = select(table).where(table.c.table_id == number)
    return found
