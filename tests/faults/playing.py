"""Runs the program as a process, talks to it, and reads what it stored."""

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from traceback import print_exc
from typing import Any, BinaryIO

from tests.faults.program import Points, run
from tests.faults.story import LOBBY, Step


class KilledError(Exception):
    """The program ended before it had answered."""


@dataclass
class Program:
    """A running program."""

    pid: int
    into: BinaryIO
    out: BinaryIO
    done: int = 0
    said: list[dict[str, Any]] = field(default_factory=list)

    def does(self, step: Step, number: int) -> None:
        """Send a line and wait until it is done; raises KilledError."""
        try:
            self.into.write(step.raw(number))
            self.into.flush()
        except BrokenPipeError as error:
            raise KilledError("it has ended") from error
        for raw in self.out:
            message = json.loads(raw)
            if "done" in message:
                return
            self.said.append(message)
        raise KilledError("it has ended")

    def has_said(self, text: str) -> bool:
        return any(text in str(message.get("text", "")) for message in self.said)

    def ends(self) -> int:
        """End it; return its status, negative if it was killed."""
        with suppress(BrokenPipeError):
            self.into.close()
        self.said += [json.loads(raw) for raw in self.out]
        self.out.close()
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def warm_up(folder: Path) -> None:
    """Import and read everything once, so that no fork needs to."""
    reading, writing = os.pipe()
    os.write(writing, b"".join(step.raw(number) for number, step in enumerate(LOBBY[:6])))
    os.close(writing)
    with os.fdopen(reading, "rb") as into, Path(os.devnull).open("wb") as out:
        url = f"sqlite:///{folder / 'warm.sqlite3'}"
        run(url, Points(None, folder / "warm"), (into, out), real=False)


@contextmanager
def running(
    url: str, trace: Path, fatal: int | None = None, *, real: bool = False
) -> Iterator[Program]:
    """Start the program, to be killed at a point. It is a fork of this process, which is quick."""
    (their_in, our_in), (our_out, their_out) = os.pipe(), os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            os.close(our_in)
            os.close(our_out)
            with os.fdopen(their_in, "rb") as into, os.fdopen(their_out, "wb") as out:
                run(url, Points(fatal, trace), (into, out), real=real)
            status = 0
        except BaseException:  # noqa: BLE001 - nobody else says why it has ended
            print_exc()
        finally:
            os._exit(status)
    os.close(their_in)
    os.close(their_out)
    program = Program(pid, os.fdopen(our_in, "wb"), os.fdopen(our_out, "rb"))
    try:
        yield program
    finally:
        if not program.out.closed:
            os.kill(pid, signal.SIGKILL)
            program.ends()


def points_in(trace: Path) -> list[str]:
    return [what for kind, what in _noted(trace) if kind == "point"]


def told_in(trace: Path) -> Counter[str]:
    """Count who was told what; several views of the same table count once."""
    told = Counter(what for kind, what in _noted(trace) if kind == "told")
    return told + Counter({what for kind, what in _noted(trace) if kind == "shown"})


def _noted(trace: Path) -> Iterator[tuple[str, str]]:
    if trace.exists():
        for line in trace.read_text("utf-8").splitlines():
            kind, _, what = line.partition("\t")
            yield kind, what
