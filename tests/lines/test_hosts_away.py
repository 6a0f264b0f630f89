"""A host who is away hands the table on; a lobby that nobody starts is closed."""

from functools import partial

from tests.engine.clocks import SteppedClock
from tests.lines.talk import Talk, talk
from tests.lines.test_clocks import FIVE_MINUTES, game_says
from tests.lines.test_tables import GROUP, on_turn, two_at_a_table

MINUTE = 60
slowly = partial(talk, tick=60)


async def turn_of(game: Talk, person: str) -> None:
    """Let turns be drawn until somebody is on turn."""
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
        assert "Nobody has started the game" in closed["text"]
        assert "no such table" in game_says(await game.says("ann", "start", "g1"))
        await game.presses("ben", game.buttons(GROUP)["New table"], "g1")
        assert "1. Ben (host)" in game.text(GROUP)


async def test_a_host_for_whom_a_computer_was_called_hands_the_table_on() -> None:
    async with talk(clock=SteppedClock(), tick=5) as game:
        await two_at_a_table(game)
        await turn_of(game, "ann")
        await game.goes_by(FIVE_MINUTES + 5)
        written = game_says(await game.says("ben", "standin ann", "g1"))
        assert "Ann is away" in written
        assert "Ben is the host now." in written


async def test_where_everybody_was_away_the_first_to_return_is_host() -> None:
    async with talk(clock=SteppedClock(), tick=5, pause=60) as game:
        await two_at_a_table(game)
        await turn_of(game, "ben")
        await game.goes_by(FIVE_MINUTES + 5)
        await game.says("ann", "standin ben", "g1")
        told = ""
        while "Ann is away" not in told:
            told += game_says(await game.goes_by(60))
        assert "is the host now" not in told
        written = game_says(await game.says("ben", "draw"))
        assert "Ben plays again." in written
        assert "Ben is the host now." in written
