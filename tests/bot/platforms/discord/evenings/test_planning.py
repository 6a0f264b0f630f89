"""Two people plan their turns on Discord: by a button and a list, and by `/turn plan`."""

import re

from tests.support.discord.client.components import selects
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import evening
from tests.support.discord.lobby import round_of_two
from tests.support.discord.loopback.world import Channel


def tiles_of(hand: Hand, channel: Channel) -> list[str]:
    """The labels of the list from which tiles are chosen."""
    lists = selects(hand.own(channel)[-1].data)
    shown = [one["options"] for one in lists if one["placeholder"].startswith("Choose tiles")]
    return [option["label"] for options in shown for option in options]


async def test_a_plan_is_made_from_a_list_and_offered_when_the_turn_comes() -> None:
    async with evening() as game:
        channel, first, waits = await round_of_two(game)
        await waits.presses("My rack", channel)
        await waits.presses("Plan", channel)
        await waits.sees("Your plan. Only you see it.", channel)
        tile = tiles_of(waits, channel)[0]
        name = re.sub(r"[^a-zA-Z0-9]", "", tile)
        done = await waits.says(f"/turn plan tiles:pick {name}", channel)
        await waits.until(lambda: not done.loading)
        await waits.sees(f"In hand, not placed yet: {name}", channel)
        await first.presses("My rack", channel)
        await first.presses("Draw", channel)
        await waits.presses("My rack", channel)
        await waits.sees("Your plan no longer fits", channel)
