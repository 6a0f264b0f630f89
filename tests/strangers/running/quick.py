"""An event loop whose time jumps, and a SQLite that answers at once.

The clock of the loop stands still while a task can run or data is on its way. When every task
waits for a timer, the clock jumps to the next timer. The program and the platform run in this
process, so nothing outside can wake the loop, and a seed gives the same evening again.
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
"""Seconds of real time within which a loopback connection delivers, even on a busy machine."""


class Stuck(RuntimeError):  # noqa: N818 - it says how things are
    """No task can run, and no timer is set."""


class _Jumping:
    """Asks the real selector what is ready; if nothing is, jumps ahead in time."""

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
"""Collects the tasks that are created in this context, and those that they create."""


def _noted(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, T],
    *,
    context: Context | None = None,
) -> "asyncio.Task[T]":
    """Create a task, and collect it with those of its creator."""
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
        """Run the function at once: a thread would end at a different time in every run."""
        done: asyncio.Future[T] = self.create_future()
        _settle(done, lambda: func(*args))
        return done


class QuickClock:
    """The clock port, with the time of the loop."""

    def now(self) -> float:
        return BEGINNING + asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Store:
    """Lets commits fail once the program is dead, and reports each commit."""

    def __init__(self) -> None:
        self.dead = False
        self.committing: Callable[[], None] = lambda: None
        """Is called before each commit."""
        self.committed: Callable[[], None] = lambda: None
        """Is called after each commit."""


THE_STORE = Store()


class _AtOnce:
    """Replaces the queue of a connection's thread; runs each job at once."""

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
    """Replaces the thread of a connection."""

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
    """Replace attributes of a module while this is open."""
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
    """Let imports of absent modules fail without a search: each request tries them again."""
    absent = [name for name in names if name not in sys.modules and find_spec(name) is None]
    sys.modules.update(dict.fromkeys(absent))  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]


_trusting = cache(ssl.create_default_context)
"""Reading all certificates takes longer than most steps."""


class _LoopTime:
    """Replaces the module `time` in a library: returns the time of the loop."""

    @staticmethod
    def monotonic() -> float:
        return asyncio.get_running_loop().time()


def _seeded(seed: int) -> type[Random]:
    """Return a `Random` that always starts from this seed."""

    class Seeded(Random):
        def seed(self, _a: object = None, _version: int = 2) -> None:
            super().seed(seed)

    return Seeded


def run(main: Coroutine[Any, Any, T], seed: int = 0) -> T:
    """Run a coroutine on a loop whose time jumps."""
    with (
        _in_place(core, SimpleQueue=_AtOnce, Thread=_NoThread),
        _in_place(ssl, create_default_context=_trusting),
        # How long discord.py waits before it connects to the gateway again is random.
        _in_place(backoff, random=SimpleNamespace(Random=_seeded(seed)), time=_LoopTime),
        _known_missing("trio", "sniffio"),
        asyncio.Runner(loop_factory=QuickLoop) as runner,
    ):
        return runner.run(main)
