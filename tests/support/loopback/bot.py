"""The bot in the process of the test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Dependencies
from bot.app.listening import serve_together
from bot.platforms.base.adapter import Adapter
from core.engine.delivery.rate import Allowance, Rate

MUCH = Rate(10_000, 1)
UNHURRIED = Allowance(whole=MUCH, chat=MUCH, person=MUCH)
"""A limit that no test reaches, for tests that do not check limits."""


@asynccontextmanager
async def served_by(parts: Dependencies, *adapters: Adapter) -> AsyncIterator["asyncio.Task[None]"]:
    """Let a bot serve some platforms as long as this is open."""
    async with asyncio.TaskGroup() as tasks:
        stop = asyncio.Event()
        yield tasks.create_task(serve_together(adapters, parts, stop))
        stop.set()
