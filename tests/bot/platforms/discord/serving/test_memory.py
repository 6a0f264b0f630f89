"""Finished matches in Discord channels leave nothing in memory once the caches are full."""

import pytest

from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, lobby
from tests.support.remembered import growth, remember_little


async def match(game: Evening, number: int) -> None:
    """Let two people meet in a new channel, play a turn, and stop."""
    ann, ben = game.meet(f"Ann{number}"), game.meet(f"Ben{number}")
    channel = await lobby(game, "kids", ann, ben)
    await begun(channel, ann)
    turn = await ann.sees("’s turn", channel)
    first, other = (ann, ben) if f"@Ann{number}’s turn" in turn else (ben, ann)
    await first.presses("My rack", channel)
    await first.says("/turn hint", channel)
    await first.presses("Draw", channel)
    await other.presses("Table", channel)
    await game.meet(f"Eve{number}").presses("Table", channel)
    await ann.says("/rummy stop", channel)
    await ann.presses("Close it anyway", channel)
    await ann.sees("closed", channel)


async def test_finished_matches_leave_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_little(monkeypatch)
    async with evening() as game:
        assert await growth(lambda number: match(game, number)) == {}
