"""The messages that show screens, in a database: adapters edit or delete them after a restart."""

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.caches import memory
from core.engine.people import To, ToPerson
from storage.cluster.peers import Peers
from storage.sql.changes import place_of
from storage.sql.failures import in_our_words
from storage.sql.schema import PEOPLE, SHOWN, inserting
from storage.sql.writer import Writer


class SqlShown:
    """A cached index, so that showing a table needs no query."""

    def __init__(self, engine: AsyncEngine, writer: Writer, peers: Peers) -> None:
        self._peers = peers
        self._engine = engine
        self._writer = writer
        self._known: MutableMapping[tuple[str, str], str | None] = memory()
        self._heard = 0
        """The number of times that peers have shown something."""

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot now."""
        return (await self._read(to, (slot,)))[slot]

    async def showing(self, to: To, slots: Sequence[str]) -> tuple[str, ...]:
        """Return those of a place's slots that a message shows now."""
        found = await self._read(to, slots)
        return tuple(slot for slot in slots if found[slot] is not None)

    async def starting(self, to: To, prefix: str) -> tuple[str, ...]:
        """Return those of a place's slots that start with a prefix, and that a message shows."""
        here = SHOWN.c.place == place_of(to), SHOWN.c.slot.startswith(prefix, autoescape=True)
        with in_our_words():
            async with self._engine.connect() as connection:
                rows = await connection.execute(select(SHOWN.c.slot).where(*here))
                return tuple(row.slot for row in rows)

    def tell(self, to: To) -> None:
        """Announce with the next transaction that a place's messages are no longer valid."""
        self._peers.tell("shown", place_of(to))

    def forget(self, to: To) -> None:
        """Drop an erased place from the cache."""
        self._heard += 1
        for key in [key for key in self._known if key[0] == place_of(to)]:
            del self._known[key]

    def overtaken(self, news: Mapping[str, Any]) -> None:
        """Drop cached data that peers changed; empty news drop everything."""
        self._heard += 1
        places = set(news.get("shown", ()))
        for key in [key for key in self._known if not news or key[0] in places]:
            del self._known[key]

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Store the message that shows a slot, unless its reader was forgotten meanwhile."""
        heard, key = self._heard, (place_of(to), slot)

        def write(connection: Connection) -> bool:
            if not _is_known(connection, to):
                return False
            new = inserting(connection, SHOWN).values(place=key[0], slot=slot, message=message)
            same = (SHOWN.c.place, SHOWN.c.slot)
            kept = new.on_conflict_do_update(index_elements=same, set_={"message": message})
            connection.execute(kept)
            self._peers.tell("shown", key[0])
            return True

        if await self._writer.write(write):
            self._remember(key, message, heard)

    async def drop(self, to: To, slot: str) -> None:
        """Forget a slot whose message is gone."""
        heard, key = self._heard, (place_of(to), slot)

        def write(connection: Connection) -> None:
            gone = delete(SHOWN).where(SHOWN.c.place == key[0], SHOWN.c.slot == key[1])
            connection.execute(gone)
            self._peers.tell("shown", key[0])

        await self._writer.write(write)
        self._remember(key, None, heard)

    async def _read(self, to: To, slots: Sequence[str]) -> dict[str, str | None]:
        """Return the message that shows each slot; one query reads all that the cache lacks."""
        where = place_of(to)
        known = {slot: self._known[where, slot] for slot in slots if (where, slot) in self._known}
        unknown = [slot for slot in slots if slot not in known]
        if not unknown:
            return known
        heard = self._heard
        here = SHOWN.c.place == where, SHOWN.c.slot.in_(unknown)
        with in_our_words():
            async with self._engine.connect() as connection:
                rows = await connection.execute(select(SHOWN.c.slot, SHOWN.c.message).where(*here))
                found = {row.slot: row.message for row in rows}
        for slot in unknown:
            key = where, slot
            if key not in self._known:  # else it was kept or dropped after the query began
                self._remember(key, found.get(slot), heard)
            known[slot] = self._known.get(key, found.get(slot))
        return known

    def _remember(self, key: tuple[str, str], message: str | None, heard: int) -> None:
        if heard != self._heard:  # peers may have shown something since
            self._known.pop(key, None)
            return
        self._known[key] = message


def _is_known(connection: Connection, to: To) -> bool:
    """Return whether a place is a chat, or that of a person who was not forgotten."""
    if not isinstance(to, ToPerson):
        return True
    return (
        connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == to.person)).first() is not None
    )
