"""How well the computer players play with cards, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a player looks at, and for how long."""

    fear: float
    """What a meld weighs that the next seat may be expected to make with a discard."""
    worlds: int
    """In how many drawn worlds it plays each choice on; 0: it only judges what it sees."""
    clear: float
    """By how many standard errors a choice has to do better than the usual one."""


NORMAL: Final = Level(fear=0.0, worlds=0, clear=0.0)
HARD: Final = Level(fear=1.0, worlds=48, clear=1.5)
LEVELS: Final[Mapping[str, Level]] = {"normal": NORMAL, "hard": HARD}
