"""The other writers of the database, as the store sees them: none, or peer programs."""

from collections.abc import Collection, Iterable, Sequence
from itertools import count, islice
from typing import Any, Protocol

from sqlalchemy import Connection, Select, Update, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.people import TableId
from core.engine.ports import Cause
from storage.sql.schema import OUTBOX, TABLES, TIME
from storage.sql.writer import Writer


class Peers(Protocol):
    """The peer programs: unique numbers, locks, and announcements."""

    @property
    def me(self) -> str | None:
        """The name of this program among its peers; None without peers."""

    async def table(self) -> TableId:
        """Return a new table number."""

    def numbers(self, connection: Connection, notices: int) -> Iterable[int]:
        """Return this many notice numbers, in order."""

    def settled(self, connection: Connection, causes: Sequence[Cause]) -> Collection[Cause]:
        """Return the updates that another program has done, or will do."""

    def codes(self, connection: Connection, wanted: Collection[str]) -> Collection[str]:
        """Return the codes that open tables have; reserve the others for this transaction."""

    def in_order(self, connection: Connection) -> None:
        """Lock the numbering of finished rounds until the transaction ends."""

    async def revision(self, table: TableId) -> int:
        """Return the number of stored changes of a table; 0 if there is no such table."""

    async def adopt(self, writer: Writer, platform: str) -> None:
        """Take over the updates of programs that are gone."""

    def tell(self, about: str, what: object) -> None:
        """Queue an announcement for the next stored transaction."""

    def announce(self, connection: Connection) -> None:
        """Send the queued announcements with the transaction."""

    def counted(self) -> Select[Any]:
        """Select the fair time."""

    def count(self, seconds: float) -> Update:
        """Return the statement that stores the fair time."""


class Nobody:
    """The peers of a single program: none."""

    me = None
    GIVEN = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'"
    """The highest table number ever used."""

    def __init__(self, engine: AsyncEngine, tables: int, posted: int) -> None:
        self._engine = engine
        self._tables = count(tables + 1)
        self._posted = count(posted + 1)

    @classmethod
    async def after(cls, engine: AsyncEngine) -> "Nobody":
        """Continue after the highest numbers in the database."""
        async with engine.connect() as connection:
            posted = await connection.scalar(select(func.max(OUTBOX.c.id)))
            tables = await connection.scalar(text(cls.GIVEN))
        return cls(engine, tables or 0, posted or 0)

    async def table(self) -> TableId:
        """Return the next number."""
        return TableId(next(self._tables))

    def numbers(self, connection: Connection, notices: int) -> Iterable[int]:
        """Return the next numbers."""
        del connection
        return islice(self._posted, notices)

    def settled(self, connection: Connection, causes: Sequence[Cause]) -> Collection[Cause]:
        """Return none: this program handles all updates."""
        del connection, causes
        return ()

    def codes(self, connection: Connection, wanted: Collection[str]) -> Collection[str]:
        """Look the codes up: no other program opens tables."""
        return codes(connection, wanted)

    def in_order(self, connection: Connection) -> None:
        """Do nothing: no other program writes."""

    async def revision(self, table: TableId) -> int:
        """Look the revision up."""
        wanted = select(TABLES.c.revision).where(TABLES.c.id == table)
        async with self._engine.connect() as connection:
            return await connection.scalar(wanted) or 0

    async def adopt(self, writer: Writer, platform: str) -> None:
        """Do nothing: all updates are this program's own."""

    def tell(self, about: str, what: object) -> None:
        """Do nothing: there are no peers."""

    def announce(self, connection: Connection) -> None:
        """Do nothing: there are no peers."""

    def counted(self) -> Select[Any]:
        """Select the stored count."""
        return select(TIME.c.counted)

    def count(self, seconds: float) -> Update:
        """Store the count."""
        return update(TIME).values(counted=seconds)


def codes(connection: Connection, wanted: Collection[str]) -> Collection[str]:
    """Return those of the codes that open tables have."""
    if not wanted:
        return ()
    taken = select(TABLES.c.code).where(TABLES.c.code.in_(wanted), TABLES.c.is_open)
    return connection.scalars(taken).all()
