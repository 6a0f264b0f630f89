"""Discord and Telegram together: a person on both, calls with mentions, and watching."""

import re

from tests.support.discord.client.hands import Hand
from tests.support.evenings.both import both
from tests.support.telegram import hands as telegram_hands


async def test_a_code_of_telegram_said_on_discord_makes_one_person() -> None:
    async with both() as game:
        await game.annie.says("/link")
        told = await game.annie.sees("Send me this on the other platform")
        code = re.findall(r"link (\w{10})", str(told) + telegram_hands.text(game.annie.private))[0]
        await game.ann.says(f"/evening link code:{code}", game.channel)
        await game.ann.sees("lists show Annie", game.channel)
        await game.annie.sees("you’re one person")
        people = [await game.parts.kept.standings.numbers(number) for number in (1, 2, 3)]  # type: ignore[arg-type]
        assert sorted(map(len, people)) == [1, 2, 2]


async def test_people_are_called_by_mention_and_watch_from_the_other_platform() -> None:
    async with both() as game:
        await game.ann.says("/evening call when:once", game.channel)
        await game.ann.sees("I’ll notify you", game.channel)
        bea = Hand(game.discord, game.discord.world.user("Bea"))
        await bea.says("/rummy new sheet:rummikub", game.channel)
        await game.ann.sees("Bea has opened a table", game.channel)
        lobby = await bea.sees("1. Bea", game.channel)
        code = lobby.partition("table ")[2][:4]
        await game.ben.says(f"/watch {code}")
        await game.ben.sees("is open to you")
        await bea.says("/rummy settings change:watch on", game.channel)
        await bea.sees("may watch", game.channel)
        await game.ben.says(f"/watch {code}")
        await game.ben.sees("1. Bea")
        await game.ann.says(f"/rummy join code:{code}", game.channel)
        await game.ben.sees("2. Ann")
        await bea.presses("Start", game.channel)
        await game.ben.sees("The table is still empty")
        assert "Your rack" not in str(game.ben.private.shown)
