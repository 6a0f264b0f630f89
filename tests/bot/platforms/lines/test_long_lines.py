"""A line over the limit is one error, from every kind of input."""

import json
import os
import pty
import socket
import subprocess
import sys
import tty
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from bot.platforms.lines.lines import LONGEST_LINE
from tests.support.checkout import ROOT
from tests.support.lines.talk import talk

SERVE = (
    "from bot.app import Dependencies; from bot.commands.play.play import serve; "
    "from bot.machine.system import Chance; serve(Dependencies(pause=0, entropy=Chance(3)))"
)
COMMAND = [sys.executable, "-c", SERVE]
NEW = json.dumps({"person": "p1", "name": "Ann", "chat": "g1", "text": "new kids"}).encode()


def lines() -> bytes:
    """Return lines that are too long, with words at each limit and at the end, and a valid one."""
    block = NEW.rjust(LONGEST_LINE)
    return b"\n".join([block + b" ", block + block, block + NEW + block + NEW, NEW]) + b"\n"


def written(given: int, data: bytes) -> None:
    """Write all data, and close the file."""
    with os.fdopen(given, "wb") as file:
        file.write(data)


def fed(given: int, taken: int, data: bytes) -> bytes:
    """Let the program read from one end while this writes to the other."""
    with subprocess.Popen(COMMAND, cwd=ROOT, stdin=taken, stdout=subprocess.PIPE) as program:
        os.close(taken)
        written(given, data)
        assert program.stdout is not None
        return program.stdout.read()


def through_a_pipe(_folder: Path, data: bytes) -> bytes:
    taken, given = os.pipe()
    return fed(given, taken, data)


def through_a_socket(_folder: Path, data: bytes) -> bytes:
    given, taken = socket.socketpair()
    return fed(given.detach(), taken.detach(), data)


def from_a_file(folder: Path, data: bytes) -> bytes:
    (folder / "lines").write_bytes(data)
    with (folder / "lines").open("rb") as file:
        return subprocess.run(COMMAND, cwd=ROOT, stdin=file, capture_output=True, check=True).stdout


def through_a_terminal(_folder: Path, data: bytes) -> bytes:
    given, taken = pty.openpty()
    tty.setraw(taken)
    with subprocess.Popen(COMMAND, cwd=ROOT, stdin=taken, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        writing = Thread(target=written, args=(os.dup(given), data))
        writing.start()
        said = b""
        while b'{"done": 4}' not in said and (line := program.stdout.readline()):
            said += line
        writing.join()
        program.terminate()
    os.close(given)
    os.close(taken)
    return said


@pytest.mark.parametrize(
    "comes", [through_a_pipe, through_a_socket, from_a_file, through_a_terminal]
)
def test_nothing_of_a_line_that_is_too_long_is_done(
    tmp_path: Path, comes: Callable[[Path, bytes], bytes]
) -> None:
    said = [json.loads(line) for line in comes(tmp_path, lines()).splitlines()]
    kinds = [next(iter(message)) for message in said]
    assert kinds[:6] == ["error", "done"] * 3
    assert all("too long" in message["error"] for message in said[:6:2])
    assert [message["done"] for message in said if "done" in message] == [1, 2, 3, 4]
    assert {"to", "error"} & set(kinds[6:]) == {"to"}


async def test_a_line_of_just_the_limit_is_done() -> None:
    async with talk() as game:
        (told,) = await game.line(NEW.rjust(LONGEST_LINE))
        assert "Ann" in told["text"]
        (told,) = await game.line(NEW.rjust(LONGEST_LINE + 1))
        assert "too long" in told["error"]


@pytest.mark.parametrize("coding", ["utf-16", "utf-16-le", "utf-32", "latin-1"])
async def test_a_line_in_another_coding_is_one_that_cannot_be_read(coding: str) -> None:
    word = json.dumps({"person": "p1", "name": "Zoë", "text": "new", "id": "7"}, ensure_ascii=False)
    async with talk() as game:
        for raw in word.encode(coding).split(b"\n"):
            (told,) = await game.line(raw)
            assert told == {"error": "not one JSON object a line"}
