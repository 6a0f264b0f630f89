"""The tables in use: held alone, changed, stored, and only then known to be different."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from core.engine import tracing
from core.engine.changing import change_of
from core.engine.clocks import Clocks
from core.engine.desks import Live, goes_by_itself, swept
from core.engine.evolve import replay
from core.engine.happened import TableOpened
from core.engine.inbox import because_of, cause
from core.engine.locks import Locks
from core.engine.notices import Notice, YourTurn
from core.engine.outbox import Outbox
from core.engine.people import TableId
from core.engine.ports import Change, Store
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import SeatDraft
from core.engine.timers import HOUR
from core.rules.events import Event
from core.rules.pieces import Seat

KEPT = 2_000
"""Tables that stay in memory, some 30 kB each: those that were used last.

All others are in the store; to read one back takes as long as some actions.
"""


class Tables:
    """Knows the tables that are being used; each can only be changed by who holds it."""

    def __init__(self, store: Store, outbox: Outbox, clocks: Clocks) -> None:
        self._store = store
        self._outbox = outbox
        self._clocks = clocks
        self._locks = Locks()
        self._live: OrderedDict[TableId, Live] = OrderedDict()
        self._go_on: Callable[[Live], Awaitable[None]] | None = None

    def afterwards(self, go_on: Callable[[Live], Awaitable[None]]) -> None:
        """Say what happens by itself after each use of a table, while it is still held."""
        self._go_on = go_on

    async def look(self, table: TableId) -> Live:
        """Return a table as it stands; raises UnknownTableError."""
        live = self._live.get(table)
        if live is not None:
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
            with tracing.working_on(table):
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
                raise TableRefusedError(TableCode.NO_TABLE)
            yield live
            if self._go_on is not None:
                with because_of(None):
                    await self._go_on(live)
        await self._outbox.flush()

    async def open(self, opened: TableOpened) -> TableId:
        """Open a table and return its number."""
        table = await self._store.new_table()
        async with self._locks.alone(table):
            state = replay((opened,))
            change = change_of(table, None, state, (opened,))
            self._outbox.post(await self._store.append(self._dated(change)))
        await self._outbox.flush()
        return table

    async def commit(
        self,
        live: Live,
        events: Sequence[Event],
        desks: dict[Seat, SeatDraft] | None = None,
        extra: tuple[Notice, ...] = (),
    ) -> None:
        """Store what has happened at a table that is held; only then does the table know of it."""
        after = replay(events, live.state)
        written = swept(live, after, desks or {})
        if not events and not written and not extra:
            return
        change = change_of(live.number, live.state, after, events)
        by_itself = goes_by_itself(after, {**live.desks, **written})
        slow = after.match is not None and after.seconds >= HOUR
        notices = tuple(
            replace(notice, slow=slow)
            for notice in (*extra, *change.notices)
            if notice in extra or not (by_itself and isinstance(notice, YourTurn))
        )
        timed = partial(
            self._clocks.after, live.number, live.state, after, notices, by_itself=by_itself
        )
        change = replace(change, drafts=written, timer=timed(), notices=notices)
        try:
            posted = await self._store.append(self._dated(change))
        except BaseException:  # whether it is stored, only the store knows
            self._live.pop(live.number, None)
            raise
        tracing.happened(events, after.version)
        self._clocks.put(live.number, timed())  # its notice may have gone out meanwhile
        live.state = after
        live.desks.update(written)
        self._outbox.post(posted)

    def _dated(self, change: Change) -> Change:
        """Say when a change was made, and because of what."""
        return replace(change, at=self._clocks.time.moment(), cause=cause())

    async def _loaded(self, table: TableId) -> Live:
        live = self._live.get(table)
        if live is None:
            stored = await self._store.load(table)
            state = replay(stored.events, stored.state)
            live = self._live[table] = Live(number=table, state=state, desks=dict(stored.drafts))
        self._live.move_to_end(table)
        if len(self._live) > KEPT:
            self._live.popitem(last=False)
        return live
