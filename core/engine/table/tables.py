"""The tables in memory: locked, changed and stored; a change is visible only once stored."""

import asyncio
from collections import Counter
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Iterable,
    Iterator,
    Mapping,
    MutableMapping,
    Sequence,
)
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from itertools import count
from typing import Any

from core.engine import logs
from core.engine.caches import memory
from core.engine.cluster import Cluster
from core.engine.delivery.inbox import because_of, cause, settle, untold
from core.engine.delivery.notices import (
    Notice,
    Nudged,
    PostDone,
    SeatsActed,
    TurnRenewed,
    TurnWaits,
    YourTurn,
)
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.telling import notices
from core.engine.evening.standings import RoundResult
from core.engine.people import TableId, ToPerson
from core.engine.ports import (
    Change,
    CodeTakenError,
    Entropy,
    Listing,
    Posted,
    StaleError,
    Store,
    UnavailableError,
)
from core.engine.table.events import Dealt, TableOpened
from core.engine.table.evolve import replay
from core.engine.table.plans import renewed_plans
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.results import measure, result_of
from core.engine.table.seat_state import Live, goes_by_itself, swept
from core.engine.table.state import Phase, SeatState, TableState
from core.engine.time.clocks import Clocks, called_in_vain, ends_nudging
from core.engine.time.timers import HOUR, Timer
from core.rules.events import Event
from core.rules.pieces import Seat

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code spells a word."""
CODE_LENGTH = 4
CROWDED = 10
"""After this many taken codes in a row, the next codes get one letter more."""


class Locks:
    """Gives exclusive use of a table to one task at a time."""

    def __init__(self) -> None:
        self._locks: dict[TableId, asyncio.Lock] = {}
        self._users: Counter[TableId] = Counter()

    @property
    def held(self) -> int:
        """The number of tables that are locked or waited for."""
        return len(self._locks)

    @asynccontextmanager
    async def alone(self, table: TableId) -> AsyncIterator[None]:
        """Lock a table while this context is open."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._users[table] += 1
        try:
            async with lock:
                yield
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table], self._locks[table]


def change_of(
    table: TableId,
    before: TableState | None,
    after: TableState,
    events: Sequence[Event],
    at: float,
) -> Change:
    """Return the change that one transaction writes; each deal stores a snapshot."""
    return Change(
        table=table,
        expected=0 if before is None else before.version,
        family=after.sheet.family.name,
        listing=_listing(after),
        events=tuple(events),
        at=at,
        cause=cause(),
        notices=notices(table, before, after, events),
        snapshot=after if any(isinstance(event, Dealt) for event in events) else None,
    )


def _listing(state: TableState) -> Listing:
    return Listing(
        code=state.code,
        chats=state.chats,
        people=(*state.people, *state.waiting),
        watchers=state.watchers,
        is_open=not state.stopped,
        at_rest=state.phase in {Phase.LOBBY, Phase.OVER, Phase.STOPPED},
    )


KEPT = 2_000
"""The number of recently used tables kept in memory, some 30 kB each.

Loading one from the store takes as long as a few actions.
"""


class Tables:
    """The tables in memory; a change needs the lock of its table."""

    def __init__(
        self, store: Store, outbox: Outbox, clocks: Clocks, cluster: Cluster | None = None
    ) -> None:
        self._cluster = cluster or Cluster()
        self._store = store
        self._outbox = outbox
        self._clocks = clocks
        self._locks = Locks()
        self._live: MutableMapping[TableId, Live] = memory(KEPT)
        self._go_on: Callable[[Live], Awaitable[None]] | None = None
        self._at_once = False
        self._changed: Callable[[TableId], None] = _nobody

    def on_changed(self, changed: Callable[[TableId], None]) -> None:
        """Register the callback for every change stored by this program."""
        self._changed = changed

    def afterwards(
        self, go_on: Callable[[Live], Awaitable[None]], *, at_once: bool = False
    ) -> None:
        """Register the automatic turns that run after each use of a table, under its lock.

        With `at_once` they all finish before the table is unlocked, and are announced together.
        """
        self._go_on, self._at_once = go_on, at_once

    @property
    def in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    async def look(self, table: TableId) -> Live:
        """Return the current table; raises UnknownTableError."""
        live = self._live.get(table)
        if live is not None and await self._is_current(live):
            return live
        async with self.held(table) as live:
            return live

    def let_go(self, table: TableId) -> None:
        """Drop a table and its timer from memory."""
        self._live.pop(table, None)
        self._clocks.put(table, None)

    @asynccontextmanager
    async def held(self, table: TableId) -> AsyncIterator[Live]:
        """Lock a table and load it; raises UnknownTableError."""
        async with self._locks.alone(table):
            with logs.working_on(table):
                yield await self._loaded(table)

    @asynccontextmanager
    async def using(self, table: TableId) -> AsyncIterator[Live]:
        """Lock an open table; at the end, run its automatic turns and send its notices.

        Raises:
            UnknownTableError: there never was such a table.
            TableRefusedError: it has been stopped.
        """
        async with self.held(table) as live:
            if live.state.stopped:
                raise TableRefusedError(TableCode.CLOSED)
            yield live
            if self._go_on is not None:
                with because_of(None), suppress(StaleError):  # another program has continued
                    await self._go_on(live)
            if self._at_once:
                self._outbox.release(table)
        await self._outbox.flush()

    async def open(self, opened: TableOpened, entropy: Entropy) -> TableId:
        """Open a table with a random code that no open table has, and return its number."""
        for tries in count():
            letters = range(CODE_LENGTH + tries // CROWDED)
            code = "".join(entropy.choose(CODE_LETTERS) for _ in letters)
            if await self._store.table_called(code) is None:
                with suppress(CodeTakenError):  # another table was opened with it meanwhile
                    return await self._open(replace(opened, code=code))
        raise AssertionError

    async def _open(self, opened: TableOpened) -> TableId:
        table = await self._store.new_table()
        async with self._locks.alone(table):
            state = replay((opened,))
            timer = self._clocks.opened()
            at = self._clocks.time.moment()
            change = replace(change_of(table, None, state, (opened,), at), timer=lambda _: timer)
            self._outbox.post(await self._store.append(change))
            settle()
            self._clocks.put(table, timer)
        await self._outbox.flush()
        return table

    async def commit(
        self,
        live: Live,
        events: Sequence[Event],
        seat_states: dict[Seat, SeatState] | None = None,
        extra: tuple[Notice, ...] = (),
        *,
        after: TableState | None = None,
        marked: Mapping[str, Any] = {},
    ) -> None:
        """Store a change of a locked table, then apply it in memory.

        `after` is the state after the events, if the caller has replayed them; `marked` holds timer
        fields to set.
        """
        after = after or replay(events, live.state)
        written = swept(live, after, seat_states or {})
        if not (events or written or extra or marked):
            return
        by_itself = goes_by_itself(after, own := {**live.seat_states, **written})
        change = change_of(live.number, live.state, after, events, self._clocks.time.moment())
        extra = (*_told_in_post(live.number, events), *extra, *self._besides(live, after, own))
        told = _told(after, change.notices, extra, by_itself=by_itself)
        notices = tuple(_with_calls(told, self._clocks.can_wait))
        more_to_come = by_itself and (self._at_once or _in_a_row(live, notices))
        timed = self._clocks.after(live.state, after, notices, by_itself=by_itself, marked=marked)
        change = replace(
            change,
            drafts=written,
            timer=timed,
            notices=notices,
            result=self._result(live, after, events, own),
            revision=live.revision,
        )
        posted = await self._stored(live, change)
        logs.happened(events, after.version)
        self._clocks.put(live.number, timed(self._clocks.of(live.number)))  # perhaps started since
        live.state, live.revision, live.seat_states = after, live.revision + 1, own
        await self._post(live, posted, more_to_come=more_to_come)
        self._changed(live.number)

    async def _post(self, live: Live, posted: Sequence[Posted], *, more_to_come: bool) -> None:
        """Queue the notices of a change, or gather those of automatic turns in a row."""
        if live.overtaken:
            await self._post_in_order(live, posted)
        elif posted:
            waiting = self._outbox.gather(live.number, posted)
            if waiting >= len(live.state.seats) or not more_to_come:
                self._outbox.release(live.number)

    def _besides(
        self, live: Live, after: TableState, seat_states: Mapping[Seat, SeatState]
    ) -> Iterator[Notice]:
        """Yield the notices that undo outdated nudges, and renew plans."""
        called = called_in_vain(live.state, after, self._clocks.of(live.number))
        if called is not None:
            yield Nudged(to=ToPerson(called), table=live.number, by=called)
        timer, now = self._clocks.of(live.number), self._clocks.time.now()
        for person in ends_nudging(live.state, after, timer, now):
            yield TurnRenewed(to=ToPerson(person), table=live.number)
        yield from renewed_plans(live.number, live.state, after, seat_states)

    def _result(
        self,
        live: Live,
        after: TableState,
        events: Sequence[Event],
        seat_states: Mapping[Seat, SeatState],
    ) -> RoundResult | None:
        """Measure the turns that these events end; return the result row of a finished round."""
        at = self._clocks.time.moment()
        measure(live, events, at)
        return result_of(live, after, seat_states, at)

    async def _post_in_order(self, live: Live, posted: Sequence[Posted]) -> None:
        """Queue the notices of other programs first, then those of this change."""
        live.overtaken = False
        self._outbox.release(live.number)
        try:
            await self._outbox.look_again({one.notice.to for one in posted})
        except UnavailableError:  # the change is stored anyway
            self._outbox.post(posted)

    async def _stored(self, live: Live, change: Change) -> Sequence[Posted]:
        """Store a change; on failure, drop the table from memory: only the store is right then."""
        try:
            posted = await self._store.append(change)
        except BaseException:
            self._live.pop(live.number, None)
            raise
        settle()
        return posted

    async def _is_current(self, live: Live) -> bool:
        """Say whether the table in memory is current: no other program has changed it."""
        if self._cluster.alone:
            return True
        return await self._store.revision(live.number) == live.revision

    async def look_at_time(self, table: TableId) -> Timer | None:
        """Return the stored timer of a table, including changes by other programs."""
        if not self._cluster.alone:
            async with self._locks.alone(table):
                self._clocks.put(table, (await self._store.timers((table,))).get(table))
        return self._clocks.of(table)

    async def _loaded(self, table: TableId) -> Live:
        live = self._live.get(table)
        if live is None or not await self._is_current(live):
            stored = await self._store.load(table)
            state = replay(stored.events, stored.state)
            live = self._live[table] = Live(
                number=table,
                state=state,
                seat_states=dict(stored.drafts),
                revision=stored.revision,
                overtaken=not self._cluster.alone,
            )
            if not self._cluster.alone:
                self._clocks.put(table, stored.timer)
        return live


def _nobody(_table: TableId) -> None:
    """Do nothing: the default callback."""


def _told_in_post(table: TableId, events: Sequence[Event]) -> Iterator[Notice]:
    """Yield what edits the post of the current update."""
    post = untold()
    if post is not None:
        to = ToPerson(post.person)
        yield PostDone(to=to, table=table, message=post.message, done=bool(events))


def _told(
    after: TableState, notices: Sequence[Notice], extra: Sequence[Notice], *, by_itself: bool
) -> tuple[Notice, ...]:
    """Return the notices to send: automatic turns are not announced to their player."""
    slow = after.match is not None and after.seconds >= HOUR
    called = (n for n in notices if not (by_itself and isinstance(n, YourTurn)))
    every = (*extra, *called)
    return tuple(replace(notice, slow=slow) for notice in every) if slow else every


def _with_calls(notices: Iterable[Notice], can_wait: Callable[[Notice], bool]) -> Iterator[Notice]:
    """Add a `TurnWaits` to each call that has to wait for the end of quiet hours.

    It goes first: if the player is unreachable in private, the outbox drops that lane with all its
    notices.
    """
    for notice in notices:
        if isinstance(notice, YourTurn) and can_wait(notice):
            yield TurnWaits(to=notice.to, table=notice.table, slow=notice.slow)
        yield notice


def _in_a_row(live: Live, notices: Sequence[Notice]) -> bool:
    """Say whether one automatic turn follows another, so that they are announced together."""
    moved = all(isinstance(notice, SeatsActed | TurnRenewed) for notice in notices)
    return moved and goes_by_itself(live.state, live.seat_states)
