"""A Discord that records its requests, and may misbehave."""

import asyncio
from typing import TYPE_CHECKING

from aiohttp import web

from core.engine.ports import Clock
from tests.support.discord.loopback.asked import Handler, Request
from tests.support.discord.loopback.refusals import Refusal
from tests.support.discord.loopback.server import Loopback

if TYPE_CHECKING:
    from tests.strangers.platforms.at_discord import AtDiscord


class StrangeDiscord(Loopback):
    """A Discord that records its requests, and may misbehave."""

    def __init__(self, clock: Clock, chats: "AtDiscord") -> None:
        super().__init__(clock)
        self.chats = chats
        self.moods: list[Refusal] = []

    async def _answer(self, request: web.Request, asked: Request, handler: Handler) -> web.Response:
        death = self.chats.death
        if self.chats.late:
            await asyncio.sleep(self.chats.late)
        death.comes("request")
        if death.dead or self.chats.silent():
            return web.Response(status=502)
        self.chats.last_asked = self.world.clock.now()
        if self.moods and asked.method in {"POST", "PATCH"}:
            self._refusing.order(asked.kind, self.moods.pop(0))
        answer = await super()._answer(request, asked, handler)
        self.chats.note()
        death.comes("answer")
        return web.Response(status=502) if self.chats.death.dead else answer
