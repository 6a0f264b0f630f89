"""A database on a server: migrated once, in trouble, and inspected from outside."""

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import Dependencies, UnopenedError, kept_in
from bot.app.databases import server_looked_at
from core.rules.sheets import SHEETS
from storage.migrations import NewerSchemaError
from storage.postgres.server import connect
from storage.sql.database import open_database, read
from storage.sql.schema import METADATA
from tests.support.databases.server import ask
from tests.support.lines.tables import all_said, alone_at_a_table, rack_and_table
from tests.support.lines.talk import talk

FAMILIES = (SHEETS["kids"].family,)


async def hung_up_on(name: str) -> None:
    """End the connections of programs, as a restarting server does."""
    theirs = f"application_name LIKE '{name} %'"
    await ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {theirs}")  # noqa: S608 - ours


async def test_programs_starting_at_once_migrate_the_schema_once(postgres: str) -> None:
    async def start() -> None:
        async with open_database(postgres, FAMILIES):
            pass

    await asyncio.gather(*(start() for _ in range(3)))
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(read(postgres))
    )
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": False})
    return list(compare_metadata(context, METADATA))


async def test_a_newer_schema_is_refused(postgres: str) -> None:
    async with open_database(postgres, FAMILIES):
        pass
    await ask("UPDATE alembic_version SET version_num = '9999'", postgres)
    with pytest.raises(NewerSchemaError):
        async with open_database(postgres, FAMILIES):
            pytest.fail("opened")


async def test_a_server_that_is_started_anew_is_not_even_noticed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = postgres.rpartition("=")[2]
    monkeypatch.setattr("storage.postgres.server.NAME", name)
    async with talk(database=postgres) as game:
        await alone_at_a_table(game)
        before = await rack_and_table(game)
        await hung_up_on(name)
        assert "drew" in all_said(await game.says("ann", "draw", "g1"))
        after = await rack_and_table(game)
    async with talk(database=postgres) as game:
        assert await rack_and_table(game) == after != before


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"host": "nobody.invalid"}, "database-unreachable"),
        ({"host": "127.0.0.1", "port": 1}, "database-unreachable"),
        ({"database": "nothing_by_this_name"}, "database-refused"),
        ({"username": "nobody_by_this_name"}, "database-refused"),
    ],
)
async def test_a_refused_login_is_told_why(postgres: str, wrong: dict[str, Any], key: str) -> None:
    url = read(postgres).set(**wrong)
    if "host" in wrong:
        url = url.set(query={})
    with pytest.raises(UnopenedError) as refused:
        async with kept_in(url.render_as_string(hide_password=False), Dependencies()):
            pytest.fail("opened")
    assert refused.value.key == key


def test_the_server_is_examined_from_outside(postgres: str) -> None:
    assert server_looked_at(postgres).empty

    async def play() -> None:
        async with talk(database=postgres) as game:
            await game.says("ann", "new kids", "g1")
            found = await asyncio.to_thread(server_looked_at, postgres)
            assert (found.tables, found.newest, found.programs >= 1) == (1, True, True)

    asyncio.run(play())
