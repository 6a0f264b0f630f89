"""Who else writes to the database, as the store has to know it: nobody, or other programs."""

from collections.abc import Collection, Iterable, Sequence
from itertools import count, islice
from typing import Any, Protocol

from sqlalchemy import Select, Update, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.engine.people import TableId
from core.engine.ports import Cause
from storage.sql.schema import OUTBOX, TABLES, TIME
from storage.sql.writer import Writer


class Peers(Protocol):
    """The other programs: numbers that nobody else is given, and what has to be told."""

    @property
    def me(self) -> str | None:
        """By which name the others know this program; None: there are none."""

    async def table(self) -> TableId:
        """Return a number for a table."""

    async def numbers(self, connection: AsyncConnection, notices: int) -> Iterable[int]:
        """Return numbers for so many notices, in their order."""

    async def settled(
        self, connection: AsyncConnection, causes: Sequence[Cause]
    ) -> Collection[Cause]:
        """Return which updates somebody else has acted on, or will."""

    async def codes(self, connection: AsyncConnection, wanted: Collection[str]) -> Collection[str]:
        """Return which codes open tables have; nobody else opens one with the others meanwhile."""

    async def in_order(self, connection: AsyncConnection) -> None:
        """Have nobody else number finished rounds until this transaction is over."""

    async def revision(self, table: TableId) -> int:
        """Return how many changes of a table have been stored; 0: there is none such."""

    async def adopt(self, writer: Writer, platform: str) -> None:
        """Take over the updates of programs that are gone."""

    def tell(self, about: str, what: object) -> None:
        """Have the others know of something, once what is being written is stored."""

    async def announce(self, connection: AsyncConnection) -> None:
        """Tell them with the transaction."""

    def counted(self) -> Select[Any]:
        """Select the time that counts."""

    def count(self, seconds: float) -> Update:
        """Return the statement that keeps the time that counts."""


class Nobody:
    """There are none."""

    me = None
    GIVEN = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'"
    """The highest number that a table has ever had."""

    def __init__(self, engine: AsyncEngine, tables: int, posted: int) -> None:
        self._engine = engine
        self._tables = count(tables + 1)
        self._posted = count(posted + 1)

    @classmethod
    async def after(cls, engine: AsyncEngine) -> "Nobody":
        """Go on after the numbers that are there."""
        async with engine.connect() as connection:
            posted = await connection.scalar(select(func.max(OUTBOX.c.id)))
            tables = await connection.scalar(text(cls.GIVEN))
        return cls(engine, tables or 0, posted or 0)

    async def table(self) -> TableId:
        """Return the next number."""
        return TableId(next(self._tables))

    async def numbers(self, connection: AsyncConnection, notices: int) -> Iterable[int]:
        """Return the next numbers."""
        del connection
        return islice(self._posted, notices)

    async def settled(
        self, connection: AsyncConnection, causes: Sequence[Cause]
    ) -> Collection[Cause]:
        """Return none: what was taken is acted on here."""
        del connection, causes
        return ()

    async def codes(self, connection: AsyncConnection, wanted: Collection[str]) -> Collection[str]:
        """Look them up: nobody else opens a table at all."""
        return await codes(connection, wanted)

    async def in_order(self, connection: AsyncConnection) -> None:
        """Go on: nobody else writes."""

    async def revision(self, table: TableId) -> int:
        """Look it up."""
        async with self._engine.connect() as connection:
            return await revision(connection, table)

    async def adopt(self, writer: Writer, platform: str) -> None:
        """Take over nothing: all updates are this program's own."""

    def tell(self, about: str, what: object) -> None:
        """Tell nobody."""

    async def announce(self, connection: AsyncConnection) -> None:
        """Tell nobody."""

    def counted(self) -> Select[Any]:
        """Select it as it was kept."""
        return select(TIME.c.counted)

    def count(self, seconds: float) -> Update:
        """Keep it."""
        return update(TIME).values(counted=seconds)


async def revision(connection: AsyncConnection, table: TableId) -> int:
    """Look up the revision of a table."""
    return await connection.scalar(select(TABLES.c.revision).where(TABLES.c.id == table)) or 0


async def codes(connection: AsyncConnection, wanted: Collection[str]) -> Collection[str]:
    """Look up which codes open tables have."""
    if not wanted:
        return ()
    taken = select(TABLES.c.code).where(TABLES.c.code.in_(wanted), TABLES.c.is_open)
    return (await connection.scalars(taken)).all()
