"""Metrics for the owner, without any names or ids of people."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from core.engine.ports import Clock
from core.engine.table.refusals import TableRefusedError
from core.rules.refusals import Refusal

T = TypeVar("T")


class Figures(Protocol):
    """Counts the work of the engine. Calls are frequent and must be fast."""

    def acted(self, seconds: float, refused: str | None) -> None:
        """Count a request to a table, with its duration and the reason of a refusal."""

    def timed_out(self, late: float) -> None:
        """Count a timeout that was applied this many seconds late."""

    def delivered(self, waited: float) -> None:
        """Count a delivered message, this many seconds after its cause."""


class Uncounted:
    """Ignores all metrics."""

    def acted(self, seconds: float, refused: str | None) -> None:
        """Do nothing."""

    def timed_out(self, late: float) -> None:
        """Do nothing."""

    def delivered(self, waited: float) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The current load of an engine."""

    in_memory: int
    """The number of tables in memory."""
    timed: int
    """The number of timers that this program watches."""
    waiting: int
    """The number of notices that this program has to send."""
    oldest: float | None
    """The posting time of the oldest of them, in seconds since 1970."""


class Counted:
    """Counts the requests to tables and their results.

    return await self._counted(self._turns.say(table, person, word, text, stamp))
    """

    def __init__(self, figures: Figures, clock: Clock) -> None:
        self._figures = figures
        self._clock = clock

    async def __call__(self, acting: Awaitable[T]) -> T:
        """Await a request and count it; an unreadable one counts as refused."""
        began = self._clock.now()
        try:
            done = await acting
        except Exception as error:
            code = error.code if isinstance(error, TableRefusedError) else type(error).__name__
            self._figures.acted(self._since(began), str(code))
            raise
        refused = str(done.code) if isinstance(done, Refusal) else None
        self._figures.acted(self._since(began), refused)
        return done

    def _since(self, began: float) -> float:
        """Return the seconds since a time; never negative, even if the clock was set back."""
        return max(0.0, self._clock.now() - began)
