"""Passes and rulings in a database."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, TypeAlias

from sqlalchemy import Connection, CursorResult, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.access import Pass, PassKind, Ruling
from core.engine.people import Address, PersonId, TableId
from storage.sql.failures import in_our_words
from storage.sql.schema import PASSES, RULINGS, inserting
from storage.sql.writer import Write

Writing: TypeAlias = Callable[[Write[Any]], Awaitable[Any]]


class SqlPasses:
    """Reads passes without a cache: another program may have written them."""

    def __init__(self, engine: AsyncEngine, write: Writing) -> None:
        self._engine = engine
        self._write = write

    async def give(self, one: Pass) -> bool:
        """Store a pass; see `Passes.give`."""

        def write(connection: Connection) -> bool:
            new = inserting(connection, PASSES).values(_pass_columns(one))
            return _changed(connection.execute(new.on_conflict_do_nothing())) > 0

        return bool(await self._write(write))

    async def find(self, digest: str) -> Pass | None:
        """Return a pass, even an expired one."""
        with in_our_words():
            async with self._engine.connect() as connection:
                found = await connection.execute(select(PASSES).where(PASSES.c.digest == digest))
                row = found.first()
        return None if row is None else _pass(row)

    async def redeem(self, digest: str, session: Pass) -> Pass | None:
        """Replace a pass by a session; see `Passes.redeem`."""

        def write(connection: Connection) -> Pass | None:
            gone = delete(PASSES).where(PASSES.c.digest == digest).returning(*PASSES.c)
            row = connection.execute(gone).first()
            if row is None:
                return None
            connection.execute(insert(PASSES).values(_pass_columns(session)))
            return _pass(row)

        found: Pass | None = await self._write(write)
        return found

    async def renew(self, digest: str, session: Pass) -> str | None:
        """Let a pass open another session; see `Passes.renew`."""

        def write(connection: Connection) -> str | None:
            wanted = select(PASSES.c.opens).where(PASSES.c.digest == digest).with_for_update()
            before: str | None = connection.execute(wanted).scalar_one_or_none()
            if before is None:
                return None
            connection.execute(delete(PASSES).where(PASSES.c.digest == before))
            connection.execute(insert(PASSES).values(_pass_columns(session)))
            opens = update(PASSES).where(PASSES.c.digest == digest)
            connection.execute(opens.values(opens=session.digest))
            return before

        before: str | None = await self._write(write)
        return before

    async def drop(self, table: TableId, *kinds: PassKind, person: PersonId | None = None) -> int:
        """Delete a table's passes of these kinds; see `Passes.drop`."""
        gone = delete(PASSES).where(PASSES.c.table_id == table, PASSES.c.kind.in_(kinds))
        if person is not None:
            gone = gone.where(PASSES.c.person_id == person)

        def write(connection: Connection) -> int:
            return _changed(connection.execute(gone))

        return int(await self._write(write))

    async def forget(self, person: PersonId) -> None:
        """Delete all passes of a person."""
        gone = delete(PASSES).where(PASSES.c.person_id == person)

        def write(connection: Connection) -> None:
            connection.execute(gone)

        await self._write(write)


def _pass_columns(one: Pass) -> dict[str, Any]:
    columns = asdict(one)
    return {"table_id": columns.pop("table"), "person_id": columns.pop("person"), **columns}


def _pass(row: Any) -> Pass:  # noqa: ANN401 - a row of any columns
    return Pass(
        digest=row.digest,
        kind=row.kind,
        table=TableId(row.table_id),
        person=None if row.person_id is None else PersonId(row.person_id),
        ends=row.ends,
        opens=row.opens,
    )


def _changed(result: CursorResult[Any]) -> int:
    return result.rowcount


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

        def write(connection: Connection) -> None:
            new = inserting(connection, RULINGS).values(_ruling_columns(ruling))
            connection.execute(new.on_conflict_do_nothing())

        await self._write(write)

    async def lift(self, ruling: Ruling) -> None:
        """Remove a ruling."""
        same = and_(*(RULINGS.c[name] == value for name, value in _ruling_columns(ruling).items()))

        def write(connection: Connection) -> None:
            connection.execute(delete(RULINGS).where(same))

        await self._write(write)


def _ruling_columns(ruling: Ruling) -> dict[str, Any]:
    return {"kind": ruling.kind, "platform": ruling.about.platform, "key": ruling.about.key}
