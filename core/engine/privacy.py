"""What is kept about people and for how long: shown or forgotten on request, swept when old."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import structlog

from core.engine.daily import Try
from core.engine.delivery.inbox import because_of
from core.engine.delivery.outbox import Outbox
from core.engine.engine import Engine
from core.engine.people import PersonId, TableId, ToPerson
from core.engine.ports import Clock, UnavailableError, UnknownTableError
from core.engine.standings import RoundResult
from core.engine.table.commands import GetUp
from core.engine.table.match_log import Past
from core.engine.table.refusals import TableRefusedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """All that a store holds of a person, beside what happened at the tables."""

    number: PersonId
    """Under which everything else stands."""
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
    hidden: bool = False
    """Whether the person is on no list."""
    rounds: tuple[RoundResult, ...] = ()
    """The rows of finished rounds that name the person."""
    passes: int = 0
    """How many passes to tables on a page play for the person, ended ones included."""
    tries: tuple[Try, ...] = ()
    """The hands of the day that the person has tried."""


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


class Privacy:
    """Knows all that is kept about somebody, and forgets it on demand."""

    def __init__(self, engine: Engine, outbox: Outbox, archive: Archive) -> None:
        self._engine = engine
        self._outbox = outbox
        self._archive = archive

    async def about(self, person: PersonId) -> tuple[Kept, tuple[Past, ...]]:
        """Return all that is kept about a person, and what the person has done at each table."""
        kept = await self._archive.about(person)
        return kept, tuple([await self._engine.past(table, person) for table in kept.tables])

    async def forget(self, person: PersonId) -> None:
        """Erase who a person is. The seats go on as if the person had left; old games stay.

        Done halfway, it is begun anew by whoever asks again: only the last step settles it.
        """
        with because_of(None):
            for table in await self._engine.tables_of(person):
                with suppress(TableRefusedError, UnknownTableError):
                    await self._engine.do(table, GetUp(person=person))
            await self._engine.keep_quiet(person, None)
            self._outbox.drop(ToPerson(person))
            await self._archive.forget(person)


EVERY = 3_600.0
"""Seconds between two sweeps."""
RAW = 48 * 3_600.0
"""Seconds for which raw updates and notices are kept."""
DAY = 86_400.0

_log = structlog.get_logger(__name__)


class Sweeper:
    """Erases what is too old. `days`: how long games are kept of which nothing is played; 0: ever.

    An open table that goes this way is simply gone: nobody has touched it for so long.
    """

    def __init__(self, engine: Engine, archive: Archive, clock: Clock, days: int) -> None:
        self._engine = engine
        self._archive = archive
        self._clock = clock
        self._days = days

    async def run(self) -> None:
        """Sweep again and again, once what arrived meanwhile has been read."""
        await self._engine.listening()
        while True:
            try:
                await self.sweep()
            except UnavailableError as error:
                _log.warning("not swept", trouble=str(error.trouble))
            await self._clock.sleep(EVERY)

    async def sweep(self) -> None:
        """Erase what is too old by now."""
        now = self._clock.now()
        games = now - self._days * DAY if self._days else None
        gone = await self._archive.clear(raw_before=now - RAW, games_before=games)
        self._engine.let_go(gone)
        if gone:
            _log.info("old games cleared out", tables=len(gone))
