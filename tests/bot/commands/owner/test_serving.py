"""What `rummy serve` logs, and how it ends while no platform answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from structlog.testing import capture_logs

from bot.app import Dependencies
from bot.app.listening import serve_together
from bot.machine.system import SystemClock
from bot.platforms.base.adapter import Connected, Resources, Silent
from core.engine.delivery.rate import Allowance, Pace, Rate
from core.engine.task_group import together
from tests.support.discord.evening import adapter
from tests.support.discord.loopback.server import Loopback
from tests.support.translator import TRANSLATOR

PLENTY = Rate(1_000, 1)


class Unreachable:
    """A platform that never answers."""

    name = "nowhere"
    takes = Allowance(whole=PLENTY, chat=PLENTY, person=PLENTY)

    @asynccontextmanager
    async def connected(self, _resources: Resources, _pace: Pace) -> AsyncIterator[Connected]:
        answer = asyncio.Future[Connected]()
        yield await answer


async def test_the_program_stops_while_a_platform_does_not_answer() -> None:
    stop = asyncio.Event()
    async with asyncio.timeout(10), together() as tasks:
        tasks.create_task(serve_together([Unreachable()], Dependencies(), stop))
        await asyncio.sleep(0)
        stop.set()


class Brief(Silent):
    """Stops the program as soon as people can play."""

    def __init__(self, stop: asyncio.Event) -> None:
        self._stop = stop

    def ready(self) -> None:
        self._stop.set()


async def test_start_and_stop_are_logged_for_the_owner() -> None:
    structlog.reset_defaults()
    with capture_logs() as logged:
        async with Loopback(SystemClock()).running() as discord, together() as tasks:
            stop = asyncio.Event()
            parts = Dependencies(pause=0, translator=TRANSLATOR, herald=Brief(stop))
            tasks.create_task(serve_together([adapter(discord)], parts, stop))
    told = [one["event"] for one in logged if one["log_level"] == "info"]
    assert told == ["starting", "connected", "serving", "stopping", "stopped"]
