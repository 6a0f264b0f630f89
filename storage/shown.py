"""Which message shows what, in a database: adapters edit it and take it away after a restart."""

from collections import OrderedDict

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.engine.people import To, ToPerson
from storage.failures import in_our_words
from storage.schema import SHOWN
from storage.writer import Writer

REMEMBERED = 4096
"""Slots that are kept in memory."""


class SqlShown:
    """Remembers what was asked for last, so that showing a table costs no look into the file."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._known: OrderedDict[tuple[str, str], str | None] = OrderedDict()

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot now."""
        key = (place(to), slot)
        if key not in self._known:
            self._remember(key, await self._read(key))
        return self._known[key]

    def forget(self, to: To) -> None:
        """Remember no message of a place that has been erased."""
        for key in [key for key in self._known if key[0] == place(to)]:
            del self._known[key]

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Remember that a message shows a slot."""
        key = (place(to), slot)
        new = insert(SHOWN).values(place=key[0], slot=slot, message=message)
        kept = new.on_conflict_do_update(set_={"message": message})

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(kept)

        await self._writer.write(write)
        self._remember(key, message)

    async def _read(self, key: tuple[str, str]) -> str | None:
        wanted = select(SHOWN.c.message).where(SHOWN.c.place == key[0], SHOWN.c.slot == key[1])
        with in_our_words():
            async with self._engine.connect() as connection:
                message: str | None = (await connection.execute(wanted)).scalar_one_or_none()
                return message

    def _remember(self, key: tuple[str, str], message: str | None) -> None:
        self._known[key] = message
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def place(to: To) -> str:
    """Write down where something is shown: `person:7`, `chat:3`."""
    return f"person:{to.person}" if isinstance(to, ToPerson) else f"chat:{to.chat}"
