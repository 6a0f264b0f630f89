"""The loopback Discord sends interactions to the bot and accepts its answers in time."""

from typing import Any

import discord
import pytest
from discord import ui

from tests.support.cast import DrivenClock
from tests.support.discord.client.components import said
from tests.support.discord.client.hands import is_private, told
from tests.support.discord.loopback.server import TOKEN, Loopback
from tests.support.discord.plain_bot import (
    Bot,
    Interaction,
    at,
    games,
    keys,
    person,
    picture,
    refused,
    running,
    table,
)


async def test_a_wrong_token_and_privileged_intents_are_refused(discord_: Loopback) -> None:
    async with at(discord_, Bot(discord_)) as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong.to.ken")
    async with at(
        discord_, Bot(discord_, discord.Intents(guilds=True, message_content=True))
    ) as bot:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(TOKEN)
    assert discord_.gateway.identified == []


async def test_a_command_is_completed_given_and_answered_in_private(
    discord_: Loopback, bot: Bot
) -> None:
    await bot.tree.sync()
    ann, ben = person(discord_), person(discord_, "Ben")
    choices = await ann.completes("/turn play tiles:b7", games(discord_))
    assert choices[0] == {"name": "b7 r7", "value": "r7"}
    answer = await ann.says("/turn play tiles:r7 r8 r9", games(discord_))
    assert (told(answer), is_private(answer)) == ("You lay r7 r8 r9.", True)
    assert len(ann.shown(games(discord_))) == 1
    assert ben.shown(games(discord_)) == []
    ann.begins_anew()
    assert ann.shown(games(discord_)) == []


async def test_a_slow_answer_is_deferred_and_filled_in_later(discord_: Loopback, bot: Bot) -> None:
    ann = person(discord_)

    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(view=table("A rack"), attachments=[picture()])
        await interaction.followup.send("and one thing more", ephemeral=True)

    bot.act = act
    await bot.place.send("Hello", view=keys("My rack"))
    await ann.presses("My rack", games(discord_))
    await ann.sees("one thing more", games(discord_))
    assert [said(one.data) for one in ann.own(games(discord_))] == ["A rack", "and one thing more"]
    assert bot.refused == []


async def test_an_interaction_is_acknowledged_once_within_three_seconds_and_good_for_fifteen(
    discord_: Loopback, bot: Bot
) -> None:
    ann, clock = person(discord_), discord_.world.clock
    assert isinstance(clock, DrivenClock)

    async def late(interaction: Interaction) -> None:
        clock.time += 3.1
        await interaction.response.defer()

    async def twice(interaction: Interaction) -> None:
        await interaction.response.defer()
        interaction.response._response_type = None  # noqa: SLF001 - it would keep us from it
        await interaction.response.defer()

    async def much_later(interaction: Interaction) -> None:
        await interaction.response.send_message("A rack", ephemeral=True)
        clock.time += 15 * 60 + 1
        await interaction.edit_original_response(content="Another")

    async def too_early(interaction: Interaction) -> None:
        try:
            await interaction.followup.send("What?")
        finally:
            await interaction.response.defer()

    await bot.place.send("Hello", view=keys("Draw"))
    for number, act in enumerate((late, twice, much_later, too_early), 1):
        bot.act = act
        await ann.presses("Draw", games(discord_))
        await ann.until(lambda: len(bot.refused) == number)  # noqa: B023 - asked at once
    assert bot.refused == [10062, 40060, 50027, 10015]
    assert discord_.faults == []


async def test_a_modal_is_opened_filled_in_and_answered(discord_: Loopback, bot: Bot) -> None:
    ann = person(discord_)
    field = ui.TextInput[Any](custom_id="table", default="r1 r2 r3", style=discord.TextStyle.long)
    shown = ui.Modal(title="Arrange", custom_id="arrange")
    shown.add_item(ui.Label(text="Rewrite the whole table", component=field))
    sent: list[str] = []

    async def act(interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_modal(shown)
            return
        with pytest.raises(discord.HTTPException, match="type 9 does not answer a modal"):
            await interaction.response.send_modal(shown)
        data: Any = interaction.data
        sent.append(data["components"][0]["component"]["value"])
        await interaction.response.edit_message(content="Arranged", view=None)

    bot.act = act
    await bot.place.send("Your turn", view=keys("Arrange"))
    opened = await ann.presses("Arrange", games(discord_))
    await ann.fills(opened, table="b1 b2 b3")
    assert sent == ["b1 b2 b3"]
    assert said(ann.shown(games(discord_))[0].data) == "Arranged"


async def test_direct_messages_are_heard_and_can_be_closed(discord_: Loopback, bot: Bot) -> None:
    ann = person(discord_)
    await ann.types("r7 r8 r9")
    await ann.types("chatter", games(discord_))
    await ann.until(lambda: bot.heard)
    user = await bot.http.start_private_message(int(ann.user.id))
    place = bot.get_partial_messageable(int(user["id"]))
    await place.send("Your turn")
    await ann.sees("Your turn")
    ann.user.takes_messages = False
    assert await refused(place.send("Your turn again")) == 50007
    assert bot.heard == ["r7 r8 r9"]


async def test_a_dropped_connection_is_resumed_with_the_missed_events(
    discord_: Loopback, bot: Bot
) -> None:
    ann = person(discord_)

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("Drawn", ephemeral=True)

    bot.act = act
    await bot.place.send("Your turn", view=keys("Draw"))
    await discord_.gateway.drop()
    answer = await ann.presses("Draw", games(discord_))
    assert told(answer) == "Drawn"
    assert (discord_.gateway.resumed, len(discord_.gateway.identified)) == (1, 1)
    await discord_.gateway.call_back()
    await ann.presses("Draw", games(discord_))
    assert (discord_.gateway.resumed, len(discord_.gateway.identified)) == (2, 1)


async def test_each_shard_hears_of_its_servers_and_the_first_of_direct_messages(
    discord_: Loopback,
) -> None:
    discord_.gateway.shards = 2
    clock = discord_.world.clock
    assert isinstance(clock, DrivenClock)
    clock.time += 0.0015  # the next id then belongs to the other shard
    other = discord_.world.channel(discord_.world.guild("Others"), "games")
    bot, ann = Bot(discord_), person(discord_)
    shards: list[int] = []

    async def act(interaction: Interaction) -> None:
        shards.append(interaction.guild.shard_id if interaction.guild else 0)
        await interaction.response.send_message("Here", ephemeral=True)

    bot.act = act
    async with running(discord_, bot):
        await bot.tree.sync()
        for place in (games(discord_), other, ann.direct):
            await ann.says("/turn play tiles:r7", place)
    assert discord_.gateway.identified == [(0, 2), (1, 2)]
    assert sorted(shards[:2]) == [0, 1]
