"""Several platforms in one house, listened to until the program is asked to stop."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from typing import Any, Protocol, TypeAlias

import structlog

from bot.app.app import App, open_app
from bot.app.dependencies import Dependencies
from bot.app.stopping import AskedToStopError, unless, until
from bot.conversation.delivery.platforms import Platform
from bot.version import version_here
from core.engine.delivery.rate import Allowance, Pace
from core.engine.task_group import together

_log = structlog.get_logger(__name__)

Listening: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""Takes what people do, for ever."""


class UnknownBotError(Exception):
    """A platform knows no bot with the token that it was shown, or no longer."""

    def __init__(self, platform: str) -> None:
        super().__init__(platform)
        self.platform = platform


class Connected(Protocol):
    """A platform that can be spoken to, and is not listened to yet."""

    @property
    def platform(self) -> Platform:
        """What the house has to know of it."""

    def caught_up(self, app: App) -> AbstractAsyncContextManager[Listening]:
        """Act on what was done while nobody listened, and return what listens from then on.

        At its end everything that was taken is still acted on.
        """


class Adapter(Protocol):
    """A platform that shall be served."""

    @property
    def name(self) -> str:
        """As in the addresses of its people and chats."""

    @property
    def takes(self) -> Allowance:
        """How fast it may be spoken to."""

    def connected(
        self, dependencies: Dependencies, pace: Pace
    ) -> AbstractAsyncContextManager[Connected]:
        """Hold the connection open as long as this is."""


class Herald(Protocol):
    """Is told what the program does while it starts, for whoever watches."""

    def connecting(self, platform: str) -> None:
        """Take note that a platform is being connected to."""

    def connected(self, platform: Platform) -> None:
        """Take note of who the bot is there."""

    def ready(self) -> None:
        """Take note that people are listened to."""


class Silent:
    """Tells nobody."""

    def connecting(self, platform: str) -> None:
        """Do nothing."""

    def connected(self, platform: Platform) -> None:
        """Do nothing."""

    def ready(self) -> None:
        """Do nothing."""


async def serve_together(
    adapters: Sequence[Adapter],
    dependencies: Dependencies,
    stop: asyncio.Event,
    herald: Herald | None = None,
) -> None:
    """Serve until it is asked to stop: then everything that was taken is still acted on.

    `herald` is told how the start goes. No timeout rings before everything has been acted on that
    arrived while nobody listened.

    Raises:
        UnknownBotError: a token is a wrong one, or was revoked.
    """
    _log.info("starting", platforms=[adapter.name for adapter in adapters])
    watch = dependencies.watch
    watch.stop, watch.store, watch.rulings = stop, dependencies.store, dependencies.rulings
    watch.cluster = dependencies.cluster
    takes = {adapter.name: adapter.takes for adapter in adapters}
    pace = Pace(dependencies.register, dependencies.clock, takes, dependencies.cluster)
    with suppress(AskedToStopError):
        async with AsyncExitStack() as stack:
            await _serve(stack, adapters, dependencies, pace, stop=stop, herald=herald or Silent())
    _log.info("stopped")


async def _serve(
    stack: AsyncExitStack,
    adapters: Sequence[Adapter],
    dependencies: Dependencies,
    pace: Pace,
    *,
    stop: asyncio.Event,
    herald: Herald,
) -> None:
    """Open everything in turn, what was opened first to be closed last, and listen."""
    watch, enter = dependencies.watch, stack.enter_async_context
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
