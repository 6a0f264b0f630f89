"""Finished matches in Telegram groups leave nothing in memory once the caches are full."""

import pytest

from tests.support.remembered import growth, remember_little
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import mover, table_of


async def match(game: Evening, number: int) -> None:
    """Let two people meet in a new group, play a turn, pause, make a mistake, and stop."""
    ann, ben = await game.friend(f"Ann{number}"), await game.friend(f"Ben{number}")
    group = await table_of(game, ann, ben, sheet="kids")
    await ann.presses("Start", group)
    first, other = await mover(game, group, ann, ben)
    await first.says("/hint")
    await first.says("play r1 x")
    await other.presses("Table", group)
    await game.meet(f"Eve{number}").presses("Table", group)
    await first.presses("Draw")
    await other.sees("Your turn")
    await ann.says("/stop@rummy_bot yes", group)
    await ann.sees("closed", group)


async def test_finished_matches_leave_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_little(monkeypatch)
    async with evening() as game:
        assert await growth(lambda number: match(game, number)) == {}
