"""What is kept of a running turn: how long it may take, and since when it has run."""

from dataclasses import dataclass, replace

from core.engine.people import PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """The time of one turn, in seconds that count (`FairTime`)."""

    person: PersonId
    """Whose turn it is."""
    seconds: int
    """How long the turn may take."""
    used: float = 0.0
    """What had been used when it was last held."""
    since: float | None = None
    """When it began to run; None: the notice has not gone out yet, or it is held."""
    held: bool = False
    """Whether the table is paused."""
    reminded: bool = False
    nudged: bool = False

    @property
    def long(self) -> bool:
        """Whether it is so long that one is reminded when a quarter is left."""
        return self.seconds >= 3_600  # noqa: PLR2004 - an hour

    @property
    def bell(self) -> float | None:
        """When it rings; None while it does not run."""
        return None if self.since is None else self.since + self.seconds - self.used

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

    def holding(self, now: float) -> "Timer":
        """Return it held."""
        return replace(self, used=self.spent(now), since=None, held=True)

    def going_on(self, now: float) -> "Timer":
        """Return it running again; one that had not begun yet waits for its notice as before."""
        return replace(self, since=now, held=False)
