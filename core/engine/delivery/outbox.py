"""Sends the pending notices: at least once, and in order for each place."""

import asyncio
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    MutableMapping,
    Sequence,
)
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar, copy_context
from typing import TypeAlias

import structlog
from tenacity import AsyncRetrying, retry_if_exception_type

from core.engine.caches import memory
from core.engine.cluster import Cluster
from core.engine.delivery.lanes import Lane, Replies, Reply
from core.engine.delivery.notices import Notice
from core.engine.delivery.rate import Pace
from core.engine.figures import Figures, Uncounted
from core.engine.logs import error_report
from core.engine.people import TableId, To, ToChat
from core.engine.ports import (
    GoneError,
    Messenger,
    Posted,
    Receipt,
    RejectedError,
    Store,
    TryLaterError,
)
from core.engine.task_group import together
from core.engine.time.retry import at_once, backing_off
from core.engine.time.timers import TimerChange

PAUSES = backing_off(60.0)
"""The pauses between two attempts, in seconds."""
FAILED = retry_if_exception_type(Exception)
STUCK = 30.0
"""Seconds after which an attempt to send counts as failed."""
GRACE = 10.0
"""Seconds that pending notices get at shutdown."""
AT_ONCE = 32
"""The number of places that are sent to at the same time."""
REMEMBERED = 20_000
"""The number of sent notices that are remembered."""
PATIENCE = 60
"""Seconds that the turn of a person out of reach waits for the chats, at most."""
LONGEST = 48 * 3_600.0
"""Seconds after which a notice that cannot be sent is given up."""

Started: TypeAlias = Callable[[Notice], Mapping[TableId, TimerChange]]
Waits: TypeAlias = Callable[[Notice], bool]
Lost: TypeAlias = Callable[[TableId, To], Awaitable[None]]
Found: TypeAlias = Callable[[To], Awaitable[None]]

_log = structlog.get_logger(__name__)
_delivery: ContextVar[str] = ContextVar("delivery", default="")


def delivery() -> str:
    """Return the name of the delivery in progress; empty outside of one.

    All attempts at a delivery share one name, even after a restart or in another program, so that
    a platform can detect a repeated delivery.
    """
    return _delivery.get()


@contextmanager
def _delivering(posted: Posted) -> Iterator[None]:
    """Name the delivery of a posted notice; numbers alone may be reused."""
    token = _delivery.set(f"{posted.number}.{posted.at!r}")
    try:
        yield
    finally:
        _delivery.reset(token)


class Outbox:
    """Sends the notices that changes have put in the outbox of the store.

    If no platform has rate limits, `flush` returns when everything that can go out was sent.
    Otherwise it sends in the background, so that an answer does not wait for other notices.
    """

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        pace: Pace,
        cluster: Cluster | None = None,
        figures: Figures | None = None,
    ) -> None:
        self._figures = figures or Uncounted()
        self._store = store
        self._messenger = messenger
        self._pace = pace
        self._cluster = cluster or Cluster()
        self._gone: MutableMapping[int, None] = memory(REMEMBERED)
        """The numbers of the notices sent last; the store may still be deleting them."""
        self._lanes: dict[To, Lane] = {}
        self._fresh: dict[To, Lane] = {}
        """The lanes that no worker is sending yet."""
        self._aside: dict[To, list[Posted]] = {}
        self._replies = Replies()
        self._gathered: dict[TableId, list[tuple[Posted, ...]]] = {}
        """Notices of several turns in a row, by table, to be told in one message."""
        self._waits: Waits = lambda _notice: False
        self._tasks: asyncio.TaskGroup | None = None
        self._context = copy_context()
        """The context of the sending task: it must not inherit the update being handled."""
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._started: Started = lambda _notice: {}
        self._lost: Lost | None = None
        self._found: Found | None = None

    @property
    def waiting(self) -> int:
        """The number of unsent notices, including those held for quiet hours or the next turn."""
        parts = (self._aside, self._gathered)
        kept = sum(len(some) for part in parts for some in part.values())
        return kept + sum(len(lane.waiting) for lane in self._lanes.values())

    @property
    def oldest(self) -> float | None:
        """The posting time of the oldest notice that nothing holds back."""
        first = (next(iter(lane.waiting.values())) for lane in self._lanes.values() if lane.waiting)
        return min((posted.at for posted in first), default=None)

    def on_sent(self, started: Started) -> None:
        """Register the callback for sent notices: sending `YourTurn` starts the timer of that turn.

        A notice that is given up counts as sent once the chats were told: a table does not wait
        for an unreachable player.
        """
        self._started = started

    def on_lost(self, lost: Lost) -> None:
        """Register the callback for unreachable places; it may be called twice for one place."""
        self._lost = lost

    def on_found(self, found: Found) -> None:
        """Register the callback for people who are reached again."""
        self._found = found

    def on_nights(self, waits: Waits) -> None:
        """Register the test for notices that wait until the reader's quiet hours end."""
        self._waits = waits

    def rise(self, to: To) -> None:
        """Send the notices that were held for a person's quiet hours."""
        aside = self._aside.pop(to, ())
        if aside:
            self.post(aside)
            self.wake()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Send while this context is open, first the notices left over from an earlier run."""
        async with self._pace.running(), together() as tasks:
            self._tasks, self._context = tasks, copy_context()
            self.post(await self._store.unsent())
            await self.flush()
            yield
            with suppress(TimeoutError):  # the next run sends the rest
                async with asyncio.timeout(GRACE):
                    await self.settled()
            self._tasks = None
            for lane in self._lanes.values():
                lane.stop()

    def post(self, posted: Iterable[Posted]) -> None:
        """Queue notices that a change has posted; `flush` or `wake` sends them.

        Notices that another program sends are ignored.
        """
        for one in posted:
            if not self._cluster.serves(one.notice.to):
                continue
            if self._waits(one.notice):
                self._aside.setdefault(one.notice.to, []).append(one)
                continue
            if self._replies.hold(one):
                self._gone[one.number] = None
                continue
            lane = self._lanes.setdefault(one.notice.to, Lane(one.notice.to))
            lane.put(one)
            if lane.task is None:
                self._fresh[lane.to] = lane

    def gather(self, table: TableId, posted: Iterable[Posted]) -> int:
        """Hold a turn's notices back to merge them with later turns; return how many turns wait."""
        turns = self._gathered.setdefault(table, [])
        turns.append(tuple(posted))
        return len(turns)

    def release(self, table: TableId) -> None:
        """Queue the notices that were gathered for a table."""
        for posted in self._gathered.pop(table, ()):
            self.post(posted)

    async def look_again(self, places: Collection[To] | None = None) -> None:
        """Queue the notices that other programs have posted, everywhere or for some places."""
        wanted = None if places is None else [to for to in places if self._cluster.serves(to)]
        if wanted == []:
            return
        self._let_go()
        found = await self._store.unsent(wanted)
        self.post(one for one in found if not self._knows(one))
        self.wake()

    def _knows(self, posted: Posted) -> bool:
        to, number = posted.notice.to, posted.number
        lane = self._lanes.get(to)
        aside = (one.number for one in self._aside.get(to, ()))
        waits = lane is not None and number in lane.waiting
        turns = self._gathered.get(posted.notice.table, ())
        gathered = (one.number for turn in turns for one in turn)
        return waits or number in self._gone or number in aside or number in gathered

    def _let_go(self) -> None:
        """Drop the lanes that other programs serve from now on."""
        for to in [to for to in (*self._lanes, *self._aside) if not self._cluster.serves(to)]:
            self.drop(to)

    async def flush(self) -> None:
        """Send everything that is pending; later notices replace the ones that they overtake."""
        self.wake()
        if not self._pace.limited:
            await self.settled()

    def wake(self) -> None:
        """Start sending everything that is pending, in the background."""
        if self._tasks is None:
            return
        for lane in self._fresh.values():
            lane.rests.clear()
            work = self._work(lane)
            lane.task = self._tasks.create_task(work, context=self._context.copy())
        self._fresh.clear()

    async def settled(self) -> None:
        """Wait until every notice was sent that nothing holds back."""
        for lane in tuple(self._lanes.values()):
            while lane.busy:
                await lane.rests.wait()

    @asynccontextmanager
    async def replying(self, to: To, table: TableId) -> AsyncIterator[Reply]:
        """Hold back a place's renewals of a table while a reply shows the table there.

        They are sent after all, except those that were pending before a reply that was shown.
        """
        lane = self._lanes.get(to)
        pending = () if lane is None else lane.take_renewals(table)
        self._gone.update(dict.fromkeys(posted.number for posted in pending))
        reply = self._replies.begin(to, table)
        try:
            yield reply
        finally:
            self._replies.end(to, table, reply)
            self._send_after_all(reply.later if reply.shown else (*pending, *reply.later))
            if reply.shown and pending:
                await self._store.sent([posted.number for posted in pending], {})

    def _send_after_all(self, held: Sequence[Posted]) -> None:
        for posted in held:
            self._gone.pop(posted.number, None)
        if held:
            self.post(held)
            self.wake()

    def drop(self, to: To) -> None:
        """Forget the pending notices of a place; the caller deletes them from the store too."""
        self._aside.pop(to, None)
        if to in self._lanes:
            self._lanes[to].waiting.clear()

    async def _work(self, lane: Lane) -> None:
        """Send the notices of a lane in order."""

        async def rest(seconds: float) -> None:
            with lane.held():
                await self._pace.clock.sleep(seconds)
            await self._give_up_old(lane)

        try:
            while lane.waiting:
                await at_once(
                    lambda: AsyncRetrying(sleep=rest, wait=PAUSES, retry=FAILED, reraise=True),
                    self._next,
                    lane,
                )
        finally:
            lane.task = None
            lane.rests.set()
        if not lane.waiting:
            self._lanes.pop(lane.to, None)

    async def _next(self, lane: Lane) -> None:
        """Send the next notice; log and raise any error that does not say what to do."""
        if not lane.waiting:
            return
        _, notice = lane.next()
        try:
            await self._send_next(lane)
        except Exception as error:
            self._complain("not sent", notice, error)
            raise

    async def _send_next(self, lane: Lane) -> None:
        numbers, notice = lane.next()
        try:
            with lane.held():
                await self._pace.turn(lane.to, lane.urgency)
            if not self._cluster.serves(lane.to):
                lane.waiting.clear()
            if not lane.waiting:
                return
            numbers, notice = lane.next()
            first = lane.waiting[numbers[0]]
            async with self._slots, asyncio.timeout(STUCK):
                with _delivering(first):
                    receipt = await self._messenger.deliver(notice)
        except TryLaterError as error:
            await self._pace.hold(lane.to, error)
        except GoneError:
            await self._give_up(lane, notice)
        except RejectedError as error:
            self._complain("rejected", notice, error)
            await self._done(lane, numbers, notice)
        else:
            self._figures.delivered(max(0.0, self._pace.clock.now() - first.at))
            if receipt is Receipt.NOTHING_SENT:
                await self._pace.give_back(lane.to)
            await self._done(lane, numbers, notice)
            if receipt is Receipt.FOUND and self._found is not None:
                with lane.held():
                    await self._found(lane.to)

    async def _give_up_old(self, lane: Lane) -> None:
        """Drop the notices that could not be sent for too long."""
        for posted in lane.before(self._pace.clock.now() - LONGEST):
            _log.warning("given up", table=posted.notice.table)
            await self._done(lane, (posted.number,), posted.notice)

    async def _give_up(self, lane: Lane, notice: Notice) -> None:
        """Drop all notices of a place that is gone, and report that to their tables."""
        waiting = tuple(lane.waiting.values())
        kind = type(lane.to).__name__
        _log.warning("out of reach", place=kind, table=notice.table, notices=len(waiting))
        for table in dict.fromkeys(posted.notice.table for posted in waiting):
            if self._lost is not None:
                with lane.held():
                    await self._lost(table, lane.to)
        await self._shown_in_chats(lane, {posted.notice.table for posted in waiting})
        for posted in waiting:  # after their tables know
            await self._done(lane, (posted.number,), posted.notice)

    async def _shown_in_chats(self, lane: Lane, tables: Collection[TableId]) -> None:
        """Wait until the chats of tables show what is pending, but not for long.

        A person out of reach in private sees there that the turn is theirs. A lost chat waits for
        nothing: it would wait for itself.
        """
        if isinstance(lane.to, ToChat):
            return
        chats = [one for one in self._lanes.values() if isinstance(one.to, ToChat)]
        with lane.held():
            for _ in range(PATIENCE if self._pace.limited else 0):
                if not any(one.waits_for(tables) for one in chats):
                    return
                await self._pace.clock.sleep(1)

    async def _done(self, lane: Lane, numbers: Sequence[int], notice: Notice) -> None:
        for number in numbers:
            lane.waiting.pop(number, None)
            self._gone[number] = None
        await self._store.sent(numbers, self._started(notice))

    def _complain(self, event: str, notice: Notice, error: Exception) -> None:
        kind = type(notice).__name__
        _log.error(event, notice=kind, table=notice.table, **error_report(error))
