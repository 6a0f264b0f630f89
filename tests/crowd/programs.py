"""Programs that serve one database together, each with people at its lines: killed, and started."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.house.tree import ROOT

Message = dict[str, Any]
Done = Callable[[], None]
LONGEST = 10_000_000
AGAIN = 1.0
"""Seconds after which somebody tries again whom the database did not let."""


@dataclass
class Line:
    """Something to be done, and what comes after it."""

    raw: bytes
    then: Done
    again: Done
    """What its person does who is told that it was not done."""
    refused: bool = False

    def done(self) -> None:
        if self.refused:
            asyncio.get_running_loop().call_later(AGAIN, self.again)
        else:
            self.then()


@dataclass
class Running:
    """One program, and what it has been brought and has not done yet."""

    process: Process
    waiting: list[Line] = field(default_factory=list)

    def write(self, line: Line) -> None:
        self.waiting.append(line)
        assert self.process.stdin is not None
        self.process.stdin.write(line.raw)


@dataclass
class Programs:
    """Several programs on one database."""

    url: str
    folder: Path
    hear: Callable[[Message], None]
    """Is told everything that any of them writes."""
    count: int = 3
    pause: float = 0.02
    running: list[Running] = field(default_factory=list)
    all_there: asyncio.Event = field(default_factory=asyncio.Event)
    homeless: list[Line] = field(default_factory=list)
    """Lines whose program was killed before they were done."""
    killed: int = 0
    _next: int = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Programs"]:
        async with asyncio.TaskGroup() as tasks:
            watching = [tasks.create_task(self._serve()) for _ in range(self.count)]
            await self.all_there.wait()
            try:
                yield self
            finally:
                self.count = 0
                for each in self.running:
                    assert each.process.stdin is not None
                    each.process.stdin.close()
                await asyncio.wait(watching)

    def bring(self, line: Line) -> None:
        """Bring a line to one of them, each in turn."""
        if not self.running:
            self.homeless.append(line)
            return
        self._next += 1
        self.running[self._next % len(self.running)].write(line)

    def kill_one(self) -> None:
        """Kill one of them; another takes its place."""
        if len(self.running) == self.count > 1:
            self.killed += 1
            self.running[self.killed % len(self.running)].process.send_signal(signal.SIGKILL)

    async def _serve(self) -> None:
        while self.count:
            one = Running(await self._start())
            self.running.append(one)
            if len(self.running) == self.count:
                self.all_there.set()
            homeless, self.homeless = self.homeless, []
            for line in homeless:
                self.bring(line)
            await self._listen(one)
            self.running.remove(one)
            await one.process.wait()
            for line in one.waiting:  # as a platform does that nobody has confirmed anything to
                self.bring(line)

    async def _listen(self, one: Running) -> None:
        assert one.process.stdout is not None
        while raw := await one.process.stdout.readline():
            with suppress(ValueError):  # cut off in the middle
                message = json.loads(raw)
                if "Not done" in str(message.get("text")) and one.waiting:
                    one.waiting[0].refused = True
                if "done" in message:
                    one.waiting.pop(0).done()
                self.hear(message)

    async def _start(self) -> Process:
        with (self.folder / "log").open("a") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.main", "lines"),
                *("--database", self.url, "--pause", str(self.pause)),
                stdin=PIPE,
                stdout=PIPE,
                stderr=log,
                limit=LONGEST,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": str(ROOT), "XDG_STATE_HOME": str(self.folder)},
            )
