"""Divides the work among the programs that share the tables, and passes their news around.

Any program may change a table. Automatic work (timeouts, computer players, sending) is divided:
one program at a time is responsible for a table, or for a place.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from core.engine.people import PersonId, TableId, To

Sends: TypeAlias = Callable[[To, str], None]
"""Is called with the place and the platform of a message."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """Changes that other programs made."""

    tables: frozenset[TableId] = frozenset()
    """Tables that have changed, or whose timers have."""
    places: frozenset[To] = frozenset()
    """Places with pending notices."""
    people: frozenset[PersonId] | None = frozenset()
    """People whose data changed; None if it is unknown who."""
    everything: bool = False
    """Whether changes may have been missed, or this program has taken over more work."""


class Part(Protocol):
    """This program's share of some work that is divided into numbered pieces.

    A piece passes on only when its next holder has taken it up, so two programs briefly hold it.
    """

    @property
    def numbers(self) -> frozenset[int]:
        """The pieces that this program holds or has to take up."""

    async def changed(self) -> None:
        """Wait until the pieces differ from those last asked for."""

    def taken_up(self, number: int) -> AbstractContextManager[None]:
        """Announce that this program holds a piece, while this context is open."""

    async def handed_over(self) -> None:
        """Give up all pieces, and wait until others have taken them."""


class Everything:
    """All pieces, for a single program."""

    def __init__(self, pieces: int) -> None:
        self.numbers = frozenset(range(pieces))

    async def changed(self) -> None:
        """Wait forever."""
        await asyncio.Event().wait()

    @contextmanager
    def taken_up(self, number: int) -> Iterator[None]:
        """Announce nothing: there are no peers."""
        del number
        yield

    async def handed_over(self) -> None:
        """Return at once: no peer could take over."""


class Cluster:
    """All programs that share the tables; this class is the cluster of a single program.

    A single program does all the work and gets no news. A cluster of several programs overrides
    every method.
    """

    alone = True
    """Whether no other program can join."""
    programs = 1
    """The number of running programs, this one included."""

    @property
    def leases(self) -> int:
        """The number of exclusive leases here: shares of the work and connections."""
        return 0

    def minds(self, _table: TableId) -> bool:
        """Say whether this program runs a table's automatic work."""
        return True

    def serves(self, _to: To) -> bool:
        """Say whether this program sends to a place."""
        return True

    def sends(self, to: To, platform: str) -> None:
        """Announce a message to a place; the announcement goes out with the next stored change."""

    def on_sends(self, heard: Sends) -> None:
        """Register the callback for messages that other programs send."""

    async def news(self) -> News:
        """Wait for news, and return it."""
        await asyncio.Event().wait()
        raise AssertionError

    @asynccontextmanager
    async def holding(self, _name: str) -> AsyncIterator[asyncio.Event]:
        """Wait for an exclusive lease, and hold it while this context is open.

        The returned event is set if the lease is lost because peers gave this program up.
        """
        yield asyncio.Event()

    @asynccontextmanager
    async def part_of(self, _what: str, pieces: int) -> AsyncIterator[Part]:
        """Take part in work that is divided into this many pieces, while this context is open."""
        yield Everything(pieces)
