"""Serving while no platform answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Dependencies
from bot.app.listening import serve_together
from bot.platforms.base.adapter import Connected, Resources
from core.engine.delivery.rate import Allowance, Pace, Rate
from core.engine.task_group import together

PLENTY = Rate(1_000, 1)


class Unreachable:
    """A platform that never answers."""

    name = "nowhere"
    takes = Allowance(whole=PLENTY, chat=PLENTY, person=PLENTY)

    @asynccontextmanager
    async def connected(self, _resources: Resources, _pace: Pace) -> AsyncIterator[Connected]:
        answer = asyncio.Future[Connected]()
        yield await answer


async def test_who_is_asked_to_end_while_a_platform_does_not_answer_ends() -> None:
    stop = asyncio.Event()
    async with asyncio.timeout(10), together() as tasks:
        tasks.create_task(serve_together([Unreachable()], Dependencies(), stop))
        await asyncio.sleep(0)
        stop.set()
