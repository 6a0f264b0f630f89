"""The tables in use: locked, changed, stored, and only then visible as changed."""

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
from typing import Any

from core.engine import logs
from core.engine.caches import memory
from core.engine.cluster import Cluster, SingleProcess
from core.engine.delivery.inbox import because_of, cause, settle
from core.engine.delivery.notices import (
    Notice,
    Nudged,
    SeatsActed,
    TurnRenewed,
    TurnWaits,
    YourTurn,
)
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.telling import notices
from core.engine.people import TableId, ToPerson
from core.engine.ports import Change, Listing, Posted, StaleError, Store, UnavailableError
from core.engine.standings import RoundResult
from core.engine.table.events import Dealt, TableOpened
from core.engine.table.evolve import replay
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.results import measure, result_of
from core.engine.table.seat_state import Live, goes_by_itself, swept
from core.engine.table.state import Phase, SeatDraft, TableState
from core.engine.time.clocks import Clocks, called_in_vain
from core.engine.time.timers import HOUR, Timer
from core.rules.events import Event
from core.rules.pieces import Seat


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


def change_of(
    table: TableId, before: TableState | None, after: TableState, events: Sequence[Event]
) -> Change:
    """Return what one transaction writes. Each round's start is kept whole."""
    return Change(
        table=table,
        expected=0 if before is None else before.version,
        family=after.sheet.family.name,
        listing=_listing(after),
        events=tuple(events),
        notices=notices(table, before, after, events),
        snapshot=after if any(isinstance(event, Dealt) for event in events) else None,
    )


def _listing(state: TableState) -> Listing:
    return Listing(
        code=state.code,
        chats=state.chats,
        people=(*state.people, *state.waiting),
        is_open=not state.stopped,
        at_rest=state.phase in {Phase.LOBBY, Phase.OVER, Phase.STOPPED},
    )


KEPT = 2_000
"""Tables that stay in memory, some 30 kB each: those that were used last.

All others are in the store; to read one back takes as long as some actions.
"""


class Tables:
    """Knows the tables that are being used; each can only be changed by who holds it."""

    def __init__(
        self, store: Store, outbox: Outbox, clocks: Clocks, cluster: Cluster | None = None
    ) -> None:
        self._cluster = cluster or SingleProcess()
        self._store = store
        self._outbox = outbox
        self._clocks = clocks
        self._locks = Locks()
        self._live: MutableMapping[TableId, Live] = memory(KEPT)
        self._go_on: Callable[[Live], Awaitable[None]] | None = None
        self._at_once = False
        self._changed: Callable[[TableId], None] = _nobody

    def on_changed(self, changed: Callable[[TableId], None]) -> None:
        """Say who is told of a table whenever something about it has been stored here."""
        self._changed = changed

    def afterwards(
        self, go_on: Callable[[Live], Awaitable[None]], *, at_once: bool = False
    ) -> None:
        """Say what happens by itself after each use of a table, while it is still held.

        `at_once`: all of it, however long that takes; so it is told together.
        """
        self._go_on, self._at_once = go_on, at_once

    @property
    def in_memory(self) -> int:
        """How many tables need not be read from the store."""
        return len(self._live)

    async def look(self, table: TableId) -> Live:
        """Return a table as it stands; raises UnknownTableError."""
        live = self._live.get(table)
        if live is not None and await self._is_current(live):
            return live
        async with self.held(table) as live:
            return live

    def let_go(self, table: TableId) -> None:
        """Hold a table no more, nor its time."""
        self._live.pop(table, None)
        self._clocks.put(table, None)

    @asynccontextmanager
    async def held(self, table: TableId) -> AsyncIterator[Live]:
        """Hold a table alone; raises UnknownTableError."""
        async with self._locks.alone(table):
            with logs.working_on(table):
                yield await self._loaded(table)

    @asynccontextmanager
    async def using(self, table: TableId) -> AsyncIterator[Live]:
        """Hold an open table alone; then it goes on by itself, and what has to be sent is sent.

        Raises:
            UnknownTableError: there never was such a table.
            TableRefusedError: it has been stopped.
        """
        async with self.held(table) as live:
            if live.state.stopped:
                raise TableRefusedError(TableCode.CLOSED)
            yield live
            if self._go_on is not None:
                with because_of(None), suppress(StaleError):  # then another program goes on
                    await self._go_on(live)
            if self._at_once:
                self._outbox.release(table)
        await self._outbox.flush()

    async def open(self, opened: TableOpened) -> TableId:
        """Open a table and return its number."""
        table = await self._store.new_table()
        async with self._locks.alone(table):
            state = replay((opened,))
            change = change_of(table, None, state, (opened,))
            timer = self._clocks.opened()
            change = replace(self._dated(change), timer=lambda _: timer)
            self._outbox.post(await self._store.append(change))
            settle()
            self._clocks.put(table, timer)
        await self._outbox.flush()
        return table

    async def commit(
        self,
        live: Live,
        events: Sequence[Event],
        desks: dict[Seat, SeatDraft] | None = None,
        extra: tuple[Notice, ...] = (),
        *,
        after: TableState | None = None,
        marked: Mapping[str, Any] = {},
    ) -> None:
        """Store what has happened at a table that is held; only then does the table know of it.

        `after` is what the events make of it, where they have been replayed already; `marked` is
        what the timer of the turn has to remember.
        """
        after = after or replay(events, live.state)
        written = swept(live, after, desks or {})
        if not events and not written and not extra:
            return
        by_itself = goes_by_itself(after, {**live.desks, **written})
        change = change_of(live.number, live.state, after, events)
        extra = (*extra, *self._overtaken_call(live, after))
        told = _told(after, change.notices, extra, by_itself=by_itself)
        notices = tuple(_with_calls(told, self._clocks.can_wait))
        more_to_come = by_itself and (self._at_once or _in_a_row(live, notices))
        timed = self._clocks.after(live.state, after, notices, by_itself=by_itself, marked=marked)
        result = self._result(live, after, events, {**live.desks, **written})
        change = replace(change, drafts=written, timer=timed, notices=notices, result=result)
        posted = await self._stored(live, change)
        logs.happened(events, after.version)
        now = timed(self._clocks.of(live.number))  # its notice may have gone out meanwhile
        self._clocks.put(live.number, now)
        live.state, live.revision, live.desks = after, live.revision + 1, {**live.desks, **written}
        if live.overtaken:
            await self._post_in_order(live, posted)
        elif self._outbox.gather(live.number, posted) >= len(after.seats) or not more_to_come:
            self._outbox.release(live.number)
        self._changed(live.number)

    def _overtaken_call(self, live: Live, after: TableState) -> tuple[Notice, ...]:
        """Return the notice that takes a nudge back whose turn is over; or none."""
        called = called_in_vain(live.state, after, self._clocks.of(live.number))
        if called is None:
            return ()
        return (Nudged(to=ToPerson(called), table=live.number, by=called),)

    def _result(
        self,
        live: Live,
        after: TableState,
        events: Sequence[Event],
        desks: Mapping[Seat, SeatDraft],
    ) -> RoundResult | None:
        """Measure the turns that these events end, and return the row of a round that is over."""
        at = self._clocks.time.moment()
        measure(live, events, at)
        return result_of(live, after, desks, at)

    async def _post_in_order(self, live: Live, posted: Sequence[Posted]) -> None:
        """Have sent what others have told of the table, and only then what has happened now."""
        live.overtaken = False
        self._outbox.release(live.number)
        try:
            await self._outbox.look_again({one.notice.to for one in posted})
        except UnavailableError:  # what has happened is stored all the same
            self._outbox.post(posted)

    async def _stored(self, live: Live, change: Change) -> Sequence[Posted]:
        """Store a change; where that fails only the store knows how the table is."""
        try:
            posted = await self._store.append(replace(self._dated(change), revision=live.revision))
        except BaseException:
            self._live.pop(live.number, None)
            raise
        settle()
        return posted

    async def _is_current(self, live: Live) -> bool:
        """Say whether a table is still as it was when it was used last: nobody else changed it."""
        if self._cluster.alone:
            return True
        return await self._store.revision(live.number) == live.revision

    async def look_at_time(self, table: TableId) -> Timer | None:
        """Return the timer of a table as it is stored, whoever has changed it."""
        if not self._cluster.alone:
            async with self._locks.alone(table):
                self._clocks.put(table, (await self._store.timers((table,))).get(table))
        return self._clocks.of(table)

    def _dated(self, change: Change) -> Change:
        """Say when a change was made, and because of what."""
        return replace(change, at=self._clocks.time.moment(), cause=cause())

    async def _loaded(self, table: TableId) -> Live:
        live = self._live.get(table)
        if live is None or not await self._is_current(live):
            stored = await self._store.load(table)
            state = replay(stored.events, stored.state)
            live = self._live[table] = Live(
                number=table,
                state=state,
                desks=dict(stored.drafts),
                revision=stored.revision,
                overtaken=not self._cluster.alone,
            )
            if not self._cluster.alone:
                self._clocks.put(table, stored.timer)
        return live


def _nobody(_table: TableId) -> None:
    """Tell nobody."""


def _told(
    after: TableState, notices: Sequence[Notice], extra: Sequence[Notice], *, by_itself: bool
) -> tuple[Notice, ...]:
    """Return what is told: nobody is called to a turn that goes by itself."""
    slow = after.match is not None and after.seconds >= HOUR
    called = (n for n in notices if not (by_itself and isinstance(n, YourTurn)))
    return tuple(replace(notice, slow=slow) for notice in (*extra, *called))


def _with_calls(notices: Iterable[Notice], can_wait: Callable[[Notice], bool]) -> Iterator[Notice]:
    """Have whose turn begins in the night called in chats too once it is over.

    That comes first: who cannot be reached in private is given up there, with all that waits.
    """
    for notice in notices:
        if isinstance(notice, YourTurn) and can_wait(notice):
            yield TurnWaits(to=notice.to, table=notice.table, slow=notice.slow)
        yield notice


def _in_a_row(live: Live, notices: Sequence[Notice]) -> bool:
    """Say whether a turn that went by itself follows another: they are told together."""
    moved = all(isinstance(notice, SeatsActed | TurnRenewed) for notice in notices)
    return moved and goes_by_itself(live.state, live.desks)
