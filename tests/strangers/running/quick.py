"""A loop on which time costs nothing, and a SQLite that answers on the spot.

The clock of the loop stands still while anything is under way. Once every task waits for time
alone, it jumps to the next timer. All that talks with each other runs in this one process, so
nothing else can wake it, and a seed gives the same evening again.
"""

import asyncio
import selectors
import sqlite3
import ssl
import sys
from collections.abc import Callable, Coroutine, Iterator, MutableSet
from contextlib import contextmanager
from contextvars import Context, ContextVar
from functools import cache
from importlib.util import find_spec
from random import Random  # noqa: TID251 - from the seed of the evening
from types import SimpleNamespace
from typing import Any, TypeVar

from aiosqlite import core
from discord import backoff

T = TypeVar("T")
Selected = list[tuple[selectors.SelectorKey, int]]
BEGINNING = 1_790_000_000.0
"""Seconds since 1970 at which each evening begins."""
SETTLING = 0.005
"""Seconds of real time in which a loopback connection has brought what was sent, on a busy machine
too."""


class Stuck(RuntimeError):  # noqa: N818 - it says how things are
    """Nothing is under way, and nothing ever will be."""


class _Jumping:
    """Asks the real selector what is ready; where nothing is, time jumps instead of passing."""

    def __init__(self, real: selectors.BaseSelector) -> None:
        self._real = real
        self.now = 0.0
        self._talked = False

    def select(self, timeout: float | None = None) -> Selected:
        ready = self._real.select(0)
        if ready or (timeout is not None and timeout <= 0):
            self._talked = self._talked or bool(ready)
            return ready
        if self._talked:
            self._talked = False
            if ready := self._real.select(SETTLING):
                self._talked = True
                return ready
        if timeout is None:
            raise Stuck
        self.now += timeout
        return []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the real one has
        return getattr(self._real, name)


Tasks = MutableSet["asyncio.Task[Any]"]
THEIRS: ContextVar[Tasks | None] = ContextVar("theirs", default=None)
"""Where the tasks are noted that are created here, and those that these create."""


def _noted(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, T],
    *,
    context: Context | None = None,
) -> "asyncio.Task[T]":
    """Create a task, and note it where its creator's tasks are noted."""
    task = asyncio.Task(work, loop=loop, context=context)
    if (theirs := THEIRS.get()) is not None:
        theirs.add(task)
    return task


class QuickLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps."""

    def __init__(self) -> None:
        self._jumping = _Jumping(selectors.DefaultSelector())
        super().__init__(self._jumping)  # type: ignore[arg-type]
        self.set_task_factory(_noted)  # type: ignore[arg-type]

    def time(self) -> float:
        return self._jumping.now

    def run_in_executor(
        self, _executor: object, func: Callable[..., T], *args: object
    ) -> asyncio.Future[T]:
        """Run it here and now: another thread would end at another time in every run."""
        done: asyncio.Future[T] = self.create_future()
        _settle(done, lambda: func(*args))
        return done


class QuickClock:
    """The clock port by the loop's time."""

    def now(self) -> float:
        return BEGINNING + asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Store:
    """Whether the program that writes is still alive, and when it is to die."""

    def __init__(self) -> None:
        self.dead = False
        self.committing: Callable[[], None] = lambda: None
        """Is told of each commit before it is made."""
        self.committed: Callable[[], None] = lambda: None
        """Is told of each commit when it is on the disk."""


THE_STORE = Store()


class _AtOnce:
    """Takes the place of the queue to a connection's thread, and does what is put into it."""

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = job
        if future is None:
            function()
            return
        _settle(future, lambda: _done(function))


def _done(function: Callable[[], Any]) -> Any:  # noqa: ANN401 - of any kind
    called = getattr(function, "func", function)
    name = getattr(called, "__name__", "")
    if THE_STORE.dead and name not in {"close", "close_and_stop", "rollback"}:
        raise sqlite3.OperationalError("disk I/O error")
    if name != "commit":
        return function()
    THE_STORE.committing()
    if THE_STORE.dead:
        raise sqlite3.OperationalError("disk I/O error")
    result = function()
    THE_STORE.committed()
    return result


class _NoThread:
    """Takes the place of a connection's thread."""

    daemon = True

    def __init__(self, target: object = None, args: object = ()) -> None: ...

    def start(self) -> None: ...


def _settle(future: "asyncio.Future[T]", function: Callable[[], T]) -> None:
    try:
        result = function()
    except Exception as error:  # noqa: BLE001 - who asked is told
        future.set_exception(error)
    else:
        if not future.done():
            future.set_result(result)


@contextmanager
def _in_place(owner: object, **others: object) -> Iterator[None]:
    """Let names of a module stand for something else as long as this is open."""
    before = {name: getattr(owner, name) for name in others}
    for name, other in others.items():
        setattr(owner, name, other)
    try:
        yield
    finally:
        for name, real in before.items():
            setattr(owner, name, real)


@contextmanager
def _known_missing(*names: str) -> Iterator[None]:
    """Let an import of an absent module fail at once: each request tries it anew."""
    absent = [name for name in names if name not in sys.modules and find_spec(name) is None]
    sys.modules.update(dict.fromkeys(absent))  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]


_trusting = cache(ssl.create_default_context)
"""To read all authorities takes longer than most steps."""


class _LoopTime:
    """Takes the place of the module `time` in a library: its seconds are those of the loop."""

    @staticmethod
    def monotonic() -> float:
        return asyncio.get_running_loop().time()


def _seeded(seed: int) -> type[Random]:
    """Return random numbers that are the same in each run of an evening."""

    class Seeded(Random):
        def seed(self, _a: object = None, _version: int = 2) -> None:
            super().seed(seed)

    return Seeded


def run(main: Coroutine[Any, Any, T], seed: int = 0) -> T:
    """Run something on a loop whose time costs nothing."""
    with (
        _in_place(core, SimpleQueue=_AtOnce, Thread=_NoThread),
        _in_place(ssl, create_default_context=_trusting),
        # How long discord.py waits before it connects to the gateway again is random.
        _in_place(backoff, random=SimpleNamespace(Random=_seeded(seed)), time=_LoopTime),
        _known_missing("trio", "sniffio"),
        asyncio.Runner(loop_factory=QuickLoop) as runner,
    ):
        return runner.run(main)
