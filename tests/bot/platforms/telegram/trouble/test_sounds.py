"""Each turn rings once, for whoever is called, whatever has shown it before."""

import re

import pytest

from bot.app import Dependencies
from bot.machine.system import Chance
from tests.support.clocks import SkippingClock
from tests.support.evenings.renewed import MEANWHILE, OF_HOST, Renewals
from tests.support.telegram.evening import Evening, evening, serving
from tests.support.telegram.group import (
    calls_somebody,
    lobby_of_two,
    mover,
    rings,
    round_of_two,
    sent_to,
    short_round,
)
from tests.support.telegram.hands import Hand, content
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import Chat
from tests.support.translator import TRANSLATOR


def sounds(game: Evening, hand: Hand, group: Chat) -> tuple[int, int]:
    """Return how often somebody was called to a turn, in private and in the group."""
    alone = [str(one) for one in sent_to(game, hand.private) if rings(one)]
    there = [str(one) for one in sent_to(game, group) if rings(one) and calls_somebody(one)]
    named = f"{hand.user.first_name}’s turn"
    return sum("Your turn:" in told for told in alone), sum(named in told for told in there)


def everything(group: Chat, *people: Hand) -> str:
    chats = (group, *(hand.private for hand in people))
    return "\n".join(content(one) for chat in chats for one in chat.shown)


async def draws(game: Evening, group: Chat, first: Hand, called: Hand, way: str) -> None:
    """Draw; only the next player is called, once."""
    (own, own_there), (alone, there) = (sounds(game, hand, group) for hand in (first, called))
    await first.says("draw")
    rung = (alone + 1, there) if way == "dm" else (alone, there + 1)
    await game.telegram.until(lambda: sounds(game, called, group) >= rung)
    await called.sees(f"{called.user.first_name}’s turn", group)
    assert sounds(game, called, group) == rung
    assert sounds(game, first, group) == (own, own_there)


@pytest.mark.parametrize("way", ["dm", "group"])
@pytest.mark.parametrize("meanwhile", MEANWHILE)
async def test_a_turn_that_a_renewal_has_shown_rings_once(
    meanwhile: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(pause=1000) as game:
        group, first, other = await round_of_two(game)
        for hand in (first, other):
            await hand.says(f"notify {way}")
            await hand.sees("When it’s your turn, I’ll tell you")
        Renewals().begin(monkeypatch)
        if first is not game.people["Ann"]:
            await draws(game, group, first, other, way)
            first, other = other, first
        for word, told in MEANWHILE[meanwhile]:
            name = f" {other.user.first_name}" if word == "standin" else ""
            await (first if word.startswith(OF_HOST) else other).says(f"/{word}{name}")
            await game.telegram.until(lambda: told in everything(group, first, other))  # noqa: B023
        await draws(game, group, first, other, way)
        await draws(game, group, other, first, way)


@pytest.mark.parametrize("rounds", [1, 2])
async def test_the_first_turn_that_a_renewal_has_shown_rings_once(
    rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening() as game:
        group, first, other = await short_round(game, draws=12, rounds=rounds)
        Renewals().begin(monkeypatch)
        for hand in (first, other):
            await hand.sees("the round is a tie")
        before = {hand.user.id: sounds(game, hand, group)[0] for hand in (first, other)}
        for hand in (first, other):
            await hand.presses("Rematch" if rounds == 1 else "Next round", group)
        first, other = await mover(game, group, first, other)
        rung = before[first.user.id] + 1
        await game.telegram.until(lambda: sounds(game, first, group)[0] == rung)
        assert sounds(game, other, group)[0] == before[other.user.id]


async def round_with_lays(game: Evening) -> tuple[Chat, Hand, Hand]:
    """Start a round in which everybody can lay from the start."""
    group, ann, ben = await lobby_of_two(game)
    await ann.says("/settings@rummy_bot rule first_laying=0 hand=30", group)
    await ann.sees("House rules", group)
    await ann.presses("Start", group)
    return group, *await mover(game, group, ann, ben)


async def test_auto_said_in_ones_own_turn_does_not_call_again() -> None:
    async with evening() as game:
        group, first, _ = await round_with_lays(game)
        assert sounds(game, first, group) == (1, 0)
        await first.says("auto")
        await first.sees("leaves this turn to you")
        assert sounds(game, first, group) == (1, 0)


async def test_typed_tiles_do_not_call_again() -> None:
    async with evening() as game:
        group, first, _ = await round_with_lays(game)
        tile = re.findall(r"[rbky]\d+", content(first.private.shown[-1]))[-1]
        await first.says(f"arrange {tile}")
        await first.sees("Undo")
        assert sounds(game, first, group) == (1, 0)


@pytest.mark.parametrize("heard", ["at once", "later"])
async def test_the_first_turn_after_unblocking_the_bot_rings_once(heard: str) -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await other.blocks()
        await first.says("draw")
        await game.telegram.until(lambda: "I can’t message" in content(group.shown[-1]))
        if heard == "at once":
            await other.unblocks()
        else:
            other.user.blocked = False
        await other.presses("Draw", group)
        await first.sees("Your turn")
        before = sum(sounds(game, other, group))
        await first.says("draw")
        await other.sees("Your turn")
        await game.telegram.until(lambda: sum(sounds(game, other, group)) > before)
        assert sum(sounds(game, other, group)) == before + 1


async def test_a_turn_shown_before_a_restart_rings_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.engine.delivery.outbox.GRACE", 0.1)
    clock, renewals = SkippingClock(), Renewals()
    parts = Dependencies(pause=0, entropy=Chance(1), clock=clock, translator=TRANSLATOR)
    async with Loopback(clock).running() as telegram:
        game = Evening(telegram, parts)
        async with serving(telegram, parts):
            group, first, other = await round_of_two(game)
            before = sounds(game, other, group)[0]
            renewals.ends = True
            renewals.begin(monkeypatch)
            await first.says("draw")
            await renewals.held.wait()
            assert "Your turn" in content(other.private.shown[-1])
            assert sounds(game, other, group)[0] == before
        renewals.ends = False
        async with serving(telegram, parts):
            await telegram.until(lambda: sounds(game, other, group)[0] == before + 1)
            await other.says("draw")
            await first.sees("Your turn")
            assert sounds(game, other, group)[0] == before + 1
