"""The state of a program for its monitoring: progress of the start, and obstacles."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.conversation.delivery.platforms import Platform
from core.engine.access import DRAINING, Rulings
from core.engine.cluster import Cluster
from core.engine.engine import Engine
from core.engine.ports import Store, UnavailableError

PATIENCE = 2.0
"""Seconds to wait for the store's answer to a simple query."""


@dataclass(slots=True, kw_only=True)
class Watch:
    """Filled in during the start; before that, or without monitoring, it is idle."""

    stop: asyncio.Event = field(default_factory=asyncio.Event)
    store: Store | None = None
    rulings: Rulings | None = None
    cluster: Cluster = field(default_factory=Cluster)
    platforms: Sequence[Platform] = ()
    engine: Engine | None = None
    caught_up: bool = False
    """Whether all updates that arrived before the start are processed."""

    @property
    def reached(self) -> Mapping[str, bool]:
        """For each platform, whether it currently delivers updates."""
        return {one.name: one.reached() for one in self.platforms}

    def hears(self) -> bool:
        """Return whether any platform delivers updates; True without platforms."""
        return not self.platforms or any(self.reached.values())

    def closed(self) -> None:
        """Forget the closed store and engine."""
        self.store = self.rulings = self.engine = None

    async def draining(self) -> bool:
        """Return whether the program drains; False while the store is unavailable."""
        try:
            return self.rulings is not None and DRAINING in await self.rulings.standing()
        except UnavailableError:
            return False

    async def obstacles(self) -> tuple[str, ...]:
        """Return why this program is not ready for work; empty if it is ready."""
        found = ["stopping"] if self.stop.is_set() else []
        found += [] if self.caught_up else ["starting"]
        if not await self._answers():
            return (*found, "database")
        found += [name for name, reached in self.reached.items() if not reached]
        return (*found, "draining") if await self.draining() else tuple(found)

    async def tables_open(self) -> int | None:
        """Return the number of open tables; None while the store is unavailable."""
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
