"""People who play by words alone, which they read on their own screens."""

import re
from dataclasses import dataclass, field
from typing import Protocol

from tests.support.evenings.written import PIECE, in_notation
from tests.support.terminal.beginner import Beginner

SAID = re.compile(
    rf"/((?:draw|pass|done|take (?:stock|discard)|(?:return|discard) {PIECE.pattern}))"
)
"""The end of a hint, which gives the move as a command."""
NAMED = re.compile(r"You can lay ([^:.]*):")
HELD = re.compile(r"\nYour (?:rack|hand) \(\d+\):\n(.*)")


class Reader(Protocol):
    """A player who reads their own turn, and the last answer."""

    def line(self, screen: str, told: str) -> str:
        """Return what to type next."""


@dataclass
class Unaided:
    """Finds melds alone, as a beginner at the terminal does."""

    beginner: Beginner = field(default_factory=Beginner)
    read: str = ""

    def line(self, screen: str, told: str) -> str:
        """Return the screen if it has changed, else the last answer."""
        written, self.read = as_typed(told if screen == self.read else screen), screen
        line = self.beginner.line(written)
        assert line is not None, written
        return line


@dataclass
class Advised:
    """Asks for hints and follows them; goes one step back once, to see that it works."""

    said: str = ""
    tried: set[str] = field(default_factory=set)
    """What was said in this turn of which pieces."""
    back: bool = False

    def line(self, screen: str, told: str) -> str:
        """Ask for a hint until it gives the move."""
        drafted = "not confirmed" in screen
        if drafted and not self.back:
            self.back, self.said = True, "undo"
        elif self.said == "hint" and told:
            self.said = self._as_told(screen, told)
        elif self.said == "done" and told:
            self.said = "reset"
        else:
            self.said = "done" if drafted and "Your rack" in screen else "hint"
        return self.said

    def _as_told(self, screen: str, told: str) -> str:
        if advised := [found[1] for found in SAID.finditer(told)]:
            self.tried.clear()
            return advised[-1]
        for pieces in NAMED.findall(told):
            if (play := f"play {pieces}") not in self.tried:
                self.tried.add(play)
                return play
        return f"discard {HELD.findall(screen)[-1].split()[-1]}" if "/discard a" in told else "hint"


def as_typed(screen: str) -> str:
    """Return a screen with its commands replaced by the words that can be typed, and its cards."""
    written = in_notation(screen)
    return re.sub(r"(?<!\w)/([a-z]+)((?: stock| discard)?)", r"“\1\2”", written)
