"""Finished matches leave nothing in memory once the caches are full."""

import gc
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest
from cachetools import LRUCache

from tests.support.lines.talk import Talk, talk

FEW = 4
WARM, MANY = 50, 1_000
"""Matches before memory is looked at, and between two looks."""
BOUNDS = (
    "core.engine.time.clocks.CROWD",
    "core.engine.delivery.inbox.REMEMBERED",
    "core.engine.delivery.outbox.REMEMBERED",
    "core.engine.delivery.rate.CROWD",
    "core.engine.caches.REMEMBERED",
    "core.engine.table.tables.KEPT",
    "core.engine.table.view.VIEWS_KEPT",
)
HOLDING = (dict, set, OrderedDict, defaultdict, Counter, LRUCache)
OURS = ("bot.", "core.", "storage.")


def entries() -> Counter[str]:
    """How many entries there are in each attribute of our objects that is a mapping or a set."""
    found: Counter[str] = Counter()
    for one in gc.get_objects():
        kind = type(one)
        if str(kind.__module__).startswith(OURS):
            for name, value in attributes(one):
                if type(value) in HOLDING:
                    found[f"{kind.__module__}.{kind.__qualname__}.{name}"] += len(value)
    return found


def objects() -> int:
    """How many objects are alive, once what functions remember of their last calls is forgotten."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            one.cache_clear()
    gc.collect()
    return len(gc.get_objects())


def attributes(one: object) -> Iterator[tuple[str, Any]]:
    """What an object holds, whether it has slots or not."""
    yield from getattr(one, "__dict__", {}).items()
    slots = (name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ()))
    yield from ((name, getattr(one, name, None)) for name in slots)


async def match(game: Talk, number: int) -> None:
    """People meet for the first time, in a chat of their own, and play until one stops it."""
    ann, group = f"p{number}", f"g{number}"
    await game.says(ann, "new kids", group)
    await game.says(ann, "settings computers easy", group)
    await game.says(ann, "start", group)
    await game.says(ann, "hint")
    await game.says(ann, "draw")
    await game.says(ann, "stop", group)
    await game.says(ann, "stop", group)
    game.said.clear()
    game.shown.clear()


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the program remember little, so that this is soon full."""
    for bound in BOUNDS:
        monkeypatch.setattr(bound, FEW)


async def test_finished_matches_leave_nothing(tmp_path: Path) -> None:
    async with talk(database=f"sqlite:///{tmp_path / 'rummy.sqlite3'}") as game:
        for number in range(2 * FEW):
            await match(game, number)
        gc.collect()
        before = entries()
        for number in range(2 * FEW, 5 * FEW):
            await match(game, number)
        gc.collect()
        more = entries() - before
    assert {what: count for what, count in more.items() if count > FEW} == {}


@pytest.mark.long
async def test_a_thousand_finished_matches_leave_memory_as_it_was(tmp_path: Path) -> None:
    async with talk(database=f"sqlite:///{tmp_path / 'rummy.sqlite3'}") as game:
        for number in range(WARM):
            await match(game, number)
        before = objects()
        for number in range(WARM, WARM + MANY):
            await match(game, number)
        assert objects() - before < MANY / 2, "a match leaves an object behind"
