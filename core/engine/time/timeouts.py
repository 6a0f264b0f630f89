"""Watches the time of all tables: timeouts, reminders and nudges, each at its moment."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

import structlog

from core.engine import logs
from core.engine.cluster import Cluster
from core.engine.delivery.notices import Nudged, TimeShort, TurnRenewed
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.telling import awaiting_move, everybody
from core.engine.figures import Figures
from core.engine.logs import error_report
from core.engine.people import PersonId, TableId, ToPerson
from core.engine.ports import Entropy, StaleError, Store, UnavailableError
from core.engine.table.events import LobbyLapsed
from core.engine.table.evolve import replay
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.rounds import GoOn
from core.engine.table.seat_state import Live
from core.engine.table.seating import stood_in
from core.engine.table.state import Phase, TableState
from core.engine.table.tables import Tables
from core.engine.task_group import together
from core.engine.time.clocks import Clocks, nudged
from core.engine.time.timers import Timer, TimerChange
from core.engine.turns.acting import Attempt, attempt, decided_anew
from core.engine.turns.turns import seen_by
from core.rules.actions import Action
from core.rules.events import Event
from core.rules.family import Family
from core.rules.pieces import Seat
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import Round
from core.rules.view import RoundView


def timed_out(
    state: TableState, seat: Seat, actions: tuple[Action, ...], entropy: Entropy, *, heard: bool
) -> Attempt:
    """Return the result of a timeout; after several idle ones in a row a computer stands in.

    `heard`: the player said or pressed something in this turn, and so is there.
    """
    acts = attempt(state, seat, actions, entropy)
    if heard or not acts.events:
        return acts
    away = _away(acts.after, seat)
    return replace(acts, events=(*acts.events, *away), after=replay(away, acts.after))


def _away(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Have a computer stand in for a seat that was repeatedly idle."""
    allowed = state.settings.idle_timeouts
    if not allowed or state.idle[seat] < allowed or state.running is None:
        return ()
    return stood_in(state, seat)


def _to_those_who_wait(live: Live) -> Iterator[TurnRenewed]:
    """Renew the boards on which people see whether they can nudge."""
    return (TurnRenewed(to=to, table=live.number) for to in awaiting_move(live.state))


def _is_closed(error: Exception) -> bool:
    """Whether the table was closed while a look at its clock waited for it."""
    return isinstance(error, TableRefusedError) and error.code is TableCode.CLOSED


KEEPS_TIME = 10.0
"""Seconds between two writes of the fair time: a crash gives at most these back to a turn."""

GRACE = 3.0
"""Seconds that another program gets to continue a table before this one does."""
PATIENCE = 0.25
"""Seconds that one pass over the clocks waits for its work."""
SIDE_BY_SIDE = 50
"""The number of tables processed at the same time."""
AT_ONCE = 100
"""The number of people whose clocks are held in one batch, before other tasks run."""

_log = structlog.get_logger(__name__)


class TimeoutWatch:
    """Applies each timeout when it is due, after all updates that arrived before have been read."""

    def __init__(
        self,
        tables: Tables,
        clocks: Clocks,
        store: Store,
        outbox: Outbox,
        entropy: Entropy,
        *,
        cluster: Cluster,
        figures: Figures,
    ) -> None:
        self._cluster = cluster
        self._figures = figures
        self._tables = tables
        self._clocks = clocks
        self._store = store
        self._outbox = outbox
        self._entropy = entropy
        self._ready = asyncio.Event()
        self._slots = asyncio.Semaphore(SIDE_BY_SIDE)

    def ready(self) -> None:
        """Signal that all updates that arrived during the downtime have been read."""
        self._ready.set()

    async def listening(self) -> None:
        """Wait for that signal."""
        await self._ready.wait()

    async def load(self) -> None:
        """Load the fair time and the timers of earlier runs."""
        self._clocks.time.go_on(await self._store.counted())
        await self.look_again()

    async def look_again(self) -> tuple[TableId, ...]:
        """Load the timers of all tables that this program minds; return those with automatic turns.

        Also start timers that do not run although their notice is no longer pending.
        """
        self._clocks.keep(self._cluster.minds)
        unsent = [posted.notice for posted in await self._store.unsent()]
        timers = await self._store.timers()
        minded = {table: one for table, one in timers.items() if self._cluster.minds(table)}
        changed = self._clocks.load(minded, unsent)
        if changed:
            await self._store.sent((), changed)
        return self._clocks.unattended()

    async def look_at(self, tables: Iterable[TableId]) -> tuple[TableId, ...]:
        """Reload the timers of tables that peers changed; return those with automatic turns."""
        minded = [table for table in tables if self._cluster.minds(table)]
        timers = await asyncio.gather(*map(self._tables.look_at_time, minded))
        return tuple(
            table for table, timer in zip(minded, timers, strict=True) if timer and timer.by_itself
        )

    async def wake(self, table: TableId) -> None:
        """Continue a table's automatic turns, unless a peer does so within the grace time."""
        timer = self._clocks.of(table)
        await self._clocks.time.wait(GRACE)
        if timer is not None and self._clocks.of(table) == timer:
            await self._look_at_clock(table)

    async def keep(self) -> None:
        """Store the counted fair time, and catch up with the count of other programs.

        If the store is unavailable, the next call makes up for it.
        """
        with suppress(UnavailableError):
            await self._store.count(self._clocks.time.now())
            if not self._cluster.alone:
                self._clocks.time.catch_up(await self._store.counted())

    async def watch(self) -> None:
        """Start the automatic turns, then process every clock that is due.

        A failed timeout is retried; a slow one does not delay the others.
        """
        await self._ready.wait()
        kept = self._clocks.time.now()
        async with together() as tasks:
            await self._look_at(tasks, self._clocks.unattended())
            while True:
                for table in self._clocks.moved():
                    tasks.create_task(self._show_deadline(table))
                now = await self._clocks.time.tick()
                await self.rest(self._clocks.nights.turned())
                await self._look_at(tasks, self._clocks.due())
                self._outbox.wake()
                if self._clocks.running and now - kept >= KEEPS_TIME:
                    kept = now
                    await self.keep()

    async def _look_at(self, tasks: asyncio.TaskGroup, tables: Iterable[TableId]) -> None:
        """Process the clocks of several tables concurrently; do not wait for slow ones."""
        looks = [tasks.create_task(self._look_at_clock(table)) for table in tables]
        if looks:
            await asyncio.wait(looks, timeout=PATIENCE)

    async def rest(self, people: Sequence[PersonId]) -> None:
        """Hold the long clocks of people whose night has begun; resume those of the others."""
        for place in range(0, len(people), AT_ONCE):
            held: dict[TableId, TimerChange] = {}
            for person in people[place : place + AT_ONCE]:
                held.update(self._clocks.rest(person))
            if held:
                await self._store.sent((), held)
            for person in people[place : place + AT_ONCE]:
                if not self._clocks.nights.asleep(person):
                    self._outbox.rise(ToPerson(person))
            await asyncio.sleep(0)

    @decided_anew
    async def time_out(self, table: TableId) -> Refusal | None:
        """Apply the timeout of the seat to move."""
        async with self._tables.using(table) as live:
            if live.state.running is None:
                return refuse(Code.ROUND_OVER)
            return await self._time_out(live, live.state.running.to_move)

    @decided_anew
    async def nudge(self, table: TableId, person: PersonId) -> None:
        """Nudge the player to move; see `Engine.nudge`."""
        async with self._tables.using(table) as live:
            timer = nudged(live.state, self._clocks.of(table), person, self._clocks.time.now())
            assert timer.person is not None
            notice = Nudged(to=ToPerson(timer.person), table=table, by=person)
            extra = (notice, *_to_those_who_wait(live))
            await self._tables.commit(live, (), extra=extra, marked={"nudged": True})

    async def _time_out(self, live: Live, seat: Seat) -> Refusal | None:
        logs.acts(seat)
        seen = seen_by(live.state, seat)
        family: Family[Round, RoundView] = live.state.sheet.family
        acts = timed_out(
            live.state,
            seat,
            family.turns.at_timeout(seen, live.seat_state(seat).draft),
            self._entropy,
            heard=self._clocks.heard_in_turn(live.number),
        )
        await self._tables.commit(live, acts.events, after=acts.after)
        return acts.refusal

    async def _look_at_clock(self, table: TableId) -> None:
        if not self._cluster.minds(table):
            return
        try:
            async with self._slots:
                await self._tables.look_at_time(table)
                await self._attend_to(table)
        except StaleError:  # the table moved on, and so did its timer
            self._clocks.again(table)
        except Exception as error:  # noqa: BLE001 - one table must not stop the timeouts of others
            if not _is_closed(error):
                _log.error("timeout failed", table=table, **error_report(error))
            self._clocks.again(table)

    async def _attend_to(self, table: TableId) -> None:
        async with self._tables.using(table) as live:
            timer, now = self._clocks.of(table), self._clocks.time.now()
            if timer is None or timer.next is None or timer.next > now:
                return
            ended = timer.deadline is not None and timer.deadline <= now
            if live.state.phase is Phase.LOBBY:
                await self._tables.commit(live, (LobbyLapsed(),))
            elif live.state.phase is Phase.BETWEEN:
                await self._tables.commit(live, GoOn().decide(live.state, self._entropy))
            elif live.state.running is not None and ended:
                refusal = await self._time_out(live, live.state.running.to_move)
                self._figures.timed_out(-timer.left(now))
                if refusal is not None:
                    self._clocks.again(table)
            elif not timer.halved:
                await self._offer_nudge(live)
            else:
                await self._remind(live, timer, now)

    async def _show_deadline(self, table: TableId) -> None:
        """Renew what shows a deadline that was put off; the next turn makes up for a failure."""
        try:
            async with self._slots, self._tables.using(table) as live:
                renewed = tuple(TurnRenewed(to=to, table=table) for to in everybody(live.state))
                await self._tables.commit(live, (), extra=renewed)
        except Exception as error:  # noqa: BLE001 - one table must not stop the timeouts of others
            if not _is_closed(error):
                _log.warning("deadline not renewed", table=table, **error_report(error))

    async def _offer_nudge(self, live: Live) -> None:
        """Renew the boards of those who wait once half of a turn is over: they can nudge."""
        renewed = tuple(_to_those_who_wait(live))
        await self._tables.commit(live, (), extra=renewed, marked={"halved": True})

    async def _remind(self, live: Live, timer: Timer, now: float) -> None:
        """Remind the player once, when a quarter of a long turn is left."""
        if timer.person is None:
            return
        to, left = ToPerson(timer.person), round(timer.left(now))
        short = TimeShort(to=to, table=live.number, seconds=left)
        await self._tables.commit(live, (), extra=(short,), marked={"reminded": True})
