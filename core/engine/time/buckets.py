"""Token buckets: how often something may happen.

Libraries for them wait by the time of the event loop (aiolimiter) or of the machine (limits,
pyrate-limiter's stores). Ours goes by the clock port, several programs can share one, and what
something has taken can be charged afterwards.
"""

from collections.abc import MutableMapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from core.engine.caches import memory
from core.engine.ports import Clock

Key = TypeVar("Key")


@dataclass(slots=True)
class Bucket:
    """Holds tokens up to a limit, and gains some each second."""

    holds: float
    per_second: float
    seen: float
    """The time up to which its gains are counted."""
    left: float = 0.0
    """The tokens now; negative if more was taken than there was."""

    def __post_init__(self) -> None:
        """Begin full."""
        self.left = self.holds

    def fill(self, now: float, among: int = 1) -> None:
        """Add what was gained; `among` programs share the bucket, and each may take one token."""
        gone, self.seen = max(0.0, now - self.seen), now  # setting the clock back adds no tokens
        holds = self.holds if among == 1 else max(1.0, self.holds / among)
        self.left = min(holds, self.left + gone * self.per_second / among)

    def begin_at(self, then: float) -> None:
        """Keep only what was gained since a time: before it, others may have taken all."""
        self.left = min(self.left, max(1.0, (self.seen - then) * self.per_second))

    @property
    def full(self) -> bool:
        """Whether it can be forgotten: a new one is the same."""
        return self.left >= self.holds


@dataclass(slots=True, kw_only=True)
class Buckets(Generic[Key]):
    """One bucket for each person or chat."""

    clock: Clock
    holds: float
    per_second: float
    _of: MutableMapping[Key, Bucket] = field(default_factory=memory)
    _told: MutableMapping[Key, bool] = field(default_factory=memory)

    def left(self, key: Key) -> float:
        """Return how many tokens are left."""
        return self._filled(key).left

    def take(self, key: Key, amount: float) -> None:
        """Take tokens; the balance may become negative."""
        self._filled(key).left -= amount

    def tells(self, key: Key) -> bool:
        """Say whether to tell somebody that the bucket is empty: once each time it empties."""
        self._filled(key)
        first = key not in self._told
        self._told[key] = True
        return first

    def _filled(self, key: Key) -> Bucket:
        now = self.clock.now()
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = Bucket(self.holds, self.per_second, now)
        bucket.fill(now)
        if bucket.left >= 1:
            self._told.pop(key, None)
        return bucket
