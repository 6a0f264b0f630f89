"""Two people plan their turns on Discord: by a button and a list, and by `/turn plan`."""

import re

from tests.support.discord.client.components import selects
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import evening
from tests.support.discord.lobby import round_of_two
from tests.support.discord.loopback.world import Channel
from tests.support.evenings.written import run_of


def tiles_of(hand: Hand, channel: Channel) -> list[str]:
    """Return the labels of the list of tiles."""
    lists = selects(hand.own(channel)[-1].data)
    shown = [one["options"] for one in lists if one["placeholder"].startswith("Choose tiles")]
    return [option["label"] for options in shown for option in options]


async def test_a_plan_is_made_from_a_list_and_offered_when_the_turn_comes() -> None:
    async with evening() as game:
        channel, first, waits = await round_of_two(game)
        await waits.presses("My rack", channel)
        await waits.presses("Plan", channel)
        await waits.sees("Your plan. Only you can see it.", channel)
        tile = tiles_of(waits, channel)[0]
        name = re.sub(r"[^a-zA-Z0-9]", "", tile)
        done = await waits.says(f"/turn plan tiles:pick {name}", channel)
        await waits.until(lambda: not done.loading)
        await waits.sees(f"Not placed yet: {name}", channel)
        await first.presses("My rack", channel)
        await first.presses("Draw", channel)
        await waits.presses("My rack", channel)
        await waits.sees("You cannot lay your plan", channel)


def typed_run(tiles: list[str]) -> str:
    """Return three consecutive tiles of one colour, as a person types them."""
    return " ".join(run_of([re.sub(r"[^a-zA-Z0-9]", "", one) for one in tiles]))


async def test_an_evening_of_two_who_plan_each_lays_with_one_press() -> None:
    async with evening() as game:
        rules = "hand=18 first_laying=none"
        channel, first, other = await round_of_two(game, rules=rules)
        for plays, waits in ((first, other), (other, first)):
            await waits.presses("My rack", channel)
            await waits.presses("Plan", channel)
            await waits.sees("Your plan. Only you can see it.", channel)
            run = typed_run(tiles_of(waits, channel))
            said = await waits.says(f"/turn plan tiles:{run}", channel)
            await waits.until(lambda: not said.loading)  # noqa: B023
            await waits.sees("Your move so far", channel)
            public = [waits.reads(one) for one in waits.shown(channel) if one.viewer is None]
            assert not any("plan" in text.lower() for text in public)
            await plays.presses("My rack", channel)
            await plays.presses("Draw", channel)
            await waits.presses("My rack", channel)
            await waits.sees(f"Your plan still works: {run}.", channel)
            await waits.presses("Lay plan (3) and end turn", channel)
            await plays.sees(f"laid {run}", channel)
            await plays.presses("My rack", channel)
            await plays.presses("Draw", channel)


async def test_a_plan_that_is_laid_by_itself_is_told_to_its_owner_and_the_channel() -> None:
    async with evening() as game:
        rules = "hand=18 first_laying=none"
        channel, first, other = await round_of_two(game, rules=rules)
        await other.presses("My rack", channel)
        await other.presses("Plan", channel)
        await other.sees("Your plan. Only you can see it.", channel)
        run = typed_run(tiles_of(other, channel))
        said = await other.says(f"/turn plan tiles:{run} lay:lay", channel)
        await other.until(lambda: not said.loading)
        await other.sees("I’ll lay it when your turn starts", channel)
        await first.presses("My rack", channel)
        await first.presses("Draw", channel)
        await first.sees(f"laid {run}", channel)
