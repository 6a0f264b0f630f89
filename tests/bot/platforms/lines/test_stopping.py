"""`rummy lines` stops cleanly during a game: it handles and stores every line it has read."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.support.checkout import ROOT
from tests.support.lines.program import WORDS, answers_to, board

RUMMY = [sys.executable, "-m", "bot.main", "lines", "--pause", "0", "--seed", "3"]


def lines(url: str, log: Path) -> subprocess.Popen[str]:
    with log.open("a") as file:
        return subprocess.Popen(
            RUMMY,
            cwd=ROOT,
            env={**os.environ, "RUMMY_DATABASE_URL": url, "RUMMY_LANGUAGE": "en"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
        )


def test_a_program_that_is_asked_to_end_ends_in_order_and_goes_on_later(tmp_path: Path) -> None:
    url, log = f"sqlite:///{tmp_path / 'rummy.sqlite3'}", tmp_path / "log"
    with lines(url, log) as first:
        said = [answers_to(first, word, number) for number, word in enumerate(WORDS, 1)][-1]
        first.send_signal(signal.SIGTERM)
        assert first.wait(30) == 0
    assert not (tmp_path / "rummy.sqlite3-wal").exists()
    _names_tables_and_seats(log)
    with lines(url, log) as second:
        public = answers_to(second, {"person": "p1", "chat": "g1", "text": "table"}, 1)[-1]
        second.send_signal(signal.SIGINT)
        assert second.wait(30) == 0
    assert board(public["text"]) in {board(answer.get("text", "")) for answer in said}


def _names_tables_and_seats(log: Path) -> None:
    """Check that each log line names its table, and each action its seat."""
    told = [json.loads(line) for line in log.read_text().splitlines()]
    acted = [line for line in told if line.get("what") == "Acted"]
    assert {line["seat"] for line in acted} == {0, 1}
    assert {line["table"] for line in told} == {1}
    assert {line["level"] for line in told} == {"info"}
