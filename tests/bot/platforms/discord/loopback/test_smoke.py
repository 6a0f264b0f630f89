"""The loopback Discord passes the check for the real Discord."""

import asyncio

import pytest

from tasks.discord_smoke import smoke
from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import Hand
from tests.support.discord.loopback.server import TOKEN, Loopback
from tests.support.due import BEGINS


async def test_the_smoke_test_finds_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    """The clock of this Discord stands still, so a slow machine does not matter."""
    async with Loopback(SteppedClock(BEGINS)).running() as discord, asyncio.TaskGroup() as tasks:
        channel = discord.world.channel(discord.world.guild("Friends"), "games")
        told = tasks.create_task(smoke(TOKEN, discord.url, discord.gateway_url))
        ann = Hand(discord, discord.world.user("Ann"))
        await discord.until(lambda: discord.gateway.identified or told.done())
        await ann.says("/rummy tables", channel)
        await ann.sees("Press the button", channel)
        await ann.presses("Press me", channel)
        await ann.picks("r7", "b7", channel=channel)
        opened = await ann.presses("Write", channel)
        await ann.fills(opened)
        await ann.sees("Thank you", channel)
        assert await told == 0
        assert [fault for fault in discord.faults if "acknowledged" not in fault] == []
    assert "!!" not in capsys.readouterr().out
