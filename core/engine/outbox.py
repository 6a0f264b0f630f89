"""Takes what waits to be sent to the messenger: at least once, in the order of each place."""

import asyncio
from collections.abc import Iterable

from core.engine.notices import Notice
from core.engine.ports import Messenger, Posted, Store


class Outbox:
    """Sends what changes have put in the outbox of the store."""

    def __init__(self, store: Store, messenger: Messenger) -> None:
        self._store = store
        self._messenger = messenger
        self._sending = asyncio.Lock()

    async def flush(self) -> None:
        """Send everything that waits, later notices in place of the earlier ones they overtake."""
        async with self._sending:
            for numbers, notice in coalesced(await self._store.unsent()):
                await self._messenger.deliver(notice)
                await self._store.sent(numbers)


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
