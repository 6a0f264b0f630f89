"""Nudges and reminders: when they are offered, whom they notify, and how they end."""

from functools import partial

import pytest

from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.lines.tables import (
    FIVE_MINUTES,
    all_said,
    alone_at_a_table,
    on_turn,
    two_at_a_table,
)
from tests.support.lines.talk import talk, to

GROUP = "chat:g1"


def offered_at_half(other: str) -> set[tuple[str, bool]]:
    """Return the chats where *Nudge* appears, each as an edit of the message there."""
    return {(GROUP, True), (f"person:{other}", True)}


@pytest.mark.parametrize(("choice", "seconds"), [("2m", 120), ("5m", 300)])
async def test_nudge_appears_by_itself_after_half_of_the_time(choice: str, seconds: int) -> None:
    async with talk(clock=SteppedClock()) as game:
        _, other = await two_at_a_table(game, "rummikub", f"clock {choice}")
        assert await game.goes_by(seconds / 2 - 1) == []
        offers = await game.goes_by(2)
        assert {(offer["to"], offer["edit"]) for offer in offers} == offered_at_half(other)
        assert all("Nudge" in game.buttons(str(offer["to"])) for offer in offers)
        assert await game.goes_by(seconds / 2 - 3) == []
        assert "Time’s up!" in to(await game.goes_by(3), GROUP)[-1]


async def test_on_the_shortest_clock_there_is_no_key_to_nudge() -> None:
    async with talk(clock=SteppedClock()) as game:
        _, other = await two_at_a_table(game, "rummikub", "clock sheet")
        assert await game.goes_by(45) == []
        await game.says(other, "rack", "g1")
        assert "Nudge" not in game.buttons(f"person:{other}")
        assert "nudge" not in all_said(await game.says(other, "help"))


async def test_without_a_clock_nudge_appears_after_ten_minutes() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game, "rummikub", "clock none")
        assert await game.goes_by(598) == []
        refused = all_said(await game.says(other, "nudge", "g1"))
        assert f"You can nudge {mover.title()} after 10 min without a move." in refused
        offers = await game.goes_by(3)
        assert {(offer["to"], offer["edit"]) for offer in offers} == offered_at_half(other)
        written = await game.says(other, "nudge", "g1")
        assert f"{other.title()} is waiting for you" in to(written, f"person:{mover}")[-1]
        assert "Nudge" not in {*game.buttons(GROUP), *game.buttons(f"person:{other}")}
        assert await game.goes_by(20_000) == [], "nothing more"
        await game.says(mover, "draw", "g1")
        assert "You can nudge" in all_said(await game.says(mover, "nudge", "g1"))


async def test_without_a_clock_nobody_is_nudged_where_only_a_computer_waits() -> None:
    async with talk(clock=SteppedClock()) as game:
        await alone_at_a_table(game, "clock none")
        assert await game.goes_by(20_000) == []


async def test_a_nudge_without_a_clock_is_offered_after_a_restart() -> None:
    opened = partial(talk, store=MemoryStore(), register=MemoryRegister(), clock=SteppedClock())
    async with opened() as game:
        mover, other = await two_at_a_table(game, "rummikub", "clock none")
        await game.goes_by(400)
    async with opened() as game:
        assert "You can nudge" in all_said(await game.says(other, "nudge", "g1"))
        await game.goes_by(230)
        written = await game.says(other, "nudge", "g1")
        assert f"{other.title()} is waiting for you" in to(written, f"person:{mover}")[-1]


async def test_on_a_long_clock_one_is_reminded_when_a_quarter_is_left() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game, "rummikub", "clock 1h")
        assert await game.goes_by(1_799) == []
        offers = await game.goes_by(2)
        assert {(offer["to"], offer["edit"]) for offer in offers} == offered_at_half(other)
        assert await game.goes_by(898) == []
        (text,) = to(await game.goes_by(2), f"person:{mover}")
        assert text.endswith("a quarter of your time is left.")
        assert await game.goes_by(890) == []


async def test_after_half_of_the_time_the_others_may_nudge_once() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        assert "You can nudge" in all_said(await game.says(other, "nudge", "g1"))
        await game.goes_by(FIVE_MINUTES / 2 + 1)
        assert "It’s your turn!" in all_said(await game.says(mover, "nudge", "g1"))
        written = await game.says(other, "nudge", "g1")
        assert f"{other.title()} is waiting for you" in to(written, f"person:{mover}")[-1]
        assert "Nudge" not in {*game.buttons(GROUP), *game.buttons(f"person:{other}")}
        assert "already" in all_said(await game.says(other, "nudge", "g1"))


async def test_a_nudge_says_that_its_turn_is_over() -> None:
    over = "That turn is over."
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        await game.goes_by(FIVE_MINUTES / 2 + 1)
        await game.says(other, "nudge", "g1")
        await game.says(mover, "draw", "g1")
        told = [str(message["text"]) for message in game.shown.values()]
        assert [text for text in told if "is waiting for you" in text] == []
        assert sum(over in text for text in told) == 1
        await game.goes_by(FIVE_MINUTES / 2 + 1)
        written = await game.says(mover, "nudge", "g1")
        assert f"{mover.title()} is waiting for you" in to(written, f"person:{other}")[-1]
        rung = to(await game.goes_by(FIVE_MINUTES / 2), f"person:{other}")
        assert any(over in text for text in rung)


async def test_a_reminder_says_so_too() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game, "rummikub")
        await game.says("ann", "settings clock 1h", "g1")
        await game.says(mover, "draw", "g1")
        mover, _ = on_turn(game)
        await game.goes_by(2_701)
        written = await game.says(mover, "draw", "g1")
        assert any("That turn is over." in text for text in to(written, f"person:{mover}"))
