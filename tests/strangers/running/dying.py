"""When the program dies: at a request, at an answer, before a commit or after it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Death:
    """Counts what the program does with the world outside, and ends it at the point that is set."""

    def __init__(self) -> None:
        self.dead = False
        self.due: tuple[str, int] | None = None
        self._looking = False
        self.strike: Callable[[], None] = lambda: None
        """Ends the program."""

    def plan(self, point: str, number: int) -> None:
        """Let the program die at the so-manieth point of a kind from now on."""
        self.due = (point, number)

    def comes(self, point: str) -> None:
        """Say that the program has come to a point."""
        if self.dead or self._looking or self.due is None or self.due[0] != point:
            return
        number = self.due[1] - 1
        self.due = (point, number) if number > 0 else None
        if self.due is None:
            self.now()

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Count nothing that is asked of the program from outside as long as this is open."""
        self._looking = True
        try:
            yield
        finally:
            self._looking = False

    def now(self) -> None:
        """Die at once: nothing of the program reaches the disk or the network any more."""
        self.dead, self.due = True, None
        self.strike()
