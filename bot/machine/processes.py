"""Worker processes and threads for long computations and pictures."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, MutableMapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

import structlog

from bot.machine.system import SystemClock, collect_less_often, worked
from bot.render.picture import Picture
from core.engine.caches import memory
from core.rules.players.trial import Patience, unhurried

if TYPE_CHECKING:
    from bot.render.pictures.studio import Studio


T = TypeVar("T")

MOST = 4
"""The maximum number of processes: each takes some forty megabytes."""
BEHIND = 10
"""The increment of their nice value over the main program's."""

_log = structlog.get_logger(__name__)


class Within:
    """Patience for this many seconds, counted from the first call in the worker process."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._ends: float | None = None

    def __call__(self) -> bool:
        """Return whether the time is up."""
        now = self._now()
        if self._ends is None:
            self._ends = now + self._seconds
        return now >= self._ends

    def __reduce__(self) -> tuple[type["Within"], tuple[float]]:
        """Pickle without the start time: the time starts in the process."""
        return type(self), (self._seconds,)

    def _now(self) -> float:
        return SystemClock().now()


class Working(Within):
    """Patience for this many seconds of the processor, however busy the machine is."""

    def _now(self) -> float:
        return worked()


class Workers:
    """A pool of a few processes, started on demand; further work waits in a queue.

    If the system allows no processes, a thread of this process does the work, more slowly.

    async with Workers.running() as workers:
        moves = await workers.work_out(family.players.computer, "hard", view)
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
        """Run the pool while the context is open; default: a process for each CPU, at most `MOST`.

        `patience` limits the thinking time of a computer player, beside its number of trials.
        On exit, wait for the processes: while they still end, Python's own exit may write into
        the pipe that wakes them just as it closes, and print an error.
        """
        workers = cls(processes or min(MOST, os.cpu_count() or 1), patience)
        try:
            yield workers
        finally:
            await asyncio.to_thread(workers._pool.shutdown, cancel_futures=True)

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        """Run a function in a worker process; arguments and result are copied.

        If the system has killed a process, the pool is replaced and the work is run once more.
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
    """Return whether processes can share locks; some systems have no writable /dev/shm."""
    try:
        get_context("spawn").Lock()
    except (OSError, ImportError):
        return False
    return True


def _prepare() -> None:
    """Prepare a worker: ignore interrupts, end with the parent, and load the sheets.

    A lower priority lets the main program answer first, on systems that support this.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(BEHIND)
    Thread(target=_end_with_parent, daemon=True).start()
    from core.rules.sheets import SHEETS

    assert SHEETS
    collect_less_often()


def _end_with_parent() -> None:
    """End this worker when the parent has died: a killed program cannot stop its workers."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


PLACES = 2
"""The number of pictures painted at a time. Most of the work holds the interpreter's lock, so more
would only delay the event loop."""
KEPT = 64
"""The number of painted pictures that are kept, each of up to some 90 kB."""


class Painter(Protocol):
    """Paints pictures into files."""

    async def file(self, picture: Picture) -> bytes:
        """Paint a picture as a PNG file, one that moves as a GIF file."""


class PaintingPool:
    """Paints in a few threads that share their sprites, and each picture once for all its readers.

    A table often looks the same in several chats, on several platforms, and for those who watch.
    """

    def __init__(self, studio: "Studio | None" = None) -> None:
        self._studio = studio
        self._threads = ThreadPoolExecutor(PLACES, thread_name_prefix="painting")
        self._painting: MutableMapping[Picture, asyncio.Future[bytes]] = memory(KEPT)
        """The pictures painted last, and those that are being painted."""

    async def file(self, picture: Picture) -> bytes:
        """Paint a picture as a PNG file, one that moves as a GIF file."""
        painting = self._painting.get(picture)
        if painting is None:
            loop = asyncio.get_running_loop()
            painting = loop.run_in_executor(self._threads, self._painted, picture)
            if not picture.moves:  # that file may be large, and is for one reader
                self._painting[picture] = painting
        try:
            return await asyncio.shield(painting)
        except Exception:
            self._painting.pop(picture, None)
            raise

    def _painted(self, picture: Picture) -> bytes:
        from bot.render.pictures.film import gif
        from bot.render.pictures.pages import page

        shown, studio = picture.shown, self._ready()
        if isinstance(shown, tuple):
            return gif(shown, studio, picture.theme)
        return studio.png(page(shown, picture.theme), picture.theme)

    def _ready(self) -> "Studio":
        """Return the studio; its library is loaded for the first picture only."""
        if self._studio is None:
            from bot.render.pictures.studio import Studio

            self._studio = Studio()
        return self._studio
