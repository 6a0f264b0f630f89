"""`rummy doctor` names each problem of this machine and its remedy."""

import asyncio
import os
import pty
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.commands.console import visible
from bot.commands.owner import doctor, examining_machine
from bot.machine.logs import log_place
from bot.platforms.base.errors import Finding, fine, wrong
from bot.texts.translator import Translator
from tests.support.commands.answer import Answer, Rummy
from tests.support.databases.trouble import damaged
from tests.support.lines.talk import talk


def found_wrong(answer: Answer) -> list[str]:
    return [line for line in answer.out.splitlines() if line.startswith("!!")]


def test_on_a_machine_that_is_well_nothing_is_wrong(rummy: Rummy) -> None:
    answer = rummy("doctor")
    assert (answer.status, found_wrong(answer)) == (0, [])
    assert answer.out.endswith("No problems found.\n")


def test_a_key_that_is_mistyped_is_named_with_the_one_that_is_meant(
    rummy: Rummy, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RUMMY_LANGAUGE", "de")
    (tmp_path / ".env").write_text("RUMMY_FROBNICATION=1\nOTHER=2\nRUMMY_LOG_LEVEL=debug\n")
    answer = rummy("doctor")
    assert answer.status == 1
    unknown, mistyped = found_wrong(answer)
    assert "RUMMY_FROBNICATION is not a setting" in unknown
    assert "Did you mean RUMMY_LANGUAGE?" in mistyped
    assert answer.out.endswith("2 problems found.\n")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("RUMMY_LOG_LEVEL", "open-sesame"),
        ("RUMMY_LANGUAGE", "open-sesame"),
        ("RUMMY_DATABASE_URL", "oracle://ann:open-sesame@host"),
    ],
)
def test_a_value_that_cannot_be_is_found_by_its_key_and_not_shown(
    rummy: Rummy, monkeypatch: pytest.MonkeyPatch, key: str, value: str
) -> None:
    monkeypatch.setenv(key, value)
    answer = rummy("doctor")
    assert answer.status == 1
    (wrong,) = found_wrong(answer)
    assert key in wrong
    assert "open-sesame" not in answer.out + answer.err


def test_a_token_is_no_fault_and_not_shown(rummy: Rummy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_DISCORD_TOKEN", "open-sesame")
    answer = rummy("doctor")
    assert answer.status == 0
    assert "RUMMY_DISCORD_TOKEN is set" in answer.out
    assert "open-sesame" not in answer.out


def test_a_file_that_is_no_text_is_found(rummy: Rummy, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\xffRUMMY")
    answer = rummy("doctor")
    assert answer.status == 1
    assert "Write it again" in found_wrong(answer)[0]


def test_a_folder_in_the_place_of_the_file_is_found(rummy: Rummy, tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert "Write it again" in found_wrong(rummy("doctor"))[0]


def test_a_folder_that_cannot_be_written_is_found(rummy: Rummy, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    (wrong,) = found_wrong(rummy("doctor"))
    assert str(tmp_path / "data") in wrong


def test_texts_that_are_missing_are_counted(
    rummy: Rummy, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "more.ftl").write_text("cli-round = x\nnever-said = x\nnever-heard = x\n")
    monkeypatch.setattr(doctor, "LOCALES", tmp_path)
    wrong = found_wrong(rummy("doctor"))
    assert len(wrong) == len(Translator().languages)
    assert all("2 texts are missing in the language" in line for line in wrong)


def test_without_a_token_nobody_is_asked_on_the_net(rummy: Rummy) -> None:
    assert "nothing to check online" in rummy("doctor", "--live").out


def test_the_doctor_speaks_german(rummy: Rummy) -> None:
    assert rummy("doctor", "--language", "de").out.endswith("Alles in Ordnung.\n")


@pytest.mark.parametrize(
    ("columns", "term", "found"),
    [
        ("100", "xterm", fine("doctor-terminal", columns="100", lines="30")),
        ("100", "dumb", fine("doctor-terminal-dumb", term="dumb")),
        ("40", "xterm", wrong("doctor-terminal-narrow", columns="40")),
    ],
)
def test_a_terminal_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, columns: str, term: str, found: Finding
) -> None:
    main, end = pty.openpty()
    for name, value in (("COLUMNS", columns), ("LINES", "30"), ("TERM", term)):
        monkeypatch.setenv(name, value)
    with os.fdopen(end, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        assert next(doctor.terminal()) == found
    os.close(main)


def test_control_characters_are_made_visible() -> None:
    assert visible("«\u00a01\u202f200\u00a0»") == "«\u00a01\u202f200\u00a0»"
    assert visible("a\x1b[2J\x07b\n\u202ec\x9b") == "a\ufffd[2J\ufffdb\n\ufffdc\ufffd"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a database with one table, which no program serves."""
    file = tmp_path / "rummy.sqlite3"
    monkeypatch.setenv("RUMMY_DATABASE_URL", f"sqlite:///{file}")

    async def open_a_table() -> None:
        async with talk(database=f"sqlite:///{file}") as game:
            await game.says("ann", "new kids", "g1")

    asyncio.run(open_a_table())
    return file


def test_a_sound_database_is_found_so(rummy: Rummy, database: Path) -> None:
    answer = rummy("doctor")
    assert (answer.status, found_wrong(answer)) == (0, [])
    assert f"{database} is intact: one open table, 0." in answer.out
    assert "Pictures can be drawn" in answer.out


def test_the_matches_of_the_user_are_looked_at_too(rummy: Rummy, database: Path) -> None:
    matches = database.parent / "data" / "rummy-table"
    matches.mkdir(parents=True)
    (matches / "play.sqlite3").write_bytes(b"no database" * 500)
    (matches / "play.sqlite3").chmod(0o600)
    (wrong,) = found_wrong(rummy("doctor"))
    assert "play.sqlite3: The database file is damaged." in wrong


async def test_a_program_that_serves_is_seen(
    rummy: Rummy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'rummy.sqlite3'}"
    monkeypatch.setenv("RUMMY_DATABASE_URL", url)
    async with talk(database=url) as game:
        await game.says("ann", "new kids", "g1")
        answer = rummy("doctor")
    assert "; a program has it open." in answer.out


def lost(file: Path) -> None:
    file.unlink()


def newer(file: Path) -> None:
    other = sqlite3.connect(file)
    other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.commit()
    other.close()


def older(file: Path) -> None:
    other = sqlite3.connect(file)
    other.execute("UPDATE alembic_version SET version_num = '0001'")
    other.commit()
    other.close()


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (damaged, "damaged. Put a backup in its place"),
        (lost, "is not there"),
        (newer, "A newer version"),
    ],
)
def test_the_doctor_names_a_database_fault_and_its_remedy(
    rummy: Rummy, database: Path, trouble: Callable[[Path], None], said: str
) -> None:
    trouble(database)
    answer = rummy("doctor")
    assert answer.status == 1
    (wrong,) = found_wrong(answer)
    assert str(database) in wrong
    assert said in wrong


def test_a_database_of_an_older_version_is_no_fault(rummy: Rummy, database: Path) -> None:
    older(database)
    answer = rummy("doctor")
    assert answer.status == 0
    assert "from an older version" in answer.out


def test_a_disk_that_is_nearly_full_is_found(
    rummy: Rummy, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database.exists()
    monkeypatch.setattr(examining_machine, "ROOM", 1 << 62)
    (wrong,) = found_wrong(rummy("doctor"))
    assert "are left on the disk" in wrong


def kept(tmp_path: Path) -> Path:
    """Return this user's match file, with one match in it."""
    file = tmp_path / "data/rummy-table/play.sqlite3"
    asyncio.run(opened_once(file))
    return file


async def opened_once(file: Path) -> None:
    async with talk(database=f"sqlite:///{file}"):
        pass


def test_files_that_others_can_read_are_named_with_what_to_do(rummy: Rummy, tmp_path: Path) -> None:
    file = kept(tmp_path)
    assert found_wrong(rummy("doctor")) == []
    backup = file.with_name("play-20261121-043012.sqlite3")
    for name in (file, backup, file.with_name("history"), log_place()):
        name.parent.mkdir(parents=True, exist_ok=True)
        name.touch()
        name.chmod(0o640)
    answer = rummy("doctor")
    databases, log = found_wrong(answer)
    assert "can read history, play-20261121-043012.sqlite3, play.sqlite3 in" in databases
    assert "chmod 600" in databases
    assert "can read rummy.log in" in log
    assert answer.status == 1


def test_a_folder_of_others_is_left_alone_and_named(rummy: Rummy, tmp_path: Path) -> None:
    folder = kept(tmp_path).parent
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.chmod(0o755)
    answer = rummy("doctor")
    assert (answer.status, found_wrong(answer)) == (0, [])
    assert f"names of the files in {folder}" in answer.out
    folder.chmod(0o777)
    (shared,) = found_wrong(rummy("doctor"))
    assert f"chmod go-w {folder}" in shared
    assert folder.stat().st_mode & 0o777 == 0o777
