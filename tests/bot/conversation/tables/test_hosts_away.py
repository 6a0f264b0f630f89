"""An absent host is replaced, and a lobby that nobody starts is closed."""

from functools import partial

import pytest

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import (
    FIVE_MINUTES,
    GROUP,
    SHORT,
    all_said,
    on_turn,
    two_at_a_table,
)
from tests.support.lines.talk import Message, Talk, talk, to

MINUTE = 60
slowly = partial(talk, tick=60)


def notes(written: list[Message]) -> list[str]:
    """Return the new messages in the group that show no table."""
    return [text for text in to(written, GROUP) if "stock" not in text]


async def turn_of(game: Talk, person: str) -> None:
    """Draw until a person is on turn."""
    while on_turn(game)[0] != person:
        await game.says(on_turn(game)[0], "draw")


async def test_a_lobby_that_nobody_starts_ends_quietly_after_half_an_hour() -> None:
    async with slowly(clock=SteppedClock()) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.goes_by(29 * MINUTE)
        await game.says("ben", "join", "g1")
        lobby = game.latest(GROUP)
        assert await game.goes_by(29 * MINUTE) == []
        (closed,) = await game.goes_by(2 * MINUTE)
        assert closed["message"] == lobby["message"]
        assert closed["edit"]
        assert "nobody started the game" in closed["text"]
        assert "I can’t find a table" in all_said(await game.says("ann", "start", "g1"))
        await game.presses("ben", game.buttons(GROUP)["New table"], "g1")
        assert "1. Ben (host)" in game.text(GROUP)


async def test_a_host_replaced_by_a_computer_hands_the_table_on() -> None:
    async with talk(clock=SteppedClock(), tick=5) as game:
        await two_at_a_table(game)
        await turn_of(game, "ann")
        await game.goes_by(FIVE_MINUTES + 5)
        written = await game.says("ben", "standin ann", "g1")
        (told,) = notes(written)
        assert "Ann is away" in told
        assert "Ben is the host now." in told


async def test_a_returning_player_hears_of_a_computers_turns_only_if_it_took_any() -> None:
    async with talk(clock=SteppedClock(), tick=5, pause=60) as game:
        await two_at_a_table(game)
        await turn_of(game, "ann")
        await game.says("ann", "standin ben", "g1")
        told = all_said(await game.says("ben", "back", "g1"))
        assert "You’re back in the game." in told
        assert "While you were away" not in told
        await game.says("ann", "standin ben", "g1")
        for _ in range(3):
            await turn_of(game, "ann")
            await game.says("ann", "draw", "g1")
            await game.goes_by(65)
        told = all_said(await game.says("ben", "rack", "g1"))
        assert "While you were away, a computer player took 3 turns for you." in told


async def test_the_former_host_who_comes_back_reads_who_the_host_is() -> None:
    async with talk(clock=SteppedClock(), tick=5) as game:
        await two_at_a_table(game)
        await turn_of(game, "ann")
        await game.goes_by(FIVE_MINUTES + 5)
        await game.says("ben", "standin ann", "g1")
        assert "Ben is the host now." in said_to_ann(await game.says("ann", "back", "g1"))
        await game.says("ben", "standin ann", "g1")
        assert "is the host now" not in said_to_ann(await game.says("ann", "back", "g1"))


def said_to_ann(written: list[Message]) -> str:
    return "\n".join(to(written, "person:ann"))


@pytest.mark.parametrize("leavers", ["computer", "closed"])
async def test_a_host_who_leaves_is_told_in_one_message_with_the_heir(leavers: str) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for person in ("ben", "cem"):
            await game.says(person, "join", "g1")
        await game.says("ann", f"settings leavers {leavers}", "g1")
        await game.says("ann", "start", "g1")
        (told,) = notes(await game.says("ann", "leave yes", "g1"))
        assert "Ann has left." in told
        assert told.endswith(" Ben is the host now.")


async def all_told_until_nobody_is_left(game: Talk) -> str:
    """Let up to an hour pass; return all messages until the table waits for a person."""
    told = ""
    for _ in range(60):
        told += all_said(await game.goes_by(60))
        if "nobody is at the table any more" in told:
            return told
    raise AssertionError(told[-500:])


async def test_a_table_at_which_nobody_is_left_waits_until_somebody_returns() -> None:
    async with talk(clock=SteppedClock(), tick=5, pause=60) as game:
        await two_at_a_table(game)
        await turn_of(game, "ben")
        await game.goes_by(FIVE_MINUTES + 5)
        await game.says("ann", "standin ben", "g1")
        assert "Ann is away" not in await all_told_until_nobody_is_left(game)
        assert await game.goes_by(24 * 60 * MINUTE) == []
        assert "Resume" in game.buttons(GROUP)
        written = all_said(await game.says("ben", "resume", "g1"))
        assert "Ben is back." in written
        assert "Ben has resumed the game." in written


async def all_leave_the_table_alone(game: Talk) -> None:
    """Let a computer play for Ben, and Ann miss her turns until the table pauses."""
    await two_at_a_table(game)
    await turn_of(game, "ben")
    await game.goes_by(FIVE_MINUTES + 5)
    await game.says("ann", "standin ben", "g1")
    await all_told_until_nobody_is_left(game)


@pytest.mark.parametrize("person", ["ann", "ben"])
@pytest.mark.parametrize("word", ["back", "rack", "draw"])
async def test_a_table_that_all_left_alone_goes_on_when_one_of_them_acts(
    person: str, word: str
) -> None:
    async with talk(clock=SteppedClock(), tick=5, pause=60) as game:
        await all_leave_the_table_alone(game)
        told = all_said(await game.says(person, word))
        assert f"{person.title()} has resumed the game." in told
        assert "Resume" not in game.buttons(GROUP)


async def test_a_pause_that_a_person_asked_for_lasts_when_another_comes_back() -> None:
    async with talk(clock=SteppedClock(), tick=5, pause=60) as game:
        await two_at_a_table(game)
        await turn_of(game, "ann")
        await game.says("ann", "standin ben", "g1")
        await game.says("ann", "pause", "g1")
        assert "has resumed the game" not in all_said(await game.says("ben", "back", "g1"))
        assert "Resume" in game.buttons(GROUP)


async def test_one_person_who_is_away_finds_the_table_as_it_was_left() -> None:
    async with talk(clock=SteppedClock(), tick=5) as game:
        for word in ("new rummikub", "settings computers easy easy", "start"):
            await game.says("ann", word, "g1")
        await all_told_until_nobody_is_left(game)
        assert await game.goes_by(24 * 60 * MINUTE) == []
        await game.says("ann", "resume", "g1")
        assert "drew" in all_said(await game.says("ann", "draw", "g1"))


async def test_the_player_who_resumes_is_there_and_has_as_many_turns_as_before() -> None:
    async with talk(clock=SteppedClock(), tick=5) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "start", "g1")
        await all_told_until_nobody_is_left(game)
        await game.says("ann", "resume", "g1")
        await turn_of(game, "ann")
        for _ in range(2):
            told = all_said(await game.goes_by(FIVE_MINUTES + 5))
            assert "Time’s up! Ann drew" in told
            assert "nobody is at the table" not in told
        assert "nobody is at the table any more" in all_said(await game.goes_by(FIVE_MINUTES + 5))


async def alone_with_a_computer(game: Talk) -> None:
    for word in ("new rummikub", "settings computers easy", "start"):
        await game.says("ann", word, "g1")


async def test_a_player_who_looks_and_thinks_too_long_is_at_the_table() -> None:
    async with talk(clock=SteppedClock(), tick=5) as game:
        await alone_with_a_computer(game)
        for _ in range(5):
            await game.goes_by(60)
            await game.says("ann", "rack")
            told = all_said(await game.goes_by(FIVE_MINUTES - 50))
            assert "Time’s up! Ann drew" in told
            assert "nobody is at the table" not in told
        assert "nobody is at the table any more" in all_said(await game.goes_by(FIVE_MINUTES + 5))


async def test_a_table_is_not_paused_while_somebody_waits_for_a_seat() -> None:
    async with talk(clock=SteppedClock(), tick=5, pause=60) as game:
        await alone_with_a_computer(game)
        await game.says("cem", "join", "g1")
        told = ""
        for _ in range(60):
            told += all_said(await game.goes_by(60))
        assert "Ann is away: a computer player plays until Ann returns." in told
        assert "nobody is at the table" not in told


async def test_a_newcomer_at_a_table_that_all_have_left_alone_is_the_host() -> None:
    async with talk(clock=SteppedClock(), tick=5) as game:
        await game.says("ann", "new rummikub", "g1")
        for one in (SHORT, "computers easy", "rounds 2", "clock 1h"):
            await game.says("ann", f"settings {one}", "g1")
        await game.says("ann", "start", "g1")
        await game.says("cem", "join", "g1")
        await game.says("ann", "standin ann", "g1")
        await game.goes_by(5 * MINUTE)
        assert "This round:" in str(game.scene(GROUP)["text"])
        told = all_said(await game.says("cem", "next", "g1"))
        assert "Cem is the host now." in told
        assert len(game.rack("cem")) == 10


async def test_the_host_named_once_more_is_told_so() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        assert "Ann is the host already." in all_said(await game.says("ann", "host ann"))
        await game.says("ann", "host ben", "g1")
        assert "Ben is the host already." in all_said(await game.says("ben", "host ben"))
