"""One connected page: handles its messages, and shows it each change."""

import asyncio
from dataclasses import dataclass, replace
from typing import Any

import segno
import structlog
from aiohttp import WSMsgType, web

from bot.platforms.base.adapter import App
from bot.platforms.web.addresses import Addresses
from bot.platforms.web.deeds import Deeds
from bot.platforms.web.doors import PLATFORM, Doors
from bot.platforms.web.messages import (
    PROTOCOL,
    Act,
    Done,
    Elsewhere,
    FromPage,
    Hello,
    Invite,
    Link,
    Propose,
    Refused,
    UnreadableMessageError,
    Welcome,
    read,
    write,
)
from bot.platforms.web.pages import Pages
from bot.platforms.web.texts import page_texts
from bot.platforms.web.views import View, look, on_page
from bot.render.names import without_idle_marks
from bot.screens.voice import Voice
from bot.texts.translator import Translator
from core.engine.access import Pass
from core.engine.delivery.inbox import Inbox
from core.engine.logs import error_report
from core.engine.people import PersonId, TableId, ToPerson
from core.engine.ports import Clock, UnavailableError, UnknownTableError
from core.engine.table.view import TableView
from core.engine.task_group import together
from core.engine.time.buckets import Buckets

PER_SECOND = 10.0
"""The rate of messages a person may send; bursts may be twice as many."""
PATIENCE = 10.0
"""Seconds to wait for the first message, and for sending one of ours."""
AGAIN = 1.0
"""Seconds until a table is looked at again: its clock may have started meanwhile."""
WATCHING = 100
"""The most pages that may watch one table."""
SLOW, CLOSED, REPLACED, UNKNOWN = 4008, 4010, 4001, 4003
"""The close codes of a page."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """What every page needs."""

    app: App
    doors: Doors
    deeds: Deeds
    inbox: Inbox
    pages: Pages
    addresses: Addresses
    translator: Translator
    clock: Clock
    pace: Buckets[PersonId | TableId]


class Connection:
    """A page, from its first message to its last."""

    def __init__(self, socket: web.WebSocketResponse, session: Pass, serving: Serving) -> None:
        self._socket = socket
        self._session = session
        self._serving = serving
        self._changed = asyncio.Event()
        self._shown: View | None = None
        self._showing = asyncio.Lock()
        self._seen: tuple[TableView, Voice] | None = None
        """The source of the last view, without the seconds of its clock."""
        self._language = ""

    @property
    def person(self) -> PersonId | None:
        """The person who plays here; None: the page only watches."""
        return self._session.person

    @property
    def table(self) -> TableId:
        """The one table that the page shows."""
        return self._session.table

    @property
    def session(self) -> str:
        """The digest of the session's secret."""
        return self._session.digest

    def renew(self) -> None:
        """Ask for the page to be shown the table as it is now."""
        self._changed.set()

    async def tell(self, message: Any) -> None:  # noqa: ANN401 - any of the messages
        """Send a message; close a page that does not take it in time."""
        if self._socket.closed:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.send_str(write(message))
        except (TimeoutError, ConnectionError):
            await self.drop()

    def by_button(self, text: str) -> str:
        """Return a text for this page: it names buttons in place of words to type."""
        if self._seen is None:
            return without_idle_marks(text)
        table_view, voice = self._seen
        return on_page(voice, text, table_view.sheet)

    async def drop(self) -> None:
        """Drop the connection: the page reconnects."""
        await self._socket.close(code=SLOW)

    async def give_way(self) -> None:
        """Close the page: its player continues on another one."""
        await self.tell(Elsewhere())
        await self._socket.close(code=REPLACED)

    async def run(self, languages: tuple[str, ...]) -> None:
        """Serve the page until it disconnects."""
        pages = self._serving.pages
        for other in pages.of(self.person) if self.person is not None else ():
            if other.table == self.table:
                await other.give_way()
        pages.add(self)
        try:
            await self.tell(await self._welcome(languages))
            async with together() as tasks:
                renewing = tasks.create_task(self._renewed())
                self.renew()
                await self._listen()
                renewing.cancel()
        finally:
            pages.remove(self)

    async def _welcome(self, languages: tuple[str, ...]) -> Welcome:
        serving, guest = self._serving, False
        language = self._language = serving.translator.best(*languages)
        if self.person is not None:
            language = await serving.app.readers.language_of(ToPerson(self.person))
            known = await serving.app.register.who(self.person)
            guest = known.address.platform == PLATFORM
        return Welcome(
            language=language,
            texts=page_texts(serving.translator, language),
            watching=self.person is None,
            guest=guest,
        )

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                return
            await self._keep_pace()
            try:
                asked = read(message.data)
            except UnreadableMessageError:
                await self._refuse("protocol", UNKNOWN)
                return
            if not await self._followed(asked):
                return

    async def _keep_pace(self) -> None:
        """Wait if messages arrive too fast: nothing more is read meanwhile."""
        key, pace = self.table if self.person is None else self.person, self._serving.pace
        left = pace.left(key)
        pace.take(key, 1)
        if left < 1:
            await self._serving.clock.sleep((1 - left) / PER_SECOND)

    async def _followed(self, asked: FromPage) -> bool:
        """Handle a message; return False if the page may not stay."""
        serving = self._serving
        try:
            if not await serving.doors.still(self._session):
                await self._refuse("token", UNKNOWN)
                return False
            match asked:
                case Act() if self.person is not None:
                    await serving.deeds.act(serving.inbox, self._session, asked)
                    self.renew()
                    await self._show()
                    await self.tell(Done(id=asked.id))
                case Propose() if self.person is not None:
                    await serving.deeds.propose(self, asked)
                    self.renew()
                    await self._show()
                    await self.tell(Done(number=asked.number))
                case Invite() if self.person is not None:
                    await self._invite(self.person, asked.purpose)
        except UnknownTableError:
            await self._refuse("closed", CLOSED)
            return False
        except UnavailableError as error:
            _log.warning("the store does not answer", trouble=str(error.trouble))
        return True

    async def _invite(self, person: PersonId, purpose: str) -> None:
        """Return a link: the host's invitation, or one for another device of a page-only person.

        Nobody is asked in to the hand of the day: it stays closed until its day is over.
        """
        serving = self._serving
        table_view = await serving.app.engine.see(self.table, person)
        known = await serving.app.register.who(person)
        hosts = table_view.host == person and not table_view.daily
        code = ""
        if purpose == "guests" and hosts:
            code = await serving.doors.invitation(self.table)
        elif purpose == "device" and known.address.platform == PLATFORM:
            code = await serving.doors.link(person, self.table)
        elif purpose != "watching" or not (hosts and table_view.settings.watch):
            return
        addresses = serving.addresses
        url = addresses.link(code) if code else addresses.watching(table_view.code)
        await self.tell(Link(purpose=purpose, url=url, squares=squares(url)))

    async def _renewed(self) -> None:
        """Show the table whenever it has changed."""
        while True:
            await self._changed.wait()
            try:
                if not await self._serving.doors.still(self._session):
                    await self._refuse("token", UNKNOWN)
                    return
                await self._show()
            except UnknownTableError:
                await self._refuse("closed", CLOSED)
                return
            except UnavailableError:
                await self._serving.clock.sleep(AGAIN)
                self._changed.set()
            except Exception as error:  # noqa: BLE001 - the next change is shown all the same
                _log.error("not shown on a page", **error_report(error))
            if self._clock_stands:
                await self._serving.clock.sleep(AGAIN)
                self._changed.set()

    @property
    def _clock_stands(self) -> bool:
        """Whether the page shows a stopped clock, which may start without a message."""
        view = self._shown
        clock = None if view is None or view.round is None else view.round.clock
        return clock is not None and not clock.runs and view is not None and not view.paused

    async def _show(self) -> None:
        """Show the table as it is now, unless nothing has changed since the last look."""
        async with self._showing:
            if not self._changed.is_set():
                return
            self._changed.clear()
            try:
                view = await self._look()
            except UnavailableError:
                self._changed.set()
                raise
            if view is None:
                await self._refuse("closed", CLOSED)
            elif self._shown is None or _still(view) != _still(self._shown):
                self._shown = view
                await self.tell(view)

    async def _look(self) -> View | None:
        app = self._serving.app
        table_view = await app.engine.see(self.table, self.person)
        reader = ToPerson(table_view.host if self.person is None else self.person)
        with self._serving.deeds.speaking(reader.person, self):
            voice = await app.readers.voice(reader, table_view)
        if self.person is None:
            voice = replace(voice, language=self._language)
        seen = _timeless(table_view), voice
        if seen == self._seen:
            return self._shown
        self._seen = seen
        view = look(voice, table_view, reader)
        return view if view is None or self.person is not None else replace(view, keys=())

    async def _refuse(self, reason: str, code: int) -> None:
        await self.tell(Refused(reason=reason))
        await self._socket.close(code=code)


def _timeless(table_view: TableView) -> TableView:
    """Return what a table shows without the seconds of its clock, which change without a deed."""
    time = table_view.time
    return table_view if time is None else replace(table_view, time=replace(time, left=0))


def _still(view: View) -> View:
    """Return a view without the seconds of a running clock, which change without a deed."""
    seen = view.round
    if seen is None or seen.clock is None:
        return view
    return replace(view, round=replace(seen, clock=replace(seen.clock, left=0)))


async def greeted(socket: web.WebSocketResponse, serving: Serving) -> Connection | None:
    """Wait for the greeting; refuse an unknown session, and return None."""
    try:
        async with asyncio.timeout(PATIENCE):
            hello = read(await socket.receive_str())
    except (TimeoutError, TypeError, UnreadableMessageError):
        await socket.close(code=UNKNOWN)
        return None
    reason = ""
    session = None
    if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
        reason = "protocol"
    else:
        session = await serving.doors.session(hello.token)
        reason = "" if session is not None else "token"
        if session is not None and session.person is None:
            many = serving.pages.watching(session.table) >= WATCHING
            session, reason = (None, "busy") if many else (session, "")
    if session is None:
        await socket.send_str(write(Refused(reason=reason)))
        await socket.close(code=UNKNOWN)
        return None
    return Connection(socket, session, serving)


def squares(url: str) -> tuple[str, ...]:
    """Return the QR code of a link as rows of squares: 1 is dark."""
    code = segno.make(url, error="m", micro=False)
    return tuple("".join("1" if one else "0" for one in row) for row in code.matrix)
