"""Messages beside the newest table: notifications, and copies that remain after a crash."""

import re
from copy import deepcopy

import pytest

from bot.platforms.discord.look import announcement
from bot.screens.screen import Screen, ScreenKind
from tests.support.discord.client.components import SELECT, buttons, every, label
from tests.support.discord.client.hands import Hand, is_private
from tests.support.discord.evening import evening
from tests.support.discord.lobby import calls, drawn, lobby, round_of_two
from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.asked import CREATE, DELETE
from tests.support.discord.loopback.world import BOT, Channel, Json, Message


@pytest.mark.parametrize("direct", [False, True])
async def test_a_call_goes_when_the_turn_goes_on_where_nobody_is_called_here(
    *, direct: bool
) -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await drawn(mover, other, channel)
        await mover.says("/rummy notify way:dm", channel)
        assert [f"@{other.user.name}’s turn" in call for call in calls(mover, channel)] == [True]
        if direct:
            await other.types("draw")
        else:
            await other.says("/turn draw", channel)
        await mover.sees("Your turn:")
        await mover.until(lambda: calls(mover, channel) == [])


async def test_a_call_that_cannot_be_deleted_for_a_while_goes_with_the_next_table() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await drawn(mover, other, channel)
        game.discord.refuse(DELETE, refusals.shared_too_many(45))
        await other.says("/turn draw", channel)
        await mover.until(lambda: len(calls(mover, channel)) == 2)
        await mover.says("/turn draw", channel)
        await mover.until(lambda: len(calls(mover, channel)) == 1)


async def test_a_standing_order_that_draws_calls_only_the_next_player() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await other.says("/turn auto", channel)
        posts = len(game.discord.calls)
        await mover.says("/turn draw", channel)
        await mover.sees(f"{other.user.name} drew", channel)
        await mover.until(lambda: calls(mover, channel))
        posted = [one for one in game.discord.calls[posts:] if one.kind == CREATE]
        assert len(posted) == 1, "only who acts is called"
        assert f"@{mover.user.name}’s turn" in calls(mover, channel)[0]


def test_a_call_names_a_word_by_its_command() -> None:
    screen = Screen(kind=ScreenKind.TABLE, text="", aside="Paused. Use “resume” to continue.")
    look = announcement(screen, {"resume": "</rummy resume:1>"}, "en", {}, "a link")
    assert look.texts == ("Paused. Use </rummy resume:1> to continue.\na link",)


def left_behind(hand: Hand, channel: Channel, name: str) -> Message:
    """Leave a copy of the message with a button, like a crash between sending and recording."""
    message, _ = hand.button(name, channel)
    return hand.discord.world.post(channel, BOT, deepcopy(content_of(message)))


def content_of(message: Message) -> Json:
    return {key: message.data[key] for key in ("components", "attachments", "flags")}


@pytest.mark.parametrize("name", ["Join", "Settings"])
async def test_a_copy_of_the_lobby_that_a_crash_has_left_loses_its_keys_when_pressed(
    name: str,
) -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann)
        first, _ = ann.button("Join", channel)
        copy = left_behind(ann, channel, "Join")
        await (ben if name == "Join" else ann).presses(name, channel)
        await ann.until(lambda: not buttons(copy.data))
        assert "Seats taken: 1" in ann.reads(copy)
        assert buttons(first.data)
        if name == "Join":
            await ann.until(lambda: "Seats taken: 2" in ann.reads(first))


async def test_a_copy_of_the_table_loses_its_keys_and_the_table_keeps_them() -> None:
    async with evening(look="picture") as game:
        channel, mover, other = await round_of_two(game)
        table, _ = mover.button("Table", channel)
        copy = left_behind(mover, channel, "Table")
        rack = next(one for one in buttons(copy.data) if label(one) == "My rack")
        opened = await mover.presses_on(copy, rack)
        assert is_private(opened)
        await mover.until(lambda: not buttons(copy.data))
        assert copy.data["attachments"]
        await mover.presses("Draw", channel)
        await other.sees(f"@{other.user.name}’s turn", channel)
        assert buttons(table.data)


async def test_a_copy_of_a_question_loses_its_key_when_pressed_after_the_turn() -> None:
    async with evening(racks="dm") as game:
        _, mover, other = await round_of_two(game)
        await mover.sees("Your turn")
        rack, _ = mover.button("Draw", mover.direct)
        select = next(one for one in every(rack.data["components"]) if one["type"] == SELECT)
        await mover.picks_on(rack, select, [select["options"][0]["value"]])
        await mover.sees("Picked: ")
        await mover.presses("Draw")
        await mover.sees("“Draw anyway”")
        question, _ = mover.button("Draw anyway", mover.direct)
        copy = left_behind(mover, mover.direct, "Draw anyway")
        (key,) = buttons(copy.data)
        await mover.presses_on(question, key)
        await other.sees("Your turn")
        await mover.presses_on(copy, key)
        await mover.until(lambda: not buttons(copy.data))
        assert "“Draw anyway”" in mover.reads(copy)


async def test_a_call_outlives_a_table_that_somebody_asks_for_and_leads_to_the_new_one() -> None:
    async with evening(look="picture") as game:
        channel, mover, other = await round_of_two(game)
        await drawn(mover, other, channel)
        (call,) = calls(mover, channel)
        called = next(one for one in mover.shown(channel) if mover.reads(one) == call)
        table, _ = mover.button("Table", channel)
        await mover.presses("Table", channel)
        await mover.until(lambda: table not in mover.shown(channel))
        newest, _ = mover.button("Table", channel)
        assert called in mover.shown(channel)
        assert newest.id in str(called.data["components"])
        await drawn(other, mover, channel)
        await mover.until(lambda: called not in mover.shown(channel))
        assert len(calls(mover, channel)) == 1


async def test_a_call_says_that_the_game_is_paused() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await drawn(mover, other, channel)
        (call,) = calls(mover, channel)
        assert "The turn ends" in call
        await mover.says("/rummy pause", channel)
        await mover.until(lambda: "has paused the game" in "".join(calls(mover, channel)))
        assert "The turn ends" not in "".join(calls(mover, channel))
        await mover.says("/rummy resume", channel)
        await mover.until(lambda: "The turn ends" in "".join(calls(mover, channel)))


async def test_a_table_that_rang_becomes_a_call_when_the_table_is_posted_anew() -> None:
    async with evening(look="picture") as game:
        channel, mover, other = await round_of_two(game)
        rang, _ = mover.button("Table", channel)
        assert rang in mover.rung()
        await other.presses("Table", channel)
        await mover.until(lambda: calls(mover, channel))
        assert rang in mover.shown(channel)
        await drawn(mover, other, channel)
        await mover.until(lambda: rang not in mover.shown(channel))


@pytest.mark.parametrize("several", [False, True])
async def test_a_call_names_its_table_where_a_channel_has_several(*, several: bool) -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        code = re.findall("table ([A-Z]{4})", await mover.sees("’s turn", channel))[0]
        if several:
            await game.meet("Eve").says("/rummy new sheet:kids", channel)
            await mover.sees("1. Eve", channel)
        await drawn(mover, other, channel)
        (call,) = calls(other, channel)
        assert f"@{other.user.name}’s turn" in call
        assert (f"Rummikub, table {code}, round 1" in call) is several
        await mover.says(f"/rummy table code:{code}" if several else "/rummy table", channel)
        await other.until(lambda: len(calls(other, channel)) == 1)
        assert (f"table {code}" in calls(other, channel)[0]) is several
