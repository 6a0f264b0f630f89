"""A database in trouble: what people read, and how the game goes on without loss."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.app import Dependencies, UnopenedError, backed_up, kept_in, looked_at
from core.engine.ports import Change, Posted, Trouble, UnavailableError
from core.engine.turns.computers import AGAIN
from core.rules.sheets import SHEETS
from storage.memory.tables import MemoryStore
from storage.sql.database import open_database
from storage.sqlite.backup import back_up
from tests.support.clocks import SteppedClock
from tests.support.databases.stored import at, brought, opened
from tests.support.databases.trouble import away, damaged, full, locked, without_powers
from tests.support.lines.tables import all_said, alone_at_a_table, rack_and_table
from tests.support.lines.talk import talk

GROUP = "chat:g1"


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.sqlite.file.WAIT", 0.5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rummy.sqlite3"


Passing = Callable[[Path], AbstractContextManager[None]]


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (locked, "another program holds the database"),
        (full, "the disk is full"),
        (away, "the database is gone"),
    ],
)
async def test_a_trouble_that_passes_is_said_and_then_the_game_goes_on(
    file: Path, trouble: Passing, said: str
) -> None:
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        before = await rack_and_table(game)
        with trouble(file):
            refused = [all_said(await game.says("ann", "draw", "g1")) for _ in range(2)]
            assert [f"Not done: {said}" in answer for answer in refused] == [True] * 2
        assert await rack_and_table(game) == before
        assert "drew" in all_said(await game.says("ann", "draw", "g1"))
        after = await rack_and_table(game)
    assert looked_at(at(file)).tables == 1
    async with talk(database=at(file)) as game:
        assert await rack_and_table(game) == after != before


async def test_sent_and_finished_marks_are_written_after_the_trouble(
    file: Path,
) -> None:
    async with open_database(at(file), (SHEETS["kids"].family,)) as database:
        store, update = database.store, brought("7")
        await store.take(update, 1.0)
        await opened(store)
        numbers = [posted.number for posted in await store.unsent()]
        with locked(file):
            await store.sent(numbers, {})
            await store.finish(update.cause)
            with pytest.raises(UnavailableError):
                await store.take(brought("8"), 1.0)
        async with asyncio.timeout(20):
            while await store.unsent() or await store.unfinished("test"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)


async def test_sent_and_finished_marks_are_written_although_the_program_fails(
    file: Path,
) -> None:
    with suppress(ZeroDivisionError):
        async with open_database(at(file), (SHEETS["kids"].family,)) as database:
            await database.store.take(brought("7"), 1.0)
            await opened(database.store)
            await database.store.sent([one.number for one in await database.store.unsent()], {})
            await database.store.finish(brought("7").cause)
            raise ZeroDivisionError
    async with open_database(at(file), (SHEETS["kids"].family,)) as database:
        assert await database.store.unsent() == ()
        assert await database.store.unfinished("test") == ()


async def test_a_database_that_may_have_no_more_pages_says_so_and_goes_on_later(
    file: Path,
) -> None:
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        said = ""
        pages = sqlite3.connect(file)
        (most,) = pages.execute("PRAGMA page_count").fetchone()
        pages.close()
        store = game.parts.store
        limited = text(f"PRAGMA max_page_count = {most}")
        await store._writer.write(lambda connection: connection.execute(limited))  # type: ignore[attr-defined] # noqa: SLF001 - a limit of the connection that writes
        for number in range(60):
            said = all_said(await game.says(f"p{number}", "new", f"g{number}"))
            if "Not done" in said:
                break
        assert "Not done: the disk is full" in said


def deleted(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    back_up(file, file.with_name("yesterday"))
    file.with_name("yesterday").replace(file)


@pytest.mark.parametrize("trouble", [deleted, replaced])
async def test_a_file_that_is_not_the_one_that_was_opened_takes_nothing_more(
    file: Path, trouble: Callable[[Path], None]
) -> None:
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        trouble(file)
        assert "Not done: the database is gone" in all_said(await game.says("ann", "draw", "g1"))
        assert "Your rack" in all_said(await game.says("ann", "rack"))


async def test_yesterdays_backup_is_played_on_from_where_it_was(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        yesterday = await rack_and_table(game)
        backed_up(at(file), file.with_name("yesterday"))
        button = game.buttons("person:ann")["Draw"]
        await game.says("ann", "draw", "g1")
        later = game.buttons("person:ann")["Draw"]
        assert await rack_and_table(game) != yesterday
    file.with_name("yesterday").replace(file)
    async with talk(database=at(file)) as game:
        assert await rack_and_table(game) == yesterday
        assert "drew" not in all_said(await game.presses("ann", later))
        assert "drew" in all_said(await game.presses("ann", button))


async def test_a_log_is_not_taken_over_into_a_backup_that_was_put_beside_it(
    file: Path, tmp_path: Path
) -> None:
    killed = tmp_path / "killed" / file.name
    killed.parent.mkdir()
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        backed_up(at(file), tmp_path / "yesterday")
        await game.says("ann", "draw", "g1")
        await game.says("ann", "draw", "g1")
        for left in file.parent.glob(f"{file.name}*"):
            shutil.copy(left, killed.parent)
    log = killed.with_name(f"{killed.name}-wal")
    assert log.stat().st_size > 0
    shutil.copy(tmp_path / "yesterday", killed)
    assert await opening(killed) == "database-foreign-log"
    for look in (looked_at, lambda url: backed_up(url, tmp_path / "other")):
        with pytest.raises(UnopenedError) as refused:
            look(at(killed))
        assert refused.value.key == "database-foreign-log"
    log.unlink()
    assert await opening(killed) == ""


async def test_a_killed_program_leaves_a_log_that_is_taken_over(file: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed" / file.name
    killed.parent.mkdir()
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        before = await rack_and_table(game)
        for left in file.parent.glob(f"{file.name}*"):
            shutil.copy(left, killed.parent)
    assert looked_at(at(killed)).tables == 1
    async with talk(database=at(killed)) as game:
        assert await rack_and_table(game) == before


async def test_a_program_begun_while_somebody_looks_at_the_file_knows_it_afterwards_too(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.file_guard.WAIT", 0.1)
    assert await opening(file) == ""
    looking = sqlite3.connect(file, isolation_level=None)
    looking.execute("BEGIN")
    looking.execute("SELECT * FROM tables").fetchall()
    async with talk(database=at(file)) as game:
        looking.close()
        await alone_at_a_table(game)
        taken_over(file)
        assert "drew" in all_said(await game.says("ann", "draw", "g1"))


async def test_a_damaged_database_is_refused_and_named(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
    await asyncio.to_thread(damaged, file)
    with pytest.raises(UnopenedError) as refused:
        looked_at(at(file))
    assert refused.value.key == "database-damaged"
    with pytest.raises(UnopenedError) as refused:
        backed_up(at(file), file.with_name("backup"))
    assert refused.value.key == "database-damaged"
    assert not file.with_name("backup").exists()


async def test_damage_during_a_game_is_said_at_each_word(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        taken_over(file)
        await asyncio.to_thread(damaged, file)
        for word in ("draw", "table", "new"):
            assert "Not done: the database is damaged" in all_said(
                await game.says("ann", word, "g1")
            )
    assert await opening(file) == "database-damaged"


def taken_over(file: Path) -> None:
    """Move everything from the log into the file."""
    other = sqlite3.connect(file)
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()


@pytest.mark.parametrize("garbage", ["'{\"is'", "CAST(x'7bff22' AS TEXT)"])
async def test_one_damaged_table_leaves_the_others_alone(file: Path, garbage: str) -> None:
    async with talk(database=at(file)) as game:
        await alone_at_a_table(game)
        await game.says("ben", "new", "g2")
    other = sqlite3.connect(file)
    other.execute(f"UPDATE snapshots SET data = {garbage}")  # noqa: S608 - it is ours
    other.commit()
    other.close()
    async with talk(database=at(file)) as game:
        assert "Not done: the database is damaged" in all_said(await game.says("ann", "draw", "g1"))
        assert "Seats taken" in all_said(await game.says("ben", "table", "g2"))


async def opening(file: Path) -> str:
    """Open a database, and return why that fails."""
    try:
        async with kept_in(at(file), Dependencies()):
            return ""
    except UnopenedError as error:
        return error.key


@pytest.mark.parametrize("read_only", ["file", "folder"])
def test_a_read_only_database_is_refused_and_left_alone(file: Path, read_only: str) -> None:
    assert asyncio.run(opening(file)) == ""
    closed = file if read_only == "file" else file.parent
    mode = closed.stat().st_mode
    closed.chmod(0o555 if closed.is_dir() else 0o444)
    try:
        assert without_powers(lambda: asyncio.run(opening(file))) == "database-read-only"
    finally:
        closed.chmod(mode)
    assert without_powers(lambda: asyncio.run(opening(file))) == ""


class FullAfterAWhile(MemoryStore):
    """Takes this many more changes, and then none until there is room again."""

    room = 1_000

    async def append(self, change: Change) -> tuple[Posted, ...]:
        if self.room == 0:
            raise UnavailableError(Trouble.FULL)
        self.room -= 1
        return await super().append(change)


async def test_a_done_action_is_told_although_a_computer_cannot_act_after_it() -> None:
    clock, store = SteppedClock(), FullAfterAWhile()
    async with talk(store=store, clock=clock) as game:
        await alone_at_a_table(game)
        store.room = 1
        said = all_said(await game.says("ann", "draw", "g1"))
        assert "drew" in said
        assert "Not done" not in said
        await game.says("ann", "table", "g1")
        assert "Computer 2’s turn" in game.text(GROUP)
        store.room = 1_000
        assert "It’s Ann’s turn." in all_said(await game.goes_by(AGAIN + 1))
