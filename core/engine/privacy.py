"""Personal data: shown or erased on request, and swept when it is old."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Protocol

import structlog

from core.engine.access import Passes
from core.engine.delivery.inbox import because_of
from core.engine.delivery.outbox import Outbox
from core.engine.engine import Engine
from core.engine.evening.daily import Try
from core.engine.evening.keepers import Wish
from core.engine.evening.standings import RoundResult
from core.engine.people import PersonId, TableId, ToPerson
from core.engine.ports import Clock, Register, UnavailableError, UnknownTableError
from core.engine.table.commands import GetUp
from core.engine.table.match_log import Past
from core.engine.table.refusals import TableRefusedError
from core.engine.table.seating import StopWatching
from core.engine.table.state import Phase
from core.rules.pieces import print_pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """All data of a person in the store, besides the events of tables."""

    number: PersonId
    """The key of all other data."""
    person: Mapping[str, object]
    """Name, language and other columns, by column name."""
    tables: tuple[TableId, ...] = ()
    """All tables at which the person ever sat."""
    updates: tuple[str, ...] = ()
    """The person's unfinished raw updates."""
    notices: int = 0
    """The number of pending notices for the person."""
    messages: tuple[str, ...] = ()
    """What the messages in the private chat show."""
    hidden: bool = False
    """Whether the person is hidden from all rankings."""
    rounds: tuple[RoundResult, ...] = ()
    """The result rows that name the person."""
    passes: int = 0
    """The number of web passes for the person, expired ones included."""
    linked: tuple[PersonId, ...] = ()
    """The person's other numbers, on other platforms."""
    wishes: tuple[Wish, ...] = ()
    """The chats to whose tables the person wants to be called."""
    tries: tuple[Try, ...] = ()
    """The hands of the day that the person has tried."""
    plans: tuple[str, ...] = ()
    """The pieces that the person plans to lay, a text for each table with a plan."""


class Archive(Protocol):
    """Access to the stored personal data.

    Every method may raise UnavailableError.
    """

    async def about(self, person: PersonId) -> Kept:
        """Return all stored data of a person."""

    async def forget(self, person: PersonId) -> None:
        """Erase a person's data for good; only the number in old games stays."""

    async def clear(self, *, raw_before: float, games_before: float | None) -> tuple[TableId, ...]:
        """Erase old data: raw updates and notices, and games in which nothing is played.

        Both limits are in seconds since 1970; `games_before=None` keeps games forever. Return the
        erased tables.
        """


class Privacy:
    """Shows and erases the stored data of a person on request."""

    def __init__(
        self, engine: Engine, outbox: Outbox, archive: Archive, register: Register, passes: Passes
    ) -> None:
        self._engine = engine
        self._register = register
        self._outbox = outbox
        self._archive = archive
        self._passes = passes

    async def about(self, person: PersonId) -> tuple[Kept, tuple[Past, ...]]:
        """Return all stored data of a person, and the person's past at each table."""
        kept = await self._archive.about(person)
        planned = [await self._planned(table, person) for table in kept.tables]
        kept = replace(kept, plans=tuple(filter(None, planned)))
        return kept, tuple(
            [await self._engine.histories.past(table, person) for table in kept.tables]
        )

    async def _planned(self, table: TableId, person: PersonId) -> str:
        table_view = await self._engine.see(table, person)
        return print_pieces(table_view.sheet.family.plans.pieces(table_view.plan))

    async def forget(self, person: PersonId) -> None:
        """Erase a person's data, under all linked numbers. Seats continue as after leaving.

        Old games stay. An interrupted erasure starts again with the next request: only the last
        step completes it.
        """
        for one in (*(await self._archive.about(person)).linked, person):
            await self._forget(one)

    async def _forget(self, person: PersonId) -> None:
        """Erase one number. Its passes end first: open pages then close as its seats change.

        The name goes before the seats: what tables tell of that no longer names anybody.
        """
        await self._passes.forget(person)
        await self._register.unname(person)
        tables = (await self._archive.about(person)).tables
        with because_of(None):
            for table in await self._engine.tables_of(person):
                with suppress(TableRefusedError, UnknownTableError):
                    await self._engine.do(table, GetUp(person=person))
            for table in tables:
                with suppress(TableRefusedError, UnknownTableError):
                    await self._engine.do(table, StopWatching(person=person))
            await self._engine.keep_quiet(person, None)
            self._outbox.drop(ToPerson(person))
            await self._archive.forget(person)
            for table in tables:
                with suppress(TableRefusedError, UnknownTableError):
                    await self._remove_name(table)

    async def _remove_name(self, table: TableId) -> None:
        """Show a table anew: its last turns and its result no longer name who was forgotten."""
        table_view = await self._engine.see(table)
        if table_view.phase in {Phase.PLAYING, Phase.BETWEEN, Phase.OVER}:
            await self._engine.renew(table, table_view.people, table_view.chats)


EVERY = 3_600.0
"""Seconds between two sweeps."""
RAW = 48 * 3_600.0
"""Seconds for which raw updates and notices are kept."""
DAY = 86_400.0

_log = structlog.get_logger(__name__)


class Sweeper:
    """Erases old data. `days`: how long games without play are kept; 0 keeps them forever.

    An open table that is swept vanishes without a notice: nobody has used it for that long.
    """

    def __init__(self, engine: Engine, archive: Archive, clock: Clock, days: int) -> None:
        self._engine = engine
        self._archive = archive
        self._clock = clock
        self._days = days

    async def run(self) -> None:
        """Sweep periodically, once all updates of the downtime have been read."""
        await self._engine.listening()
        while True:
            try:
                await self.sweep()
            except UnavailableError as error:
                _log.warning("not swept", trouble=str(error.trouble))
            await self._clock.sleep(EVERY)

    async def sweep(self) -> None:
        """Erase all data that is too old now."""
        now = self._clock.now()
        games = now - self._days * DAY if self._days else None
        gone = await self._archive.clear(raw_before=now - RAW, games_before=games)
        self._engine.let_go(gone)
        if gone:
            _log.info("old games cleared out", tables=len(gone))
