"""The players' tries at the hand of the day, in a database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.evening.daily import Try
from core.engine.evening.standings import RoundResult
from core.engine.people import ChatId, PersonId, TableId
from storage.sql.failures import in_our_words
from storage.sql.schema import CHAT_DAILY, DAILIES, DAILY_SHARES, SECRETS, inserting
from storage.sql.writer import Writer

DAILY = "daily"
"""The name of the secret."""


class SqlDailies:
    """One row for each try; the end of its round fills in the result."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def secret(self, fresh: str) -> str:
        """Return the secret of the installation; the first program to store one wins."""
        known = await self._rows(_secret())
        if known:
            return str(known[0].value)

        def write(connection: Connection) -> str:
            new = inserting(connection, SECRETS).values(name=DAILY, value=fresh)
            connection.execute(new.on_conflict_do_nothing())
            return str(connection.execute(_secret()).one().value)

        return await self._writer.write(write)

    async def begin(self, new: Try) -> TableId:
        """Store the table of a new try; return that table, or the one stored before."""
        row = {"day": new.day, "sheet": new.sheet, "person_id": new.person}
        given = {**row, "table_id": new.table, "chat_id": new.chat}

        def write(connection: Connection) -> TableId:
            noted = inserting(connection, DAILIES).values(
                **given, points=0, place=0, turns=0, pattern=""
            )
            connection.execute(noted.on_conflict_do_nothing())
            kept = connection.execute(_tried(new.day, new.sheet, new.person)).one()
            return TableId(kept.table_id)

        return await self._writer.write(write)

    async def tried(self, day: str, sheet: str, person: PersonId) -> Try | None:
        """Return a person's try."""
        return next(map(_read, await self._rows(_tried(day, sheet, person))), None)

    async def days(self, person: PersonId) -> tuple[Try, ...]:
        """Return all tries of a person, oldest first."""
        theirs = select(DAILIES).where(DAILIES.c.person_id == person)
        return tuple(map(_read, await self._rows(theirs.order_by(DAILIES.c.day, DAILIES.c.sheet))))

    async def share(self, day: str, sheet: str, person: PersonId, chat: ChatId) -> None:
        """Show a result in a chat's rankings."""

        def write(connection: Connection) -> None:
            row = {"day": day, "sheet": sheet, "person_id": person, "chat_id": chat}
            new = inserting(connection, DAILY_SHARES).values(row)
            connection.execute(new.on_conflict_do_nothing())

        await self._writer.write(write)

    async def shared(self, chat: ChatId, since: str, until: str) -> tuple[Try, ...]:
        """Return the results that a chat sees between two days, both included."""
        same = [DAILIES.c[name] == DAILY_SHARES.c[name] for name in ("day", "sheet", "person_id")]
        seen = select(DAILIES).join(DAILY_SHARES, same[0] & same[1] & same[2])
        seen = seen.where(DAILY_SHARES.c.chat_id == chat, DAILY_SHARES.c.day.between(since, until))
        return tuple(map(_read, await self._rows(seen.where(DAILIES.c.place > 0))))

    async def forget(self, person: PersonId) -> None:
        """Erase all tries of a person."""

        def write(connection: Connection) -> None:
            forget(connection, person)

        await self._writer.write(write)

    async def fix(self, chat: ChatId, sheet: str | None) -> None:
        """Set the daily sheet of a chat; None uses the sheet of the day."""

        def write(connection: Connection) -> None:
            connection.execute(delete(CHAT_DAILY).where(CHAT_DAILY.c.chat_id == chat))
            if sheet is not None:
                connection.execute(insert(CHAT_DAILY), [{"chat_id": chat, "sheet": sheet}])

        await self._writer.write(write)

    async def fixed(self, chat: ChatId) -> str | None:
        """Return the daily sheet that a chat has set."""
        rows = await self._rows(select(CHAT_DAILY.c.sheet).where(CHAT_DAILY.c.chat_id == chat))
        return str(rows[0].sheet) if rows else None

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        with in_our_words():
            async with self._engine.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(wanted)).all()
                return rows


def finish(connection: Connection, result: RoundResult) -> None:
    """Fill in the result of a try; a no-op for a person forgotten meanwhile."""
    own = result.seats[0]
    noted = (DAILIES.c.day == result.daily, DAILIES.c.sheet == result.sheet)
    done = update(DAILIES).where(*noted, DAILIES.c.table_id == result.table)
    connection.execute(
        done.values(
            points=own.score, place=result.place(0), turns=own.turns, pattern=result.pattern
        )
    )


def forget(connection: Connection, person: PersonId) -> None:
    """Erase all tries of a person."""
    for table in (DAILIES, DAILY_SHARES):
        connection.execute(delete(table).where(table.c.person_id == person))


def _secret() -> Select[Any]:
    return select(SECRETS.c.value).where(SECRETS.c.name == DAILY)


def _tried(day: str, sheet: str, person: PersonId) -> Select[Any]:
    here = (DAILIES.c.day == day, DAILIES.c.sheet == sheet, DAILIES.c.person_id == person)
    return select(DAILIES).where(*here)


def _read(row: Any) -> Try:  # noqa: ANN401 - a row
    return Try(
        day=row.day,
        sheet=row.sheet,
        person=PersonId(row.person_id),
        table=TableId(row.table_id),
        chat=None if row.chat_id is None else ChatId(row.chat_id),
        points=row.points,
        place=row.place,
        turns=row.turns,
        pattern=row.pattern,
    )
