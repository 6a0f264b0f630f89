"""Whoever judges a lay in the channel is told what came of it, beside the board that they have."""

import re

from tests.support.discord.client.components import buttons, label, selects
from tests.support.discord.client.hands import Hand, is_private, told
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, calls, lobby, round_of_two
from tests.support.discord.loopback.world import Channel

NAMES = ("Ann", "Ben", "Cem")


async def laid_wrongly(game: Evening) -> tuple[Channel, Hand]:
    """Lay what is no meld; return the channel, and a player who may object and does not move."""
    people = [game.meet(name) for name in NAMES]
    channel = await lobby(game, "budacsek", *people)
    await people[0].says("/rummy settings change:rule first_laying=none", channel)
    await people[0].sees("House rules – ", channel)
    await begun(channel, people[0])
    turn = await people[0].sees("’s turn", channel)
    first = next(hand for hand in people if f"@{hand.user.name}’s turn" in turn)
    await first.presses("My rack", channel)
    await first.until(lambda: first.own(channel))
    rack = re.findall(r"[rbkg]\d+", first.reads(first.own(channel)[-1]).partition("Your rack")[2])
    await first.says(f"/turn arrange table:{rack[0]} {rack[1]} {rack[-1]}", channel)
    await first.says("/turn done", channel)
    await first.until(lambda: "Object" in first.labels(channel))
    return channel, people[(people.index(first) + 2) % 3]


async def test_objection_pressed_in_the_channel_opens_no_second_board() -> None:
    async with evening() as game:
        channel, judge = await laid_wrongly(game)
        table = next(m for m in judge.shown(channel) if "Object" in map(label, buttons(m.data)))
        key = next(key for key in buttons(table.data) if label(key) == "Object")
        pressed = await judge.presses_on(table, key)
        assert (is_private(pressed), told(pressed)[:27]) == (True, "You were right to object: C")
        assert not any("Your rack" in judge.reads(one) for one in judge.own(channel))


async def test_objection_typed_in_the_channel_opens_no_second_board() -> None:
    async with evening() as game:
        channel, judge = await laid_wrongly(game)
        typed = await judge.says("/turn object", channel)
        assert "You were right to object: " in told(typed)
        assert not any("Your rack" in judge.reads(one) for one in judge.own(channel))


async def test_the_call_to_a_lay_that_may_be_judged_names_no_words_to_type() -> None:
    async with evening() as game:
        channel, judge = await laid_wrongly(game)
        await judge.until(lambda: "You may object" in "".join(calls(judge, channel)))
        (call,) = calls(judge, channel)
        assert "You may object to the last move, or accept it." in call


async def test_chosen_tiles_are_not_counted_where_the_players_judge_melds() -> None:
    async with evening() as game:
        rules = "hand=20 first_laying=30 false_melds=players"
        channel, first, _ = await round_of_two(game, rules=rules)
        await first.presses("My rack", channel)
        rack = [option["label"] for option in selects(first.own(channel)[-1].data)[0]["options"]]
        await first.picks(*rack[:3], channel=channel)
        await first.sees("Picked: ", channel)
        assert "of 30 points" not in first.reads(first.own(channel)[-1])
