"""The queue of notices for one place, and what replaces them: later notices, and replies."""

import asyncio
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from core.engine.delivery.notices import RENEWALS, Notice, Urgency
from core.engine.people import TableId, To
from core.engine.ports import Posted


@dataclass(slots=True)
class Lane:
    """The queue of one place."""

    to: To
    waiting: dict[int, Posted] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None
    """The task that sends."""
    rests: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while nothing is being sent: the lane is empty, or something holds it back."""

    def put(self, posted: Posted) -> None:
        """Append a notice."""
        self.waiting[posted.number] = posted

    @property
    def busy(self) -> bool:
        """Whether a notice is being sent now."""
        return self.task is not None and not self.rests.is_set()

    @property
    def urgency(self) -> Urgency:
        """The highest urgency in the lane, because everything before that notice must go first."""
        return min(posted.notice.urgency for posted in self.waiting.values())

    def next(self) -> tuple[tuple[int, ...], Notice]:
        """Return the next notice to send, and the numbers of all notices that it covers."""
        return coalesced(self.waiting.values())[0]

    def before(self, at: float) -> tuple[Posted, ...]:
        """Return the notices posted before a time."""
        return tuple(posted for posted in self.waiting.values() if posted.at < at)

    def waits_for(self, tables: Collection[TableId]) -> bool:
        """Say whether a notice of one of these tables is pending."""
        return any(posted.notice.table in tables for posted in self.waiting.values())

    def take_renewals(self, table: TableId) -> tuple[Posted, ...]:
        """Remove the renewals of a table, and return them."""
        taken = tuple(
            posted
            for posted in self.waiting.values()
            if isinstance(posted.notice, RENEWALS) and posted.notice.table == table
        )
        for posted in taken:
            del self.waiting[posted.number]
        return taken

    @contextmanager
    def held(self) -> Iterator[None]:
        """Mark the lane as idle while this context is open."""
        self.rests.set()
        try:
            yield
        finally:
            self.rests.clear()

    def stop(self) -> None:
        """Stop sending."""
        if self.task is not None:
            self.task.cancel()


@dataclass(slots=True)
class Reply:
    """A reply that shows a table; whoever sends it notes whether its reader sees it."""

    shown: bool = False
    later: list[Posted] = field(default_factory=list)
    """Renewals posted since it began: it may show the table as it was before them."""


class Replies:
    """The replies on their way, by the place to which they show a table."""

    def __init__(self) -> None:
        self._begun: dict[tuple[To, TableId], list[Reply]] = {}

    def begin(self, to: To, table: TableId) -> Reply:
        """Return a reply that holds back the renewals of a table from now on."""
        reply = Reply()
        self._begun.setdefault((to, table), []).append(reply)
        return reply

    def end(self, to: To, table: TableId, reply: Reply) -> None:
        """Let a reply hold back nothing more."""
        begun = self._begun[to, table]
        self._begun[to, table] = [one for one in begun if one is not reply]
        if not self._begun[to, table]:
            del self._begun[to, table]

    def hold(self, posted: Posted) -> bool:
        """Hold back a renewal of what a reply shows; say whether there is such a reply."""
        begun = self._begun.get((posted.notice.to, posted.notice.table))
        if not begun or not isinstance(posted.notice, RENEWALS):
            return False
        begun[-1].later.append(posted)
        return True


def coalesced(waiting: Iterable[Posted]) -> list[tuple[tuple[int, ...], Notice]]:
    """Merge the pending notices of one place: drop each that its successor overtakes."""
    sending: list[tuple[tuple[int, ...], Notice]] = []
    for posted in waiting:
        numbers: tuple[int, ...] = (posted.number,)
        notice = posted.notice
        while sending and (merged := notice.overtakes(sending[-1][1])) is not None:
            numbers, notice = (*sending.pop()[0], *numbers), merged
        sending.append((numbers, notice))
    return sending
