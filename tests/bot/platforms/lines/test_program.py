"""`rummy lines` as its own process, with real pipes and files."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.checkout import ROOT
from tests.support.lines.program import WORDS, answers_to, board

LINES = "".join(json.dumps(word) + "\n" for word in WORDS)
SERVE = (
    "from bot.app import Dependencies; from bot.commands.play.play import serve; "
    "from bot.machine.system import Chance; serve(Dependencies(pause=0, entropy=Chance(3)))"
)
COMMAND = [sys.executable, "-c", SERVE]


def test_lines_come_through_a_pipe_and_from_a_file_alike(tmp_path: Path) -> None:
    file = tmp_path / "words.jsonl"
    file.write_text(LINES, "utf-8")
    piped = subprocess.run(
        COMMAND, cwd=ROOT, input=LINES, capture_output=True, text=True, check=True
    )
    with file.open(encoding="utf-8") as words:
        read = subprocess.run(
            COMMAND, cwd=ROOT, stdin=words, capture_output=True, text=True, check=True
        )
    assert piped.stdout == read.stdout
    assert json.loads(piped.stdout.splitlines()[-1]) == {"done": 4}
    assert (piped.stderr, read.stderr) == ("", "")


def test_a_closed_output_ends_the_program_without_an_error() -> None:
    with subprocess.Popen(
        COMMAND, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdin.write(LINES.encode())
        program.stdin.flush()
        program.stdout.readline()
        program.stdout.close()
        program.stdin.write(LINES.encode() * 5)
        program.stdin.close()
        assert program.stderr.read() == b""
        assert program.wait(20) == 0


@pytest.mark.long
def test_a_killed_program_goes_on_where_it_was(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'rummy.sqlite3'}"
    with serving(url) as first:
        said = [answers_to(first, word, number) for number, word in enumerate(WORDS, 1)]
        first.kill()
    again = {"person": "p1", "chat": "g1", "text": "table"}
    rack = {"person": "p1", "text": "rack"}
    with serving(url) as second:
        public = answers_to(second, again, 1)[-1]
        private = answers_to(second, rack, 2)[-1]
        assert answers_to(second, {"person": "p1", "text": "draw"}, 3) != []
        second.kill()
    drawn = [answer.get("text", "") for answer in said[-1]]
    assert board(public["text"]) in {board(text) for text in drawn}
    assert rack_in(private["text"]) in {rack_in(text) for text in drawn}


def serving(url: str) -> subprocess.Popen[str]:
    code = SERVE.replace("Chance(3))", f"Chance(3)), {url!r}")
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def rack_in(text: str) -> str:
    lines = text.replace("*", "").splitlines()
    return next((lines[n + 1] for n, line in enumerate(lines) if "Your rack" in line), "")
