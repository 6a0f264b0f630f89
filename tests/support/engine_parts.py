"""Parts for an engine in tests: platforms, one of them unreachable, and a slow thinker."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from core.engine.delivery.notices import Notice
from core.engine.ports import Receipt
from core.rules.players.trial import unhurried

T = TypeVar("T")


class Silent:
    """A platform that shows nothing to anybody."""

    async def deliver(self, notice: object) -> Receipt:
        del notice
        return Receipt.NOTHING_SENT


class Line:
    """A platform that can be unreachable."""

    def __init__(self) -> None:
        self.down = self.silent = False
        self.taken: list[Notice] = []

    async def deliver(self, notice: Notice) -> Receipt:
        if self.down:
            raise ConnectionError
        self.taken.append(notice)
        return Receipt.SENT


class Slow:
    """Computes moves only when the test lets it."""

    patience = staticmethod(unhurried)

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        self.asked.set()
        await self.let.wait()
        return work(*given)
