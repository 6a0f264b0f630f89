"""The timers of turns: they run only while the program runs and after the notice was sent."""

import heapq
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil, inf
from typing import Any

from core.engine.caches import memory
from core.engine.delivery.notices import Notice, TurnResumed, YourTurn
from core.engine.people import Human, PersonId, TableId, ToPerson
from core.engine.ports import Clock
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import LOBBY_WAITS
from core.engine.table.state import Phase, TableState
from core.engine.time.quiet import Nights
from core.engine.time.timers import HOUR, TimeLeft, Timer, TimerChange, begun, rested

CROWD = 1_000
"""Stale heap entries that are tolerated, beyond two for each table, before a rebuild."""
AGAIN = 5.0
"""Seconds before a failed timeout is retried."""
DOWN = 360.0
"""Seconds that count as missed at a start: nobody knows for how long no program ran."""
SHARE = 10
"""A deadline is shown anew if the missed time is this part of the turn, or more."""
PAUSE = 60
"""Seconds between two rounds, unless everybody asks for the next one earlier."""
LOBBY_TIMER = Timer(person=None, seconds=LOBBY_WAITS)
"""The time that a lobby stays open after its last change."""


def timer_after(
    before: TableState,
    after: TableState,
    timer: Timer | None,
    notices: Iterable[Notice],
    *,
    by_itself: bool,
) -> Timer | None:
    """Return the timer of a table after a change; a new turn or limit gets a new timer.

    Without a limit, a person's turn has one for the nudges of the people who wait.

    `by_itself`: a computer player or a standing order acts, so nobody is notified. If the owner of
    the turn is notified, the timer starts only after that notice is sent; otherwise it starts at
    once.
    """
    if after.phase is Phase.LOBBY:
        return LOBBY_TIMER
    if after.phase is Phase.BETWEEN:
        return _pause(before, after, timer)
    who = after.to_move
    person = who.person if isinstance(who, Human) else None
    seconds = 0 if person is None else after.seconds
    waited_for = any(isinstance(one, Human) and one != who for one in after.seats)
    if after.running is None or not (seconds or by_itself or (person is not None and waited_for)):
        return None
    waits = by_itself or _called(person, notices)
    limited = timer is not None and bool(seconds) and not timer.seconds
    if timer is None or limited or not _same_turn(before, after):
        return Timer(person=person, seconds=seconds, by_itself=by_itself, told=not waits)
    if timer.seconds and not seconds:
        timer = replace(timer, seconds=0, halved=False)
    told = timer.told or (timer.by_itself and not waits)
    resumed = timer.resumed or any(isinstance(notice, TurnResumed) for notice in notices)
    return replace(timer, by_itself=by_itself, told=told, resumed=resumed)


def called_in_vain(before: TableState, after: TableState, timer: Timer | None) -> PersonId | None:
    """Return the person who was called again in a turn that a change has ended."""
    called = timer is not None and (timer.nudged or timer.reminded or timer.resumed)
    if timer is None or not called or _same_turn(before, after):
        return None
    return timer.person


def ends_nudging(
    before: TableState, after: TableState, timer: Timer | None, now: float
) -> Iterator[PersonId]:
    """Yield the people who could nudge in a turn that a change has ended: their buttons are old."""
    if timer is None or not timer.takes_nudges or timer.spent(now) < timer.patience:
        return
    if after.running is not None and not _same_turn(before, after):
        yield from (person for person in after.people if Human(person) != after.to_move)


def _same_turn(before: TableState, after: TableState) -> bool:
    same = before.running is not None and before.to_move == after.to_move
    return same and after.running is not None and not _timed_out(before, after)


def _pause(before: TableState, after: TableState, timer: Timer | None) -> Timer | None:
    """Return the timer of the break between rounds; a table with a long clock has none."""
    if not 0 < after.seconds < HOUR:
        return None
    pausing = before.phase is Phase.BETWEEN and timer is not None
    return timer if pausing else Timer(person=None, seconds=PAUSE)


def _timed_out(before: TableState, after: TableState) -> bool:
    """Say whether a timeout ended the turn; the next turn may belong to the same seat."""
    return any(deed.timeout is not None for deed in after.deeds[len(before.deeds) :])


def _called(person: PersonId | None, notices: Iterable[Notice]) -> bool:
    """Say whether one of the notices announces a person's turn."""
    return person is not None and any(
        isinstance(notice, YourTurn) and notice.to == ToPerson(person) for notice in notices
    )


def nudged(state: TableState, timer: Timer | None, person: PersonId, now: float) -> Timer:
    """Return the timer of a turn after a nudge; raises TableRefusedError."""
    if state.seat_of(person) is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if state.running is None:
        raise TableRefusedError(TableCode.NO_ROUND)
    if state.to_move == Human(person):
        raise TableRefusedError(TableCode.OWN_TURN)
    if timer is None or timer.person in {person, None}:
        raise TableRefusedError(TableCode.NO_CLOCK)
    if timer.nudged:
        raise TableRefusedError(TableCode.NUDGED_ALREADY)
    if timer.spent(now) < timer.patience:
        raise TableRefusedError(TableCode.TOO_EARLY, needed=ceil(timer.patience))
    return replace(timer, nudged=True)


def _gone_on(was: Timer, now: Timer, timer: Timer | None) -> Timer | None:
    """Replace a stored timer, unless it has changed since it was read."""
    return now if timer == was else timer


class FairTime:
    """Counts fair time: the seconds that the running program has seen pass, in small steps.

    A suspended machine, a jump of the clock or downtime leaves a gap, and gaps do not count.
    Neither does time in which no platform tells the program what people do.
    """

    def __init__(self, clock: Clock, tick: float, hears: Callable[[], bool]) -> None:
        self._clock = clock
        self._hears = hears
        self._tick = tick
        self._gap = 10 * tick
        self._seen = clock.now()
        self._counted = 0.0
        self._counts, self._missed = True, DOWN

    def go_on(self, counted: float) -> None:
        """Continue from the stored count."""
        self._counted, self._seen = counted, self._clock.now()

    def now(self) -> float:
        """Return the fair time in seconds, counted since the database was created."""
        now = self._clock.now()
        gone, self._seen = now - self._seen, now
        self._counts = 0 <= gone <= self._gap and self._hears()
        if self._counts:
            self._counted += gone
        else:
            self._missed += abs(gone)
        return self._counted

    def missed(self) -> float:
        """Return, once time counts again, the seconds that did not since this was last asked."""
        if not self._counts:
            return 0.0
        missed, self._missed = self._missed, 0.0
        return missed

    def catch_up(self, counted: float) -> None:
        """Continue from another program's count if that is higher."""
        self._counted = max(self.now(), counted)

    def moment(self) -> float:
        """Return the wall clock time, in seconds since 1970."""
        return self._clock.now()

    @property
    def ahead(self) -> float:
        """By how many seconds the wall clock is ahead; constant while all time counts."""
        return self._seen - self._counted

    async def wait(self, seconds: float) -> None:
        """Wait this long, whether the time counts or not."""
        await self._clock.sleep(seconds)

    async def tick(self) -> float:
        """Wait for one tick, and return the fair time then."""
        await self._clock.sleep(self._tick)
        return self.now()


class Clocks:
    """The timers of all tables, ordered by their next due time."""

    def __init__(self, time: FairTime, nights: Nights) -> None:
        self.time = time
        self.nights = nights
        self._heard: MutableMapping[PersonId, float] = memory()
        self._of_people: defaultdict[PersonId, set[TableId]] = defaultdict(set)
        self._timers: dict[TableId, Timer] = {}
        self._due: list[tuple[float, TableId]] = []

    def load(
        self, timers: Mapping[TableId, Timer], unsent: Sequence[Notice]
    ) -> Mapping[TableId, TimerChange]:
        """Load the timers of an earlier run; return those that change now.

        A turn without a pending notice counts as announced, whatever was stored last. Quiet hours
        may have begun or ended during the downtime.
        """
        waiting = {n.table: n for n in unsent if isinstance(n, YourTurn)}
        for table, timer in timers.items():
            called = table in waiting and _called(timer.person, (waiting[table],))
            told = timer.told or not (called or timer.by_itself)
            self.put(table, self._changed(timer, told=told))
        return {
            table: partial(_gone_on, timer, self._timers[table])
            for table, timer in timers.items()
            if timer != self._timers[table]
        }

    @property
    def watched(self) -> int:
        """The number of tables whose timers this program watches."""
        return len(self._timers)

    def of(self, table: TableId) -> Timer | None:
        """Return a table's timer."""
        return self._timers.get(table)

    def left(self, table: TableId) -> TimeLeft | None:
        """Return the remaining time of the turn at a table; None if no clock runs."""
        timer = self._timers.get(table)
        return None if timer is None else timer.seen(self.time.now(), self.time.ahead)

    def hear(self, person: PersonId) -> None:
        """Note that a person has just said or pressed something."""
        self._heard[person] = self.time.now()

    def heard_in_turn(self, table: TableId) -> bool:
        """Say whether the player to move said or pressed anything since the turn began."""
        timer = self._timers.get(table)
        if timer is None or timer.person is None:
            return False
        now = self.time.now()
        return self._heard.get(timer.person, -inf) > now - timer.spent(now)

    def offers_nudge(self, table: TableId) -> bool:
        """Say whether those who wait at a table see a button to nudge."""
        timer = self._timers.get(table)
        return timer is not None and timer.offers_nudge(self.time.now())

    def moved(self) -> tuple[TableId, ...]:
        """Return the tables that show a deadline which missed time has put off."""
        missed = SHARE * self.time.missed()
        if not missed:
            return ()
        running = ((table, one) for table, one in self._timers.items() if one.is_shown)
        return tuple(table for table, timer in running if timer.seconds <= missed)

    def _let_go(self, person: PersonId, table: TableId) -> None:
        self._of_people[person].discard(table)
        if not self._of_people[person]:
            del self._of_people[person]

    def put(self, table: TableId, timer: Timer | None) -> None:
        """Set a table's timer; None removes it."""
        before = self._timers.pop(table, None)
        if before is not None and before.person is not None:
            self._let_go(before.person, table)
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

    def told(self, notice: Notice) -> Mapping[TableId, TimerChange]:
        """Start the timer of a turn whose notice has been sent; return the timer changes."""
        if not isinstance(notice, YourTurn) or not isinstance(notice.to, ToPerson):
            return {}
        person = notice.to.person
        asleep = self.nights.night(person)
        begins = partial(begun, person=person, now=self.time.now(), asleep=asleep)
        timer = self._timers.get(notice.table)
        if timer is not None:
            self.put(notice.table, begins(timer))
        return {notice.table: begins}

    def opened(self) -> Timer:
        """Return the timer of a newly opened lobby."""
        return self._changed(LOBBY_TIMER)

    def after(
        self,
        before: TableState,
        after: TableState,
        notices: Sequence[Notice],
        *,
        by_itself: bool,
        marked: Mapping[str, Any],
    ) -> TimerChange:
        """Return the timer update for a change of a table; see `timer_after`.

        `marked` holds timer fields to set, for example that the owner was reminded.
        """

        def changed(kept: Timer | None) -> Timer | None:
            kept = None if kept is None else replace(kept, **marked)
            timer = timer_after(before, after, kept, notices, by_itself=by_itself)
            return None if timer is None else self._changed(timer, held=after.paused)

        return changed

    def _changed(self, timer: Timer, **changes: bool) -> Timer:
        asleep = timer.long and self.nights.night(timer.person)
        return timer.changed(self.time.now(), asleep=asleep, **changes)

    def rest(self, person: PersonId) -> Mapping[TableId, TimerChange]:
        """Hold a person's long clocks at night, or let them run again."""
        asleep = self.nights.night(person)
        rests = partial(rested, person=person, now=self.time.now(), asleep=asleep)
        timers = {table: self._timers[table] for table in self._of_people.get(person, ())}
        changed = {table: rests(timer) for table, timer in timers.items()}
        different = {table: now for table, now in changed.items() if now != timers[table]}
        for table, now in different.items():
            self.put(table, now)
        return dict.fromkeys(different, rests)

    def keep(self, minds: Callable[[TableId], bool]) -> None:
        """Keep the timers of the tables that this program minds; drop all others."""
        for table in [table for table in self._timers if not minds(table)]:
            self.put(table, None)

    def can_wait(self, notice: Notice) -> bool:
        """Say whether a notice waits until its reader's quiet hours end."""
        who = notice.to
        return notice.slow and isinstance(who, ToPerson) and self.nights.asleep(who.person)

    def unattended(self) -> tuple[TableId, ...]:
        """Return the tables with automatic turns; they need a first wake-up."""
        return tuple(table for table, timer in self._timers.items() if timer.by_itself)

    def again(self, table: TableId) -> None:
        """Make a table due again a little later."""
        if table in self._timers:
            timer = self._timers[table]
            self.put(table, replace(timer, used=timer.used - AGAIN))

    def due(self) -> Iterator[TableId]:
        """Return the tables whose timeout or reminder is due, each once."""
        now, found = self.time.now(), []
        while self._due and self._due[0][0] <= now:
            when, table = heapq.heappop(self._due)
            timer = self._timers.get(table)
            if timer is not None and timer.next == when and table not in found:
                found.append(table)
        yield from found

    @property
    def running(self) -> bool:
        """Whether any clock runs."""
        return bool(self._timers)
