"""Commands on a PostgreSQL database."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from bot.machine.system import SystemClock
from core.engine.ports import Cause, Update
from tests.support.commands.answer import Rummy
from tests.support.databases.server import ask
from tests.support.databases.stored import at
from tests.support.lines.tables import all_said, alone_at_a_table, rack_and_table
from tests.support.lines.talk import talk


def test_the_doctor_knows_it_and_a_backup_is_left_to_its_own_tool(
    rummy: Rummy, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUMMY_DATABASE_URL", postgres)
    assert "is there and empty" in rummy("doctor").out
    rummy("backup").refuses("pg_dump")
    monkeypatch.setenv("RUMMY_DATABASE_URL", "postgresql://ann:open-sesame@127.0.0.1:1/rummy")
    answer = rummy("doctor")
    assert "!!  rummy@127.0.0.1: The database server doesn’t answer." in answer.out
    assert "open-sesame" not in answer.out


def test_a_file_is_moved_to_the_server_and_the_game_goes_on_there(
    rummy: Rummy, postgres: str, tmp_path: Path
) -> None:
    file, words = tmp_path / "rummy.sqlite3", ("--database", at(tmp_path / "rummy.sqlite3"))
    left = Update(cause=Cause(platform="x", key="7"), place="g", sender="s", raw="{}")

    async def begins() -> str:
        async with talk(database=at(file)) as game:
            await game.says("zoé", "new", "g9")
            await game.says("zoé", "privacy forget yes")
            await alone_at_a_table(game)
            await game.says("ann", "language de")
            await game.says("ann", "language en")
            await game.parts.store.take(left, SystemClock().now())
            return await rack_and_table(game)

    before = asyncio.run(begins())
    answer = rummy("move", postgres, *words)
    assert (answer.status, "2 tables" in answer.out) == (0, True)
    rummy("move", postgres, *words).refuses("an empty one")
    rummy("move", "sqlite:///other.sqlite3", *words).refuses("postgresql://")
    rummy("move", postgres, "--database", at(tmp_path / "none")).refuses("not there")

    async def goes_on() -> None:
        async with talk(database=postgres) as game:
            assert await rack_and_table(game) == before
            assert await game.parts.store.unfinished("x") == (left,)
            assert "drew" in all_said(await game.says("ann", "draw", "g1"))
            await game.says("ben", "new kids", "g2")
        assert await ask("SELECT max(id) FROM tables", postgres) == [(3,)]
        assert await ask("SELECT max(id) FROM people", postgres) == [(3,)]

    asyncio.run(goes_on())


async def test_a_file_that_is_in_use_is_not_moved(
    rummy: Rummy, postgres: str, tmp_path: Path
) -> None:
    url = at(tmp_path / "rummy.sqlite3")
    async with talk(database=url) as game:
        await game.says("ann", "new kids", "g1")
        refused = await asyncio.to_thread(rummy, "move", postgres, "--database", url)
        refused.refuses("Another program has the database open")
    assert await ask("SELECT * FROM pg_tables WHERE schemaname = current_schema()", postgres) == []


@pytest.fixture
def guest(postgres: str) -> Iterator[str]:
    """Return the address of an empty database for a user who may connect but not create tables."""
    name, schema = f"rummy_guest_{uuid4().hex[:12]}", postgres.rpartition("search_path=")[2]
    try:
        asyncio.run(ask(f"CREATE ROLE {name}"))
    except asyncpg.InsufficientPrivilegeError:
        pytest.skip("whoever runs the tests may make no roles on this server")
    try:
        asyncio.run(ask(f"GRANT USAGE ON SCHEMA {schema} TO {name}"))
        yield f"{postgres}&role={name}"
    finally:
        asyncio.run(ask(f"REVOKE USAGE ON SCHEMA {schema} FROM {name}"))
        asyncio.run(ask(f"DROP ROLE {name}"))


def test_a_login_that_cannot_create_tables_is_told_what_to_ask_for(
    rummy: Rummy, guest: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rummy.sqlite3"

    async def begins() -> None:
        async with talk(database=at(file)):
            pass

    asyncio.run(begins())
    rummy("move", guest, "--database", at(file)).refuses("ALTER DATABASE NAME OWNER TO USER")
    monkeypatch.setenv("RUMMY_DATABASE_URL", guest)
    assert "doesn’t let it create tables" in rummy("doctor").out
