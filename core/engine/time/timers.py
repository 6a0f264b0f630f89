"""The timer of a running turn: how long the turn may take, and since when it runs."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from core.engine.people import PersonId

HOUR = 3_600
"""Clocks from this length on are long: players return to the table now and then."""
NUDGES = 120
"""Turns from this length on have a button to nudge; shorter ones are over soon anyway."""
LEAST = 30
"""Seconds that a turn has at least when its stopped clock runs again; once a turn."""
PATIENCE = 600
"""Seconds of a turn without a limit after which the others can nudge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLeft:
    """The remaining time of a turn, at the time of the view."""

    allowed: int
    """The seconds that the turn may take."""
    left: int
    """The seconds left, never negative."""
    runs: bool
    """Whether the time runs; False while the table is paused or the player's quiet hours last."""
    night: bool = False
    """Whether the player's quiet hours hold the clock."""
    ends: int | None = None
    """When the turn ends, in seconds since 1970, if nothing holds the clock; None while it is held.

    It stays the same as long as the clock runs.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """The timer of one turn, in fair time (`FairTime`).

    It runs once the notice of the turn was sent, and while nothing holds it.
    """

    person: PersonId | None
    """The player to move; None for a computer player, a lobby or a break between rounds."""
    seconds: int
    """The seconds that the turn may take; 0 for no limit."""
    by_itself: bool = False
    """Whether the turn is automatic; the table then has to be woken after a restart."""
    used: float = 0.0
    """The seconds used before it last started."""
    since: float | None = None
    """The time at which it last started; None while it does not run."""
    told: bool = True
    """Whether the notice of the turn was sent."""
    held: bool = False
    """Whether the table is paused."""
    asleep: bool = False
    """Whether the player's quiet hours hold it; only long clocks are held."""
    halved: bool = False
    """Whether the others were shown that they can nudge the player now."""
    reminded: bool = False
    nudged: bool = False
    resumed: bool = False
    """Whether the player was called because somebody else resumed the game."""
    extended: bool = False
    """Whether the turn has got `LEAST` seconds as its clock ran again; a second pause adds none."""

    @property
    def long(self) -> bool:
        """Whether the turn is long enough for a reminder when a quarter is left."""
        return self.seconds >= HOUR

    @property
    def patience(self) -> float:
        """The seconds after which the others can nudge: half of a turn, if it has a limit."""
        return self.seconds / 2 if self.seconds else PATIENCE

    @property
    def takes_nudges(self) -> bool:
        """Whether the others see a button to nudge once they can."""
        shown = self.seconds >= NUDGES if self.seconds else not self.by_itself
        return self.person is not None and shown

    def offers_nudge(self, now: float) -> bool:
        """Say whether the others see a button to nudge now."""
        waits = not (self.by_itself or self.nudged or self.held or self.asleep)
        return self.takes_nudges and waits and self.spent(now) >= self.patience

    @property
    def deadline(self) -> float | None:
        """The time of the timeout; None while the timer does not run."""
        if self.since is None or not self.seconds:
            return None
        return self.since + self.seconds - self.used

    @property
    def is_shown(self) -> bool:
        """Whether players see when the turn ends."""
        return self.person is not None and not self.by_itself and self.deadline is not None

    @property
    def next(self) -> float | None:
        """The next due time: that of nudges, of the reminder or of the timeout."""
        if self.since is not None and self.takes_nudges and not self.halved:
            return self.since + self.patience - self.used
        deadline = self.deadline
        if deadline is None:
            return None
        return deadline - self.seconds / 4 if self.long and not self.reminded else deadline

    def left(self, now: float) -> float:
        """Return the seconds left."""
        return self.seconds - self.spent(now)

    def spent(self, now: float) -> float:
        """Return the seconds that the turn has taken."""
        return self.used + (0 if self.since is None else now - self.since)

    def changed(self, now: float, **changes: Any) -> "Timer":  # noqa: ANN401 - fields of any type
        """Return a changed copy, which starts, stops or keeps running as the changes imply."""
        timer = replace(self, **changes)
        runs = timer.told and not timer.held and not timer.asleep
        if runs and timer.since is None:
            return timer.started(now)
        if not runs and timer.since is not None:
            return replace(timer, used=timer.spent(now), since=None)
        if timer.since is not None and timer.since > now:  # a crash undid some fair time
            return replace(timer, since=now)
        return timer

    def started(self, now: float) -> "Timer":
        """Return it running, with time to act if it was stopped when hardly any was left."""
        most = max(0.0, self.seconds - LEAST)
        if self.extended or not self.seconds or self.used <= most:
            return replace(self, since=now)
        return replace(self, since=now, used=most, extended=True)

    def seen(self, now: float, ahead: float = 0.0) -> TimeLeft | None:
        """Return what players may see of it; None if nothing is timed.

        `ahead` is by how many seconds the wall clock is ahead of fair time.
        """
        if not self.seconds or self.by_itself:
            return None
        left = max(0, round(self.left(now)))
        runs = not (self.held or self.asleep)
        until = self.deadline or now + self.left(now)
        ends = round(until + ahead) if runs else None
        return TimeLeft(
            allowed=self.seconds,
            left=left,
            runs=runs,
            night=self.asleep,
            ends=ends,
        )


TimerChange: TypeAlias = Callable[[Timer | None], Timer | None]
"""Maps the stored timer to the new one; the stored timer may differ from the one in memory."""


def no_timer(timer: Timer | None) -> None:
    """Remove the timer."""
    del timer


def begun(timer: Timer | None, person: PersonId, now: float, *, asleep: bool) -> Timer | None:
    """Start a timer whose player was notified, if it has not run yet."""
    if timer is None or timer.told or timer.person != person:
        return timer
    return timer.changed(now, told=True, asleep=asleep and timer.long)


def rested(timer: Timer | None, person: PersonId, now: float, *, asleep: bool) -> Timer | None:
    """Hold a person's timer for the night, or let it run again."""
    if timer is None or timer.person != person:
        return timer
    return timer.changed(now, asleep=asleep and timer.long)
