"""What is told of a program to who watches it: how far it has come, and what keeps it from work."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.conversation.delivery.platforms import Platform
from core.engine.cluster import Cluster, SingleProcess
from core.engine.engine import Engine
from core.engine.ports import Store, UnavailableError
from core.engine.rulings import DRAINING, Rulings

PATIENCE = 2.0
"""Seconds for which the store may think about a simple question."""


@dataclass(slots=True, kw_only=True)
class Watch:
    """Filled in as the program comes up; before that, and without anybody who looks, it is idle."""

    stop: asyncio.Event = field(default_factory=asyncio.Event)
    store: Store | None = None
    rulings: Rulings | None = None
    cluster: Cluster = field(default_factory=SingleProcess)
    platforms: Sequence[Platform] = ()
    engine: Engine | None = None
    caught_up: bool = False
    """Whether everything has been acted on that arrived while nobody listened."""

    @property
    def reached(self) -> Mapping[str, bool]:
        """Which platforms tell us what happens."""
        return {one.name: one.reached() for one in self.platforms}

    def hears(self) -> bool:
        """Say whether any platform tells us what people do; without platforms somebody does."""
        return not self.platforms or any(self.reached.values())

    def closed(self) -> None:
        """Say that the house is closed: there is nothing more to look at."""
        self.store = self.rulings = self.engine = None

    async def draining(self) -> bool:
        """Say whether no new tables are opened; not while nobody can know."""
        try:
            return self.rulings is not None and DRAINING in await self.rulings.standing()
        except UnavailableError:
            return False

    async def obstacles(self) -> tuple[str, ...]:
        """Return why this program should be given nothing to do; nothing: it is ready."""
        found = ["stopping"] if self.stop.is_set() else []
        found += [] if self.caught_up else ["starting"]
        if not await self._answers():
            return (*found, "database")
        found += [name for name, reached in self.reached.items() if not reached]
        return (*found, "draining") if await self.draining() else tuple(found)

    async def tables_open(self) -> int | None:
        """Return how many tables are open in the house; None while nobody can know."""
        try:
            return None if self.store is None else await self.store.count_open()
        except UnavailableError:
            return None

    async def _answers(self) -> bool:
        if self.store is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.counted()
        except (UnavailableError, TimeoutError):
            return False
        return True
