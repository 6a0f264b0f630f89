"""Watches the time of all tables: bells, reminders and nudges, each at its moment."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace

import structlog

from core.engine import tracing
from core.engine.away import passed_on
from core.engine.broken import what_broke
from core.engine.clocks import Clocks, nudged
from core.engine.desks import Live
from core.engine.notices import Nudged, TimeShort
from core.engine.outbox import Outbox
from core.engine.people import PersonId, TableId, ToPerson
from core.engine.ports import Entropy, Store
from core.engine.ringing import rung
from core.engine.state import Phase
from core.engine.tables import Tables
from core.engine.timers import Timer
from core.engine.together import together
from core.engine.turns import seen_by
from core.rules.family import Family
from core.rules.pieces import Seat
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import Round
from core.rules.view import RoundView

KEEPS_TIME = 10.0
"""Seconds that a crash may give back to who is on turn."""

PATIENCE = 0.25
"""Seconds for which one look at the clocks waits for what it has found to do."""
SIDE_BY_SIDE = 50
"""Tables at which bells are rung at one time."""
AT_ONCE = 100
"""People whose clocks are held in one go; then others have their turn."""

_log = structlog.get_logger(__name__)


class Bells:
    """Rings each bell when its time has come, once what arrived meanwhile has been read."""

    def __init__(
        self, tables: Tables, clocks: Clocks, store: Store, outbox: Outbox, entropy: Entropy
    ) -> None:
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
        unsent = [posted.notice for posted in await self._store.unsent()]
        changed = self._clocks.load(await self._store.timers(), unsent)
        if changed:
            await self._store.sent((), changed)

    async def keep(self) -> None:
        """Keep how much time has been counted."""
        await self._store.count(self._clocks.time.now())

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
                    await self._store.count(now)

    async def _look_at(self, tasks: asyncio.TaskGroup, tables: Iterable[TableId]) -> None:
        """Look at the clocks of tables side by side; go on without those that take long."""
        looks = [tasks.create_task(self._look_at_clock(table)) for table in tables]
        if looks:
            await asyncio.wait(looks, timeout=PATIENCE)

    async def rest(self, people: Sequence[PersonId]) -> None:
        """Hold the long clocks of people whose night has fallen; those of others run again."""
        for place in range(0, len(people), AT_ONCE):
            held: dict[TableId, Timer] = {}
            for person in people[place : place + AT_ONCE]:
                held.update(self._clocks.rest(person))
                if not self._clocks.nights.asleep(person):
                    self._outbox.rise(ToPerson(person))
            if held:
                await self._store.sent((), held)
            await asyncio.sleep(0)

    async def ring(self, table: TableId) -> Refusal | None:
        """Ring the bell: the time of the seat to move has run out."""
        async with self._tables.using(table) as live:
            if live.state.running is None:
                return refuse(Code.ROUND_OVER)
            return await self._ring(live, live.state.running.to_move)

    async def nudge(self, table: TableId, person: PersonId) -> None:
        """Ask whose turn it is to go on; see `Engine.nudge`."""
        async with self._tables.using(table) as live:
            timer = nudged(live.state, self._clocks.of(table), person, self._clocks.time.now())
            self._clocks.put(table, timer)
            assert timer.person is not None
            notice = Nudged(to=ToPerson(timer.person), table=table, by=person)
            await self._tables.commit(live, (), extra=(notice,))

    async def _ring(self, live: Live, seat: Seat) -> Refusal | None:
        tracing.acts(seat)
        seen = seen_by(live.state, seat)
        family: Family[Round, RoundView] = live.state.sheet.family
        acts = rung(live.state, seat, family.bell(seen, live.desk(seat).draft), self._entropy)
        await self._tables.commit(live, acts.events)
        return acts.refusal

    async def _look_at_clock(self, table: TableId) -> None:
        try:
            async with self._slots, self._tables.using(table) as live:
                timer, now = self._clocks.of(table), self._clocks.time.now()
                if timer is None or timer.next is None or timer.next > now:
                    return
                if live.state.phase is Phase.LOBBY:
                    await self._tables.commit(live, passed_on(live.state))
                elif live.state.running is not None and timer.left(now) <= 0:
                    refusal = await self._ring(live, live.state.running.to_move)
                    if refusal is not None:
                        self._clocks.again(table)
                else:
                    await self._remind(live, timer, now)
        except Exception as error:  # noqa: BLE001 - one table keeps no bell of another from ringing
            _log.error("no bell", table=table, **what_broke(error))
            self._clocks.again(table)

    async def _remind(self, live: Live, timer: Timer, now: float) -> None:
        """Tell once that a quarter of a long turn is left."""
        if timer.person is None:
            return
        self._clocks.put(live.number, replace(timer, reminded=True))
        to, left = ToPerson(timer.person), round(timer.left(now))
        short = TimeShort(to=to, table=live.number, seconds=left)
        await self._tables.commit(live, (), extra=(short,))
