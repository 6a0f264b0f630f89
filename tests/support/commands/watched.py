"""Runs a command at its own pseudo-terminal."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass


@dataclass
class Watched:
    """A command that runs at a terminal."""

    process: "subprocess.Popen[bytes]"
    terminal: int
    written: str = ""

    def until(self, words: str) -> str:
        """Read until these words appear, and return everything read."""
        while words not in self.written:
            assert self._read(), self.written
        return self.written

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def ends(self) -> tuple[int, str]:
        """Return the exit status and all output."""
        while self._read():
            pass
        return self.process.wait(), self.written

    def _read(self) -> bool:
        data = b""
        with suppress(OSError):  # the other end is closed
            data = os.read(self.terminal, 10_000)
        self.written += data.decode("utf-8", "replace")
        return bool(data)


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Let programs started here receive Ctrl-C, also if the tests run in the background.

    A shell starts background jobs with SIGINT ignored, and their children inherit that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def watched(*arguments: str, **settings: str) -> Iterator[Watched]:
    """Start a command at a terminal."""
    ours, theirs = pty.openpty()
    with hearing_ctrl_c():
        process = subprocess.Popen(
            [sys.executable, "-m", "bot.main", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm", "RUMMY_LANGUAGE": "en", **settings},
            start_new_session=True,
        )
    os.close(theirs)
    try:
        yield Watched(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
