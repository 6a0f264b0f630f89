"""Turn clocks: timeouts on every sheet, reminders, and nudges."""

import re

import pytest

from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.evenings.written import run_of_three
from tests.support.lines.tables import FIVE_MINUTES, all_said, on_turn, two_at_a_table
from tests.support.lines.talk import Talk, fresh, talk, to

GROUP = "chat:g1"


async def with_a_run(game: Talk, rules: str) -> tuple[str, str, list[str]]:
    """Deal racks so large that the starter holds a run."""
    mover, other = await two_at_a_table(game, "rummikub", f"rule hand=30 {rules}")
    run = run_of_three(game.rack(mover)) or pytest.fail("no run was dealt")
    return mover, other, run


async def told_on_timeout(game: Talk) -> str:
    """Let the turn time out, and return what the group reads about it."""
    (line,) = [line for line in await rung(game) if "Time’s up!" in line]
    return line.removeprefix("Time’s up! ").split(" ", 1)[1]


async def rung(game: Talk) -> list[str]:
    return to(await game.goes_by(FIVE_MINUTES + 1), GROUP)[-1].splitlines()


async def reads_on(game: Talk, seconds: float) -> bool:
    """Let time pass, and return whether the group still reads the same text."""
    before = game.text(GROUP)
    await game.goes_by(seconds)
    return game.text(GROUP) == before


def top(game: Talk) -> str:
    """Return the card on top of the discard pile, as the group reads it."""
    return str(re.findall(r"(\w+) on top", game.text(GROUP))[-1])


@pytest.mark.parametrize("sheet", SHEETS)
async def test_an_idle_player_draws_on_timeout(sheet: str) -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game, sheet)
        assert await reads_on(game, FIVE_MINUTES - 2)
        written = await game.goes_by(3)
        did = "drew a tile"
        if SHEETS[sheet].family.name == "cards":
            did = f"drew a card and discarded {top(game)}"
        assert f"Time’s up! {mover.title()} {did}." in to(written, GROUP)[-1]
        assert f"Time’s up! You {did}." in to(written, f"person:{mover}")[-1]
        assert on_turn(game) == (other, mover)


@pytest.mark.parametrize(("choice", "seconds"), [("2m", 120), ("1h", 3_600), ("sheet", 60)])
async def test_a_turn_takes_as_long_as_is_agreed(choice: str, seconds: int) -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game, "rummikub", f"clock {choice}")
        assert SHEETS["rummikub"].time_limit == 60
        assert await reads_on(game, seconds - 1)
        assert "Time’s up!" in to(await game.goes_by(2), GROUP)[-1]


async def test_another_clock_counts_from_the_next_turn_and_says_so() -> None:
    later = "The new time limit applies from the next turn."
    async with talk(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game, "rummikub")
        assert later in to(await game.says("ann", "settings clock 2m", "g1"), GROUP)[-1]
        assert later in str(await game.says("ben", "settings", "g1"))
        assert await reads_on(game, FIVE_MINUTES - 1)
        assert f"Time’s up! {mover.title()}" in to(await game.goes_by(2), GROUP)[-1]
        assert later not in str(await game.says("ben", "settings", "g1"))
        assert await reads_on(game, 118)
        assert "Time’s up!" in to(await game.goes_by(2), GROUP)[-1]


async def test_the_same_clock_and_none_hold_at_once() -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game, "rummikub")
        for choice in ("5m", "none"):
            said = str(await game.says("ann", f"settings clock {choice}", "g1"))
            assert "from the next turn" not in said
        assert "Time’s up" not in all_said(await game.goes_by(3_000))


async def test_without_a_clock_nobody_is_hurried() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game, "rummikub", "clock none")
        written = await game.goes_by(3_000)
        assert to(written, f"person:{mover}") == []
        assert "Time’s up" not in all_said(written)


async def test_a_legal_draft_is_laid_on_timeout() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _, run = await with_a_run(game, "first_laying=0")
        await game.says(mover, "play " + " ".join(run))
        assert await told_on_timeout(game) == "laid 3 tiles."
        assert f"On the table:\n1. {fresh(run)}" in game.text(GROUP)


async def test_loose_tiles_go_back_and_three_are_drawn() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _, run = await with_a_run(game, "first_laying=0")
        await game.says(mover, "pick " + " ".join(run[:2]))
        assert await told_on_timeout(game) == "took back 2 tiles and drew 3 tiles as a penalty."
        assert len(game.rack(mover)) == 33


async def test_a_valid_meld_stays_and_the_rest_goes_back() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _, run = await with_a_run(game, "first_laying=0")
        loose = next(tile for tile in game.rack(mover) if tile not in run)
        await game.says(mover, f"arrange {' '.join(run)} | {loose}")
        assert await told_on_timeout(game) == (
            "laid 3 tiles, took back a tile and drew 3 tiles as a penalty."
        )


async def test_a_first_laying_that_is_too_low_goes_back() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _, run = await with_a_run(game, "first_laying=500")
        await game.says(mover, "arrange " + " ".join(run))
        assert await told_on_timeout(game) == "took back 3 tiles and drew 3 tiles as a penalty."


@pytest.mark.parametrize(
    ("option", "figures"),
    [
        ("restore", "drew 3 tiles as a penalty."),
        ("offender", "picked up 3 tiles from the table and drew 3 tiles as a penalty."),
        ("salvage", "drew 3 tiles as a penalty."),
        ("stock", "drew 3 tiles as a penalty."),
    ],
)
async def test_a_broken_table_is_settled_as_the_sheet_says(option: str, figures: str) -> None:
    async with talk(clock=SteppedClock()) as game:
        rules = f"first_laying=none loose_table_tiles={option}"
        mover, other, run = await with_a_run(game, rules)
        await game.says(mover, "play " + " ".join(run))
        await game.says(mover, "done")
        await game.says(other, f"arrange {' '.join(run[:2])} | {run[2]}")
        assert await told_on_timeout(game) == figures


async def test_at_an_empty_stock_a_timeout_passes() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        rules = "hand=16 numbers=8 copies=1 jokers=1"
        await game.says("ann", f"settings rule {rules}", "g1")
        await game.says("ann", "start", "g1")
        assert await told_on_timeout(game) == "drew a tile."
        assert await told_on_timeout(game) == "neither laid nor drew anything."


async def test_a_turn_in_time_begins_the_next_one_s_time() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        await game.goes_by(FIVE_MINUTES - 10)
        await game.says(mover, "draw")
        assert await reads_on(game, FIVE_MINUTES - 10)
        await game.goes_by(11)
        assert f"Time’s up! {other.title()}" in game.text(GROUP)


async def test_shaping_a_draft_does_not_stop_the_clock() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game)
        await game.goes_by(FIVE_MINUTES - 10)
        await game.says(mover, f"pick {game.rack(mover)[0]}")
        await game.goes_by(11)
        assert "Time’s up!" in game.text(GROUP)


async def test_a_player_alone_with_computers_has_the_same_time_limit() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "settings clock 1h", "g1")
        await game.says("ann", "start", "g1")
        assert "Time’s up! You drew" in all_said(await game.goes_by(3_610))


async def test_while_the_clock_stands_no_time_goes_by() -> None:
    async with talk(clock=SteppedClock()) as game:
        _, other = await two_at_a_table(game)
        await game.goes_by(200)
        await game.says(other, "pause", "g1")
        assert "has paused the game" in game.text(GROUP)
        assert await game.goes_by(10_000) == []
        await game.says(other, "resume", "g1")
        assert await game.goes_by(98) == []
        await game.goes_by(3)
        assert "Time’s up!" in str(game.scene(GROUP)["text"])


async def test_while_the_clock_stands_nobody_can_play() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        rack = game.rack(mover)
        await game.says(other, "pause", "g1")
        for word in ("draw", f"pick {rack[0]}", "done"):
            assert "The game is paused" in all_said(await game.says(mover, word))
        await game.says(mover, "sort number")
        assert sorted(game.rack(mover)) == sorted(rack)
        told = f"It’s your turn. {other.title()} has paused the game."
        assert told in str(game.scene(f"person:{mover}")["text"])
        await game.presses(mover, game.buttons(f"person:{mover}")["Resume"])
        await game.says(mover, "draw")
        assert on_turn(game) == (other, mover)


async def test_while_the_clock_stands_no_computer_plays() -> None:
    async with talk(clock=SteppedClock(), pause=1) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "start", "g1")
        if "It’s Ann’s turn." in game.scene(GROUP)["text"]:
            await game.says("ann", "draw")
        await game.says("ann", "pause", "g1")
        assert await game.goes_by(60) == []
        await game.says("ann", "resume", "g1")
        assert "It’s Ann’s turn." in to(await game.goes_by(2), GROUP)[-1]


async def test_only_a_clock_that_runs_can_be_stopped() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        for word in ("pause", "resume", "nudge"):
            assert "No round is in progress" in all_said(await game.says("ben", word, "g1"))
        await game.says("ann", "settings clock none", "g1")
        await game.says("ann", "start", "g1")
        assert "nothing to pause" in all_said(await game.says("ben", "pause", "g1"))


async def test_of_ones_tables_the_most_urgent_comes_first() -> None:
    async with talk(clock=SteppedClock()) as game:
        for chat, clock in (("g1", "24h"), ("g2", "none"), ("g3", "5m"), ("g4", "1h")):
            await game.says("ann", "new rummikub", chat)
            await game.says("ben", "join", chat)
            await game.says("ann", f"settings clock {clock}", chat)
            await game.says("ann", "start", chat)
            if "It’s Ben’s turn." in str(game.scene(f"chat:{chat}")["text"]):
                await game.says("ben", "draw", chat)
            await game.says("ann", "settings zone UTC", chat)
        lines = all_said(await game.says("ann", "tables")).splitlines()
        assert [line.partition(", ")[2] for line in lines] == [
            "your turn. The turn ends at 00:21.",
            "your turn. The turn ends on Thursday at 01:16.",
            "your turn. The turn ends on Friday at 00:16.",
            "your turn",
        ]


async def test_time_is_told_in_the_language_of_the_reader() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game)
        await game.says("ann", "settings zone Berlin", "g1")
        await game.says(mover, "language de")
        assert "Der Zug endet um " in all_said(await game.says(mover, "tables"))


async def test_after_three_idle_timeouts_a_computer_plays_until_the_player_acts() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        for timeout in range(3):
            assert on_turn(game) == (mover, other), timeout
            await game.goes_by(FIVE_MINUTES + 1)
            if timeout < 2:
                await game.says(other, "draw", "g1")
        assert any("a computer player plays until" in str(m.get("text")) for m in game.said)
        stood_in = [str(m.get("text")) for m in game.said if "is away" in str(m.get("text"))]
        assert all(mover.title() in text for text in stood_in)
        assert "A computer player is playing for you" in game.text(f"person:{mover}")
        await game.says(other, "draw", "g1")
        assert on_turn(game) == (other, mover)
        written = await game.says(mover, "draw", "g1")
        assert f"{mover.title()} is back." in all_said(written)
        assert "While you were away, a computer player took one turn for you." in all_said(written)
        assert "A computer player is playing for you" not in game.text(f"person:{mover}")
        await game.says(other, "draw", "g1")
        assert f"It’s {mover.title()}’s turn." in str(game.scene(GROUP)["text"])


async def test_after_an_idle_timeout_the_others_may_call_a_computer_in() -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game)
        guest, host = "ben", "ann"
        if on_turn(game)[0] != host:
            await game.says(guest, "draw")
        assert "takes over only after a missed turn" in all_said(
            await game.says(guest, f"standin {host}", "g1")
        )
        await game.goes_by(FIVE_MINUTES + 1)
        written = await game.says(guest, f"standin {host}", "g1")
        assert "is away" in all_said(written)


@pytest.mark.parametrize("jump", [-7_200.0, 7_200.0, 40 * 86_400.0])
async def test_a_clock_that_jumps_and_a_machine_that_sleeps_cost_nobody_time(jump: float) -> None:
    clock = SteppedClock()
    async with talk(clock=clock) as game:
        await two_at_a_table(game)
        await game.goes_by(100)
        clock.jump(jump)
        assert await reads_on(game, 198)
        await game.goes_by(4)
        assert "Time’s up!" in game.text(GROUP)


async def test_the_host_sets_the_missed_turns_before_a_computer_plays() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ann", "settings away 1", "g1")
        assert "If a player misses a turn" in all_said(await game.says("ann", "settings", "g1"))
        await game.says("ann", "start", "g1")
        mover, other = on_turn(game)
        assert f"{mover.title()} is away" in all_said(await game.goes_by(FIVE_MINUTES + 1))
        host = other if mover == "ann" else "ann"  # an absent host is replaced
        await game.says(host, "settings away never", "g1")
        for _ in range(6):
            await game.goes_by(FIVE_MINUTES + 1)
        assert not any(f"{other.title()} is away" in str(m.get("text")) for m in game.said)


async def test_the_others_read_who_paused_and_who_resumed_the_game() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        written = all_said(await game.says(mover, "pause", "g1"))
        assert f"{mover.title()} has paused the game. Use “resume” to continue." in written
        assert f"{other.title()} has resumed the game." in all_said(
            await game.says(other, "resume", "g1")
        )


async def test_the_player_on_turn_is_called_again_when_another_player_resumes_the_game() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        called = f"{other.title()} has resumed the game. {mover.title()}, it’s your turn."
        for way, place in (("dm", f"person:{mover}"), ("group", GROUP)):
            await game.says(mover, f"notify {way}")
            await game.says(mover, "pause", "g1")
            resumed = to(await game.says(other, "resume", "g1"), place)
            assert any(called in text for text in resumed)
        await game.says(other, "pause", "g1")
        assert called not in all_said(await game.says(mover, "resume", "g1"))


@pytest.mark.parametrize("way", ["dm", "group"])
async def test_each_resume_is_a_new_call_which_a_pause_removes(way: str) -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        place = f"person:{mover}" if way == "dm" else GROUP
        called = f"{other.title()} has resumed the game. {mover.title()}, it’s your turn."

        def calls() -> list[int]:
            shown = (one for one in game.shown.values() if one["to"] == place)
            return [one["message"] for one in shown if called in str(one["text"])]

        await game.says(mover, f"notify {way}")
        rung = []
        for _ in range(3):
            await game.says(mover, "pause", "g1")
            assert calls() == []
            await game.says(other, "resume", "g1")
            rung += calls()
        assert len(set(rung)) == 3
        await game.says(mover, "draw")
        assert calls() == [], "the turn is over"


@pytest.mark.parametrize(("language", "word"), [("en", "off"), ("de", "aus"), ("es", "no")])
async def test_notify_off_is_understood_in_every_language(language: str, word: str) -> None:
    async with talk() as game:
        await game.says("ann", f"language {language}")
        quiet = all_said(await game.says("ann", "notify quiet"))
        await game.says("ann", "notify dm")
        assert all_said(await game.says("ann", f"notify {word}")) == quiet
