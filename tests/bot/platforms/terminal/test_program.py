"""The program at a pseudo-terminal and in a pipe."""

import os
import pty
import re
import select
import subprocess
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from tests.support.terminal.program import PATIENCE, RUMMY, environment, piped

ASKED = "“take stock” or “take discard”."
PROMPTED = "\x1b[?2004h"
"""The bytes that the prompt writes when it starts to listen."""


def test_at_a_pipe_it_reads_words_and_prints_plain_text(tmp_path: Path) -> None:
    done = piped(tmp_path, "--seed", "3", "--name", "Ann", typed="draw\nplay r99\n")
    assert done.returncode == 0
    assert "> draw\n\nYou drew " in done.stdout
    assert "There’s no r99 in this game." in done.stdout
    assert done.stdout.rstrip().endswith("rummy play --resume")
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


@pytest.mark.whole
def test_the_same_seed_deals_the_same(tmp_path: Path) -> None:
    first, second = (
        re.findall(r"Your rack.*\n.*", piped(tmp_path, "--seed", "3").stdout) for _ in range(2)
    )
    assert first == second != []


def test_at_a_pipe_the_match_is_taken_up(tmp_path: Path) -> None:
    first = piped(tmp_path, "--sheet", "kids", "--name", "Ann", typed="draw\n")
    again = piped(tmp_path, "--resume", "--name", "Bea")
    rack = re.findall(r"Your rack.*\n(.*)", first.stdout)[-1]
    assert rack in again.stdout
    assert "Ann: " in first.stdout
    assert "Bea: " in again.stdout


def test_there_may_be_nothing_to_take_up(tmp_path: Path) -> None:
    done = piped(tmp_path, "--resume")
    assert (done.returncode, done.stdout.strip()) == (
        1,
        "There is no unfinished match. Start one: rummy play",
    )


class Terminal:
    """A program at a pseudo-terminal, and a person who waits for its output."""

    def __init__(self, folder: Path, *arguments: str, **changed: str) -> None:
        self._end, theirs = pty.openpty()
        self.program = subprocess.Popen(
            [*RUMMY, "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(folder) | changed,
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""

    def waits_for(self, sign: str) -> str:
        """Return the output up to this text."""
        while sign not in self.seen:
            assert select.select([self._end], [], [], PATIENCE)[0], self.seen
            self.seen += os.read(self._end, 65536).decode("utf-8", "replace")
        before, _, self.seen = self.seen.partition(sign)
        return before + sign

    def types(self, keys: str) -> None:
        os.write(self._end, keys.encode())

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._end)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, "--seed", "3", "--name", "Ann", "--sheet", "basic")
    yield opened
    opened.close()


def test_at_a_terminal_cards_are_in_colour_and_keys_complete(terminal: Terminal) -> None:
    shown = terminal.waits_for(ASKED)
    terminal.waits_for(PROMPTED)
    assert re.search(r"\x1b\[[0-9;]*48;5;230", shown)
    terminal.types("sc\t")
    terminal.waits_for("ore")
    terminal.types("\r")
    terminal.waits_for("No rounds finished yet")
    terminal.types("quit\r")
    terminal.waits_for("rummy play --resume")
    assert terminal.program.wait(PATIENCE) == 0


def test_former_lines_come_back_with_the_arrow_keys(terminal: Terminal) -> None:
    terminal.waits_for(ASKED)
    terminal.waits_for(PROMPTED)
    terminal.types("score\r")
    terminal.waits_for("No rounds finished yet")
    terminal.types("\x1b[A\r")
    terminal.waits_for("No rounds finished yet")


@pytest.mark.parametrize("key", ["\x04", "\x03"], ids=["end of input", "interrupt"])
def test_a_key_ends_it_in_peace(terminal: Terminal, key: str) -> None:
    terminal.waits_for(ASKED)
    terminal.waits_for(PROMPTED)
    terminal.types(key)
    shown = terminal.waits_for("rummy play --resume")
    assert "Traceback" not in shown
    assert terminal.program.wait(PATIENCE) == 0


def test_an_interrupt_drops_only_the_line_that_was_begun(terminal: Terminal) -> None:
    terminal.waits_for(ASKED)
    terminal.waits_for(PROMPTED)
    terminal.types("discard everything\x03score\r")
    terminal.waits_for("No rounds finished yet")


@pytest.mark.whole
def test_a_terminal_without_colours_gets_none(tmp_path: Path) -> None:
    plain = Terminal(tmp_path, "--seed", "3", NO_COLOR="1")
    try:
        assert "48;5;230" not in plain.waits_for("Your turn")
    finally:
        plain.close()


def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*RUMMY, "play", "--sheet", "basic", "--seed", "3", "--name", "Ann"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("sort number\ntake stock\n")
        program.stdin.flush()
        shown = "".join(iter(program.stdout.readline, "> take stock\n"))
        shown += "".join(takewhile(lambda line: "Your turn" not in line, program.stdout))
        program.kill()
    again = piped(tmp_path, "--resume").stdout
    hand = re.findall(r"Your hand \(11\):\n(.*)", again)
    assert hand == re.findall(r"Your hand \(11\):\n(.*)", shown) != []
    assert "then “discard” a card" in again


@pytest.mark.whole
def test_two_windows_play_two_matches_and_both_are_kept(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*RUMMY, "play", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    ) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        while "Your turn" not in first.stdout.readline():
            pass
        second = piped(tmp_path, "--seed", "4", typed="help\ndraw\n")
        resumed = piped(tmp_path, "--resume")
        first.stdin.close()
    assert second.returncode == 0
    assert "play-2.sqlite3" in second.stdout
    assert "You drew" in second.stdout
    assert "Your match is saved." in second.stdout
    assert resumed.returncode == 0
    assert "Welcome back: your last match goes on." in resumed.stdout
    assert "Your rack (15)" in resumed.stdout


def test_a_long_answer_goes_through_the_pager(tmp_path: Path) -> None:
    read = tmp_path / "read"
    opened = Terminal(tmp_path, "--sheet", "basic", PAGER=f"cat > {read}; echo that was all")
    opened.waits_for(ASKED)
    opened.waits_for(PROMPTED)
    opened.types("help all\r")
    opened.waits_for("that was all")
    assert "On your turn:" in read.read_text()
    opened.close()


def test_the_pager_says_how_to_leave_it(tmp_path: Path) -> None:
    opened = Terminal(tmp_path, "--sheet", "basic", PAGER="cat > /dev/null; printenv LESS")
    opened.waits_for(ASKED)
    opened.waits_for(PROMPTED)
    opened.types("help all\r")
    opened.waits_for("q = back to the game$")
    opened.close()
