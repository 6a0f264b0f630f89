"""Processes beside the loop: what takes long is worked out and painted there."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

import structlog

from bot.machine.system import SystemClock
from bot.render.picture import Picture
from core.rules.players.trial import Patience, unhurried

if TYPE_CHECKING:
    from bot.render.pictures.studio import Studio


T = TypeVar("T")

MOST = 4
"""Processes at most: each takes some forty megabytes."""
BEHIND = 10
"""By how much nicer they are than the program that asks them."""

_log = structlog.get_logger(__name__)


class Within:
    """Patience for so many seconds, from the first time that it is asked: in the process there."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._ends: float | None = None

    def __call__(self) -> bool:
        """Say whether the time is up."""
        if self._ends is None:
            self._ends = SystemClock().now() + self._seconds
        return SystemClock().now() >= self._ends

    def __reduce__(self) -> tuple[type["Within"], tuple[float]]:
        """Be sent to a process as new: its time begins there."""
        return Within, (self._seconds,)


class Workers:
    """A few processes, begun when there is something to think about; more than that queues up.

    Where the system allows none, a thread of this process does the work, more slowly.

    async with Workers.running() as workers:
        moves = await workers.work_out(family.computer, "hard", view)
    """

    def __init__(self, processes: int, patience: Patience = unhurried) -> None:
        self.patience = patience
        self._processes = processes
        self._pool = self._begun()

    @classmethod
    @asynccontextmanager
    async def running(
        cls, processes: int | None = None, *, patience: Patience = unhurried
    ) -> AsyncIterator[Self]:
        """Have processes as long as this is open; by default as many as there are processors.

        `patience` bounds what a computer player may think, beside the worlds that it tries.
        They are waited for at the end: while they are still ending, Python's own end may write into
        the pipe that wakes them just as it closes, and print that it failed.
        """
        workers = cls(processes or min(MOST, os.cpu_count() or 1), patience)
        try:
            yield workers
        finally:
            await asyncio.to_thread(workers._pool.shutdown, cancel_futures=True)

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        """Have something worked out; what it is given and returns is copied.

        A process that the system has killed is replaced, and asked once more.
        """
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            _log.warning("a thinking process was lost")
            if pool is self._pool:
                self._pool = self._begun()
                await asyncio.to_thread(pool.shutdown)
            return await loop.run_in_executor(self._pool, work, *given)

    def _begun(self) -> Executor:
        if not processes_possible():
            _log.warning("no thinking processes: /dev/shm cannot be written")
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_prepare)


def processes_possible() -> bool:
    """Say whether this system lets processes share locks; some have no writable /dev/shm."""
    try:
        get_context("spawn").Lock()
    except (OSError, ImportError):
        return False
    return True


def _prepare() -> None:
    """Leave interrupts to the program that asks, end with it, and know the games.

    What waits for an answer goes before what thinks, where the system knows an order of processes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(BEHIND)
    Thread(target=_end_with_parent, daemon=True).start()
    from core.rules.sheets import SHEETS

    assert SHEETS


def _end_with_parent() -> None:
    """A killed program cannot say goodbye: nobody shall wait for its questions."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


PLACES = 2
"""How many pictures are painted at a time. Most of the work holds the interpreter's lock, so more
of them would only make the loop wait."""


class Painter(Protocol):
    """Makes files of pictures."""

    async def file(self, picture: Picture) -> bytes:
        """Paint a picture as a PNG file, one that moves as a GIF file."""


class PaintingPool:
    """Paints in a few threads, with sprites that they share."""

    def __init__(self, studio: "Studio | None" = None) -> None:
        self._studio = studio
        self._places = asyncio.Semaphore(PLACES)

    async def file(self, picture: Picture) -> bytes:
        """Paint a picture as a PNG file, one that moves as a GIF file."""
        async with self._places:
            return await asyncio.to_thread(self._painted, picture)

    def _painted(self, picture: Picture) -> bytes:
        from bot.render.pictures.film import gif
        from bot.render.pictures.pages import page

        shown, studio = picture.shown, self._ready()
        if isinstance(shown, tuple):
            return gif(shown, studio, picture.theme)
        return studio.png(page(shown, picture.theme), picture.theme)

    def _ready(self) -> "Studio":
        """Return the studio. The library is not loaded before there is something to paint."""
        if self._studio is None:
            from bot.render.pictures.studio import Studio

            self._studio = Studio()
        return self._studio
