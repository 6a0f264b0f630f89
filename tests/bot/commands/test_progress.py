"""Long commands show their progress at a terminal; an interrupted command prints a summary."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from core.rules.sheets import SHEETS
from storage.sql.database import open_database
from tests.support.clocks import SteppedClock
from tests.support.commands.answer import Rummy
from tests.support.commands.records import a_round
from tests.support.commands.watched import Watched, watched
from tests.support.databases.server import ask
from tests.support.discord.loopback.server import TOKEN, Loopback

TURNS = 60
"""The number of turns for a film that takes some seconds."""
PEOPLE = 300_000
"""The number of rows for a move that takes some seconds."""
FILLING = 200
"""The size in megabytes of a database whose backup takes some seconds."""


def at(file: Path) -> str:
    return f"sqlite:///{file}"


def interrupted(command: Watched, label: str) -> str:
    """Press Ctrl-C when the progress bar appears, and return the whole output."""
    command.until(label)
    command.interrupt()
    status, written = command.ends()
    assert status == 1, written
    assert "Traceback" not in written
    return written


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """Return a database of this program, filled with unneeded data."""
    file = tmp_path / "rummy.sqlite3"

    async def make() -> None:
        families = {sheet.family.name: sheet.family for sheet in SHEETS.values()}
        async with open_database(at(file), families.values()):
            pass

    asyncio.run(make())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE filling (data BLOB)")
        rows = ((1_000_000,) for _ in range(FILLING))
        connection.executemany("INSERT INTO filling VALUES (randomblob(?))", rows)
        connection.commit()
    return file


def test_simulate_shows_a_bar_and_tells_what_was_played_when_it_is_ended() -> None:
    with watched("simulate", "basic", "--games", "100000", "--seed", "1") as command:
        command.until("/100000")
        written = interrupted(command, "Games")
    assert "of 100000 games; the figures are for these." in written
    assert "Rounds won by easy" in written


def test_a_film_that_is_ended_leaves_no_file(record: Callable[[str], str], tmp_path: Path) -> None:
    stock = " ".join(f"{colour}{number}" for colour in "rbky" for number in range(1, 14))
    position = f"""
[round.position]
table = ""
stock = "{stock} {stock}"
to_move = "Ann"
racks = {{ Ann = "", Ben = "" }}
"""
    game = record(a_round(*["Ann draw", "Ben draw"] * (TURNS // 2), position=position))
    out = tmp_path / "round.gif"
    with watched("replay", game, "--gif", str(out)) as command:
        written = interrupted(command, "Pictures")
    assert f"of {TURNS}" in written or f"of {TURNS + 1}" in written
    assert "no file was written" in written
    assert not out.exists()


@pytest.mark.long
def test_a_backup_that_is_ended_leaves_no_copy(filled: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.sqlite3"
    with watched("backup", str(to), "--database", at(filled)) as command:
        written = interrupted(command, "Pages of the database")
    assert "no copy was written" in written
    assert [path.name for path in tmp_path.glob("*copy*")] == []


@pytest.mark.long
def test_a_move_that_is_ended_keeps_nothing_on_the_server(filled: Path, postgres: str) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("DROP TABLE filling")
        names = ((f"{number}", f"P{number}") for number in range(PEOPLE))
        connection.executemany(
            "INSERT INTO people (platform, key, name, chosen) VALUES ('test', ?, ?, 0)", names
        )
        connection.commit()
    with watched("move", postgres, "--database", at(filled)) as command:
        written = interrupted(command, "Rows")
    assert "none of them was kept" in written
    there = asyncio.run(
        ask("SELECT * FROM pg_tables WHERE schemaname = current_schema()", postgres)
    )
    assert there == []


@pytest.mark.long
async def test_emoji_that_went_up_before_it_was_ended_stay() -> None:
    async with Loopback(SteppedClock()).running() as discord:
        given = {"RUMMY_DISCORD_TOKEN": TOKEN, "RUMMY_DISCORD_API": discord.url}
        with watched("emoji", **given) as command:
            await discord.until(lambda: discord.world.emoji)
            written = await asyncio.to_thread(interrupted, command, "Emoji")
    assert "What was uploaded stays" in written


def test_on_a_pipe_there_is_no_bar(rummy: Rummy) -> None:
    answer = rummy("simulate", "basic", "--games", "2", "--seed", "1")
    assert (answer.status, answer.err) == (0, "")
    assert "%|" not in answer.out
