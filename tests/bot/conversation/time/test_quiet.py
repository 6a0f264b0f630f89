"""`quiet` sets a person's night, during which long turns and notices wait."""

from datetime import UTC, datetime
from functools import partial

import pytest

from core.engine.ports import Change, Posted, Trouble, UnavailableError
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.lines.tables import all_said, two_at_a_table
from tests.support.lines.talk import Message, Talk, talk, to

GROUP = "chat:g1"
HOUR = 3_600
TICK = 30.0


def clock_at(text: str) -> SteppedClock:
    """Return a clock that shows this time in UTC."""
    return SteppedClock(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


night = partial(talk, tick=TICK)


async def slow_table(game: Talk, clock: str = "24h") -> tuple[str, str]:
    return await two_at_a_table(game, "rummikub", f"clock {clock}")


def asks(written: list[dict[str, object]], person: str) -> list[str]:
    return [text for text in to(written, f"person:{person}") if "Your turn" in text]


async def test_a_night_does_not_count() -> None:
    async with night(clock=clock_at("2026-11-21T18:00")) as game:
        mover, _ = await slow_table(game)
        await game.says(mover, "quiet 22-8 Berlin")  # 21:00 to 7:00 in UTC
        await game.goes_by(43.9 * HOUR)  # two nights of ten hours each
        assert "Time’s up!" not in all_said(game.said)
        await game.goes_by(0.2 * HOUR)
        assert "Time’s up!" in all_said(game.said)


async def test_a_reminder_waits_for_the_morning_with_its_turn() -> None:
    async with night(clock=clock_at("2026-11-21T20:00")) as game:
        mover, _ = await slow_table(game, "1h")
        await game.says(mover, "quiet 20:30-6 UTC")
        assert all_said(await game.goes_by(9.9 * HOUR)) == ""
        written = await game.goes_by(0.5 * HOUR)
        assert "a quarter of your time is left." in all_said(written)
        assert "Time’s up!" in all_said(await game.goes_by(HOUR / 4 + 60))


async def test_a_call_at_night_waits_for_the_morning() -> None:
    async with night(clock=clock_at("2026-11-21T20:00")) as game:
        mover, other = await slow_table(game)
        await game.says(other, "quiet 22-8 UTC")
        await game.goes_by(3 * HOUR)
        written = await game.says(mover, "draw")
        assert to(written, GROUP) != []
        assert asks(written, other) == []
        await game.says(mover, "table", "g1")
        assert "1 day left; no time passes" in game.text(GROUP)
        assert asks(await game.goes_by(8.9 * HOUR), other) == []
        assert len(asks(await game.goes_by(0.2 * HOUR), other)) == 1
        await game.goes_by(12.9 * HOUR)
        await game.says(mover, "table", "g1")
        assert "The turn ends on" in all_said(await game.says(other, "tables"))


async def test_acting_at_night_brings_the_call_and_leaves_the_clock_at_rest() -> None:
    async with night(clock=clock_at("2026-11-21T20:00")) as game:
        mover, other = await slow_table(game)
        await game.says(other, "quiet 22-8 UTC")
        await game.goes_by(3 * HOUR)
        assert asks(await game.says(mover, "draw"), other) == []
        assert len(asks(await game.says(other, "score", "g1"), other)) == 1
        await game.says(other, "table", "g1")
        assert "1 day left; no time passes at night." in game.text(GROUP)
        await game.says(other, "draw")
        assert len(asks(await game.says(mover, "draw"), other)) == 1


async def test_quick_tables_know_no_night() -> None:
    async with talk(clock=clock_at("2026-11-21T23:00")) as game:
        mover, other = await slow_table(game, "5m")
        await game.says(mover, "quiet 22-8 UTC")
        await game.says(other, "quiet 22-8 UTC")
        await game.goes_by(1_000)
        assert "Time’s up!" in all_said(game.said)


async def test_quiet_hours_and_waiting_calls_outlast_a_restart() -> None:
    opened = partial(night, store=MemoryStore(), register=MemoryRegister())
    async with opened(clock=clock_at("2026-11-21T20:00")) as game:
        mover, other = await slow_table(game)
        await game.says(other, "quiet 22-8 UTC")
        await game.goes_by(3 * HOUR)
        await game.says(mover, "draw")
    async with opened(clock=clock_at("2026-11-22T02:00")) as game:
        assert asks(await game.goes_by(5.9 * HOUR), other) == []
        assert len(asks(await game.goes_by(0.2 * HOUR), other)) == 1


async def begun_in_the_night(game: Talk) -> str:
    """Start the turn of a person in their own night; notifications go to the group only."""
    mover, other = await slow_table(game)
    await game.says(other, "notify group")
    await game.says(other, "quiet 22-8 UTC")
    await game.goes_by(3 * HOUR)
    written = await game.says(mover, "draw")
    assert called(written, other) == 0
    return other


def called(written: list[Message], person: str) -> int:
    return all_said(written).count(f"Your quiet hours are over, {person.title()}")


async def test_a_call_in_a_chat_comes_once_after_the_night() -> None:
    async with night(clock=clock_at("2026-11-21T20:00")) as game:
        other = await begun_in_the_night(game)
        assert called(await game.goes_by(8.9 * HOUR), other) == 0
        assert called(await game.goes_by(3 * HOUR), other) == 1


async def test_a_program_started_after_the_night_calls_then() -> None:
    opened = partial(night, store=MemoryStore(), register=MemoryRegister())
    async with opened(clock=clock_at("2026-11-21T20:00")) as game:
        other = await begun_in_the_night(game)
    async with opened(clock=clock_at("2026-11-22T09:00")) as game:
        await game.says("eve", "help")
        assert called(game.said, other) == 1
    async with opened(clock=clock_at("2026-11-22T10:00")) as game:
        await game.says("eve", "help")
        assert called(game.said, other) == 0


async def test_a_turn_that_passed_on_at_night_calls_nobody_in_the_morning() -> None:
    async with night(clock=clock_at("2026-11-21T20:00"), seed=6) as game:
        other = await begun_in_the_night(game)
        assert other == "ben"
        assert "Computer" in all_said(await game.says("ann", "remove Ben yes", "g1"))
        assert "quiet hours" not in all_said(await game.goes_by(12 * HOUR))


async def test_a_night_that_ends_while_the_store_takes_nothing_ends_no_program() -> None:
    store = Sulking()
    async with night(clock=clock_at("2026-11-21T20:00"), store=store) as game:
        other = await begun_in_the_night(game)
        store.sulks = True
        assert called(await game.goes_by(9.1 * HOUR), other) == 1
        store.sulks = False
        assert "drew" in all_said(await game.says(other, "draw", "g1"))


class Sulking(MemoryStore):
    """A store that refuses changes for a while."""

    sulks = False

    async def append(self, change: Change) -> tuple[Posted, ...]:
        if self.sulks:
            raise UnavailableError(Trouble.FULL)
        return await super().append(change)


async def test_a_night_ends_by_summer_time() -> None:
    async with night(clock=clock_at("2027-03-27T20:30")) as game:  # clocks run in this night
        mover, _ = await slow_table(game, "1h")
        await game.says(mover, "quiet 22-8 Berlin")
        assert to(await game.goes_by(9.7 * HOUR), f"person:{mover}") == []  # it ends at 6:00 in UTC
        assert "a quarter of your time" in all_said(await game.goes_by(0.1 * HOUR))


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("22-8 Berlin", "Quiet hours: 22:00 to 08:00, Berlin time (now 21:00)."),
        ("10pm to 7:30am new york", "Quiet hours: 22:00 to 07:30, New York time (now 15:00)."),
        ("22-8 +5:30", "your local time (UTC+05:30, now 01:30)"),
        ("22-8 21:03", "your local time (UTC+01:00,"),
        ("22-8 12:00", "your local time (UTC−08:00,"),
        ("22-8 1:45", "your local time (UTC+05:45,"),
        ("22-8 8:45", "your local time (UTC+12:45,"),
        ("22-8 9:45", "your local time (UTC+13:45,"),
        ("22-8 10:00", "your local time (UTC−10:00,"),
        ("22-8 Kathmandu", "Kathmandu time (now 01:45)"),
        ("22-8 Chatham", "Chatham time (now 09:45)"),
        ("22-8", "In which time zone?"),
        ("22-8 Berlni", "Did you mean Berlin?"),
        ("22-8 Atlantis", "the time in “Atlantis”"),
        ("22-8 Qqqqqqqq", "in your time zone, or your local time"),
        ("8-22 Berlin", "Twelve hours at most."),
        ("22-22 Berlin", "Type when your quiet hours start and end"),
        ("25-8 Berlin", "Type when your quiet hours start and end"),
        ("at night", "Type when your quiet hours start and end"),
        ("", "Type when your quiet hours start and end"),
        ("off", "Quiet hours are off."),
    ],
)
async def test_hours_are_said_as_people_say_them(said: str, answer: str) -> None:
    async with talk(clock=clock_at("2026-11-21T20:00")) as game:
        assert answer in all_said(await game.says("ann", f"quiet {said}"))


async def test_a_similar_place_is_a_city_and_no_region() -> None:
    async with talk(clock=clock_at("2026-11-21T20:00")) as game:
        told = all_said(await game.says("ann", "quiet 22-8 Atlantis"))
        assert "Did you mean Atlantic?" not in told


async def test_hours_are_said_in_german_too_and_shown_when_asked_for() -> None:
    async with talk(clock=clock_at("2026-07-21T20:00")) as game:
        await game.says("ann", "language de")
        told = all_said(await game.says("ann", "Ruhe 22 Uhr bis 7:30 Wien"))
        assert "Ruhezeit: 22:00 bis 07:30, Ortszeit Wien (jetzt 22:00" in told
        assert told == all_said(await game.says("ann", "quiet"))
        assert "Meinst du „Wien“?" in all_said(await game.says("ann", "quiet 22-8 Viena"))
        assert "Ruhezeit: 23:00 bis 07:30" in all_said(await game.says("ann", "quiet 23-7:30"))
        assert "Deine Ruhezeit ist abgeschaltet" in all_said(await game.says("ann", "quiet aus"))
        assert "Schreib, von wann" in all_said(await game.says("ann", "quiet"))


@pytest.mark.parametrize(
    ("language", "typed", "named"),
    [
        ("es", "roma", "Roma"),
        ("fr", "vienne", "Vienne"),
        ("it", "Rome", "Roma"),
        ("nl", "Parijs", "Parijs"),
        ("en", "vienna", "Vienna"),
        ("de", "New York", "New York"),
        ("de", "azoren", "Azoren"),
        ("nl", "Caïro", "Caïro"),
        ("fr", "le caire", "Le Caire"),
        ("en", "sao tome", "São Tomé"),
        ("it", "-3:30", "UTC−03:30"),
    ],
)
async def test_a_city_is_named_as_its_reader_spells_it(
    language: str, typed: str, named: str
) -> None:
    async with talk(clock=clock_at("2026-11-21T20:00")) as game:
        await game.says("ann", f"language {language}")
        told = all_said(await game.says("ann", f"quiet 22-8 {typed}"))
        assert named in told
        assert told == all_said(await game.says("ann", "quiet"))
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", f"settings language {language}", "g1")
        assert named in all_said(await game.says("ann", f"settings zone {typed}", "g1"))
        assert named in all_said(await game.says("ann", "settings zone", "g1"))


@pytest.mark.parametrize(
    ("language", "typed", "near"),
    [("de", "azorn", "Azoren"), ("de", "azore", "Azoren"), ("es", "londrs", "Londres")],
)
async def test_a_similar_city_is_named_as_its_reader_spells_it(
    language: str, typed: str, near: str
) -> None:
    async with talk(clock=clock_at("2026-11-21T20:00")) as game:
        await game.says("ann", f"language {language}")
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", f"settings language {language}", "g1")
        told = all_said(await game.says("ann", f"settings zone {typed}", "g1"))
        assert told.count(near) == 2  # also in what to type
        assert near in all_said(await game.says("ann", f"settings zone {near}", "g1"))
