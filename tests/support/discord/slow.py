"""An evening on Discord whose disk is slow when a test wants it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from bot.app import Dependencies
from bot.machine.system import Chance
from bot.platforms.discord.replying import PROMISES
from core.engine.ports import Change, Posted
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.discord.evening import Evening, evening
from tests.support.discord.loopback.interactions import Interaction
from tests.support.due import BEGINS
from tests.support.translator import TRANSLATOR


class SlowStore(MemoryStore):
    """A disk that is slow when a test wants it."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = SteppedClock(BEGINS)
        self.free, self.asked = asyncio.Event(), asyncio.Event()
        self.free.set()

    async def append(self, change: Change) -> tuple[Posted, ...]:
        self.asked.set()
        await self.free.wait()
        return await super().append(change)

    async def takes_long(self, game: Evening, doing: Awaitable[object]) -> Interaction:
        """Let an act take longer than Discord waits; return its interaction."""
        self.free.clear()
        self.asked.clear()
        await doing
        await self.asked.wait()
        await self.clock.go_by(PROMISES)
        begun_ = list(game.discord.interactions.begun.values())[-1]
        await game.discord.until(lambda: begun_.answer is not None)
        return begun_


@asynccontextmanager
async def slowly() -> AsyncIterator[tuple[Evening, SlowStore]]:
    """Run an evening on a disk that can be slow."""
    store = SlowStore()
    parts = Dependencies(
        pause=0, entropy=Chance(1), store=store, clock=store.clock, translator=TRANSLATOR
    )
    async with evening(parts=parts, clock=store.clock) as game:
        yield game, store
