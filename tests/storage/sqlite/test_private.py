"""The program's files are closed to other users of the machine."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.machine.logs import log_place, open_log
from core.rules.sheets import SHEETS
from storage.sql.database import open_database
from storage.sqlite.backup import back_up
from tests.support.databases.stored import opened

FAMILIES = (SHEETS["kids"].family,)


@pytest.fixture(autouse=True)
def _open_by_default() -> Iterator[None]:
    """Without a mode of their own, new files can be read and written by everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "data" / "rummy.sqlite3"


def modes(folder: Path) -> dict[str, str]:
    return {path.name: f"{path.stat().st_mode & 0o777:o}" for path in folder.iterdir()}


async def test_a_database_and_all_beside_it_is_only_ours(file: Path) -> None:
    async with open_database(f"sqlite:///{file}", FAMILIES) as database:
        await opened(database.store)
        back_up(file, file.with_name("copy"))
        found = modes(file.parent)
        endings = ("", "-wal", "-shm", "-lease")
        assert found.keys() >= {"copy", *(f"{file.name}{ending}" for ending in endings)}
        assert set(found.values()) == {"600"}
    assert modes(file.parents[2]) | modes(file.parents[1]) == {"new": "700", "data": "700"}


async def test_opening_a_database_closes_it_to_other_users(file: Path) -> None:
    async with open_database(f"sqlite:///{file}", FAMILIES):
        pass
    file.parent.chmod(0o755)
    for path in file.parent.iterdir():
        path.chmod(0o666)
    async with open_database(f"sqlite:///{file}", FAMILIES):
        assert set(modes(file.parent).values()) == {"600"}
    assert modes(file.parents[1]) == {"data": "755"}


def test_the_log_is_only_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    open_log().close()
    assert f"{log_place().stat().st_mode & 0o777:o}" == "600"
    assert f"{log_place().parent.stat().st_mode & 0o777:o}" == "700"
