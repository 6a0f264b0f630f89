"""`rummy lines` as a program of its own, with real pipes and files."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORDS = [
    {"person": "p1", "name": "Ann", "chat": "g1", "text": "new kids"},
    {"person": "p1", "chat": "g1", "text": "settings computers easy"},
    {"person": "p1", "chat": "g1", "text": "start"},
    {"person": "p1", "chat": "g1", "text": "draw"},
]
LINES = "".join(json.dumps(word) + "\n" for word in WORDS)
COMMAND = [
    sys.executable, "-c",
    "from bot.platforms.lines.serve import run; run(pause=0, seed=3)",
]  # fmt: skip


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


def test_when_nobody_reads_any_more_it_ends_in_peace() -> None:
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
