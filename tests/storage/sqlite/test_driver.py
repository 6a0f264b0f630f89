"""SQLite's driver changes threads once for each statement, and gives all that SQLAlchemy needs."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage.sqlite.driver import Connection, connecting

NEW = "INSERT INTO names (name) VALUES (:name) RETURNING id"
TABLE = "CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"


def on(file: Path) -> AsyncEngine:
    options = {"async_creator_fn": connecting}
    return create_async_engine(f"sqlite+aiosqlite:///{file}", connect_args=options)


async def test_rows_numbers_and_counts_are_those_of_sqlite(tmp_path: Path) -> None:
    engine = on(tmp_path / "names.sqlite3")
    async with engine.begin() as connection:
        await connection.execute(text(TABLE))
        ann = await connection.execute(text(NEW), {"name": "Ann"})
        assert ann.scalar_one() == 1
        await connection.execute(
            text("INSERT INTO names (name) VALUES (:name)"), [{"name": "Ben"}, {"name": "Cleo"}]
        )
        renamed = await connection.execute(text("UPDATE names SET name = name || '!' WHERE id > 1"))
        assert renamed.rowcount == 2
        found = await connection.execute(text("SELECT name FROM names ORDER BY id"))
        assert found.scalars().all() == ["Ann", "Ben!", "Cleo!"]
    await engine.dispose()


async def test_after_a_refused_statement_the_connection_goes_on(tmp_path: Path) -> None:
    engine = on(tmp_path / "names.sqlite3")
    async with engine.begin() as connection:
        await connection.execute(text(TABLE))
        await connection.execute(text(NEW), {"name": "Ann"})
        with pytest.raises(IntegrityError):
            await connection.execute(text(NEW), {"name": "Ann"})
        found = await connection.execute(text("SELECT count(*) FROM names"))
        assert found.scalar_one() == 1
    await engine.dispose()


async def test_a_statement_with_its_rows_is_one_call_of_the_thread(tmp_path: Path) -> None:
    connection = Counted.at(tmp_path / "names.sqlite3")
    await connection
    cursor = connection.cursor()
    await cursor.execute("SELECT 1 UNION SELECT 2")
    assert await cursor.fetchall() == [(1,), (2,)]
    await cursor.close()
    assert connection.calls == 1
    await connection.close()


class Counted(Connection):
    """Counts the calls of its thread."""

    calls = 0

    @classmethod
    def at(cls, file: Path) -> "Counted":
        return cls(lambda: sqlite3.connect(file), 1)

    async def in_its_thread(self, act: Callable[[sqlite3.Connection], object]) -> None:
        self.calls += 1
        await super().in_its_thread(act)
