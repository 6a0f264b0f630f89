"""Programs that share a database; they are killed and started again."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import gettempdir

from tests.support.checkout import ROOT

COMPILED = f"{gettempdir()}/rummy-compiled-{os.getuid()}"
"""The folder for compiled Python files, kept between runs."""
LONGEST = 10_000_000
ENDS = {0, 2, -signal.SIGKILL}
"""The statuses of a program: ended in order, without its database, killed."""
AGAIN = 1.0
"""Seconds after which a person tries again when the database was unavailable."""


@dataclass(eq=False)
class Running:
    """A program."""

    process: Process
    serves: bool = False
    """Whether it is ready."""


@dataclass
class Programs:
    """Several programs on one database; subclasses say how to start one."""

    url: str
    folder: Path
    count: int = 3
    running: list[Running] = field(default_factory=list)
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    killed: int = 0
    restarted: bool = False
    """Whether the database server was restarted meanwhile."""
    faults: list[str] = field(default_factory=list)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Run the programs as long as this is open."""
        async with asyncio.TaskGroup() as tasks:
            watching = [tasks.create_task(self._keep_one()) for _ in range(self.count)]
            try:
                yield
            finally:
                self.count = 0
                for each in self.running:
                    self.end(each)
                await asyncio.wait(watching)

    async def kill_one(self) -> None:
        """Kill one of them once all are ready; another one replaces it."""
        async with self.changed:
            await self.changed.wait_for(self.all_serve)
        self.killed += 1
        self.running[self.killed % len(self.running)].process.send_signal(signal.SIGKILL)

    def all_serve(self) -> bool:
        return len(self.running) == self.count and all(one.serves for one in self.running)

    async def serves(self, one: Running) -> None:
        """Note that a program is ready."""
        if not one.serves:
            one.serves = True
            async with self.changed:
                self.changed.notify_all()

    async def _keep_one(self) -> None:
        while self.count:
            one = await self.begin()
            self.running.append(one)
            await self.live(one)
            status = await one.process.wait()
            self.running.remove(one)
            if status not in ENDS:
                self.faults.append(f"a program has ended by itself: {status}")
            await self.ended(one)

    async def begin(self) -> Running:
        """Start a program."""
        raise NotImplementedError

    async def live(self, one: Running) -> None:
        """Read a program's output until it ends."""
        raise NotImplementedError

    async def ended(self, one: Running) -> None:
        """Handle the end of a program."""

    def end(self, one: Running) -> None:
        """Ask a program to end in order."""
        one.process.send_signal(signal.SIGTERM)

    async def start(self, *words: str, **settings: str) -> Process:
        """Start `rummy` with these arguments and settings."""
        with (self.folder / "log").open("a") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.main", *words),
                stdin=PIPE,
                stdout=PIPE,
                stderr=log,
                limit=LONGEST,
                cwd=self.folder,
                env={**os.environ, **self._environment(), **settings},
            )

    def _environment(self) -> Mapping[str, str]:
        """Return the environment of a program; programs share their compiled files."""
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": COMPILED}
        return {"PYTHONPATH": str(ROOT), "XDG_STATE_HOME": str(self.folder), **compiled}
