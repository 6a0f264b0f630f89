"""Serve several platforms in one program until it is asked to stop."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any

import structlog

from bot.app.app import open_app
from bot.app.dependencies import Dependencies
from bot.machine.system import version_here
from bot.platforms.base.adapter import Adapter, Connected, Listening
from core.engine.delivery.rate import Pace
from core.engine.task_group import together, until

_log = structlog.get_logger(__name__)


async def serve_together(
    adapters: Sequence[Adapter],
    dependencies: Dependencies,
    stop: asyncio.Event,
) -> None:
    """Serve until `stop` is set, then finish all accepted updates.

    Timeouts wait until all updates that arrived before the start are processed.

    Raises:
        UnknownBotError: a token is wrong or was revoked.
    """
    _log.info("starting", platforms=[adapter.name for adapter in adapters])
    watch = dependencies.watch
    watch.stop, watch.store, watch.rulings = stop, dependencies.store, dependencies.rulings
    watch.cluster = dependencies.cluster
    takes = {adapter.name: adapter.takes for adapter in adapters}
    pace = Pace(dependencies.register, dependencies.clock, takes, dependencies.cluster)
    with suppress(AskedToStopError):
        async with AsyncExitStack() as stack:
            await _serve(stack, adapters, dependencies, pace, stop=stop)
    _log.info("stopped")


async def _serve(
    stack: AsyncExitStack,
    adapters: Sequence[Adapter],
    dependencies: Dependencies,
    pace: Pace,
    *,
    stop: asyncio.Event,
) -> None:
    """Open everything in order, to close in reverse order, and take updates."""
    watch, enter = dependencies.watch, stack.enter_async_context
    herald = dependencies.herald
    stack.callback(watch.closed)
    async with unless(stop):
        connected: list[Connected] = []
        for adapter in adapters:
            herald.connecting(adapter.name)
            connected.append(await enter(adapter.connected(dependencies, pace)))
            there = connected[-1].platform
            _log.info("connected", platform=there.name, bot=there.called, invite=there.invitation)
            herald.connected(there)
        watch.platforms = platforms = [one.platform for one in connected]
        app = await enter(open_app(dependencies, *platforms, pace=pace))
        watch.engine = app.engine
        listening = [await enter(one.caught_up(app)) for one in connected]
    app.engine.ready()
    watch.caught_up = True
    herald.ready()
    _log.info("serving", version=version_here())
    try:
        await until(stop, _all(listening))
    finally:
        _log.info("stopping")


async def _all(listening: Sequence[Listening]) -> None:
    async with together() as tasks:
        for each in listening:
            tasks.create_task(each())


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
