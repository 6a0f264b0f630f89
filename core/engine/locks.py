"""One lock for each table, there only as long as somebody holds it or waits for it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from core.engine.people import TableId


class Locks:
    """Lets one at a time use a table."""

    def __init__(self) -> None:
        self._locks: dict[TableId, asyncio.Lock] = {}
        self._users: Counter[TableId] = Counter()

    @property
    def held(self) -> int:
        """How many tables are held or waited for."""
        return len(self._locks)

    @asynccontextmanager
    async def alone(self, table: TableId) -> AsyncIterator[None]:
        """Hold a table alone as long as this is open."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._users[table] += 1
        try:
            async with lock:
                yield
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table], self._locks[table]
