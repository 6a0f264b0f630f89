"""Stop in order: take no new updates and finish the rest."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from core.engine.task_group import together

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGBREAK") if hasattr(signal, name)
)
"""Windows sends SIGBREAK to end a program without a window."""


@contextmanager
def asked_to_stop() -> Iterator[asyncio.Event]:
    """Yield an event that is set once the program is asked to stop.

    A second signal has its default effect, for people who do not want to wait.
    """
    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def ask() -> None:
        stop.set()
        _heed_no_more(loop)

    for each in SIGNALS:
        try:
            loop.add_signal_handler(each, ask)
        except NotImplementedError:  # Windows loops have no signal handlers
            signal.signal(each, lambda *_: loop.call_soon_threadsafe(ask))
    try:
        yield stop
    finally:
        _heed_no_more(loop)


def _heed_no_more(loop: asyncio.AbstractEventLoop) -> None:
    for each in SIGNALS:
        try:
            loop.remove_signal_handler(each)
        except NotImplementedError:
            ended = signal.default_int_handler if each == signal.SIGINT else signal.SIG_DFL
            signal.signal(each, ended)


class AskedToStopError(Exception):
    """The program was asked to stop before it had started."""


@asynccontextmanager
async def unless(stop: asyncio.Event) -> AsyncIterator[None]:
    """Cancel the body of the context once `stop` is set.

    Raises:
        AskedToStopError: the body was cancelled.
    """
    beginning = asyncio.current_task()
    assert beginning is not None
    async with together() as tasks:
        watching = tasks.create_task(_break_off(beginning, stop))
        try:
            yield
            await asyncio.sleep(0)  # handles a stop at the last moment
        except asyncio.CancelledError:
            if not stop.is_set() or beginning.uncancel():
                raise
            raise AskedToStopError from None
        finally:
            watching.cancel()


async def _break_off(task: asyncio.Task[Any], stop: asyncio.Event) -> None:
    await stop.wait()
    task.cancel()
