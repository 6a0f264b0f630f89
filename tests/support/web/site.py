"""The page's server on this machine, and people with the page open, without a browser."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from bot.app import Dependencies, open_app
from bot.conversation.delivery.platforms import Platform
from bot.machine.system import Chance
from bot.platforms.base.adapter import App
from bot.platforms.web.messages import PROTOCOL
from bot.platforms.web.serve import Opened, Web
from core.engine.delivery.rate import Pace
from core.engine.people import Address, PersonId, TableId
from core.engine.table.commands import Join, SeatComputers, Start
from core.engine.table.state import Assist, Settings
from core.rules.sheets import with_house_rules
from tests.support.loopback.serving import PATIENCE, Watched, free_port
from tests.support.translator import TRANSLATOR

OPEN = Settings(clock="none", assist=Assist(mode="open"))
Message = dict[str, Any]


class Page(Watched):
    """A connected page, as the server sees one."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        super().__init__()
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.closed: int | None = None
        self.person, self.table = PersonId(0), TableId(0)
        self._numbers = count(1)

    async def listen(self) -> None:
        """Keep what the server sends, until it closes the connection."""
        async for message in self.socket:
            if message.type is WSMsgType.TEXT:
                self.raw.append(message.data)
                self.heard.append(json.loads(message.data))
            await self.tell()
        self.closed = self.socket.close_code
        await self.tell()

    @property
    def view(self) -> Message:
        """The table as it was shown last."""
        return next(one for one in reversed(self.heard) if one["type"] == "view")

    @property
    def rack(self) -> list[str]:
        """The rack without drafted pieces."""
        return [one["piece"] for row in self.view["round"]["rack"] for one in row]

    @property
    def melds(self) -> list[str]:
        """The melds on the table, with the draft."""
        melds = self.view["round"]["melds"]
        return [" ".join(one["piece"] for one in meld["pieces"]) for meld in melds]

    def said(self, kind: str) -> list[Message]:
        """Return all messages of a kind from the server."""
        return [one for one in self.heard if one["type"] == kind]

    async def shows(self, seen: Callable[[Message], Any]) -> Message:
        """Wait until the table is shown like this."""
        await self.until(lambda: self.said("view") and seen(self.view))
        return self.view

    async def sends(self, **message: object) -> None:
        await self.socket.send_str(json.dumps(message))

    async def acts(self, word: str, *, name: str = "", **stamp: int | None) -> None:
        """Send a word, and wait until it is done."""
        name = name or f"act-{next(self._numbers)}"
        done = len([one for one in self.said("done") if one["id"] == name])
        stamps = stamp or {"version": self.view["version"], "draft": self.view["draft"]}
        await self.sends(type="act", id=name, word=word, **stamps)
        await self.until(lambda: len([d for d in self.said("done") if d["id"] == name]) > done)

    async def proposes(self, table: str, **stamp: int) -> None:
        """Propose a table, and wait for the answer."""
        number = next(self._numbers)
        stamps = stamp or {"version": self.view["version"], "draft": self.view["draft"]}
        await self.sends(type="propose", number=number, table=table, **stamps)
        await self.until(lambda: any(one["number"] == number for one in self.said("done")))


@dataclass
class Site:
    """The server of the page."""

    app: App
    opened: Opened
    parts: Dependencies
    client: ClientSession
    tasks: asyncio.TaskGroup
    pages: list[Page] = field(default_factory=list)

    @property
    def url(self) -> str:
        return self.opened.addresses.url

    @property
    def origin(self) -> str:
        return self.url.rstrip("/")

    async def person(self, name: str, platform: str = "web", *, language: str = "en") -> PersonId:
        address = Address(platform, f"{name}-{language}")
        return await self.parts.register.person(address, name=name, language=language)

    async def table(
        self,
        *people: PersonId,
        sheet: str = "rummikub",
        levels: tuple[str, ...] = (),
        rules: dict[str, str] | None = None,
        settings: Settings = OPEN,
        starts: bool = True,
    ) -> TableId:
        """Open a table for these people, the host first, and deal."""
        engine = self.app.engine
        table = await engine.open(people[0], with_house_rules(sheet, rules or {}), settings, None)
        for guest in people[1:]:
            await engine.do(table, Join(person=guest))
        if levels:
            await engine.do(table, SeatComputers(person=people[0], levels=levels))
        if starts:
            await engine.do(table, Start(person=people[0]))
        return table

    async def enters(self, **data: str) -> tuple[int, Message]:
        """Request entry, as the page does."""
        headers = {"Origin": self.origin}
        async with self.client.post(f"{self.url}enter", json=data, headers=headers) as answer:
            return answer.status, await answer.json()

    async def token(self, person: PersonId, table: TableId) -> str:
        """Let a person in by a private link; return the session's token."""
        _, answer = await self.enters(code=await self.opened.doors.link(person, table))
        token: str = answer["token"]
        return token

    async def connects(self, token: str, origin: str | None = None) -> Page:
        """Connect a page with a session."""
        socket = await self.client.ws_connect(
            f"{self.url}table", origin=origin or self.origin, max_msg_size=0
        )
        page = Page(socket)
        self.pages.append(page)
        await page.sends(type="hello", token=token, protocol=PROTOCOL)
        self.tasks.create_task(page.listen())
        return page

    async def opens(self, person: PersonId, table: TableId) -> Page:
        """Open the page for a person, and wait until it shows the table."""
        page = await self.connects(await self.token(person, table))
        page.person, page.table = person, table
        await page.shows(lambda _: True)
        return page

    async def settles(self, *pages: Page) -> None:
        """Wait until these pages show the present table."""
        for page in pages:
            now = (await self.app.engine.see(page.table)).version
            await _shows_at_least(page, now)


async def _shows_at_least(page: Page, version: int) -> None:
    await page.shows(lambda view: view["version"] >= version)


def parts_of_test(seed: int = 1, **others: Any) -> Dependencies:  # noqa: ANN401 - fields of any type
    return replace(Dependencies(pause=0, entropy=Chance(seed), translator=TRANSLATOR), **others)


@asynccontextmanager
async def serving(
    parts: Dependencies | None = None,
    *platforms: Platform,
    telegram_token: str | None = None,
    public: bool = False,
) -> AsyncIterator[Site]:
    """Serve the page as long as this is open; `public`: chats offer it."""
    parts = parts or parts_of_test()
    answering: list[Opened] = []

    async def opened(now: Opened) -> None:
        answering.append(now)

    async with AsyncExitStack() as stack:
        port = free_port() if public else 0
        entrance = Web(
            host="127.0.0.1",
            port=port,
            url=f"http://127.0.0.1:{port}/" if public else None,
            opened=opened,
            telegram_token=telegram_token,
        )
        pace = Pace(parts.register, parts.clock)
        reached = await stack.enter_async_context(entrance.connected(parts, pace))
        app = await stack.enter_async_context(open_app(parts, reached.platform, *platforms))
        await stack.enter_async_context(reached.caught_up(app))
        app.engine.ready()
        unlimited = TCPConnector(limit=0)
        client = await stack.enter_async_context(ClientSession(connector=unlimited))
        async with asyncio.timeout(4 * PATIENCE), asyncio.TaskGroup() as tasks:
            site = Site(app, answering[0], parts, client, tasks)
            yield site
            for page in site.pages:
                await page.socket.close()
