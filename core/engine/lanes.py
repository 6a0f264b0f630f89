"""What waits to be sent to one place, in order."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from core.engine.notices import Notice, Urgency
from core.engine.people import To
from core.engine.ports import Posted


@dataclass(slots=True)
class Lane:
    """The queue of one place."""

    to: To
    waiting: dict[int, Posted] = field(default_factory=dict)
    tries: int = 0
    """How often in a row it could not be sent."""
    task: asyncio.Task[None] | None = None
    """Who sends it."""
    rests: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while nothing goes out: all has been sent, or something holds it back."""

    def put(self, posted: Posted) -> None:
        """Add something at the end."""
        self.waiting[posted.number] = posted

    @property
    def busy(self) -> bool:
        """Whether something is going out now."""
        return self.task is not None and not self.rests.is_set()

    @property
    def urgency(self) -> Urgency:
        """How urgent the most urgent is: what stands before it has to go first."""
        return min(posted.notice.urgency for posted in self.waiting.values())

    def next(self) -> tuple[tuple[int, ...], Notice]:
        """Return what is to be sent next, and the numbers of all that it stands for."""
        return coalesced(self.waiting.values())[0]

    def before(self, at: float) -> tuple[Posted, ...]:
        """Return what has waited since before a time."""
        return tuple(posted for posted in self.waiting.values() if posted.at < at)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Say that nothing goes out here as long as this is open."""
        self.rests.set()
        try:
            yield
        finally:
            self.rests.clear()

    def stop(self) -> None:
        """Send nothing more."""
        if self.task is not None:
            self.task.cancel()


def coalesced(waiting: Iterable[Posted]) -> list[tuple[tuple[int, ...], Notice]]:
    """Leave out what is overtaken by something later next to it, all of it for one place."""
    sending: list[tuple[tuple[int, ...], Notice]] = []
    for posted in waiting:
        numbers: tuple[int, ...] = (posted.number,)
        notice = posted.notice
        while sending and (merged := notice.overtakes(sending[-1][1])) is not None:
            numbers, notice = (*sending.pop()[0], *numbers), merged
        sending.append((numbers, notice))
    return sending
