"""A round on Discord, by components alone; and how one comes to a table there."""

from tests.discord.evening import Evening
from tests.discord.loopback.hands import Hand
from tests.discord.loopback.world import Channel
from tests.discord.table import agreed, dealt, watched
from tests.discord.ways import ByComponents, Player
from tests.engine.clocks import SteppedClock
from tests.engine.due import BEGINS


async def lobby(game: Evening, sheet: str, *people: Hand) -> Channel:
    """A channel with a lobby in which these sit, the first of them as its host."""
    channel, (host, *others) = game.channel(), people
    opened = await host.says(f"/rummy new sheet:{sheet}", channel)
    await host.sees(f"1. {host.user.name}", channel)
    await host.until(lambda: not opened.loading)
    for taken, hand in enumerate(others, 2):
        await hand.presses("Join", channel)
        await host.sees(f"{taken}. {hand.user.name}", channel)
    return channel


async def begun(channel: Channel, host: Hand) -> None:
    await host.presses("Start", channel)
    await host.sees("’s turn", channel)


async def test_a_round_by_components_alone() -> None:
    async with watched("picture", SteppedClock(BEGINS)) as (game, watch):
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        for change in agreed("rummikub"):
            await ann.says(f"/rummy settings change:{change}", channel)
        await ann.sees("2 rounds · all help", channel)
        await ann.sees("First laying, points: 10", channel)
        await ann.says("/rummy start", channel)
        players = [Player(hand, channel, ByComponents()) for hand in (ann, ben)]
        table = await dealt(game, watch, *players)
        await table.play_round()
        assert watch.too_many_calls(channel.id) == []
        assert len(set(watch.callbacks())) == 1
