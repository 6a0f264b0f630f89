"""A terminal whose matches can no longer be stored."""

import resource
import subprocess
from pathlib import Path

from tests.support.terminal.program import PATIENCE, RUMMY, environment, piped


def playing(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*RUMMY, "play", "--seed", "3", "--name", "Ann"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment(folder),
    )


def cramped(program: subprocess.Popen[str], most: int) -> None:
    """Limit the size of a program's files."""
    resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (most, most))


def test_on_a_full_disk_each_word_says_so_and_earlier_turns_are_kept(
    tmp_path: Path,
) -> None:
    with playing(tmp_path) as program:
        assert program.stdout is not None
        while "Your turn" not in program.stdout.readline():
            pass
        (log,) = tmp_path.rglob("play.sqlite3-wal")
        cramped(program, log.stat().st_size + 100_000)
        said, _ = program.communicate("draw\n" * 12, PATIENCE)
    assert program.returncode == 0
    assert "Not done: the disk is full" in said
    drawn = said.count("You drew ")
    assert 0 < drawn < 12
    assert f"Your rack ({14 + drawn})" in piped(tmp_path, "--resume").stdout


def test_a_match_that_cannot_begin_says_why(tmp_path: Path) -> None:
    with playing(tmp_path) as program:
        cramped(program, 100_000)
        said, _ = program.communicate("draw\n", PATIENCE)
    assert "disk is full" in said
    assert "went wrong in the program" not in said
