"""One database file under several names, and logs beside files that are not theirs."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import UnopenedError, backed_up, drained, kept_in, looked_at
from bot.app.dependencies import Dependencies
from core.engine.ports import Trouble, UnavailableError
from core.rules.sheets import SHEETS
from storage.sql.database import open_database
from storage.sqlite.backup import back_up
from storage.sqlite.file_guard import give_mark
from tests.support.databases.stored import GROUP, opened

FAMILIES = (SHEETS["kids"].family,)
LOG = "rummy.sqlite3-wal"


def at(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "rummy.sqlite3"


def linked_file(file: Path) -> Path:
    name = file.with_name("other.sqlite3")
    name.symlink_to(file)
    return name


def linked_folder(file: Path) -> Path:
    folder = file.parent.with_name("link")
    folder.symlink_to(file.parent, target_is_directory=True)
    return folder / file.name


@pytest.mark.parametrize("other_name", [linked_file, linked_folder])
async def test_a_file_is_opened_once_under_all_its_names(
    file: Path, other_name: Callable[[Path], Path]
) -> None:
    other = other_name(file)
    async with open_database(at(file), FAMILIES):
        with pytest.raises(UnavailableError) as refused:
            async with open_database(at(other), FAMILIES):
                pytest.fail("opened twice")
        assert refused.value.trouble is Trouble.LOCKED
        assert looked_at(at(other)).served
    async with open_database(at(other), FAMILIES) as database:
        await opened(database.store)
        with pytest.raises(UnavailableError):
            async with open_database(at(file), FAMILIES):
                pytest.fail("opened twice")
    async with open_database(at(file), FAMILIES) as database:
        assert len(await database.store.tables_in(GROUP)) == 1


async def test_a_link_to_a_file_that_is_not_there_yet_makes_it_there(file: Path) -> None:
    other = linked_file(file)
    async with open_database(at(other), FAMILIES) as database:
        await opened(database.store)
    assert other.is_symlink()
    async with open_database(at(file), FAMILIES) as database:
        assert len(await database.store.tables_in(GROUP)) == 1


def test_links_that_lead_in_a_circle_are_refused(file: Path) -> None:
    file.symlink_to(file)
    assert asyncio.run(why_not(file)) == "database-gone"


async def test_a_file_with_several_names_is_refused_by_each_of_them(file: Path) -> None:
    async with open_database(at(file), FAMILIES) as database:
        await opened(database.store)
    other = file.with_name("other.sqlite3")
    other.hardlink_to(file)
    for name in (file, other):
        assert await why_not(name) == "database-several-names"
        for use in (looked_at, lambda url: backed_up(url, file.with_name("copy"))):
            with pytest.raises(UnopenedError) as refused:
                use(at(name))
            assert refused.value.key == "database-several-names"
        with pytest.raises(UnopenedError) as refused:
            await drained(at(name), "on")
        assert refused.value.key == "database-several-names"
    other.unlink()
    async with open_database(at(file), FAMILIES) as database:
        assert len(await database.store.tables_in(GROUP)) == 1


async def killed(file: Path, into: Path) -> Path:
    """What a killed program leaves: file, log and lease, in a folder of their own."""
    async with open_database(at(file), FAMILIES) as database:
        await opened(database.store)
        shutil.copytree(file.parent, into)
    return into / file.name


async def test_a_log_is_taken_over_by_its_own_file_without_the_lease_too(
    file: Path, tmp_path: Path
) -> None:
    left = await killed(file, tmp_path / "killed")
    left.with_name(f"{left.name}-lease").unlink()
    assert looked_at(at(left)).tables == 1
    async with open_database(at(left), FAMILIES) as database:
        assert len(await database.store.tables_in(GROUP)) == 1


async def test_a_log_is_refused_by_another_file_without_the_lease_too(
    file: Path, tmp_path: Path
) -> None:
    async with open_database(at(file), FAMILIES):
        back_up(file, tmp_path / "yesterday")
    left = await killed(file, tmp_path / "killed")
    shutil.copy(left, tmp_path / "former")
    shutil.copy(tmp_path / "yesterday", left)
    left.with_name(f"{left.name}-lease").unlink()
    assert await why_not(left) == "database-foreign-log"
    with pytest.raises(UnopenedError) as refused:
        looked_at(at(left))
    assert refused.value.key == "database-foreign-log"
    shutil.copy(tmp_path / "former", left)
    async with open_database(at(left), FAMILIES) as database:
        assert len(await database.store.tables_in(GROUP)) == 1


async def test_each_transaction_puts_the_mark_into_the_log(file: Path, tmp_path: Path) -> None:
    async with open_database(at(file), FAMILIES) as database:
        back_up(file, tmp_path / "yesterday")
        for code in ("BCDF", "GHJK"):
            await opened(database.store, code)
            taken_over(file)
        await opened(database.store, "LMNP")
        shutil.copy(file.with_name(LOG), tmp_path / "log")
    shutil.copy(tmp_path / "yesterday", file)
    shutil.copy(tmp_path / "log", file.with_name(LOG))
    file.with_name(f"{file.name}-lease").unlink()
    assert await why_not(file) == "database-foreign-log"


def taken_over(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def test_a_program_killed_while_it_marks_its_file_can_be_started_again(
    file: Path, tmp_path: Path
) -> None:
    async with open_database(at(file), FAMILIES) as database:
        await opened(database.store)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        give_mark(connection)
        shutil.copytree(file.parent, tmp_path / "killed")
    left = tmp_path / "killed" / file.name
    left.with_name(f"{left.name}-lease").unlink()
    async with open_database(at(left), FAMILIES) as again:
        assert len(await again.store.tables_in(GROUP)) == 1


@pytest.mark.parametrize("kept", [0, 20, 32, 500, 4_151])
async def test_a_log_without_a_whole_transaction_is_no_reason_to_refuse(
    file: Path, tmp_path: Path, kept: int
) -> None:
    left = await killed(file, tmp_path / "killed")
    log = left.with_name(LOG)
    os.truncate(log, kept)
    back_up(file, left)
    async with open_database(at(left), FAMILIES) as database:
        assert len(await database.store.tables_in(GROUP)) == 1


async def test_former_logs_are_kept(file: Path) -> None:
    for code in ("BCDF", "GHJK", "LMNP"):
        async with open_database(at(file), FAMILIES) as database:
            await opened(database.store, code)
            back_up(file, file.with_name("copy"))
            file.with_name("copy").replace(file)
    names = sorted(path.name for path in file.parent.glob("*left*"))
    assert names == [f"{LOG}.left", f"{LOG}.left-2", f"{LOG}.left-3"]


async def why_not(file: Path) -> str:
    """Open a database, and return why that fails."""
    try:
        async with kept_in(at(file), Dependencies()):
            return ""
    except UnopenedError as error:
        return error.key
