"""Who wants to be called to the tables of a chat, in a database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.evening.keepers import Wish
from core.engine.people import ChatId, PersonId
from storage.sql.failures import in_our_words
from storage.sql.schema import CALLERS, inserting
from storage.sql.writer import Writer

ONCE = "once"


class SqlCallers:
    """One row for each person and chat."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def note(self, wish: Wish) -> None:
        """Store a wish; it replaces an earlier one of the person in this chat."""

        def write(connection: Connection) -> None:
            here = CALLERS.c.chat_id == wish.chat
            last = connection.scalar(select(func.max(CALLERS.c.number)).where(here)) or 0
            row = {"chat_id": wish.chat, "person_id": wish.person, "how": wish.how}
            new = inserting(connection, CALLERS).values(**row, number=last + 1)
            keys = [column.name for column in CALLERS.primary_key]
            connection.execute(
                new.on_conflict_do_update(index_elements=keys, set_={"how": wish.how})
            )

        await self._writer.write(write)

    async def withdraw(self, chat: ChatId, person: PersonId) -> None:
        """Delete a person's wish in a chat."""

        def write(connection: Connection) -> None:
            theirs = (CALLERS.c.chat_id == chat, CALLERS.c.person_id == person)
            connection.execute(delete(CALLERS).where(*theirs))

        await self._writer.write(write)

    async def take(self, chat: ChatId, opener: PersonId, most: int) -> tuple[PersonId, ...]:
        """Return the people to call to a new table, and use up their wishes for one table."""

        def write(connection: Connection) -> tuple[PersonId, ...]:
            here = (CALLERS.c.chat_id == chat, CALLERS.c.person_id != opener)
            in_order = (CALLERS.c.how.desc(), CALLERS.c.number)
            waits = select(CALLERS).where(*here).order_by(*in_order).limit(most).with_for_update()
            rows = connection.execute(waits).all()
            once = [row.person_id for row in rows if row.how == ONCE]
            connection.execute(delete(CALLERS).where(*here, CALLERS.c.person_id.in_(once)))
            return tuple(PersonId(row.person_id) for row in rows)

        return await self._writer.write(write)

    async def wishes(self, person: PersonId) -> tuple[Wish, ...]:
        """Return all wishes of a person."""
        theirs = select(CALLERS).where(CALLERS.c.person_id == person).order_by(CALLERS.c.chat_id)
        with in_our_words():
            async with self._engine.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(theirs)).all()
        return tuple(Wish(chat=ChatId(row.chat_id), person=person, how=row.how) for row in rows)

    async def forget(self, person: PersonId) -> None:
        """Delete all wishes of a person."""

        def write(connection: Connection) -> None:
            connection.execute(delete(CALLERS).where(CALLERS.c.person_id == person))

        await self._writer.write(write)
