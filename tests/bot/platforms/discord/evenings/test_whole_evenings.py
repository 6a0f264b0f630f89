"""Whole evenings of two people and a computer, by buttons, commands, and direct messages.

`poe check` plays a sample; `poe discord` plays every sheet in every way.
"""

import pytest

from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import Hand
from tests.support.discord.curious import ELSEWHERE, tries_out, tries_settings
from tests.support.discord.loopback.world import Channel
from tests.support.discord.table import Table, agreed, dealt, watched
from tests.support.discord.watching import Watch
from tests.support.discord.ways import ByCommands, ByComponents, ByTyping, Player, lists_of_pieces
from tests.support.due import BEGINS
from tests.support.sampling import sampled

MOST_ROUNDS = 8
MINUTE = 60


async def agrees(host: Player, *changes: str) -> None:
    """Change the settings as the host."""
    for change in changes:
        await host.says(f"settings {change}")


async def lobby_in(channel: Channel, ann: Hand, ben: Hand) -> None:
    """Open a lobby with two people in a channel."""
    await ann.says("/rummy new sheet:rummikub", channel)
    await ann.sees("1. Ann", channel)
    await ben.presses("Join", channel)
    await ann.sees("2. Ben", channel)


async def starts(host: Hand, watch: Watch, channel: Channel) -> None:
    """Start the first round as the host, once the lobby shows the settings."""

    def start() -> str:
        there = "Start" in host.labels(channel)
        return str(host.button("Start", channel)[1]["custom_id"]) if there else ""

    await host.until(lambda: start().split(".")[1:2] == [str(watch.now.state.moved)])
    await host.presses("Start", channel)


async def looks_around(table: Table, player: Player) -> None:
    """Use each control that nobody has used; then select the first piece of the rack and repeat."""
    places, before = (player.place, player.hand.direct), len(table.watch.store.moments)
    tried = await tries_out(player.hand, *places)
    if {"learn", "tables", "rules"} & table.watch.never_used():  # these come from earlier answers
        await player.says("help")
        tried |= await tries_out(player.hand, *places)
    if player.turn is not None and (lists := lists_of_pieces(player.turn)):
        value = lists[0]["options"][0]["value"]
        await player.hand.picks_on(player.turn, lists[0], [value])
        tried |= await tries_out(player.hand, *places)
    if tried:
        table.watch.excuse(before)


async def plays_on(table: Table, sheet: str) -> None:
    """Play a match, start another, and continue until every event has occurred."""
    await table.play_round()
    for number in range(MOST_ROUNDS):
        if number > 1 and not table.missing(sheet):
            break
        await table.next_round()
        await table.play_round()
    assert table.missing(sheet) == set()
    assert table.had == {"blunder", "undo"}


async def time_runs_out(table: Table, clock: SteppedClock, minutes: int) -> None:
    """Let the turn time out while nobody acts."""
    await table.mover()
    table.watch.excuse()
    await clock.go_by(minutes * MINUTE)
    for player in table.people.values():
        await player.hand.sees("Time’s up! ", player.place)
    table.watch.excuse()


async def is_asked_by_a_button(table: Table, clock: SteppedClock, minutes: int) -> None:
    """Press *Nudge*, which appears at half of the time."""
    mover = await table.mover()
    other = next(one for one in table.people.values() if one is not mover)
    table.watch.excuse()
    await clock.go_by(minutes * MINUTE)
    assert await Player(other.hand, other.place, ByComponents()).says("nudge")
    table.watch.excuse()


async def is_asked_and_reminded(table: Table, clock: SteppedClock) -> None:
    """Let half of an hour pass, nudge, and let another quarter pass."""
    mover = await table.mover()
    other = next(one for one in table.people.values() if one is not mover)
    table.watch.excuse()
    await clock.go_by(31 * MINUTE)
    await other.says("nudge")
    await mover.hand.sees("is waiting for you", mover.place)
    await clock.go_by(15 * MINUTE)
    await mover.hand.sees("a quarter of your time is left", mover.place)


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
async def test_an_evening_by_components_alone(sheet: str) -> None:
    clock = SteppedClock(BEGINS)
    async with watched("picture", clock) as (game, watch):
        channel, ann, ben = game.channel(), game.meet("Ann"), game.meet("Ben")
        host, guest = (Player(hand, channel, ByComponents()) for hand in (ann, ben))
        await lobby_in(channel, ann, ben)
        await tries_settings(ann, channel)
        await tries_out(ann, channel)
        await agrees(Player(ann, channel, ByCommands()), *agreed(sheet, "clock 5m"))
        await starts(ann, watch, channel)
        table = await dealt(game, watch, host, guest)
        table.ready = "next ready"
        await is_asked_by_a_button(table, clock, 3)
        await time_runs_out(table, clock, 3)
        table.between = looks_around
        await plays_on(table, sheet)
        for hand in (ann, ben):
            await tries_out(hand, channel, hand.direct)
        await table.leaves(guest)
        await ann.sees("Ben has left.", channel)
        await table.leaves(host)
        assert watch.never_used() <= ELSEWHERE
        assert watch.too_many_calls(channel.id) == []


@pytest.mark.long
@pytest.mark.parametrize("sheet", sampled(SHEETS, {"kids"}))
async def test_an_evening_by_commands_alone(sheet: str) -> None:
    clock = SteppedClock(BEGINS)
    async with watched("text", clock) as (game, watch):
        channel, ann, ben = game.channel(), game.meet("Ann"), game.meet("Ben")
        host, guest = (Player(hand, channel, ByCommands()) for hand in (ann, ben))
        await host.says("new rummikub")
        await ann.sees("1. Ann", channel)
        await guest.says("join")
        await agrees(host, *agreed(sheet, "clock 1h"))
        await host.says("start")
        table = await dealt(game, watch, host, guest)
        await is_asked_and_reminded(table, clock)
        await time_runs_out(table, clock, 15)
        await plays_on(table, sheet)
        for word, seen in (("score", "After"), ("replay", "Ann"), ("tables", "table")):
            await host.says(word)
            await ann.sees(seen, channel)
        await table.next_round()
        watch.excuse()
        await table.leaves(guest)
        await ann.sees("Ben has left.", channel)
        assert watch.too_many_calls(channel.id) == []


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
async def test_an_evening_wholly_in_direct_messages(sheet: str) -> None:
    """Ann presses buttons, and Ben types."""
    clock = SteppedClock(BEGINS)
    async with watched("text", clock) as (game, watch):
        ann, ben = game.meet("Ann"), game.meet("Ben")
        host = Player(ann, ann.direct, ByComponents())
        typing = ByTyping(watch.store.has_settled)
        guest = Player(ben, ben.direct, typing)
        await ann.types("new rummikub")
        code = (await ann.sees("1. Ann")).partition("table ")[2][:4]
        await guest.says(f"join {code}")
        await ann.sees("2. Ben")
        await tries_settings(ann, ann.direct)
        await agrees(Player(ann, ann.direct, typing), *agreed(sheet, "clock 1h"))
        await starts(ann, watch, ann.direct)
        table = await dealt(game, watch, host, guest)
        table.ready = "next ready"
        await is_asked_by_a_button(table, clock, 31)
        await time_runs_out(table, clock, 30)
        table.between = looks_around
        await plays_on(table, sheet)
        await table.leaves(guest)
        await ann.sees("Ben has left.")
        await table.leaves(host)
        assert watch.never_used() <= ELSEWHERE | {"join", "rematch"}  # Ben types these
