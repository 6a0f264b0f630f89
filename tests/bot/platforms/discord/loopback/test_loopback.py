"""The loopback Discord shows messages and refuses requests like the real one."""

import discord
import pytest
from discord import ui

from tests.support.cast import DrivenClock
from tests.support.discord.client.components import buttons, described, said
from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.asked import CREATE
from tests.support.discord.loopback.published import published
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import SEND, USUAL, VIEW
from tests.support.discord.plain_bot import (
    Bot,
    Interaction,
    games,
    key,
    person,
    picture,
    refused,
    table,
)


async def test_a_table_of_the_newer_kind_shows_its_picture_and_is_edited_in_place(
    discord_: Loopback, bot: Bot
) -> None:
    ann = person(discord_)

    async def act(interaction: Interaction) -> None:
        view = table("Drawn", shows="table.png")
        await interaction.response.edit_message(view=view, attachments=[picture()])

    bot.act = act
    await bot.place.send(view=table("Your turn", key("Draw")), files=[picture()])
    (message,) = ann.shown(games(discord_))
    assert "Nothing lies there" in described(message.data)
    (first,) = message.data["attachments"]
    assert (first["width"], first["height"]) == (40, 30)
    await ann.presses("Draw", games(discord_))
    assert said(message.data) == "Drawn"
    assert buttons(message.data) == []
    (second,) = message.data["attachments"]
    assert first["id"] != second["id"]


async def test_bodies_have_their_limits(discord_: Loopback, bot: Bot) -> None:
    malformed = refusals.form([]).code
    place = bot.place
    for wrong in (
        {"content": "x" * 2001},
        {"view": table("x" * 4001), "files": [picture()]},
        {"view": table("A table", shows="other.png"), "files": [picture()]},
        {"view": table("A table"), "files": [picture(b"no picture")]},
        {"view": table("A table", key("x" * 81)), "files": [picture()]},
        {"view": table("A table", key("x", emoji="<:r7:77>")), "files": [picture()]},
    ):
        assert await refused(place.send(**wrong)) == malformed, wrong
    assert len(discord_.faults) == 6
    sent = await place.send(view=table("x" * 4000), files=[picture()])
    assert await refused(sent.edit(view=table("A table", shows="b.png"))) == malformed
    await sent.edit(view=table("Another text, the same picture"))
    assert len(discord_.world.channels[str(place.id)].messages) == 1


async def test_a_mention_rings_only_the_allowed_people(discord_: Loopback, bot: Bot) -> None:
    ann, ben = person(discord_), person(discord_, "Ben")
    text = f"<@{ann.user.id}> <@{ben.user.id}> @everyone"
    only_ann = discord.AllowedMentions(everyone=False, users=[discord.Object(ann.user.id)])
    await bot.place.send(text, allowed_mentions=only_ann)
    assert (len(ann.rung()), len(ben.rung())) == (1, 0)
    assert "everyone" not in ann.rung()[0].rang
    await bot.place.send(text, allowed_mentions=discord.AllowedMentions.none())
    assert len(ann.rung()) == 1


async def test_a_flood_is_waited_out_and_a_repeated_message_stands_once(
    discord_: Loopback, bot: Bot
) -> None:
    discord_.refuse(CREATE, refusals.too_many(0.01), refusals.too_many(45))
    with pytest.raises(discord.RateLimited):
        await bot.place.send("Hello")
    discord_.lost.add(CREATE)
    sent = await bot.place.send("Hello")
    assert [str(sent.id)] == list(games(discord_).messages)
    assert [call.refused for call in discord_.calls if call.kind == CREATE][0::3] == [
        refusals.too_many(0.01),
        None,
    ]


async def test_a_message_that_is_gone_old_or_not_the_bots_is_not_edited(
    discord_: Loopback, bot: Bot
) -> None:
    ann, clock = person(discord_), discord_.world.clock
    assert isinstance(clock, DrivenClock)
    theirs = await ann.types("Hello", games(discord_))
    assert await refused(bot.place.get_partial_message(int(theirs.id)).edit(content="x")) == 50005
    sent = await bot.place.send("Hello")
    clock.time += 3601
    for turn in range(3):
        await sent.edit(content=f"turn {turn}")
    with pytest.raises(discord.RateLimited):
        await sent.edit(content="once more")
    refusal = discord_.calls[-1].refused
    assert refusal is not None
    assert (refusal.status, refusal.code) == (429, 30046)
    await sent.delete()
    assert await refused(sent.edit(content="x")) == 10008


async def test_permissions_taken_away_channels_deleted_and_servers_left(
    discord_: Loopback, bot: Bot
) -> None:
    channel, place = games(discord_), bot.place
    discord_.permit(channel, USUAL & ~SEND)
    assert await refused(place.send("Hello")) == 50013
    discord_.permit(channel, USUAL & ~VIEW)
    assert await refused(place.send("Hello")) == 50001
    discord_.permit(channel, USUAL)
    await place.send("Hello")
    assert channel.guild is not None
    discord_.leave(channel.guild)
    assert await refused(place.send("Hello")) == 50001
    discord_.arrive(channel.guild)
    discord_.delete(channel)
    assert await refused(place.send("Hello")) == 10003


async def test_threads_are_places_of_their_own_until_they_are_locked(
    discord_: Loopback, bot: Bot
) -> None:
    thread = await bot.place.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    sent = await thread.send("Hello")
    here = discord_.world.channels[str(thread.id)]
    assert list(here.messages) == [str(sent.id)]
    here.archived = True
    assert await refused(sent.edit(content="x")) == 50083
    await thread.send("That opens it again")
    assert not here.archived
    here.locked = True
    assert await refused(thread.send("Hello")) == 160005


async def test_tiles_are_emoji_of_the_application(discord_: Loopback, bot: Bot) -> None:
    tile = picture().fp.read()
    made = await bot.create_application_emoji(name="r7", image=tile)
    assert await refused(bot.create_application_emoji(name="r7", image=tile)) == 50035
    await bot.place.send("Your rack", view=ui.View(timeout=None).add_item(key("r7", made)))
    assert [one.name for one in await bot.fetch_application_emojis()] == ["r7"]
    await made.delete()
    assert discord_.world.emoji == {}


async def test_a_request_against_the_description_is_found() -> None:
    described_ = published()
    path = "/channels/{channel_id}/messages"

    def faults(**body: object) -> list[str]:
        return described_.faults("POST", path, body)

    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Draw", "custom_id": "d"}]}
    assert faults(components=[row], flags=32768) == []
    assert described_.faults("POST", "/channels", {}) == ["there is no POST /channels"]
    assert faults(contents="x") == ["body.contents is unknown"]
    assert faults(content=7) == ["body.content is no ['string', 'null']"]
    assert faults(components=[{**row, "type": 99}])
    wrong = {"type": 1, "components": [{"type": 2, "style": 1, "labl": "Draw", "custom_id": "d"}]}
    assert faults(components=[wrong]) == ["body.components[0].components[0].labl is unknown"]
    long = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81}]}
    found = faults(components=[long])
    assert found == ["body.components[0].components[0].label: maxLength is 80"]
