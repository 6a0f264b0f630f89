"""A table with one seat on Discord and one on Telegram plays to its end in both chats."""

import re

from core.engine.table.evolve import replay
from core.rules.round import Round
from tests.support.discord.client.hands import Hand
from tests.support.discord.lobby import calls
from tests.support.discord.loopback.world import Channel
from tests.support.discord.ways import ByComponents, Player
from tests.support.evenings.both import both
from tests.support.evenings.stored import FIRST
from tests.support.evenings.thinking import ideas
from tests.support.telegram import hands as telegram_hands
from tests.support.telegram.loopback.world import Chat

SMALL = "settings rule hand=13 numbers=8 copies=1 first_laying=0"


async def sit_down(ann: Hand, channel: Channel, ben: telegram_hands.Hand, group: Chat) -> None:
    """Open a table on Discord as Ann, let Ben join by its code on Telegram, and deal."""
    await ann.says("/rummy new sheet:rummikub", channel)
    lobby = await ann.sees("1. Ann", channel)
    code = lobby.partition("table ")[2][:4]
    await ben.says(f"/join@rummy_bot {code}", group)
    await ann.sees("2. Ben", channel)
    await ben.sees("2. Ben", group)
    await ann.says(f"/rummy settings change:{SMALL.partition(' ')[2]}", channel)
    await ann.sees("Points for the initial meld: any value", channel)
    await ann.presses("Start", channel)
    await ann.sees("’s turn", channel)


async def test_a_table_with_seats_on_both_platforms_is_played_to_its_end() -> None:
    async with both() as game:
        discord, telegram, channel, group = game.discord, game.telegram, game.channel, game.group
        ann, ben, parts = game.ann, game.ben, game.parts
        await sit_down(ann, channel, ben, group)
        player = Player(ann, channel, ByComponents())
        while (running := replay(await parts.store.history(FIRST)).running) is not None:
            before = newest(group)
            if running.to_move == 0:
                await discord.until(lambda: is_called(ann, channel))
                await acts(player, running)
            else:
                await telegram.until(lambda: "Ben’s turn" in telegram_hands.text(group))
                await discord.until(lambda: calls(ann, channel) == [])
                await ben.says("/draw@rummy_bot" if running.stock else "/pass@rummy_bot", group)
            await telegram.until(lambda: newest(group) != before)  # noqa: B023 - asked at once
        await ann.sees("This round:", channel)
        await ben.sees("This round:", group)
        assert "Ben" in telegram_hands.content(group.shown[-1])


def is_called(hand: Hand, channel: Channel) -> bool:
    """Say whether the newest table in the channel announces a person's turn."""
    told = [hand.reads(one) for one in hand.shown(channel) if one.viewer is None]
    turns = [turn for text in told for turn in re.findall(r"It’s @?(.*)’s turn", text)]
    return turns[-1:] == [hand.user.name]


async def acts(player: Player, running: Round) -> None:
    """Play the move that seems best, using only what the screen offers."""
    await player.way.opens(player)
    for phrase in next(ideas(running, "normal")):
        await player.says(phrase)


def newest(chat: Chat) -> int:
    """Return the number of the bot's newest message."""
    return int(chat.shown[-1]["message_id"])
