"""Takes what waits to be sent to the messenger: at least once, in the order of each place."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence

import structlog

from core.engine.broken import what_broke
from core.engine.notices import Notice
from core.engine.people import TableId, To
from core.engine.ports import Messenger, Posted, Store
from core.engine.timers import Timer

SLOWEST = 60.0
"""Seconds between two attempts to send what could not be sent for long."""

_log = structlog.get_logger(__name__)


class Outbox:
    """Sends what changes have put in the outbox of the store."""

    def __init__(self, store: Store, messenger: Messenger) -> None:
        self._store = store
        self._messenger = messenger
        self._sending = asyncio.Lock()
        self._waiting: dict[int, Posted] = {}
        self._tries, self._next = 0, 0.0
        self._started: Callable[[Notice], Mapping[TableId, Timer]] = lambda _notice: {}

    def on_sent(self, started: Callable[[Notice], Mapping[TableId, Timer]]) -> None:
        """Say what a notice that has gone out starts: the time of the turn that it tells of."""
        self._started = started

    async def load(self) -> None:
        """Take up what was still waiting when the program ended."""
        self.post(await self._store.unsent())

    def post(self, posted: Iterable[Posted]) -> None:
        """Take what a change has put in the outbox of the store."""
        self._waiting.update({one.number: one for one in posted})

    async def retry(self, now: float) -> None:
        """Try again what could not be sent: soon at first, then every minute. `now` in seconds."""
        if not self._waiting:
            self._tries, self._next = 0, 0.0
        elif now >= self._next:
            await self.flush()
            self._tries += 1
            self._next = now + min(SLOWEST, 2.0**self._tries)

    async def flush(self) -> None:
        """Send everything that waits, later notices in place of the earlier ones they overtake.

        What cannot be sent goes on waiting, and with it all that comes after it at its place.
        """
        async with self._sending:
            blocked: set[To] = set()
            for numbers, notice in coalesced(tuple(self._waiting.values())):
                if notice.to not in blocked and not await self._sent(numbers, notice):
                    blocked.add(notice.to)

    async def _sent(self, numbers: Sequence[int], notice: Notice) -> bool:
        try:
            await self._messenger.deliver(notice)
        except Exception as error:  # noqa: BLE001 - one broken place shall not silence the others
            kind = type(notice).__name__
            _log.error("not sent", notice=kind, table=notice.table, **what_broke(error))
            return False
        for number in numbers:
            del self._waiting[number]
        await self._store.sent(numbers, self._started(notice))
        return True


def coalesced(waiting: Iterable[Posted]) -> list[tuple[tuple[int, ...], Notice]]:
    """Leave out what is overtaken, next to each other at one place, by something later."""
    sending: list[tuple[tuple[int, ...], Notice]] = []
    for posted in waiting:
        numbers: tuple[int, ...] = (posted.number,)
        notice = posted.notice
        place = _last_at(sending, notice)
        while place is not None:
            merged = notice.overtakes(sending[place][1])
            if merged is None:
                break
            numbers, notice = (*sending.pop(place)[0], *numbers), merged
            place = _last_at(sending, notice)
        sending.append((numbers, notice))
    return sending


def _last_at(sending: list[tuple[tuple[int, ...], Notice]], notice: Notice) -> int | None:
    places = [place for place, (_, earlier) in enumerate(sending) if earlier.to == notice.to]
    return places[-1] if places else None
