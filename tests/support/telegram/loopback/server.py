"""A local Bot API server for the real client library on a real socket."""

import asyncio
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiohttp import ClientSession, web

from core.engine.ports import Clock
from tests.support.loopback.serving import LARGEST, NEWEST, Refusing, Watched, parts_of, served
from tests.support.telegram.loopback import refusals
from tests.support.telegram.loopback.methods import Methods
from tests.support.telegram.loopback.published import UPLOADED, published
from tests.support.telegram.loopback.refusals import Refusal
from tests.support.telegram.loopback.world import Json, World

TOKEN = "7000000001:AAF-only-for-this-machine"  # noqa: S105 - it opens nothing
TEXTS = frozenset({
    "text", "caption", "parse_mode", "callback_query_id", "language_code", "url", "action",
    "inline_query_id", "inline_message_id", "next_offset",
    "secret_token", "name", "description", "photo", "document", "animation", "message_effect_id",
})  # fmt: skip
"""Parameters that are plain text; all others are JSON."""


@dataclass(frozen=True)
class Call:
    """One request."""

    method: str
    given: Json
    answered: bool
    """Whether it succeeded."""
    files: dict[str, bytes] = field(default_factory=dict)
    """The uploaded files."""
    message: int | None = None
    """The message that it sent or changed."""


class Loopback(Watched):
    """Telegram, as far as the bot can tell."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.world = World(clock)
        self.methods = Methods(self.world)
        self.updates: deque[Json] = deque()
        self.calls: list[Call] = []
        self.url = ""
        self.pressers: dict[str, int] = {}
        """Who pressed, by the id of the press."""
        self.askers: dict[str, int] = {}
        """Who made an inline query, by its id."""
        self.pressed: list[str] = []
        """The data of the pressed buttons."""
        self.before: Callable[[str, Json], None] = lambda _method, _given: None
        """Called with each request before it is handled."""
        self._refusing = Refusing[Refusal]()
        self.latest = 0
        """The number of the newest update."""
        self.last: Json = {}
        self._poller = 0
        self.quarrels = 0
        """How often a request was refused because another one was waiting for updates."""
        self.brought: list[int] = []
        """The status of the answers to updates sent to a webhook."""
        self._bringing = asyncio.Lock()

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Loopback"]:
        """Serve as long as this is open."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_route("*", "/bot{token}/{method}", self._answer)
        async with served(app) as address:
            self.url = f"http://{address}"
            yield self

    @property
    def asked(self) -> int:
        """How often the bot has waited for updates."""
        return self._poller

    def standing(self) -> Iterator[str]:
        """Yield the newest messages of each chat, with the labels of their buttons."""
        for chat in self.world.chats.values():
            for one in list(chat.messages.values())[-NEWEST:]:
                rows = one.get("reply_markup", {}).get("inline_keyboard", [])
                keys = [key["text"] for row in rows for key in row]
                said = one.get("text", one.get("caption", ""))
                yield f"--- {chat.title or chat.data['first_name']}: {said} {keys}"

    def refuse(self, method: str, *refusals_: Refusal) -> None:
        """Answer the next requests of a method with these."""
        self._refusing.order(method, *refusals_)

    async def send(self, **update: object) -> None:
        """Add an update for the bot."""
        self.latest = self.world.number()
        self.last = {"update_id": self.latest, **update}
        self.updates.append(self.last)
        await self.tell()
        await self._bring()

    async def _bring(self) -> None:
        """Send waiting updates to the webhook, each again until it is accepted."""
        if not self.methods.webhook:
            return
        async with self._bringing, ClientSession() as session:
            while self.methods.webhook and self.updates:
                shown = {"X-Telegram-Bot-Api-Secret-Token": self.methods.secret}
                there = session.post(self.methods.webhook, json=self.updates[0], headers=shown)
                async with there as answer:
                    self.brought.append(answer.status)
                    if answer.ok:
                        self.updates.popleft()

    async def _answer(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        try:
            given, files = await _read(request)
        except ConnectionResetError:  # the bot was ended
            return web.Response()
        try:
            if request.match_info["token"] != TOKEN:
                raise refusals.UNAUTHORIZED
            if method == "getUpdates":
                self.faults.extend(published().faults(method, given))
                return _done(await self._get_updates(given))
            self.before(method, given)
            result = self._do(method, given, files)
        except Refusal as refusal:
            self.calls.append(Call(method, given, answered=False, files=files))
            return _refused(refusal)
        except ConnectionResetError:  # by `before`
            return web.Response(status=502)
        finally:
            await self.tell()
        message = result.get("message_id") if isinstance(result, dict) else None
        self.calls.append(Call(method, given, answered=True, files=files, message=message))
        return _done(result)

    def _do(self, method: str, given: Json, files: dict[str, bytes]) -> object:
        self.faults.extend(published().faults(method, given))
        self._refusing.check(method)
        function = getattr(self.methods, method, None)
        if function is None:
            raise refusals.NOT_FOUND
        result: object = function(given, files)
        return result

    async def _get_updates(self, given: Json) -> list[Json]:
        """Return the updates from an offset on; earlier ones were accepted, and are gone."""
        self._refusing.check("getUpdates")
        if self.methods.webhook:
            raise refusals.HAS_WEBHOOK
        while self.updates and self.updates[0]["update_id"] < given.get("offset", 0):
            self.updates.popleft()
        wanted = given.get("allowed_updates")
        if given.get("timeout", 0):
            self._poller += 1
            await self.tell()
        me = self._poller
        async with self._changed:
            try:
                async with asyncio.timeout(given.get("timeout", 0)):
                    await self._changed.wait_for(lambda: self.updates or self._poller != me)
            except TimeoutError:
                pass
        if self._poller != me:
            self.quarrels += 1
            raise refusals.OTHER_POLLER
        heard = [update for update in self.updates if not wanted or wanted_in(update, wanted)]
        return heard[: given.get("limit", 100)]


def wanted_in(update: Json, wanted: list[str]) -> bool:
    """Whether the bot has asked for updates of this kind."""
    return any(kind in update for kind in wanted)


async def _read(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """Read a request in any form that Telegram accepts."""
    if request.content_type == "application/json":
        return await request.json(), {}
    given: Json = {}
    files: dict[str, bytes] = {}
    said = list(request.query.items())
    if request.content_type == "multipart/form-data":
        for key, file, content in await parts_of(request):
            if file is None:
                said.append((key, content.decode()))
            else:
                files[key] = content
    else:
        said += [(key, str(value)) for key, value in (await request.post()).items()]
    for key, value in said:
        given[key] = value if key in TEXTS else _parsed(value)
    named = json.dumps(given)
    given |= {key: f"{UPLOADED}{key}" for key in files if f"{UPLOADED}{key}" not in named}
    return given, files


def _parsed(text: str) -> object:
    return json.loads(text) if re.match(r'[\[{"tf\d-]', text) else text


def _done(result: object) -> web.Response:
    return web.json_response({"ok": True, "result": result})


def _refused(refusal: Refusal) -> web.Response:
    told: Json = {"ok": False, "error_code": refusal.code, "description": refusal.description}
    if refusal.parameters:
        told["parameters"] = refusal.parameters
    return web.json_response(told, status=refusal.code)
