"""What the program holds in memory, counted as entries, which the machine does not blur."""

import gc
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from cachetools import LRUCache

FEW = 4
BOUNDS = (
    "core.engine.time.clocks.CROWD",
    "core.engine.delivery.inbox.REMEMBERED",
    "core.engine.delivery.outbox.REMEMBERED",
    "core.engine.delivery.rate.CROWD",
    "core.engine.caches.REMEMBERED",
    "core.engine.table.tables.KEPT",
    "core.engine.table.view.VIEWS_KEPT",
    "bot.platforms.telegram.answering.REMEMBERED",
    "bot.platforms.telegram.choosing.REMEMBERED",
    "bot.platforms.telegram.surface.PICTURED",
    "bot.platforms.discord.posting.REMEMBERED",
    "bot.platforms.discord.shards.REMEMBERED",
    "bot.platforms.discord.shards.CHANNELS",
)
HOLDING = (dict, set, OrderedDict, defaultdict, Counter, LRUCache)
OURS, STORED = ("bot.", "core.", "storage."), "storage.memory."
"""Our modules, and those that are a database."""


def remember_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program remember little, so that its caches are soon full."""
    for bound in BOUNDS:
        monkeypatch.setattr(bound, FEW)


def entries() -> Counter[str]:
    """Count the entries in each attribute of our objects that is a mapping or a set."""
    gc.collect()
    found: Counter[str] = Counter()
    for one in gc.get_objects():
        kind = type(one)
        module = str(kind.__module__)
        if module.startswith(OURS) and not module.startswith(STORED):
            for name, value in _attributes(one):
                if type(value) in HOLDING:
                    found[f"{module}.{kind.__qualname__}.{name}"] += len(value)
    return found


async def growth(match: Callable[[int], Awaitable[None]]) -> dict[str, int]:
    """Fill the caches with matches, play some more, and return what has grown since."""
    for number in range(2 * FEW):
        await match(number)
    before = entries()
    for number in range(2 * FEW, 5 * FEW):
        await match(number)
    return grown(before)


def grown(before: Counter[str]) -> dict[str, int]:
    """Return what holds clearly more entries than before."""
    return {what: count for what, count in (entries() - before).items() if count > FEW}


def _attributes(one: object) -> Iterator[tuple[str, Any]]:
    """Yield what an object holds, whether it has slots or not."""
    yield from getattr(one, "__dict__", {}).items()
    slots = (name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ()))
    yield from ((name, getattr(one, name, None)) for name in slots)
