"""`rummy lines`, which can kill itself at any call to the outside world.

Every statement, every commit and every message is such a point, so new code is included without
changes here.
"""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, TypeVar
from unittest.mock import patch

from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.app import Dependencies, kept_in
from bot.commands.play.play import serve_lines
from bot.conversation.delivery.announcer import Announcer
from bot.machine.system import SystemClock
from bot.platforms.lines.lines import write_line
from core.engine.delivery.notices import (
    SHOWING,
    LobbyChanged,
    Notice,
    RoundBegan,
    RoundOver,
    SeatsActed,
    TurnRenewed,
)
from core.engine.people import ToChat
from core.engine.ports import Clock, Receipt
from core.rules.pieces import Pieces
from tests.support.clocks import SteppedClock
from tests.support.translator import TRANSLATOR

T = TypeVar("T")

TICK = 0.7
"""Seconds between two looks at the timers; ten times as many may pass unseen and still count."""


class Sorted:
    """Chance without chance: tiles stay in order, and the first of everything is chosen."""

    def shuffle(self, pieces: Pieces) -> Pieces:
        return pieces

    def choose(self, options: Sequence[T]) -> T:
        return options[0]

    def secret(self) -> str:
        return ""


@dataclass
class Points:
    """Counts the calls to the outside world, and kills the program before one of them."""

    fatal: int | None
    trace: Path
    """The files that record the calls, and the notices that the platform has accepted."""
    count: int = 0

    def reach(self, what: str) -> None:
        self.count += 1
        self.note("point", what)
        if self.count == self.fatal:
            os.kill(os.getpid(), signal.SIGKILL)

    def note(self, kind: str, what: str) -> None:
        with self.trace.open("a", encoding="utf-8") as file:
            file.write(f"{kind}\t{what}\n")


@contextmanager
def watched(points: Points) -> Iterator[None]:
    """Count statements and commits of every database, and record accepted notices."""

    def executing(_c: Any, _d: Any, statement: str, *_rest: Any) -> None:  # noqa: ANN401
        points.reach(named(statement))

    def committing(_connection: Any) -> None:  # noqa: ANN401 - the library's own
        points.reach("COMMIT")

    event.listen(Engine, "before_cursor_execute", executing)
    event.listen(Engine, "commit", committing)
    try:
        with patch.object(Announcer, "deliver", _noting(points)):
            yield
    finally:
        event.remove(Engine, "before_cursor_execute", executing)
        event.remove(Engine, "commit", committing)


def named(statement: str) -> str:
    """Name a statement by its kind and table."""
    words = statement.replace('"', "").split()
    if words[0] in {"INSERT", "DELETE"}:
        return f"{words[0]} {words[2]}"
    if words[0] == "UPDATE":
        return f"UPDATE {words[1]}"
    if words[0] == "SELECT" and "FROM" in words:
        return f"SELECT {words[words.index('FROM') + 1]}"
    return " ".join(words[:2])


def _noting(points: Points) -> Callable[[Announcer, Notice], Awaitable[Receipt]]:
    """Deliver as usual, and record what the platform has accepted."""
    as_ever = Announcer.deliver

    async def deliver(announcer: Announcer, notice: Notice) -> Receipt:
        receipt = await as_ever(announcer, notice)
        for what in told(notice):
            points.note("told", what)
        if isinstance(notice, SHOWING):
            points.note("shown", f"{notice.to} sees the table")
        return receipt

    return deliver


def told(notice: Notice) -> Iterator[str]:
    """Yield what must have been told, alone or merged with earlier notices.

    Renewals are left out: any later notice that shows the table may replace them.
    """
    deeds = notice.deeds if isinstance(notice, SeatsActed | RoundBegan | RoundOver) else ()
    if isinstance(notice.to, ToChat):
        yield from (f"{notice.to} {deed}" for deed in deeds)
    if not isinstance(notice, LobbyChanged | SeatsActed | RoundBegan | TurnRenewed):
        yield f"{notice.to} {type(notice).__name__}"


class Output:
    """Writes lines; each message is a call to the outside world."""

    def __init__(self, file: BinaryIO, points: Points) -> None:
        self._file = file
        self._points = points
        self.written = b""

    def write(self, data: bytes) -> None:
        if b'"done"' not in data:
            self._points.reach("message")
        self.written += data
        self._file.write(data)

    async def drain(self) -> None:
        self._file.flush()


class Input:
    """Reads lines; `until ...` lets time pass until that was written."""

    def __init__(self, file: BinaryIO, output: Output, pass_time: Callable[[], Any]) -> None:
        self._file = file
        self._output = output
        self._pass_time = pass_time

    async def read(self, _most: int, /) -> bytes:
        while True:
            raw = await asyncio.to_thread(self._file.readline)
            if not raw.startswith(b"until "):
                return raw
            wanted = raw.removeprefix(b"until ").strip()
            while wanted not in self._output.written:
                await self._pass_time()
            self._output.write(write_line(done="until"))
            await self._output.drain()


async def serve(
    url: str, points: Points, streams: tuple[BinaryIO, BinaryIO], *, real: bool
) -> None:
    """Serve lines until the input ends, or the fatal point is reached.

    A start is told that no time was missed, and time passes only while the timers watch it.
    Otherwise the program would show every deadline again, and whether it gets so far before the
    input ends would depend on the machine's load.
    """
    clock: Clock = SystemClock() if real else SteppedClock()
    output = Output(streams[1], points)

    async def pass_time() -> None:
        if isinstance(clock, SteppedClock):
            await clock.seen(TICK)
            await clock.go_by(TICK)
        await asyncio.sleep(0.002)

    parts = Dependencies(pause=0, tick=TICK, clock=clock, entropy=Sorted(), translator=TRANSLATOR)
    with watched(points), patch("core.engine.time.clocks.DOWN", 0.0):
        async with kept_in(url, parts) as keeping:
            await serve_lines(Input(streams[0], output, pass_time), output, keeping)


def run(url: str, points: Points, streams: tuple[BinaryIO, BinaryIO], *, real: bool) -> None:
    asyncio.run(serve(url, points, streams, real=real))
