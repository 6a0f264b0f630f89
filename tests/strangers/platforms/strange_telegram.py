"""A Telegram that records its requests, and may misbehave."""

import asyncio
from typing import TYPE_CHECKING

from aiohttp import web

from core.engine.ports import Clock
from tests.support.telegram.loopback.refusals import Refusal
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import Json

if TYPE_CHECKING:
    from tests.strangers.platforms.at_telegram import AtTelegram


class StrangeTelegram(Loopback):
    """A Telegram that records its requests, and may misbehave."""

    def __init__(self, clock: Clock, chats: "AtTelegram") -> None:
        super().__init__(clock)
        self.chats = chats
        self.moods: list[Refusal] = []
        """The answers to the next requests that send or edit."""

    async def _answer(self, request: web.Request) -> web.Response:
        if self.chats.late and request.match_info["method"] != "getUpdates":
            await asyncio.sleep(self.chats.late)
        if self.chats.death.dead or self.chats.silent():
            return web.Response(status=502)
        answer = await super()._answer(request)
        return web.Response(status=502) if self.chats.silent() else answer

    async def fall_silent(self) -> None:
        """Abort the pending poll."""
        self._poller += 1
        await self.tell()

    def _do(self, method: str, given: Json, files: dict[str, bytes]) -> object:
        death = self.chats.death
        death.comes("request")
        if death.dead:
            raise ConnectionResetError
        self.chats.last_asked = self.world.clock.now()
        if self.moods and method.startswith(("send", "edit")):
            raise self.moods.pop(0)
        result = super()._do(method, given, files)
        self.chats.note(method, given, files)
        death.comes("answer")
        if method.startswith("send"):
            self.chats.sent.append((self.world.clock.now(), str(given.get("chat_id"))))
        if self.chats.death.dead:
            raise ConnectionResetError
        return result
