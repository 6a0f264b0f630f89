"""Serves the page: puts the platform together, and answers browsers until it is asked to stop."""

import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Acts
from bot.machine.addresses import NoRoomError
from bot.machine.system import Chance
from bot.platforms.base.adapter import App, Listening, Resources
from bot.platforms.web import addresses
from bot.platforms.web.addresses import Addresses
from bot.platforms.web.connection import PER_SECOND, Serving
from bot.platforms.web.deeds import Deeds
from bot.platforms.web.doors import PLATFORM, Doors
from bot.platforms.web.pages import Page, Pages, WebSurface
from bot.platforms.web.server import Server, Telegram
from bot.platforms.web.texts import WebFormatter
from core.engine.delivery.rate import Allowance, Pace, Rate
from core.engine.people import PersonId, TableId
from core.engine.task_group import for_ever
from core.engine.time.buckets import Buckets

TAKES = Allowance(whole=Rate(10_000, 1), chat=Rate(1_000, 1), person=Rate(100, 1))
"""The rate limit of a page: none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """The page, once it is being served."""

    app: App
    doors: Doors
    addresses: Addresses
    pages: Pages


@dataclass(frozen=True, slots=True, kw_only=True)
class Web:
    """The settings of the page."""

    host: str
    port: int
    """0: any free port."""
    url: str | None = None
    """The public URL; None: the page is reached on this machine, or in its network."""
    setting: str = "RUMMY_WEB_LISTEN"
    """The setting that changes the address."""
    opened: Callable[[Opened], Awaitable[None]] | None = None
    """Called once the page is being served."""
    telegram_token: str | None = field(default=None, repr=False)
    """The secret that Telegram signs with; None: nobody enters from there."""
    takes: Allowance = TAKES

    @property
    def name(self) -> str:
        """The platform's name in the addresses of its people."""
        return PLATFORM

    @asynccontextmanager
    async def connected(self, resources: Resources, pace: Pace) -> AsyncIterator["Reached"]:
        """Keep the port bound for the body; raises NoRoomError."""
        del pace
        with self._bound() as place:
            yield Reached(self, resources, place)

    def _bound(self) -> socket.socket:
        """Bind the port at once, so that an error shows before anything is played."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        place = socket.socket(family, socket.SOCK_STREAM)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            [(*_, address), *_] = socket.getaddrinfo(self.host, self.port, family)
            place.bind(address)
        except (OSError, UnicodeError) as error:
            place.close()
            at = f"{self.host}:{self.port}" if self.port else self.host
            raise NoRoomError(at, self.setting, error) from error
        return place


class Reached:
    """The page, once its address is known."""

    def __init__(self, web: Web, resources: Resources, place: socket.socket) -> None:
        self._web, self._resources, self._place = web, resources, place
        self._pages, self._acts = Pages(), Acts[Page]()
        self._doors: Doors | None = None
        port = place.getsockname()[1]
        self._addresses = (
            addresses.local(web.host, port) if web.url is None else addresses.public(web.url)
        )
        self.platform = Platform(
            name=PLATFORM,
            surface=WebSurface(self._pages, self._acts),
            formatter=WebFormatter(),
            types=False,
            called=self._addresses.url,
            links=None if web.url is None else self,
        )

    @property
    def url(self) -> str:
        """The address of the page, which alone admits nobody."""
        return self._addresses.url

    async def link(self, person: PersonId, table: TableId) -> str:
        """Return a private link to a table."""
        if self._doors is None:
            raise LookupError("the page is not served yet")
        return self._addresses.link(await self._doors.link(person, table))

    async def shut(self, person: PersonId, table: TableId) -> int:
        """End a person's sessions at a table; return how many passes were dropped."""
        if self._doors is None:
            raise LookupError("the page is not served yet")
        ended = await self._doors.shut(person, table)
        for page in self._pages.of(person):
            page.renew()
        return ended

    @asynccontextmanager
    async def caught_up(self, app: App) -> AsyncIterator[Listening]:
        """Handle what was stored but not yet done, then answer browsers."""
        resources, pages = self._resources, self._pages
        doors = self._doors = Doors(
            resources.passes,
            resources.register,
            app.engine,
            clock=resources.clock,
            entropy=Chance(),
            translator=resources.translator,
        )
        deeds = Deeds(app, self.platform, doors, pages, self._acts)
        inbox = resources.inbox(PLATFORM, deeds.follow)
        app.engine.on_changed(pages.changed)
        async with inbox.running():
            await inbox.settled()
            serving = Serving(
                app=app,
                doors=doors,
                deeds=deeds,
                inbox=inbox,
                pages=pages,
                addresses=self._addresses,
                translator=resources.translator,
                clock=resources.clock,
                pace=Buckets(clock=resources.clock, holds=2 * PER_SECOND, per_second=PER_SECOND),
            )
            async with Server(serving, self._telegram(app, doors)).listening(self._place):
                if self._web.opened is not None:
                    await self._web.opened(
                        Opened(app=app, doors=doors, addresses=self._addresses, pages=pages)
                    )
                yield for_ever

    def _telegram(self, app: App, doors: Doors) -> Telegram | None:
        """Return the entry from Telegram, if Telegram is served."""
        token, resources = self._web.telegram_token, self._resources
        if token is None:
            return None
        from bot.platforms.web.doors import TelegramDoor

        return TelegramDoor(
            token=token,
            passes=resources.passes,
            register=resources.register,
            engine=app.engine,
            doors=doors,
            clock=resources.clock,
        ).enter
