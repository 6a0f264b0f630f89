"""A game on the page without a chat: one table on this machine, for its people and guests."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.app import Dependencies, UnopenedError, kept_for_user
from bot.app.listening import asked_to_stop, serve_together
from bot.conversation.access import USUAL
from bot.conversation.memory import is_unfinished
from bot.machine.processes import Within, Workers
from bot.machine.system import pages_of_this_user
from bot.platforms.web.doors import PLATFORM
from bot.platforms.web.serve import Opened, Web
from bot.texts.translator import Translator
from core.engine.people import Address, PersonId, TableId
from core.engine.table.commands import SeatComputers, Start, Stop
from core.engine.table.refusals import TableRefusedError
from core.engine.table.state import Assist, Settings
from core.engine.table.view import TableView
from core.rules.sheet import Sheet

ME = Address(PLATFORM, "me")
"""The person at this machine."""
AGREED = Settings(clock="none", assist=Assist(mode="open"))
"""At home, nobody minds how long a turn takes, or objects to help."""
SETTING = "--host / --port"


class NothingKeptError(Exception):
    """There is no match to resume."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ways:
    """The links to the table, once the page is being served."""

    own: str
    """The link that admits the person at this machine, once."""
    guests: str | None
    """The link that admits guests until the match starts; None: no guests are expected."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """The options of a game on the page."""

    new: Sheet | None
    """The sheet to play; None: the latest unfinished match."""
    levels: Sequence[str]
    """The levels of the computer players."""
    guests: bool
    """Whether the match waits for guests."""
    name: str
    speak: str | None
    """The requested language."""
    database: str | None
    host: str
    port: int
    language: str
    computer_seconds: float
    told: Callable[[Ways], None]
    """Called with the links."""
    unkept: Callable[[UnopenedError], None]
    """Called with the reason why matches are not kept."""


def play(evening: Evening) -> None:
    """Serve the page until the program is stopped.

    Raises:
        UnopenedError: the kept matches cannot be opened.
        NoRoomError: the program cannot listen at the address.
        NothingKeptError: there is nothing to go on with.
    """
    asyncio.run(_play(evening))


async def _play(evening: Evening) -> None:
    translator = Translator()
    with asked_to_stop() as stop:
        async with Workers.running(patience=Within(evening.computer_seconds)) as workers:
            dependencies = Dependencies(
                thinking=workers,
                translator=translator,
                language=translator.best(evening.language),
                limits=replace(USUAL, tables_per_person=0),
            )
            keeping = kept_for_user(
                evening.database,
                pages_of_this_user(),
                dependencies,
                needed=evening.new is None,
                unkept=evening.unkept,
            )
            async with keeping as kept:
                table = _Table(evening)
                web = Web(host=evening.host, port=evening.port, setting=SETTING, opened=table.lay)
                await serve_together((web,), kept, stop)


class _Table:
    """The one table of the game."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening

    async def lay(self, opened: Opened) -> None:
        """Open or resume the table, and tell the links; raises NothingKeptError."""
        evening = self._evening
        me = await opened.app.register.person(ME, name=evening.name, language=evening.language)
        if evening.speak is not None:
            await opened.app.register.speak(me, evening.speak)
        unfinished = await _tidied(opened, me)
        if evening.new is None:
            if not unfinished:
                raise NothingKeptError
            table = unfinished[-1]
        else:
            table = await self._opened(opened, me, evening.new)
        own = opened.addresses.link(await opened.doors.link(me, table))
        guests = None
        if evening.guests:
            guests = opened.addresses.link(await opened.doors.invitation(table))
        evening.told(Ways(own=own, guests=guests))

    async def _opened(self, opened: Opened, me: PersonId, sheet: Sheet) -> TableId:
        engine = opened.app.engine
        table = await engine.open(me, sheet, AGREED, None)
        if self._evening.levels:
            await engine.do(table, SeatComputers(person=me, levels=tuple(self._evening.levels)))
        if not self._evening.guests:
            await engine.do(table, Start(person=me))
        return table


async def _tidied(opened: Opened, me: PersonId) -> list[TableId]:
    """Close the tables of earlier games that cannot be resumed; return the others."""
    engine = opened.app.engine
    table_views: list[TableView] = [
        await engine.see(table, me) for table in await engine.tables_of(me)
    ]
    for table_view in table_views:
        if not is_unfinished(table_view) and table_view.host == me:
            try:
                await engine.do(table_view.table, Stop(person=me))
            except TableRefusedError:
                continue
    return [table_view.table for table_view in table_views if is_unfinished(table_view)]
