"""A sealed shuffle, standings and the hand of the day under `/evening`."""

from bot.platforms.discord.commands import COMMANDS
from tests.support.discord.client.hands import is_private, told
from tests.support.discord.evening import evening
from tests.support.discord.lobby import lobby

MOST = 25
"""A valid name of a command on Discord."""


def test_no_command_has_more_words_than_discord_takes() -> None:
    assert max(map(len, COMMANDS.values())) <= MOST


async def test_a_lobby_is_sealed_and_cut() -> None:
    async with evening(seed=None) as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "kids", ann, ben)
        assert "Shuffle sealed:" in told(await ann.says("/evening verify", channel))
        await ann.says("/evening cut phrase:three red horses", channel)
        await ann.sees("Cut by: Ann", channel)
        await ben.presses("Cut", channel)
        await ann.sees("Cut by: Ann and Ben", channel)
        assert "fixed" not in told(await ann.says("/evening verify", channel))


async def test_the_hand_of_the_day_is_dealt_in_private() -> None:
    async with evening(seed=None) as game:
        ann = game.meet("Ann")
        channel = game.channel()
        asked = await ann.says("/evening daily", channel)
        assert "hand of the day" in told(asked)
        await ann.sees("Your ")
        assert "Nobody is listed yet" in told(await ann.says("/evening top", channel))
        assert "Nobody has shared" in told(await ann.says("/evening daily what:list", channel))


async def test_the_hand_of_the_day_is_seen_where_direct_messages_are_closed() -> None:
    async with evening(seed=None) as game:
        ann = game.meet("Ann")
        ann.user.takes_messages = False
        asked = await ann.says("/evening daily", game.channel())
        assert "Hand of the day" in told(asked)
        assert is_private(asked)
