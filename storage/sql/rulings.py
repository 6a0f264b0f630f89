"""The rulings in a database."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from sqlalchemy import and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.engine.people import Address
from core.engine.rulings import Ruling
from storage.sql.failures import in_our_words
from storage.sql.schema import RULINGS, inserting
from storage.sql.writer import Write

Writing: TypeAlias = Callable[[Write[None]], Awaitable[None]]


class SqlRulings:
    """Reads rulings without a cache: a peer or a command may have written them."""

    def __init__(self, engine: AsyncEngine, write: Writing) -> None:
        self._engine = engine
        self._write = write

    async def standing(self) -> frozenset[Ruling]:
        """Return the current rulings."""
        with in_our_words():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(select(RULINGS))).all()
        return frozenset(Ruling(row.kind, Address(row.platform, row.key)) for row in rows)

    async def make(self, ruling: Ruling) -> None:
        """Add a ruling."""

        async def write(connection: AsyncConnection) -> None:
            new = inserting(connection, RULINGS).values(_columns(ruling))
            await connection.execute(new.on_conflict_do_nothing())

        await self._write(write)

    async def lift(self, ruling: Ruling) -> None:
        """Remove a ruling."""
        same = and_(*(RULINGS.c[name] == value for name, value in _columns(ruling).items()))

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(RULINGS).where(same))

        await self._write(write)


def _columns(ruling: Ruling) -> dict[str, Any]:
    return {"kind": ruling.kind, "platform": ruling.about.platform, "key": ruling.about.key}
