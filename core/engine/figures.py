"""What whoever runs the program watches: figures, without anybody's name or number in them."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from core.engine.ports import Clock
from core.engine.table.refusals import TableRefusedError
from core.rules.refusals import Refusal

T = TypeVar("T")


class Figures(Protocol):
    """Counts what the engine does. It is told often, and has to be quick."""

    def acted(self, seconds: float, refused: str | None) -> None:
        """Count something that was asked of a table: how long it took, and why it was not done."""

    def timed_out(self, late: float) -> None:
        """Count a timeout that came so many seconds late."""

    def delivered(self, waited: float) -> None:
        """Count a message that a platform has taken, so many seconds after its cause."""


class Uncounted:
    """Counts nothing."""

    def acted(self, seconds: float, refused: str | None) -> None:
        """Count nothing."""

    def timed_out(self, late: float) -> None:
        """Count nothing."""

    def delivered(self, waited: float) -> None:
        """Count nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How much an engine has before it at a moment."""

    in_memory: int
    """Tables that need not be read from the store."""
    timed: int
    """Tables whose time this program watches."""
    waiting: int
    """Notices that this program has to send."""
    oldest: float | None
    """Since when the oldest of them has waited, in seconds since 1970."""


class Counted:
    """Counts whatever is asked of tables, and how it went.

    return await self._counted(self._turns.say(table, person, word, text, stamp))
    """

    def __init__(self, figures: Figures, clock: Clock) -> None:
        self._figures = figures
        self._clock = clock

    async def __call__(self, acting: Awaitable[T]) -> T:
        """Have something done, and count it; what could not even be read is refused, too."""
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
        """Return the seconds since then; a clock that was set back makes none of them negative."""
        return max(0.0, self._clock.now() - began)
