"""Finished matches leave nothing in memory once the caches are full."""

import gc
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest

from tests.support.lines.talk import Talk, talk
from tests.support.remembered import growth, remember_little

WARM, MANY = 50, 1_000
"""The numbers of matches before the first count of objects, and between two counts."""


def objects() -> int:
    """Clear the caches of functions, and return the number of live objects."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            one.cache_clear()
    gc.collect()
    return len(gc.get_objects())


async def match(game: Talk, number: int) -> None:
    """Let new people meet in a new chat, play, and stop the match."""
    ann, group = f"p{number}", f"g{number}"
    await game.says(ann, "new kids", group)
    await game.says(ann, "settings computers easy", group)
    await game.says(ann, "start", group)
    await game.says(ann, "hint")
    await game.says(ann, "draw")
    await game.says(ann, "stop", group)
    game.thinks()
    await game.says(ann, "stop", group)
    game.said.clear()
    game.shown.clear()


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_little(monkeypatch)


async def test_finished_matches_leave_nothing(tmp_path: Path) -> None:
    async with talk(database=f"sqlite:///{tmp_path / 'rummy.sqlite3'}") as game:
        assert await growth(lambda number: match(game, number)) == {}


@pytest.mark.long
async def test_a_thousand_finished_matches_leave_memory_as_it_was(tmp_path: Path) -> None:
    async with talk(database=f"sqlite:///{tmp_path / 'rummy.sqlite3'}") as game:
        for number in range(WARM):
            await match(game, number)
        before = objects()
        for number in range(WARM, WARM + MANY):
            await match(game, number)
        assert objects() - before < MANY / 2, "a match leaves an object behind"
