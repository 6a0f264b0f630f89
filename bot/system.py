"""The machine's own clock and chance, behind the ports."""

import asyncio
import random  # noqa: TID251 - the one place that makes chance
import time
from collections.abc import Sequence
from typing import TypeVar

from core.rules.pieces import Pieces

T = TypeVar("T")


class SystemClock:
    """The time of this machine."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()  # noqa: TID251 - the one place that asks

    async def sleep(self, seconds: float) -> None:
        """Sleep; a clock that is set does no harm."""
        await asyncio.sleep(seconds)


class Chance:
    """Chance: from the system's secure source, or foreseeable from a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in another order."""
        shuffled = list(pieces)
        self._random.shuffle(shuffled)
        return tuple(shuffled)

    def choose(self, options: Sequence[T]) -> T:
        """Return one of the options."""
        return self._random.choice(options)
