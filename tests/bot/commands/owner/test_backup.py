"""`rummy backup` copies a database in use, and the match continues from the copy."""

import sqlite3
from pathlib import Path

import pytest

from tests.support.commands.answer import Rummy
from tests.support.lines.tables import alone_at_a_table
from tests.support.lines.talk import talk


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RUMMY_DATABASE_URL", f"sqlite:///{tmp_path / 'rummy.sqlite3'}")
    return tmp_path / "rummy.sqlite3"


async def test_a_backup_that_is_taken_during_a_game_is_played_on_elsewhere(
    file: Path, rummy: Rummy, tmp_path: Path
) -> None:
    there = tmp_path / "elsewhere"
    there.mkdir()
    async with talk(database=f"sqlite:///{file}") as game:
        await alone_at_a_table(game)
        rack = game.rack("ann")
        answer = rummy("backup", str(there))
        await game.says("ann", "draw", "g1")
    assert (answer.status, answer.err) == (0, "")
    assert "one open table" in answer.out
    (copy,) = there.iterdir()
    async with talk(database=f"sqlite:///{copy}") as game:
        await game.says("ann", "rack")
        assert sorted(game.rack("ann")) == sorted(piece.lstrip("+") for piece in rack)
        assert "drew" in str(await game.says("ann", "draw", "g1"))


def database(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    connection.close()


def test_without_a_file_it_lies_beside_the_database_under_its_time(
    file: Path, rummy: Rummy
) -> None:
    database(file)
    assert rummy("backup").status == 0
    (copy,) = file.parent.glob("rummy-2*.sqlite3")
    assert copy.read_bytes()[:15] == b"SQLite format 3"


def test_an_older_backup_stays_where_a_new_one_cannot_be_made(
    file: Path, rummy: Rummy, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.sqlite3"
    backup.write_bytes(b"yesterday")
    file.write_bytes(b"no database at all" * 100)
    rummy("backup", str(backup)).refuses("damaged")
    assert backup.read_bytes() == b"yesterday"
    assert {path.name for path in tmp_path.iterdir()} == {"backup.sqlite3", "rummy.sqlite3"}


def test_a_backup_takes_the_place_of_an_older_one(file: Path, rummy: Rummy, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    backup.write_bytes(b"yesterday")
    database(file)
    assert rummy("backup", str(backup)).status == 0
    assert b"0001" in backup.read_bytes()


def test_an_impossible_backup_is_refused_with_the_reason(
    file: Path, rummy: Rummy, tmp_path: Path
) -> None:
    rummy("backup").refuses("not there")
    database(file)
    rummy("backup", str(file)).refuses("the database itself")
    rummy("backup", str(tmp_path / "nowhere" / "copy")).refuses("nowhere/copy", "cannot be written")
    missing = tmp_path / "missing.sqlite3"
    rummy("backup", "--database", f"sqlite:///{missing}").refuses(f"{missing} is not there")
    rummy("backup", "--database", "mysql://x").refuses("--database")
    assert {path.name for path in tmp_path.iterdir()} == {"rummy.sqlite3"}


def test_a_database_of_a_newer_version_is_not_judged(file: Path, rummy: Rummy) -> None:
    database(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    rummy("backup").refuses("newer version")
