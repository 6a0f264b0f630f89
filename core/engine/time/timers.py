"""What is kept of a running turn: how long it may take, and since when it has run."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from core.engine.people import PersonId

HOUR = 3_600
"""From here on a clock is long: the table is one that people come back to now and then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLeft:
    """What is left of a turn, at the moment of looking."""

    allowed: int
    """How many seconds the turn may take."""
    left: int
    """How many of them are left, never less than none."""
    runs: bool
    """Whether they are running out: not while the table is paused, nor at night."""
    night: bool = False
    """Whether the quiet hours of whose turn it is hold the clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """The time of one turn, in seconds that count (`FairTime`).

    It runs once its notice has gone out, and while nothing holds it.
    """

    person: PersonId | None
    """Whose turn it is; None: a computer player's."""
    seconds: int
    """How long the turn may take; 0: as long as it likes."""
    by_itself: bool = False
    """Whether the table goes on by itself now: after a restart it has to be woken for that."""
    used: float = 0.0
    """What had been used when it ran last."""
    since: float | None = None
    """When it began to run; None: it does not."""
    told: bool = True
    """Whether the notice of the turn has gone out."""
    held: bool = False
    """Whether the table is paused."""
    asleep: bool = False
    """Whether it is night for whose turn it is; that holds long clocks only."""
    reminded: bool = False
    nudged: bool = False

    @property
    def long(self) -> bool:
        """Whether it is so long that one is reminded when a quarter is left."""
        return self.seconds >= HOUR

    @property
    def bell(self) -> float | None:
        """When it rings; None while it does not run."""
        if self.since is None or not self.seconds:
            return None
        return self.since + self.seconds - self.used

    @property
    def next(self) -> float | None:
        """When it has to be looked at next: for the reminder, or for the bell."""
        if self.bell is None or not self.long or self.reminded:
            return self.bell
        return self.bell - self.seconds / 4

    def left(self, now: float) -> float:
        """Return how many seconds are left."""
        return self.seconds - self.spent(now)

    def spent(self, now: float) -> float:
        """Return how many seconds the turn has taken."""
        return self.used + (0 if self.since is None else now - self.since)

    def changed(self, now: float, **changes: Any) -> "Timer":  # noqa: ANN401 - fields of any type
        """Return it changed: it stands, runs or goes on as follows from what is different."""
        timer = replace(self, **changes)
        runs = timer.told and not timer.held and not timer.asleep
        if runs and timer.since is None:
            return replace(timer, since=now)
        if not runs and timer.since is not None:
            return replace(timer, used=timer.spent(now), since=None)
        if timer.since is not None and timer.since > now:  # a crash gave back time from before it
            return replace(timer, since=now)
        return timer

    def seen(self, now: float) -> TimeLeft | None:
        """Return what people may know of it; None where nothing is timed."""
        if not self.seconds or self.by_itself:
            return None
        left = max(0, round(self.left(now)))
        runs = not (self.held or self.asleep)
        return TimeLeft(allowed=self.seconds, left=left, runs=runs, night=self.asleep)


TimerChange: TypeAlias = Callable[[Timer | None], Timer | None]
"""What becomes of a timer as it is stored: another than the one that was looked at, perhaps."""


def no_timer(timer: Timer | None) -> None:
    """Time nothing any more."""
    del timer


def begun(timer: Timer | None, person: PersonId, now: float, *, asleep: bool) -> Timer | None:
    """Start the time of somebody who has been told of the turn, where it has not run yet."""
    if timer is None or timer.told or timer.person != person:
        return timer
    return timer.changed(now, told=True, asleep=asleep and timer.long)


def rested(timer: Timer | None, person: PersonId, now: float, *, asleep: bool) -> Timer | None:
    """Hold somebody's time, or let it run again."""
    if timer is None or timer.person != person:
        return timer
    return timer.changed(now, asleep=asleep and timer.long)
