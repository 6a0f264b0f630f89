"""Serve several platforms in one program until it is asked to stop."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress

import structlog

from bot.app.app import open_app
from bot.app.dependencies import Dependencies
from bot.app.stopping import AskedToStopError, unless
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
