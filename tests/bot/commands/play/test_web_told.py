"""`rummy web` prints at a terminal how to reach the table."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress

import pytest
import segno

from tests.support.checkout import ROOT
from tests.support.loopback.serving import free_port

WARNING = "Anybody on this network can read what the page shows: http is not encrypted."
LINK = re.compile(r"http://\S+#[\w-]{43}")
ENDS = b"Ctrl"
"""A text in the last line that is printed before play starts on the page."""
BLOCKS = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
"""Each character of a QR code shows two squares, one above the other: dark 0, light 1."""


def told(*arguments: str) -> str:
    """Run `rummy web` at a terminal, and stop it after its last line; return the output."""
    ours, theirs = os.openpty()
    line = ("web", "--no-browser", "--language", "en", "--port", str(free_port()), *arguments)
    program = subprocess.Popen(
        [sys.executable, "-m", "bot.main", *line],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "200"},
    )
    os.close(theirs)
    said = b""
    try:
        with suppress(OSError):  # a terminal raises this once its program has ended
            while ENDS not in said and (more := os.read(ours, 4096)):
                said += more
    finally:
        program.send_signal(signal.SIGINT)
        with suppress(OSError):
            while os.read(ours, 4096):
                pass
        program.wait(30)
        os.close(ours)
    return said.decode("utf-8").replace("\r\n", "\n")


def squares(said: str) -> list[list[int]]:
    """Read the printed QR code, without its margin."""
    drawn = [line for line in said.splitlines() if len(line) > 20 and not set(line) - set(BLOCKS)]
    rows = [[BLOCKS[one][half] for one in line] for line in drawn for half in (0, 1)]
    size = len(rows[0]) - 4
    return [row[2:-2] for row in rows[2 : 2 + size]]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_guests_in_the_network_get_a_link_its_qr_code_and_a_warning() -> None:
    said = told("--host", "0.0.0.0")  # noqa: S104 - what is tested
    own, guests = dict.fromkeys(LINK.findall(said))
    assert squares(said) == [list(row) for row in segno.make(guests, error="m", micro=False).matrix]
    assert said.count(WARNING) == 1
    assert said.index(own) < said.index(guests) < said.index(WARNING)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_alone_at_this_machine_there_is_one_link_and_nothing_to_warn_of() -> None:
    said = told()
    (own,) = set(LINK.findall(said))
    assert own.startswith("http://127.0.0.1:")
    assert WARNING not in said
    assert not set("█▀▄") & set(said)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_guests_at_this_machine_get_a_link_and_no_code_that_a_phone_could_not_open() -> None:
    said = told("--guests")
    assert len(set(LINK.findall(said))) == 2
    assert "Guests on this machine open this link: http://127.0.0.1:" in said
    assert not set("█▀▄") & set(said)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_a_table_for_guests_needs_no_computer() -> None:
    assert len(LINK.findall(told("--guests", "--seats", "you"))) == 2
