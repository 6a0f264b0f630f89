"""Stores of data that outlive the tables of an evening."""

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from core.engine.evening.daily import Dailies
from core.engine.evening.standings import Standings
from core.engine.people import ChatId, PersonId

How: TypeAlias = Literal["once", "always"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A person's wish to be called to the next table of a chat, or to each."""

    chat: ChatId
    person: PersonId
    how: How


class Callers(Protocol):
    """Stores who wants to be called to new tables. Every method may raise UnavailableError."""

    async def note(self, wish: Wish) -> None:
        """Store a wish; it replaces an earlier one of the person in this chat."""

    async def withdraw(self, chat: ChatId, person: PersonId) -> None:
        """Delete a person's wish in a chat."""

    async def take(self, chat: ChatId, opener: PersonId, most: int) -> tuple[PersonId, ...]:
        """Return so many people to call to a new table, those with wishes for one table first.

        The opener is left out. A wish for one table is used up: it is returned once, whatever
        program asks. People beyond `most` keep theirs.
        """

    async def wishes(self, person: PersonId) -> tuple[Wish, ...]:
        """Return all wishes of a person."""

    async def forget(self, person: PersonId) -> None:
        """Delete all wishes of a person."""


@dataclass(frozen=True, slots=True)
class Keepers:
    """The stores of one database."""

    standings: Standings
    """The results of rounds, and the rankings that follow from them."""
    dailies: Dailies
    """The tries at hands of the day."""
    callers: Callers
    """The people who asked with `call me` to be called to new tables."""
