"""`rummy serve` on Discord is killed and started again."""

from asyncio.subprocess import Process
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.machine.system import SystemClock
from tests.support.discord.client.components import described
from tests.support.discord.client.hands import Hand, labels
from tests.support.discord.loopback.asked import CREATE, Request
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import Channel
from tests.support.discord.programs import program
from tests.support.sampling import sampled


async def lobby(discord: Loopback, channel: Channel) -> tuple[Hand, Hand]:
    """Open a lobby with two people; return the host first."""
    ann, ben = (Hand(discord, discord.world.user(name)) for name in ("Ann", "Ben"))
    await ann.says("/rummy new sheet:rummikub", channel)
    await ann.sees("1. Ann", channel)
    await ben.presses("Join", channel)
    await ann.sees("2. Ben", channel)
    return ann, ben


async def begun(discord: Loopback, channel: Channel) -> tuple[Hand, Hand]:
    """Begin a round of two people; return the player on turn, then the other."""
    ann, ben = await lobby(discord, channel)
    await ann.presses("Start", channel)
    turn = await ann.sees("’s turn", channel)
    return (ann, ben) if "@Ann" in turn else (ben, ann)


def killing(child: Process) -> Callable[[Request], None]:
    """Kill the program at its first new message, which gets no answer."""

    def kill(asked: Request) -> None:
        if asked.kind == CREATE:
            child.kill()
            raise ConnectionResetError

    return kill


@pytest.mark.whole
async def test_killed_in_the_middle_of_a_turn_it_goes_on_and_nothing_is_lost_or_doubled(
    tmp_path: Path,
) -> None:
    async with Loopback(SystemClock()).running() as discord:
        channel = discord.world.channel(discord.world.guild("Friends"), "games")
        async with program(discord, tmp_path) as child:
            mover, other = await begun(discord, channel)
            discord.before = killing(child)
            await mover.hurries("/turn draw", channel)
            await child.wait()
        discord.before = lambda _asked: None
        await other.hurries("/turn draw", channel)  # the program is down, so Discord drops it
        async with program(discord, tmp_path):
            await other.sees(f"@{other.user.name}’s turn", channel)
            await mover.says("/rummy table", channel)
            await mover.until(lambda: "Stock: 77" in newest_picture(mover, channel))
            await other.presses("My rack", channel)
            await other.presses("Draw", channel)
            await mover.sees(f"@{mover.user.name}’s turn", channel)
            await mover.until(lambda: "Stock: 76" in newest_picture(mover, channel))
        assert discord.application.syncs == 1
        assert discord.faults == []


@pytest.mark.long
@pytest.mark.parametrize("at", sampled(("begins", "goes on", "is told"), {"goes on"}))
async def test_killed_before_discord_has_said_that_a_message_is_there_it_stands_there_once(
    at: str, tmp_path: Path
) -> None:
    async with Loopback(SystemClock()).running() as discord:
        channel = discord.world.channel(discord.world.guild("Friends"), "games")
        async with program(discord, tmp_path) as child:
            if at == "begins":
                mover, other = await lobby(discord, channel)
                discord.after = killing(child)
                await mover.taps("Start", channel)
            else:
                mover, other = await begun(discord, channel)
                await other.says(f"/rummy notify way:{'dm' if at == 'is told' else 'group'}")
                discord.after = killing(child)
                await mover.hurries("/turn draw", channel)
            await child.wait()
        discord.after = lambda _asked: None
        before, sent = (
            len(discord.calls),
            [len(place.messages) for place in (channel, other.direct)],
        )
        async with program(discord, tmp_path):
            await discord.until(lambda: CREATE in [one.kind for one in discord.calls[before:]])
            assert [len(place.messages) for place in (channel, other.direct)] == sent
            await plays_on(channel, mover, other)
        assert discord.faults == []


async def plays_on(channel: Channel, *people: Hand) -> None:
    """Let the player on turn draw, and wait until exactly one table has buttons."""
    turn = await people[0].sees("’s turn", channel)
    mover, other = people if f"@{people[0].user.name}" in turn else people[::-1]
    await mover.presses("My rack", channel)
    await mover.presses("Draw", channel)
    await other.sees(f"@{other.user.name}’s turn", channel)
    await other.until(lambda: keys(other, channel).count("Table") == 1)


def keys(hand: Hand, channel: Channel) -> list[str]:
    """Return the labels of the buttons that everybody sees."""
    public = [one for one in hand.shown(channel) if one.viewer is None]
    return [name for one in public for name in labels(one)]


def newest_picture(hand: Hand, channel: Channel) -> str:
    """Return the description of the newest picture that everybody sees."""
    public = [one for one in hand.shown(channel) if one.viewer is None and one.data["attachments"]]
    return described(public[-1].data)
