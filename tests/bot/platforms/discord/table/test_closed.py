"""Somebody who takes no direct messages is tried once a turn, and called in the channel."""

import pytest

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from bot.platforms.discord import direct
from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import Evening, evening, serving
from tests.support.discord.lobby import begun, calls, closed, lobby, round_of_two
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import Channel
from tests.support.due import BEGINS
from tests.support.translator import TRANSLATOR

TOLD = "I can’t send you direct messages"
HOUR = 3_600


def refused(game: Evening) -> int:
    """Return how many direct messages Discord has refused."""
    return sum(one.refused is not None for one in game.discord.calls)


async def closes(game: Evening) -> tuple[Channel, Hand, Hand]:
    """Start a round; return the player on turn, and another whose direct messages are closed."""
    channel, mover, other = await round_of_two(game)
    await other.says("/rummy notify way:dm", channel)
    other.user.takes_messages = False
    await draws(mover, other, channel)
    await other.sees(TOLD, channel)
    return channel, mover, other


async def draws(mover: Hand, other: Hand, channel: Channel) -> None:
    """Draw from the own rack, and wait until the channel shows the next turn."""
    await mover.presses("My rack", channel)
    await mover.presses("Draw", channel)
    await other.sees(f"{other.user.name}’s turn", channel)


async def goes_round(channel: Channel, mover: Hand, other: Hand) -> None:
    """Let both draw: first the one with closed direct messages."""
    await draws(other, mover, channel)
    await draws(mover, other, channel)


async def drawn_to(person: Hand, host: Hand, channel: Channel) -> None:
    """Draw at a new table until it is a person's turn."""
    turn = await host.sees("’s turn", channel)
    if f"@{person.user.name}’s turn" not in turn:
        await draws(host, person, channel)


async def test_a_refused_direct_message_is_tried_again_once_a_turn() -> None:
    async with evening() as game:
        channel, mover, other = await closes(game)
        await goes_round(channel, mover, other)
        await other.until(lambda: refused(game) == 2)
        await goes_round(channel, mover, other)
        await other.until(lambda: refused(game) == 3)
        await mover.says("/rummy pause", channel)
        await mover.says("/rummy resume", channel)
        await other.sees("has resumed the game", channel)
        assert refused(game) == 3
        assert other.direct.messages == {}


async def test_a_channel_calls_nobody_whose_direct_messages_arrive_again() -> None:
    async with evening() as game:
        channel, mover, other = await closes(game)
        await draws(other, mover, channel)
        other.user.takes_messages = True
        await draws(mover, other, channel)
        await other.sees("Your turn: ")
        await other.until(lambda: other.message_with(TOLD, channel) is None)
        assert other.message_with("privately", channel) is None
        assert not other.direct.messages.keys() & {one.id for one in other.rung()}
        await goes_round(channel, mover, other)
        await other.until(lambda: other.direct.messages.keys() & {one.id for one in other.rung()})
        await other.until(lambda: not calls(other, channel))


async def test_a_refused_direct_message_is_tried_again_once_its_reader_wants_one() -> None:
    async with evening() as game:
        channel, mover, other = await closes(game)
        await draws(other, mover, channel)
        other.user.takes_messages = True
        await other.says("/rummy notify way:dm", channel)
        await mover.says("/turn draw", channel)
        await other.sees("Your turn: ")


async def test_a_refused_direct_message_is_tried_again_after_a_message_from_its_reader() -> None:
    async with evening() as game:
        channel, mover, other = await closes(game)
        await draws(other, mover, channel)
        other.user.takes_messages = True
        await other.types("score")
        await other.sees("No round")
        await mover.says("/turn draw", channel)
        await other.sees("Your turn: ")


async def test_a_refused_direct_message_waits_an_hour_where_many_were_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(direct, "TRIES", 0)
    clock = SteppedClock(BEGINS)
    async with evening(clock=clock, tick=60) as game:
        channel, mover, other = await closes(game)
        await mover.says("/rummy settings change:clock none", channel)
        await goes_round(channel, mover, other)
        assert refused(game) == 1
        await clock.go_by(HOUR + 60)
        other.user.takes_messages = True
        await goes_round(channel, mover, other)
        await other.sees("Your turn: ")
        await other.until(lambda: other.message_with(TOLD, channel) is None)


async def test_to_wish_for_direct_messages_opens_none() -> None:
    async with evening() as game:
        channel, mover, other = await closes(game)
        rung, told = len(other.rung()), other.message_with(TOLD, channel)
        await other.says("/rummy notify way:dm", channel)
        await other.until(lambda: refused(game) == 2)
        await goes_round(channel, mover, other)
        await other.until(lambda: len(other.rung()) == rung + 1)
        assert [one for one in other.shown(channel) if TOLD in other.reads(one)] == [told]


async def test_a_restart_forgets_no_closed_direct_messages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(direct, "TRIES", 0)
    clock = SystemClock()
    parts = Dependencies(pause=0, entropy=Chance(1), clock=clock, translator=TRANSLATOR)
    async with Loopback(SteppedClock(clock.now())).running() as discord:
        game = Evening(discord, parts, discord.world.guild("Friends"))
        async with serving(discord, parts):
            channel, mover, other = await closes(game)
        async with serving(discord, parts):
            await goes_round(channel, mover, other)
            assert refused(game) == 1


async def test_another_table_tries_direct_messages_that_are_open_again() -> None:
    async with evening() as game:
        channel, mover, other = await closes(game)
        ann = mover if mover.user.name == "Ann" else other
        await closed(channel, ann)
        await ann.sees("Ann closed table", channel)
        other.user.takes_messages = True
        second = await lobby(game, "rummikub", mover, other)
        await begun(second, mover)
        await drawn_to(other, mover, second)
        await other.sees("Your turn: ")
        assert other.message_with(TOLD, second) is None


async def test_another_table_is_told_once_that_direct_messages_are_still_closed() -> None:
    async with evening() as game:
        _, mover, other = await closes(game)
        second = await lobby(game, "rummikub", mover, other)
        await begun(second, mover)
        await drawn_to(other, mover, second)
        await other.sees(TOLD, second)
        await goes_round(second, mover, other)
        assert sum(TOLD in other.reads(one) for one in other.shown(second)) == 1


async def test_a_press_in_an_old_direct_message_opens_none() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await other.says("/rummy notify way:dm", channel)
        await other.types("rack")
        await other.sees("Your rack (14)")
        other.user.takes_messages = False
        await draws(mover, other, channel)
        await other.sees(TOLD, channel)
        told = other.message_with(TOLD, channel)
        other.user.takes_messages = True
        await other.presses("Draw")
        await mover.sees(f"{mover.user.name}’s turn", channel)
        await draws(mover, other, channel)
        assert [one for one in other.shown(channel) if TOLD in other.reads(one)] == [told]


async def test_a_line_about_closed_direct_messages_names_its_table() -> None:
    async with evening() as game:
        channel, _, other = await closes(game)
        told = await other.sees(TOLD, channel)
        assert told.startswith("Rummikub, table ")


async def test_a_line_about_closed_direct_messages_follows_the_language_of_its_channel() -> None:
    async with evening() as game:
        channel, mover, other = await closes(game)
        ann = mover if mover.user.name == "Ann" else other
        rung = len(other.rung())
        await ann.says("/rummy settings change:language deutsch", channel)
        await other.sees("Drück hier am Tisch auf „Mein Brett“", channel)
        await other.until(lambda: other.message_with(TOLD, channel) is None)
        assert len(other.rung()) == rung
