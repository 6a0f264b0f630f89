"""Resuming a paused game: how much time the turn has left, and who reads so."""

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import FIVE_MINUTES, two_at_a_table
from tests.support.lines.talk import talk, to

GROUP = "chat:g1"


async def test_a_resumed_turn_has_half_a_minute_left_and_everybody_reads_so() -> None:
    left = "Time left for this turn: 30 s."
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        await game.goes_by(FIVE_MINUTES - 3)
        await game.says(other, "pause", "g1")
        written = await game.says(other, "resume")
        assert f"{other.title()} has resumed the game. {left}" in to(written, GROUP)[-1]
        assert f"it’s your turn. {left}" in to(written, f"person:{mover}")[-1]
        assert f"The game goes on. {left}" in to(written, f"person:{other}")[-1]
        assert await game.goes_by(28) == []
        assert "Time’s up!" in to(await game.goes_by(3), GROUP)[-1]


async def test_a_second_pause_adds_no_time_to_a_turn() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game)
        await game.goes_by(FIVE_MINUTES - 3)
        for left in (30, 10):
            await game.says(mover, "pause", "g1")
            written = await game.says(mover, "resume", "g1")
            assert f"Time left for this turn: {left} s." in to(written, GROUP)[-1]
            await game.goes_by(20)
        assert "Time’s up!" in str(game.scene(GROUP)["text"])


async def test_a_resumed_turn_takes_no_longer_than_its_time_limit() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game, "rummikub", "rule time_limit=20", "clock sheet")
        await game.goes_by(18)
        await game.says(other, "pause", "g1")
        written = await game.says(other, "resume", "g1")
        assert "Time left for this turn: 20 s." in to(written, f"person:{mover}")[-1]


async def test_the_word_for_the_next_round_resumes_a_paused_one() -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game)
        await game.says("ann", "language de")
        await game.says("ann", "pause", "g1")
        assert "fortgesetzt" in to(await game.says("ann", "weiter", "g1"), GROUP)[-1]
        assert "Die Runde läuft noch" in to(await game.says("ann", "weiter"), "person:ann")[-1]


async def test_a_chat_reads_once_who_resumed_the_game_for_the_player_on_turn() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        await game.says(mover, "notify group")
        paused = to(await game.says(mover, "pause", "g1"), GROUP)
        assert any("has paused the game" in text for text in paused)
        await game.says(other, "resume", "g1")
        shown = [str(one["text"]) for one in game.shown.values() if one["to"] == GROUP]
        assert sum("has resumed the game" in text for text in shown) == 1, shown
        assert not any("has paused the game" in text for text in shown)
