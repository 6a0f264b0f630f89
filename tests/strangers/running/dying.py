"""Lets the program die: at a request, at an answer, before a commit or after it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Death:
    """Counts the program's outside actions, and ends the program at the chosen one."""

    def __init__(self) -> None:
        self.dead = False
        self.due: tuple[str, int] | None = None
        self._looking = False
        self.strike: Callable[[], None] = lambda: None
        """Ends the program."""

    def plan(self, point: str, number: int) -> None:
        """Let the program die at the point of this kind with this number, counted from now."""
        self.due = (point, number)

    def comes(self, point: str) -> None:
        """Report that the program has reached a point."""
        if self.dead or self._looking or self.due is None or self.due[0] != point:
            return
        number = self.due[1] - 1
        self.due = (point, number) if number > 0 else None
        if self.due is None:
            self.now()

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Do not count the tests' own requests to the program in this context."""
        self._looking = True
        try:
            yield
        finally:
            self._looking = False

    def now(self) -> None:
        """Die at once: nothing more reaches the disk or the network."""
        self.dead, self.due = True, None
        self.strike()
