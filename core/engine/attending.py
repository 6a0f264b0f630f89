"""Follows the changes that other programs make: timers, pending notices, people."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TypeAlias

import structlog

from core.engine.cluster import Cluster, News
from core.engine.delivery.outbox import Outbox
from core.engine.logs import error_report
from core.engine.people import PersonId, TableId
from core.engine.task_group import together
from core.engine.time.timeouts import TimeoutWatch

LookUp: TypeAlias = Callable[[Collection[PersonId] | None], Awaitable[None]]
"""Reloads the data of people; None reloads everybody."""

_log = structlog.get_logger(__name__)


class PeerNews:
    """Processes the news of other programs while the engine runs."""

    def __init__(self, cluster: Cluster, timeouts: TimeoutWatch, outbox: Outbox) -> None:
        self._cluster = cluster
        self._timeouts = timeouts
        self._outbox = outbox
        self._look_up: LookUp | None = None
        self._changed: Callable[[TableId | None], None] | None = None

    def on_people(self, look_up: LookUp) -> None:
        """Register the callback for people whom other programs changed."""
        self._look_up = look_up

    def on_changed(self, changed: Callable[[TableId | None], None]) -> None:
        """Register the callback for tables that other programs changed; None means any table."""
        self._changed = changed

    async def run(self) -> None:
        """Process news one by one; failed news arrives again later."""
        async with together() as tasks:
            while True:
                news = await self._cluster.news()
                self._tell(news)
                try:
                    if self._look_up is not None and news.people != frozenset():
                        await self._look_up(news.people)
                    if news.everything:
                        await self._outbox.look_again()
                        self._wake(tasks, await self._timeouts.look_again())
                    else:
                        await self._outbox.look_again(news.places)
                        self._wake(tasks, await self._timeouts.look_at(news.tables))
                except Exception as error:  # noqa: BLE001 - the next news may succeed
                    _log.warning("not attended to", **error_report(error))

    def _tell(self, news: News) -> None:
        if self._changed is None:
            return
        for table in (None,) if news.everything else news.tables:
            self._changed(table)

    def _wake(self, tasks: asyncio.TaskGroup, tables: Iterable[TableId]) -> None:
        """Continue automatic turns whose program may have ended before they ran."""
        for table in tables:
            tasks.create_task(self._timeouts.wake(table))
