"""The programs that work on the same tables: who of them does what, and what the others have done.

Any of them may change a table. What goes on by itself (timeouts, computer players, messages) is
divided: each table, and each place, is one program's concern at a time.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
)
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from core.engine.people import PersonId, TableId, To

Sends: TypeAlias = Callable[[To, str], None]
"""Is told to which place a message goes, and of which platform that is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What has happened that this program has not done itself."""

    tables: frozenset[TableId] = frozenset()
    """Tables that have changed, or their time."""
    places: frozenset[To] = frozenset()
    """Places for which something waits to be sent."""
    people: frozenset[PersonId] | None = frozenset()
    """People of whom something else is known now; None: nobody can say of whom."""
    everything: bool = False
    """Whether much may have happened that nobody has told of, or this program has more to do."""


class Part(Protocol):
    """This program's part of something that is divided, in numbered pieces, among all who want it.

    Who is to give a piece up keeps it until another has taken it up: for a moment two have it.
    """

    @property
    def numbers(self) -> frozenset[int]:
        """What this program has, or has to take up."""

    async def changed(self) -> None:
        """Return when that is not what it was when this was asked last."""

    def taken_up(self, number: int) -> AbstractContextManager[None]:
        """Let the others know that this program has a piece, as long as this is open."""

    async def handed_over(self) -> None:
        """Want nothing any more, and return when others have all that this program had."""


class Cluster(Protocol):
    """All programs that work on the same tables."""

    @property
    def alone(self) -> bool:
        """Whether nobody else can be there."""

    @property
    def programs(self) -> int:
        """How many there are just now, this one included."""

    @property
    def leases(self) -> int:
        """How much this program has that only one can have: shares of the work, connections."""

    def minds(self, table: TableId) -> bool:
        """Say whether this program lets a table go on by itself."""

    def serves(self, to: To) -> bool:
        """Say whether this program sends what is for a place."""

    def sends(self, to: To, platform: str) -> None:
        """Let the others know, with what is stored next, that a message goes to a place."""

    def on_sends(self, heard: Sends) -> None:
        """Say who is told to which places, of which platform, the others send."""

    async def news(self) -> News:
        """Return when there is something new."""

    def holding(self, name: str) -> AbstractAsyncContextManager[asyncio.Event]:
        """Wait for something that only one can have, and have it as long as this is open.

        What it returns is set when it is lost after all, because others gave this program up.
        """

    def part_of(self, what: str, pieces: int) -> AbstractAsyncContextManager[Part]:
        """Have a part of something that is divided into so many, as long as this is open."""


class Everything:
    """The part of who is alone."""

    def __init__(self, pieces: int) -> None:
        self.numbers = frozenset(range(pieces))

    async def changed(self) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()

    @contextmanager
    def taken_up(self, number: int) -> Iterator[None]:
        """Tell nobody."""
        del number
        yield

    async def handed_over(self) -> None:
        """Return at once: there is nobody who could take it."""


class SingleProcess:
    """The only program that there is: it does everything, and nobody tells it anything."""

    alone = True
    programs = 1
    leases = 0

    def minds(self, table: TableId) -> bool:
        """Say so of every table."""
        del table
        return True

    def serves(self, to: To) -> bool:
        """Say so of every place."""
        del to
        return True

    def sends(self, to: To, platform: str) -> None:
        """Tell nobody."""

    def on_sends(self, heard: Sends) -> None:
        """There is nobody who could send anything."""

    async def news(self) -> News:
        """Wait for ever."""
        await asyncio.Event().wait()
        raise AssertionError

    @asynccontextmanager
    async def holding(self, name: str) -> AsyncIterator[asyncio.Event]:
        """Have it at once, for good."""
        del name
        yield asyncio.Event()

    @asynccontextmanager
    async def part_of(self, what: str, pieces: int) -> AsyncIterator[Part]:
        """Have all of it."""
        del what
        yield Everything(pieces)
