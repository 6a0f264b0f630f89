"""Each turn rings once, for whoever is called, whatever has shown it before."""

import pytest

from bot.app import Dependencies
from bot.machine.system import Chance
from core.engine.table.state import Racks
from tests.support.clocks import SkippingClock, SteppedClock
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import Evening, evening, serving
from tests.support.discord.lobby import round_of_two
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import Channel
from tests.support.evenings.renewed import MEANWHILE, OF_HOST, Renewals
from tests.support.lines.tables import SHORT
from tests.support.translator import TRANSLATOR

SILENT = 1 << 12
"""The flag of a message that makes no sound."""
OPTIONS = {"settings": "change", "language": "language", "standin": "name"}


def sounds(game: Evening, hand: Hand) -> int:
    """Return how often somebody was called to a turn, in the channel or in private."""
    new = [one for one in game.discord.world.journal if not one.data.get("edited_timestamp")]
    alone = [one.data for one in new if one.reader is hand.user and not one.data["flags"] & SILENT]
    there = [one.data for one in new if one.reader is None]
    called = f"It’s <@{hand.user.id}>’s turn"
    return sum("Your turn:" in str(one) for one in alone) + sum(called in str(one) for one in there)


async def draws(game: Evening, channel: Channel, first: Hand, called: Hand) -> None:
    """Draw; only the next player is called, once."""
    own, theirs = sounds(game, first), sounds(game, called)
    await first.says("/turn draw", channel)
    await called.until(lambda: sounds(game, called) > theirs)
    await called.sees(f"{called.user.name}’s turn", channel)
    assert (sounds(game, first), sounds(game, called)) == (own, theirs + 1)


def everything(channel: Channel, *people: Hand) -> str:
    places = ((hand, place) for hand in people for place in (hand.direct, channel))
    return "\n".join(hand.reads(one) for hand, place in places for one in hand.shown(place))


def command(word: str, other: Hand) -> str:
    name, _, rest = word.partition(" ")
    rest = other.user.name if name == "standin" else rest
    return f"/rummy {name} {OPTIONS[name]}:{rest}" if rest else f"/rummy {name}"


@pytest.mark.parametrize("racks", ["dm", "here"])
@pytest.mark.parametrize("meanwhile", MEANWHILE)
async def test_a_turn_that_a_renewal_has_shown_rings_once(
    meanwhile: str, racks: Racks, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SkippingClock()
    parts = Dependencies(pause=1000, entropy=Chance(1), clock=clock, translator=TRANSLATOR)
    async with evening(parts=parts, clock=clock, racks=racks) as game:
        channel, first, other = await round_of_two(game)
        await first.until(lambda: sounds(game, first) == 1)
        Renewals().begin(monkeypatch)
        if first.user.name != "Ann":
            await draws(game, channel, first, other)
            first, other = other, first
        for word, told in MEANWHILE[meanwhile]:
            hand = first if word.startswith(OF_HOST) else other
            if word == "back":
                await hand.types(word)
            else:
                await hand.says(command(word, other), channel)
            await first.until(lambda: told in everything(channel, first, other))  # noqa: B023
        await draws(game, channel, first, other)
        await draws(game, channel, other, first)


@pytest.mark.parametrize("racks", ["dm", "here"])
@pytest.mark.parametrize("again", ["next", "rematch"])
async def test_the_first_turn_that_a_renewal_has_shown_rings_once(
    again: str, racks: Racks, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(racks=racks) as game:
        rules, rounds = SHORT.removeprefix("rule "), 2 if again == "next" else 1
        channel, first, other = await round_of_two(game, rules=rules, rounds=rounds)
        for turn in range(12):
            mover = (first, other)[turn % 2]
            await mover.until(lambda: sounds(game, mover) == turn // 2 + 1)  # noqa: B023
            await mover.says("/turn draw", channel)
        Renewals().begin(monkeypatch)
        await first.sees("the round is a tie", channel)
        before = sounds(game, first) + sounds(game, other)
        for hand in (first, other):
            await hand.says(f"/rummy {again}", channel)
        await first.until(lambda: sounds(game, first) + sounds(game, other) > before)
        await first.sees("’s turn", channel)
        assert sounds(game, first) + sounds(game, other) == before + 1


@pytest.mark.parametrize("racks", ["dm", "here"])
async def test_auto_said_in_ones_own_turn_does_not_call_again(racks: Racks) -> None:
    async with evening(racks=racks) as game:
        channel, first, _ = await round_of_two(game, rules="first_laying=0 hand=30")
        await first.until(lambda: sounds(game, first) == 1)
        await first.types("rack")
        await first.sees("Your turn:")
        await first.says("/turn auto", channel)
        await first.sees("leaves this turn to you")
        assert sounds(game, first) == 1


async def test_the_first_turn_after_opening_direct_messages_again_rings_once() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await round_of_two(game)
        await first.until(lambda: sounds(game, first))
        other.user.takes_messages = False
        await first.says("/turn draw", channel)
        await other.sees("I can’t send you direct messages", channel)
        await other.says("/turn draw", channel)
        await first.until(lambda: sounds(game, first) == 2)
        other.user.takes_messages = True
        await other.types("help")
        before = sounds(game, other)
        await first.says("/turn draw", channel)
        await other.sees("Your turn:")
        await other.until(lambda: sounds(game, other) > before)
        assert sounds(game, other) == before + 1


async def test_a_turn_shown_before_a_restart_rings_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.engine.delivery.outbox.GRACE", 0.1)
    clock, renewals = SkippingClock(), Renewals()
    parts = Dependencies(pause=0, entropy=Chance(1), clock=clock, translator=TRANSLATOR)
    async with Loopback(SteppedClock(clock.now())).running() as discord:
        game = Evening(discord, parts, discord.world.guild("Friends"))
        async with serving(discord, parts, racks="dm"):
            channel, first, other = await round_of_two(game)
            await first.until(lambda: sounds(game, first))
            renewals.ends = True
            renewals.begin(monkeypatch)
            await first.says("/turn draw", channel)
            await renewals.held.wait()
            assert "Your turn:" in other.reads(other.shown()[-1])
            assert not sounds(game, other)
        renewals.ends = False
        async with serving(discord, parts, racks="dm"):
            await discord.until(lambda: sounds(game, other))
            await draws(game, channel, other, first)
            assert sounds(game, other) == 1


@pytest.mark.parametrize(("way", "rings"), [("group", 1), ("quiet", 0)])
async def test_a_table_in_private_calls_there_whoever_is_called_in_the_chat(
    way: str, rings: int
) -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        await ann.types("new kids")
        code = (await ann.sees("1. Ann")).partition("table ")[2][:4]
        await ben.types(f"notify {way}")
        await ben.types(f"join {code}")
        await ann.sees("2. Ben")
        await ann.types("start")
        await ben.sees("Your rack")
        if "Your turn:" not in everything(game.channel(), ann):
            await ben.types("draw")
        await ann.sees("Your turn:")
        before = sounds(game, ben)
        await ann.types("draw")
        await ben.until(lambda: "Your turn:" in ben.reads(ben.shown()[-1]))
        assert sounds(game, ben) == before + rings
