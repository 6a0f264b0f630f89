"""A Discord for each test, and a bot that uses only the client library."""

from collections.abc import AsyncIterator

import pytest

from tests.support.cast import DrivenClock
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.plain_bot import Bot, running
from tests.support.due import BEGINS


@pytest.fixture
async def discord_() -> AsyncIterator[Loopback]:
    clock = DrivenClock()
    clock.time = BEGINS
    async with Loopback(clock).running() as loopback:
        loopback.world.channel(loopback.world.guild("Friends"), "games")
        yield loopback


@pytest.fixture
async def bot(discord_: Loopback) -> AsyncIterator[Bot]:
    async with running(discord_, Bot(discord_)) as bot:
        yield bot
