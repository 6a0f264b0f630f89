"""How the program is asked to end, and does: it takes nothing new, and finishes the rest."""

import asyncio
import signal
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from core.engine.together import together

T = TypeVar("T")

SIGNALS = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def asked_to_stop() -> Iterator[asyncio.Event]:
    """Return what is set once somebody asks the program to end.

    Who asks a second time does not want to wait: then the signal does what it does by itself.
    """
    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def ask() -> None:
        stop.set()
        _heed_no_more(loop)

    with suppress(NotImplementedError):  # a system that knows no signals
        for each in SIGNALS:
            loop.add_signal_handler(each, ask)
    try:
        yield stop
    finally:
        _heed_no_more(loop)


def _heed_no_more(loop: asyncio.AbstractEventLoop) -> None:
    with suppress(NotImplementedError):
        for each in SIGNALS:
            loop.remove_signal_handler(each)


async def until(stop: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Return what comes of some work; None where the program has to stop before that."""
    if stop.is_set():
        work.close()
        return None
    async with together() as tasks:
        stopping, working = tasks.create_task(stop.wait()), tasks.create_task(work)
        await asyncio.wait((stopping, working), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        working.cancel()
    return working.result() if working.done() and not working.cancelled() else None
