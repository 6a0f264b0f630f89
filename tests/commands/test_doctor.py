"""`rummy doctor`: what is wrong on this machine, and what to do about it."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from bot.commands import examining
from bot.commands.console import visible
from tests.commands.answer import Answer, Rummy
from tests.house.tree import ROOT


def found_wrong(answer: Answer) -> list[str]:
    return [line for line in answer.out.splitlines() if line.startswith("!!")]


def test_on_a_machine_that_is_well_nothing_is_wrong(rummy: Rummy) -> None:
    answer = rummy("doctor")
    assert (answer.status, found_wrong(answer)) == (0, [])
    assert answer.out.endswith("Nothing is wrong.\n")


def test_a_key_that_is_mistyped_is_named_with_the_one_that_is_meant(
    rummy: Rummy, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RUMMY_LANGAUGE", "de")
    (tmp_path / ".env").write_text("RUMMY_FROBNICATION=1\nOTHER=2\nRUMMY_LOG_LEVEL=debug\n")
    answer = rummy("doctor")
    assert answer.status == 1
    unknown, mistyped = found_wrong(answer)
    assert "RUMMY_FROBNICATION is no setting" in unknown
    assert "Is RUMMY_LANGUAGE meant?" in mistyped
    assert answer.out.endswith("2 things are wrong.\n")


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
    assert "Write it anew" in found_wrong(answer)[0]


def test_a_folder_in_the_place_of_the_file_is_found(rummy: Rummy, tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert "Write it anew" in found_wrong(rummy("doctor"))[0]


def test_a_folder_that_cannot_be_written_is_found(rummy: Rummy, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    (wrong,) = found_wrong(rummy("doctor"))
    assert str(tmp_path / "data") in wrong


def test_texts_that_are_missing_are_counted(
    rummy: Rummy, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "more.ftl").write_text("cli-round = x\nnever-said = x\nnever-heard = x\n")
    monkeypatch.setattr(examining, "LOCALES", tmp_path)
    wrong = found_wrong(rummy("doctor"))
    assert ["2 texts are missing in the language" in line for line in wrong] == [True, True]


def test_without_a_token_nobody_is_asked_on_the_net(rummy: Rummy) -> None:
    assert "nothing to ask on the net" in rummy("doctor", "--live").out


def test_it_speaks_german(rummy: Rummy) -> None:
    assert rummy("doctor", "--language", "de").out.endswith("Es ist alles in Ordnung.\n")


@pytest.mark.parametrize(
    ("columns", "term", "said"),
    [
        ("100", "xterm", "The terminal is 100 wide and 30 high"),
        ("100", "dumb", "letters alone"),
        ("40", "xterm", "make it 60 or more"),
    ],
)
def test_a_terminal_is_looked_at(columns: str, term: str, said: str) -> None:
    main, terminal = pty.openpty()
    settings = {"COLUMNS": columns, "LINES": "30", "TERM": term, "LC_ALL": "C.UTF-8"}
    ran = subprocess.run(
        [sys.executable, "-m", "bot.main", "doctor"],
        env={**os.environ, "PYTHONPATH": str(ROOT), **settings},
        stdout=terminal,
        check=False,
        timeout=60,
    )
    told = os.read(main, 10_000).decode()
    os.close(main)
    os.close(terminal)
    assert said in told
    assert ran.returncode == ("!!" in told)


def test_what_moves_a_cursor_is_made_visible() -> None:
    assert visible("a\x1b[2J\x07b\n\u202ec\x9b") == "a\ufffd[2J\ufffdb\n\ufffdc\ufffd"
