"""Watches the time of all tables: timeouts, reminders and nudges, each at its moment."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

import structlog

from core.engine import logs
from core.engine.cluster import Cluster
from core.engine.delivery.notices import Nudged, TimeShort
from core.engine.delivery.outbox import Outbox
from core.engine.figures import Figures
from core.engine.logs import error_report
from core.engine.people import PersonId, TableId, ToPerson
from core.engine.ports import Entropy, StaleError, Store, UnavailableError
from core.engine.table.commands import GoOn
from core.engine.table.events import LobbyLapsed
from core.engine.table.evolve import replay
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


def rung(state: TableState, seat: Seat, actions: tuple[Action, ...], entropy: Entropy) -> Attempt:
    """Return what the bell brings; after several idle ones in a row a computer stands in."""
    acts = attempt(state, seat, actions, entropy)
    if not acts.events:
        return acts
    away = _away(acts.after, seat)
    return replace(acts, events=(*acts.events, *away), after=replay(away, acts.after))


def _away(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Have a computer stand in for who was found idle again and again."""
    bells = state.settings.idle_bells
    if not bells or state.idle[seat] < bells or state.running is None:
        return ()
    return stood_in(state, seat)


KEEPS_TIME = 10.0
"""Seconds that a crash may give back to who is on turn."""

GRACE = 3.0
"""Seconds for which another program may take to let a table go on."""
PATIENCE = 0.25
"""Seconds for which one look at the clocks waits for what it has found to do."""
SIDE_BY_SIDE = 50
"""Tables at which bells are rung at one time."""
AT_ONCE = 100
"""People whose clocks are held in one go; then others have their turn."""

_log = structlog.get_logger(__name__)


class TimeoutWatch:
    """Rings each bell when its time has come, once what arrived meanwhile has been read."""

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
        """Say that everything has been read that arrived while nobody listened."""
        self._ready.set()

    async def listening(self) -> None:
        """Return when that has been said."""
        await self._ready.wait()

    async def load(self) -> None:
        """Go on with the time and the turns of another day."""
        self._clocks.time.go_on(await self._store.counted())
        await self.look_again()

    async def look_again(self) -> tuple[TableId, ...]:
        """Take up all timers that are to be minded here; return which tables go on by themselves.

        That a timer does not run, whose notice waits nowhere any more, is set right.
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
        """Look at the time of tables that others have changed; return what goes on by itself."""
        minded = [table for table in tables if self._cluster.minds(table)]
        timers = {table: await self._tables.look_at_time(table) for table in minded}
        return tuple(table for table, timer in timers.items() if timer and timer.by_itself)

    async def wake(self, table: TableId) -> None:
        """Let a table go on by itself, unless whoever has changed it does so within a moment."""
        timer = self._clocks.of(table)
        await self._clocks.time.wait(GRACE)
        if timer is not None and self._clocks.of(table) == timer:
            await self._look_at_clock(table)

    async def keep(self) -> None:
        """Keep how much time has been counted, and learn what others have counted.

        Where the store does not answer that is done the next time.
        """
        with suppress(UnavailableError):
            await self._store.count(self._clocks.time.now())
            if not self._cluster.alone:
                self._clocks.time.catch_up(await self._store.counted())

    async def watch(self) -> None:
        """Wake the tables that go on by themselves, then look at every clock that is due.

        A bell that cannot be rung is tried again; one that takes long holds no other up.
        """
        await self._ready.wait()
        kept = self._clocks.time.now()
        async with together() as tasks:
            await self._look_at(tasks, self._clocks.unattended())
            while True:
                now = await self._clocks.time.tick()
                await self.rest(self._clocks.nights.turned())
                await self._look_at(tasks, self._clocks.due())
                self._outbox.wake()
                if self._clocks.running and now - kept >= KEEPS_TIME:
                    kept = now
                    await self.keep()

    async def _look_at(self, tasks: asyncio.TaskGroup, tables: Iterable[TableId]) -> None:
        """Look at the clocks of tables side by side; go on without those that take long."""
        looks = [tasks.create_task(self._look_at_clock(table)) for table in tables]
        if looks:
            await asyncio.wait(looks, timeout=PATIENCE)

    async def rest(self, people: Sequence[PersonId]) -> None:
        """Hold the long clocks of people whose night has fallen; those of others run again."""
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
    async def ring(self, table: TableId) -> Refusal | None:
        """Ring the bell: the time of the seat to move has run out."""
        async with self._tables.using(table) as live:
            if live.state.running is None:
                return refuse(Code.ROUND_OVER)
            return await self._ring(live, live.state.running.to_move)

    @decided_anew
    async def nudge(self, table: TableId, person: PersonId) -> None:
        """Ask whose turn it is to go on; see `Engine.nudge`."""
        async with self._tables.using(table) as live:
            timer = nudged(live.state, self._clocks.of(table), person, self._clocks.time.now())
            assert timer.person is not None
            notice = Nudged(to=ToPerson(timer.person), table=table, by=person)
            await self._tables.commit(live, (), extra=(notice,), marked={"nudged": True})

    async def _ring(self, live: Live, seat: Seat) -> Refusal | None:
        logs.acts(seat)
        seen = seen_by(live.state, seat)
        family: Family[Round, RoundView] = live.state.sheet.family
        acts = rung(live.state, seat, family.bell(seen, live.desk(seat).draft), self._entropy)
        await self._tables.commit(live, acts.events, after=acts.after)
        return acts.refusal

    async def _look_at_clock(self, table: TableId) -> None:
        if not self._cluster.minds(table):
            return
        try:
            async with self._slots:
                await self._tables.look_at_time(table)
                await self._attend_to(table)
        except StaleError:  # it goes on, and so does its time
            self._clocks.again(table)
        except Exception as error:  # noqa: BLE001 - one table keeps no bell of another from ringing
            _log.error("no bell", table=table, **error_report(error))
            self._clocks.again(table)

    async def _attend_to(self, table: TableId) -> None:
        async with self._tables.using(table) as live:
            timer, now = self._clocks.of(table), self._clocks.time.now()
            if timer is None or timer.next is None or timer.next > now:
                return
            if live.state.phase is Phase.LOBBY:
                await self._tables.commit(live, (LobbyLapsed(),))
            elif live.state.phase is Phase.BETWEEN:
                await self._tables.commit(live, GoOn().decide(live.state, self._entropy))
            elif live.state.running is not None and timer.left(now) <= 0:
                refusal = await self._ring(live, live.state.running.to_move)
                self._figures.rang(-timer.left(now))
                if refusal is not None:
                    self._clocks.again(table)
            else:
                await self._remind(live, timer, now)

    async def _remind(self, live: Live, timer: Timer, now: float) -> None:
        """Tell once that a quarter of a long turn is left."""
        if timer.person is None:
            return
        to, left = ToPerson(timer.person), round(timer.left(now))
        short = TimeShort(to=to, table=live.number, seconds=left)
        await self._tables.commit(live, (), extra=(short,), marked={"reminded": True})
