"""Deadlines are times of day, in the zone that the chat has set or the reader uses."""

from datetime import UTC, datetime

import pytest

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import all_said, on_turn, two_at_a_table
from tests.support.lines.talk import talk

GROUP = "chat:g1"
EVENING = datetime(2026, 11, 26, 18, tzinfo=UTC).timestamp()


async def test_the_list_of_tables_says_when_a_turn_ends_and_nothing_that_goes_by() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game, "rummikub", "clock 1h")
        assert all_said(await game.says(mover, "tables")).endswith(": Rummikub, your turn")
        await game.says("ann", "settings zone Berlin", "g1")
        told = all_said(await game.says(mover, "tables"))
        assert "Rummikub, your turn. The turn ends " in told
        await game.goes_by(600)
        assert all_said(await game.says(mover, "tables")) == told


@pytest.mark.parametrize(
    ("clock", "ends"),
    [("5m", "at 19:05"), ("1h", "on Thursday at 20:00"), ("24h", "on Friday at 19:00")],
)
async def test_a_turn_ends_at_a_time_of_day_where_the_zone_is_known(clock: str, ends: str) -> None:
    async with talk(clock=SteppedClock(EVENING)) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ann", f"settings clock {clock}", "g1")
        assert "Only the host" in all_said(await game.says("ben", "settings zone Berlin", "g1"))
        near = all_said(await game.says("ann", "settings zone Berlim", "g1"))
        assert "Did you mean Berlin? “settings zone Berlin”" in near
        told = all_said(await game.says("ann", "settings zone Munich", "g1"))
        assert "in Berlin time when a turn ends (it’s 19:00 there)" in told
        assert "Berlin" in all_said(await game.says("ben", "settings zone", "g1"))
        await game.says("ann", "start", "g1")
        mover, _ = on_turn(game)
        said = f"It’s {mover.title()}’s turn. The turn ends {ends}."
        assert game.text(GROUP).endswith(said)
        assert str(game.scene(f"person:{mover}")["text"]).endswith(f"The turn ends {ends}.")
        await game.goes_by(100)
        await game.says("ann", "table", "g1")
        assert game.text(GROUP).endswith(said)
        await game.says(mover, "quiet 10-11 Tokyo")
        await game.says(mover, "rack")
        assert ends not in game.text(f"person:{mover}")
        assert "The turn ends" in game.text(f"person:{mover}")
        told = all_said(await game.says("ann", "settings zone off", "g1"))
        assert "I’ll no longer show what time a turn ends." in told
        assert "The turn ends" not in game.text(GROUP)


@pytest.mark.parametrize("typed", ["24h", "14:30", "12", "+15"])
async def test_a_zone_is_a_city_or_an_offset(typed: str) -> None:
    async with talk(clock=SteppedClock(EVENING)) as game:
        await game.says("ann", "new rummikub", "g1")
        told = all_said(await game.says("ann", f"settings zone {typed}", "g1"))
        assert f"I don’t know the time in “{typed}”." in told
        for offset, name in {"+2": "+02:00", "UTC+1": "+01:00", "-03:30": "−03:30"}.items():
            told = all_said(await game.says("ann", f"settings zone {offset}", "g1"))
            assert f"in UTC{name} time" in told


async def test_a_zone_belongs_to_a_chat() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub")
        told = all_said(await game.says("ann", "settings zone Berlin"))
        assert told == "A time zone belongs to a chat, and no chat shows this table."


async def test_settings_say_how_a_chat_reads_when_a_turn_ends_until_it_can() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        offered = "Type “settings zone Berlin” to see what time each turn ends."
        for line in ("settings", "settings all"):
            assert offered in str(await game.says("ann", line, "g1"))
        await game.says("ann", "settings zone Berlin", "g1")
        for line in ("settings", "settings all"):
            assert offered not in str(await game.says("ann", line, "g1"))
