"""A terminal whose matches cannot be kept any more."""

import subprocess
from pathlib import Path

from tests.terminal.test_program import PATIENCE, RUMMY, environment, piped


def cramped(folder: Path, most: int, typed: str) -> subprocess.CompletedProcess[str]:
    """Play where no file may have more bytes than so many."""
    prepared = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}));"
    python, flag, code = RUMMY
    return subprocess.run(
        [python, flag, prepared + code, "play", "--seed", "3", "--name", "Ann"],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=PATIENCE,
        check=False,
    )


def test_where_the_disk_is_full_each_word_says_so_and_what_was_done_is_kept(
    tmp_path: Path,
) -> None:
    done = cramped(tmp_path, 300_000, "draw\n" * 30)
    assert done.returncode == 0
    assert "Not done: the disk is full" in done.stdout
    drawn = done.stdout.count("You drew ")
    assert 0 < drawn < 30
    assert f"Your rack ({14 + drawn})" in piped(tmp_path, "--resume").stdout


def test_where_no_match_can_begin_a_sentence_says_why(tmp_path: Path) -> None:
    done = cramped(tmp_path, 150_000, "draw\n")
    assert "disk is full" in done.stdout + done.stderr
    assert "fault of the program" not in done.stderr
