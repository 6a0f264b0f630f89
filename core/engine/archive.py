"""What is kept about people, and for how long."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from core.engine.people import PersonId, TableId


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """All that a store holds of a person, beside what happened at the tables."""

    person: Mapping[str, object]
    """Name, language and the like, by the names of the columns."""
    tables: tuple[TableId, ...] = ()
    """Where the person has ever sat."""
    updates: tuple[str, ...] = ()
    """What came from the person and has not been acted on, as it came."""
    notices: int = 0
    """How much waits to be sent to the person."""
    messages: tuple[str, ...] = ()
    """Which messages in the private chat show what."""


class Archive(Protocol):
    """Knows what is kept about somebody, and erases it.

    Whatever it is asked, it can raise UnavailableError.
    """

    async def about(self, person: PersonId) -> Kept:
        """Return all that is kept about a person."""

    async def forget(self, person: PersonId) -> None:
        """Erase who a person is, for good: only the number in old games stays."""

    async def clear(self, *, raw_before: float, games_before: float | None) -> tuple[TableId, ...]:
        """Erase what is too old: raw updates and notices, and games of which nothing is played.

        Both in seconds since 1970; None: games are kept for ever. Returns the tables that are gone.
        """
