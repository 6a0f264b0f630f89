"""How the time of a turn runs: only while the program runs, and once its notice has gone out."""

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from core.engine.notices import Notice, YourTurn
from core.engine.people import Human, PersonId, TableId, ToPerson
from core.engine.ports import Clock
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import TableState
from core.engine.timers import TimeLeft, Timer

CROWD = 1_000
"""Moments that are remembered beyond two for each table, before those gone by are cleared out."""
AGAIN = 5.0
"""Seconds after which a bell is tried again that could not be rung."""


def timer_after(before: TableState | None, after: TableState, timer: Timer | None) -> Timer | None:
    """Return the timer that a table has after a change; a new turn begins with a new one."""
    seconds, who = after.seconds, after.to_move
    if after.running is None or not isinstance(who, Human) or not seconds:
        return None
    same = before is not None and before.running is not None and before.to_move == who
    if timer is not None and same and before is not None and not _rung(before, after):
        return timer
    return Timer(person=who.person, seconds=seconds, told=False, held=after.paused)


def _rung(before: TableState, after: TableState) -> bool:
    """Say whether the bell has ended a turn: the next may be the same seat's again."""
    return any(deed.bell is not None for deed in after.deeds[len(before.deeds) :])


def nudged(state: TableState, timer: Timer | None, person: PersonId, now: float) -> Timer:
    """Return the timer of a turn whose owner is asked to go on; raises TableRefusedError."""
    if state.seat_of(person) is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if timer is None or timer.person == person:
        raise TableRefusedError(TableCode.NO_CLOCK)
    if timer.nudged:
        raise TableRefusedError(TableCode.NUDGED_ALREADY)
    if timer.spent(now) < timer.seconds / 2:
        raise TableRefusedError(TableCode.TOO_EARLY)
    return replace(timer, nudged=True)


class FairTime:
    """Seconds that count: those that the program has seen go by, in small steps.

    A suspended machine, a jumping clock and time in which nobody ran the program leave a gap, and
    a gap counts nothing.
    """

    def __init__(self, clock: Clock, tick: float) -> None:
        self._clock = clock
        self._tick = tick
        self._gap = 10 * tick
        self._seen = clock.now()
        self._counted = 0.0

    def go_on(self, counted: float) -> None:
        """Go on from what had been counted when the program ended."""
        self._counted, self._seen = counted, self._clock.now()

    def now(self) -> float:
        """Return the seconds that have been counted since the database was made."""
        now = self._clock.now()
        gone, self._seen = now - self._seen, now
        if 0 <= gone <= self._gap:
            self._counted += gone
        return self._counted

    def moment(self) -> float:
        """Return the time that the clock shows, in seconds since 1970."""
        return self._clock.now()

    async def tick(self) -> float:
        """Wait for a moment, and return the time then."""
        await self._clock.sleep(self._tick)
        return self.now()


class Clocks:
    """The timers of all tables, and which of them is due next."""

    def __init__(self, time: FairTime) -> None:
        self.time = time
        self._timers: dict[TableId, Timer] = {}
        self._due: list[tuple[float, TableId]] = []

    def load(self, timers: Mapping[TableId, Timer]) -> None:
        """Take up the timers of another day."""
        for table, timer in timers.items():
            self.put(table, timer)

    def of(self, table: TableId) -> Timer | None:
        """Return a table's timer."""
        return self._timers.get(table)

    def left(self, table: TableId) -> TimeLeft | None:
        """Return what is left of the turn at a table; None where no clock runs."""
        timer = self._timers.get(table)
        return None if timer is None else timer.seen(self.time.now())

    def put(self, table: TableId, timer: Timer | None) -> None:
        """Keep a table's timer, or that it has none."""
        if timer is None:
            self._timers.pop(table, None)
            return
        self._timers[table] = timer
        if timer.next is not None:
            heapq.heappush(self._due, (timer.next, table))
        if len(self._due) > CROWD + 2 * len(self._timers):
            self._due = [(t.next, n) for n, t in self._timers.items() if t.next is not None]
            heapq.heapify(self._due)

    def told(self, notice: Notice) -> Mapping[TableId, Timer]:
        """Start the time of a turn, now that its notice has gone out; return what has changed."""
        timer = self._timers.get(notice.table)
        if not isinstance(notice, YourTurn) or timer is None or timer.told:
            return {}
        if notice.to != ToPerson(timer.person):
            return {}
        timer = timer.changed(self.time.now(), told=True)
        self.put(notice.table, timer)
        return {notice.table: timer}

    def after(
        self,
        table: TableId,
        before: TableState,
        after: TableState,
        notices: Sequence[Notice],
    ) -> Timer | None:
        """Return the timer that a table has after a change.

        One whose turn nobody is told of, because it is the same seat's again, runs at once.
        """
        now, kept = self.time.now(), self._timers.get(table)
        timer = timer_after(before, after, kept)
        if timer is None:
            return None
        called = any(isinstance(n, YourTurn) and n.to == ToPerson(timer.person) for n in notices)
        told = timer.told or (timer is not kept and not called)
        return timer.changed(now, told=told, held=after.paused)

    def again(self, table: TableId) -> None:
        """Look at a table's timer once more, a little later."""
        if table in self._timers:
            timer = self._timers[table]
            self.put(table, replace(timer, used=timer.used - AGAIN))

    def due(self) -> Iterator[TableId]:
        """Return the tables whose bell or reminder is due, each once."""
        now, found = self.time.now(), []
        while self._due and self._due[0][0] <= now:
            when, table = heapq.heappop(self._due)
            timer = self._timers.get(table)
            if timer is not None and timer.next == when and table not in found:
                found.append(table)
        yield from found

    @property
    def running(self) -> bool:
        """Whether any clock runs at all."""
        return bool(self._timers)
