"""The machine's clock and randomness, as implementations of the ports."""

import asyncio
import os
import random  # noqa: TID251 - the one place that makes chance
import time
from collections.abc import Sequence
from typing import TypeVar

from core.rules.pieces import Pieces
from core.rules.shuffle.seals import SEED_BYTES

T = TypeVar("T")


class SystemClock:
    """The system clock."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()  # noqa: TID251 - the one place that asks

    async def sleep(self, seconds: float) -> None:
        """Sleep; changes of the system clock have no effect."""
        await asyncio.sleep(seconds)


class Chance:
    """Randomness: from the system's secure source, or deterministic from a seed.

    Shuffles are independent of choices: a table's code may be taken, and another one
    be chosen.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._shuffling, self._choosing = _source(seed), _source(seed)
        self._foreseeable = seed is not None

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in random order."""
        shuffled = list(pieces)
        self._shuffling.shuffle(shuffled)
        return tuple(shuffled)

    def choose(self, options: Sequence[T]) -> T:
        """Return one of the options."""
        return self._choosing.choice(options)

    def secret(self) -> str:
        """Return a secret seed; empty if everything follows from one known seed."""
        return "" if self._foreseeable else os.urandom(SEED_BYTES).hex()


def _source(seed: int | None) -> random.Random:
    return random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311 - a seed
