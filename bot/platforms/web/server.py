"""Answers browsers: the files of the page, one POST to enter, one WebSocket."""

import gzip
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import socket as Socket  # noqa: N812 - a type here
from typing import TypeAlias
from urllib.parse import quote

import structlog
from aiohttp import web

from bot.platforms.web.connection import CLOSED, Serving, greeted
from bot.platforms.web.doors import Entered, NoEntryError
from bot.platforms.web.messages import UnreadableMessageError, read_entry
from bot.platforms.web.texts import entrance_texts
from core.engine.logs import error_report
from core.engine.ports import UnavailableError
from core.engine.time.buckets import Buckets

PAGE = Path(__file__).parent / "page"
TYPES: Mapping[str, str] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
START = "index.html"
STYLE = "page.css"
"""The one style sheet that is sent: all of them, as a browser opens few connections at once."""
EARLY = frozenset({"entrance.js", "drawing.js", "line.js", "telegram.js", "words.js"})
"""The modules needed for entry, which are loaded before the others."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file in the form that is sent."""

    type: str
    body: bytes
    packed: bytes
    """The compressed file."""


@dataclass(frozen=True, slots=True)
class Assets:
    """All files of the page."""

    version: str
    """A digest of all files, which is part of each address."""
    start: Asset
    """The page itself, which refers to the other files."""
    files: Mapping[str, Asset]

    @property
    def weight(self) -> int:
        """How many bytes are transferred before the first move."""
        return len(self.start.packed) + sum(len(one.packed) for one in self.files.values())


def load_assets(folder: Path = PAGE) -> Assets:
    """Read the files of the page."""
    sources = {
        file.name: file.read_bytes()
        for file in sorted(folder.iterdir())
        if file.suffix in TYPES and file.name != START
    }
    start = (folder / START).read_text("utf-8")
    styles = sorted(name for name in sources if name.endswith(".css"))
    sources[STYLE] = b"".join(sources.pop(name) for name in styles)
    whole = hashlib.sha256(start.encode())
    for name, source in sources.items():
        whole.update(name.encode() + b"\0" + source)
    version = whole.hexdigest()[:16]
    modules = [name for name in sources if name.endswith(".js")]
    preloads = "\n".join(
        f'<link rel="{"modulepreload" if one in EARLY else "later"}" href="v/{version}/{one}">'
        for one in modules
    )
    html = start.replace("{{version}}", version).replace("<!-- preloads -->", preloads)
    return Assets(
        version=version,
        start=_asset(START, html.encode()),
        files={name: _asset(name, source) for name, source in sources.items()},
    )


def _asset(name: str, body: bytes) -> Asset:
    return Asset(TYPES[Path(name).suffix], body, gzip.compress(body, 9, mtime=0))


def with_texts(start: Asset, language: str, texts: Mapping[str, str]) -> Asset:
    """Return the page with texts in it, as data that no browser takes for a script."""
    told = json.dumps({"language": language, "texts": texts}, ensure_ascii=False)
    data = told.replace("<", "\\u003c").encode()
    return _asset(START, start.body.replace(TEXTS, data))


TEXTS = b"{{texts}}"
VARY = "Accept-Encoding, Accept-Language"
LARGEST_MESSAGE = 32_768
LARGEST_POST = 8_192
"""The most bytes of a request: Telegram's login data take some 700."""
HEARTBEAT = 25.0
"""Seconds between two pings: most proxies close a connection that is silent for a minute."""
GRACE = 2.0
FOR_EVER = "public, max-age=31536000, immutable"
ENTRIES_PER_SECOND, ENTRIES_AT_ONCE = 20.0, 100.0
"""The rate of entry requests in all; a person needs one."""
PAGES = 5_000
"""The most WebSockets of a program at one time."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors https://web.telegram.org"
)
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
Telegram: TypeAlias = Callable[[str, str], Awaitable[Entered]]
"""Admits a person named by Telegram to a table; raises NoEntryError."""

_log = structlog.get_logger(__name__)


class Server:
    """The page and its WebSocket. Requests from another origin than the page's own are refused."""

    def __init__(self, serving: Serving, telegram: Telegram | None = None) -> None:
        self._serving = serving
        self._telegram = telegram
        self._assets: Assets = load_assets()
        self._starts: dict[str, Asset] = {}
        """The page in each language that was asked for."""
        self._sockets: set[web.WebSocketResponse] = set()
        self._entries: Buckets[None] = Buckets(
            clock=serving.clock, holds=ENTRIES_AT_ONCE, per_second=ENTRIES_PER_SECOND
        )

    @asynccontextmanager
    async def listening(self, at: Socket) -> AsyncIterator[None]:
        """Answer on a bound socket while this is open."""
        app = web.Application(client_max_size=LARGEST_POST, middlewares=[self._guarded])
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/watch/{code}", self._watch),
                web.get("/v/{version}/{name}", self._file),
                web.post("/enter", self._enter),
                web.get("/table", self._table),
            ]
        )
        app.on_shutdown.append(self._close)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=GRACE)
        await runner.setup()
        try:
            await web.SockSite(runner, at).start()
            yield
        finally:
            await runner.cleanup()

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse foreign host names, and set the security headers on every response."""
        addresses = self._serving.addresses
        if request.host.lower() not in addresses.hosts:
            return web.Response(status=421, text="unknown host\n", headers=HEADERS)
        origin = request.headers.get("Origin")
        speaks = request.method != "GET" or request.path == "/table"
        if speaks and (origin or "").lower() not in addresses.origins:
            return web.Response(status=403, text="foreign origin\n", headers=HEADERS)
        try:
            response = await handler(request)
        except web.HTTPException as refused:
            refused.headers.update(HEADERS)
            raise
        except UnavailableError:
            response = web.Response(status=503, text="try again\n")
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    async def _page(self, request: web.Request) -> web.Response:
        """Send the page with the texts of the entrance, before the person is known."""
        language = self._serving.translator.best(*spoken(request))
        if language not in self._starts:
            texts = entrance_texts(self._serving.translator, language)
            self._starts[language] = with_texts(self._assets.start, language, texts)
        response = _sent(request, self._starts[language])
        response.headers.update({"Cache-Control": "no-cache", "Vary": VARY})
        return response

    async def _watch(self, request: web.Request) -> web.StreamResponse:
        """Redirect to the page, which asks to watch the table: this path has no files."""
        code = quote(request.match_info["code"][:LONGEST_CODE], safe="")
        return web.Response(status=302, headers={"Location": f"../?watch={code}"})

    async def _file(self, request: web.Request) -> web.Response:
        found = self._assets.files.get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        response = _sent(request, found)
        current = request.match_info["version"] == self._assets.version
        response.headers["Cache-Control"] = FOR_EVER if current else "no-cache"
        return response

    async def _enter(self, request: web.Request) -> web.Response:
        """Turn a code, or a statement by Telegram, into a session."""
        if self._entries.left(None) < 1:
            return _refused("web-entrance-busy", 429)
        self._entries.take(None, 1)
        try:
            data = read_entry(await request.read())
        except UnreadableMessageError:
            return _refused("web-code-unknown", 400)
        try:
            entered = await self._let_in(data, spoken(request))
        except NoEntryError as error:
            return _refused(error.key, 403)
        return web.json_response(
            {"token": entered.token, "watching": entered.watching, "name": not entered.token},
            headers={"Cache-Control": "no-store"},
        )

    async def _let_in(self, data: Mapping[str, str], languages: tuple[str, ...]) -> Entered:
        if "watch" in data:
            return await self._serving.doors.watching(data["watch"])
        if "telegram" not in data:
            name = data.get("name", "")[:LONGEST_NAME]
            return await self._serving.doors.enter(data.get("code", ""), name, languages)
        if self._telegram is None:
            raise NoEntryError("web-telegram-unknown")
        return await self._telegram(data["telegram"], data.get("table", ""))

    async def _table(self, request: web.Request) -> web.StreamResponse:
        """Serve a page for as long as it is open."""
        if len(self._sockets) >= PAGES:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=LARGEST_MESSAGE, heartbeat=HEARTBEAT)
        socket.headers.update(HEADERS)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            connection = await greeted(socket, self._serving)
            if connection is not None:
                await connection.run(spoken(request))
        except UnavailableError:
            await socket.close(code=CLOSED)
        except Exception as error:  # noqa: BLE001 - a broken page must not break the others
            _log.error("a page failed", **error_report(error))
        finally:
            self._sockets.discard(socket)
            await socket.close()
        return socket

    async def _close(self, _app: web.Application) -> None:
        """Tell every page that it has to reconnect."""
        for socket in tuple(self._sockets):
            await socket.close(code=1001)


LONGEST_NAME = 100
LONGEST_CODE = 20


def spoken(request: web.Request) -> tuple[str, ...]:
    """Return the languages that a browser accepts, the best first."""
    listed = request.headers.get("Accept-Language", "")[:200].split(",")
    return tuple(one.partition(";")[0].strip() for one in listed if one.strip())


def _sent(request: web.Request, asset: Asset) -> web.Response:
    packs = "gzip" in request.headers.get("Accept-Encoding", "")
    headers = {"Content-Type": asset.type, "Vary": "Accept-Encoding"}
    if packs:
        headers["Content-Encoding"] = "gzip"
    return web.Response(body=asset.packed if packs else asset.body, headers=headers)


def _refused(key: str, status: int) -> web.Response:
    return web.json_response({"refused": key}, status=status)
