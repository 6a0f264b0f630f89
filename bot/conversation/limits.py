"""What an owner allows people and chats, and how it is measured."""

from collections.abc import MutableMapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from core.engine.people import Address
from core.engine.ports import Clock
from core.engine.remembering import memory

Key = TypeVar("Key")


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What an owner allows; 0: as much as one likes."""

    owners: frozenset[Address] = frozenset()
    """Who runs the program."""
    chats: frozenset[Address] = frozenset()
    """The chats in which tables may be opened; none named: in all."""
    banned_chats: frozenset[Address] = frozenset()
    banned_people: frozenset[Address] = frozenset()
    tables_per_chat: int = 0
    tables_per_person: int = 0
    words_per_second: float = 0
    """Words and presses of one person, for longer; in a hurry `HURRY` seconds of them at once."""
    solver_seconds: float = 0
    """Seconds in a minute that arrangements are looked for on behalf of one person."""

    bystander_posts: int = 0
    """Messages in a minute in one chat for people who sit at none of the tables shown there."""


USUAL = Limits(
    tables_per_chat=20,
    tables_per_person=20,
    words_per_second=3,
    solver_seconds=20,
    bystander_posts=2,
)
"""What is allowed in chats where the owner has said nothing: more than people need."""
HURRY = 5.0
"""Seconds of words that may come at once."""
MINUTE = 60.0


@dataclass(slots=True)
class _Bucket:
    left: float
    seen: float
    told: bool = False
    """Whether its owner was told that it is empty."""


@dataclass(slots=True, kw_only=True)
class Buckets(Generic[Key]):
    """A measure for each person or chat, which empties with use and fills again with time."""

    clock: Clock
    holds: float
    per_second: float
    _of: MutableMapping[Key, _Bucket] = field(default_factory=memory)

    def left(self, person: Key) -> float:
        """Return how much is left to a person."""
        return self._filled(person).left

    def take(self, person: Key, amount: float) -> None:
        """Take from what is left; it may become less than nothing."""
        self._filled(person).left -= amount

    def tells(self, person: Key) -> bool:
        """Say whether its owner shall be told that it is empty: once each time."""
        bucket = self._filled(person)
        first, bucket.told = not bucket.told, True
        return first

    def _filled(self, person: Key) -> _Bucket:
        now = self.clock.now()
        bucket = self._of.setdefault(person, _Bucket(self.holds, now))
        gone = max(0.0, now - bucket.seen)  # a clock that is set back gives nothing
        bucket.left, bucket.seen = min(self.holds, bucket.left + gone * self.per_second), now
        bucket.told = bucket.told and bucket.left < 1
        return bucket
