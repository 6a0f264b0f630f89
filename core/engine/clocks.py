"""How the time of a turn runs: only while the program runs, and once its notice has gone out."""

import heapq
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from core.engine.away import HOST_WAITS
from core.engine.notices import Notice, YourTurn
from core.engine.people import Human, PersonId, TableId, ToPerson
from core.engine.ports import Clock
from core.engine.quiet import Nights
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import Phase, TableState
from core.engine.timers import TimeLeft, Timer

CROWD = 1_000
"""Moments that are remembered beyond two for each table, before those gone by are cleared out."""
AGAIN = 5.0
"""Seconds after which a bell is tried again that could not be rung."""


def timer_after(
    before: TableState,
    after: TableState,
    timer: Timer | None,
    notices: Iterable[Notice],
    *,
    by_itself: bool,
) -> Timer | None:
    """Return the timer that a table has after a change; a new turn begins with a new one.

    `by_itself`: somebody acts who need not be called, a computer player or a standing order. A turn
    whose owner is called waits for that; one that is nobody told of has been told.
    """
    if after.phase is Phase.LOBBY:
        return _lobby_timer(before, after)
    who = after.to_move
    person = who.person if isinstance(who, Human) else None
    seconds = 0 if person is None else after.seconds
    if after.running is None or not (seconds or by_itself):
        return None
    waits = by_itself or _called(person, notices)
    same = before.running is not None and before.to_move == who and not _rung(before, after)
    if timer is None or not same:
        return Timer(person=person, seconds=seconds, by_itself=by_itself, told=not waits)
    told = timer.told or (timer.by_itself and not waits)
    return replace(timer, by_itself=by_itself, told=told)


def _lobby_timer(before: TableState, after: TableState) -> Timer | None:
    """Return the time for which a lobby waits for its host, since something happened there.

    It is passed on once: who then does nothing either has left it to itself.
    """
    if len(after.people) < 2 or before.host != after.host:  # noqa: PLR2004 - somebody to take over
        return None
    return Timer(person=after.host, seconds=HOST_WAITS, reminded=True)


def _rung(before: TableState, after: TableState) -> bool:
    """Say whether the bell has ended a turn: the next may be the same seat's again."""
    return any(deed.bell is not None for deed in after.deeds[len(before.deeds) :])


def _called(person: PersonId | None, notices: Iterable[Notice]) -> bool:
    """Say whether one of the notices tells a person that it is his turn."""
    return person is not None and any(
        isinstance(notice, YourTurn) and notice.to == ToPerson(person) for notice in notices
    )


def nudged(state: TableState, timer: Timer | None, person: PersonId, now: float) -> Timer:
    """Return the timer of a turn whose owner is asked to go on; raises TableRefusedError."""
    if state.seat_of(person) is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if state.running is None or timer is None or timer.person in {person, None}:
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

    def __init__(self, time: FairTime, nights: Nights) -> None:
        self.time = time
        self.nights = nights
        self._of_people: defaultdict[PersonId, set[TableId]] = defaultdict(set)
        self._timers: dict[TableId, Timer] = {}
        self._due: list[tuple[float, TableId]] = []

    def load(
        self, timers: Mapping[TableId, Timer], unsent: Sequence[Notice]
    ) -> Mapping[TableId, Timer]:
        """Take up the timers of another day; return those that are different now.

        A turn whose notice does not wait to be sent any more has been told, whatever was written of
        it last; and while nobody looked, night may have fallen or ended.
        """
        waiting = {n.table: n for n in unsent if isinstance(n, YourTurn)}
        for table, timer in timers.items():
            called = table in waiting and _called(timer.person, (waiting[table],))
            told = timer.told or not (called or timer.by_itself)
            self.put(table, self._changed(timer, told=told))
        return {table: now for table, now in self._timers.items() if now != timers[table]}

    def of(self, table: TableId) -> Timer | None:
        """Return a table's timer."""
        return self._timers.get(table)

    def left(self, table: TableId) -> TimeLeft | None:
        """Return what is left of the turn at a table; None where no clock runs."""
        timer = self._timers.get(table)
        return None if timer is None else timer.seen(self.time.now())

    def put(self, table: TableId, timer: Timer | None) -> None:
        """Keep a table's timer, or that it has none."""
        before = self._timers.pop(table, None)
        if before is not None and before.person is not None:
            self._of_people[before.person].discard(table)
        if timer is None:
            return
        if timer.person is not None:
            self._of_people[timer.person].add(table)
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
        if not _called(timer.person, (notice,)):
            return {}
        timer = self._changed(timer, told=True)
        self.put(notice.table, timer)
        return {notice.table: timer}

    def after(
        self,
        table: TableId,
        before: TableState,
        after: TableState,
        notices: Sequence[Notice],
        *,
        by_itself: bool,
    ) -> Timer | None:
        """Return the timer that a table has after a change; see `timer_after`."""
        kept = self._timers.get(table)
        timer = timer_after(before, after, kept, notices, by_itself=by_itself)
        return None if timer is None else self._changed(timer, held=after.paused)

    def _changed(self, timer: Timer, **changes: bool) -> Timer:
        asleep = timer.long and self.nights.night(timer.person)
        return timer.changed(self.time.now(), asleep=asleep, **changes)

    def rest(self, person: PersonId) -> Mapping[TableId, Timer]:
        """Hold the long clocks of somebody for whom it is night, or let them run again."""
        changed = {}
        for table in self._of_people.get(person, ()):
            timer = self._timers[table]
            now = self._changed(timer)
            if now != timer:
                changed[table] = now
        for table, timer in changed.items():
            self.put(table, timer)
        return changed

    def can_wait(self, notice: Notice) -> bool:
        """Say whether a notice waits for the morning of whom it is for."""
        who = notice.to
        return notice.slow and isinstance(who, ToPerson) and self.nights.asleep(who.person)

    def unattended(self) -> tuple[TableId, ...]:
        """Return the tables that go on by themselves, once somebody wakes them."""
        return tuple(table for table, timer in self._timers.items() if timer.by_itself)

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
