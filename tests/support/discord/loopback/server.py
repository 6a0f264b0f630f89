"""A loopback Discord for the real client library on real sockets."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiohttp import web

from core.engine.ports import Clock
from tests.support.discord.client.components import buttons, label, said
from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.application import Application
from tests.support.discord.loopback.asked import Answer, Handler, Request, Routes, read
from tests.support.discord.loopback.channels import Channels
from tests.support.discord.loopback.gateway import Events, Gateway, guild_data
from tests.support.discord.loopback.interactions import Interaction, Interactions
from tests.support.discord.loopback.posts import Posts
from tests.support.discord.loopback.published import Published, published
from tests.support.discord.loopback.refusals import Refusal
from tests.support.discord.loopback.world import Channel, Guild, Json, World
from tests.support.loopback.serving import LARGEST, NEWEST, Refusing, Watched, served

TOKEN = "MTAwMA.only.for-this-machine"  # noqa: S105 - it opens nothing
API = "/api/v10"
WITH_BODIES = frozenset({"POST", "PUT", "PATCH"})


@dataclass(frozen=True)
class Call:
    """One request."""

    asked: Request
    refused: Refusal | None = None

    @property
    def kind(self) -> str:
        return self.asked.kind


class HangUpError(Exception):
    """Raised by `before` to close the connection without an answer."""


class Loopback(Watched):
    """Discord, as far as the bot can tell."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.world = World(clock)
        self.events = Events()
        self.gateway = Gateway(self.world, self.events, TOKEN, self.tell)
        posts = Posts(self.world)
        self.application = Application(self.world)
        self.interactions = Interactions(self.world, posts)
        self._channels = Channels(self.world, posts, self.events)
        self.calls: list[Call] = []
        self.url = self.gateway_url = ""
        self.before: Callable[[Request], None] = lambda _asked: None
        """Called with each request before it is handled."""
        self.after: Callable[[Request], None] = lambda _asked: None
        """Called with each request after it is handled, before the answer."""
        self.lost: set[str] = set()
        """Kinds of requests: the next one of each is handled, but its answer is lost."""
        self.described: Published | None = published()
        """The description that bodies are checked against; None for benchmarks."""
        self._refusing = Refusing[Refusal]()

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Loopback"]:
        """Serve as long as this is open."""
        app = web.Application(client_max_size=LARGEST)
        for kind, handler in self.routes().items():
            method, _, path = kind.partition(" ")
            app.router.add_route(method, API + path, self._answering(path, handler))
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_route("*", f"{API}/{{path:.*}}", self._answering("", _unknown))
        async with served(app) as address:
            self.url = f"http://{address}{API}"
            self.gateway_url = self.gateway.url = f"ws://{address}/gateway/"
            yield self

    def routes(self) -> Routes:
        """Every request that is answered, as the published description writes it."""
        parts = (self.application, self._channels, self.interactions)
        routes = {kind: handler for part in parts for kind, handler in part.routes().items()}
        return routes | {"GET /gateway/bot": self._address}

    def standing(self) -> Iterator[str]:
        """Yield the newest messages of each channel, with the labels of their buttons."""
        for channel in self.world.channels.values():
            for one in list(channel.messages.values())[-NEWEST:]:
                reader = one.viewer.name if one.viewer else "all"
                keys = [label(button) for button in buttons(one.data)]
                yield f"--- {channel.name or 'direct'} to {reader}: {said(one.data)} {keys}"

    def refuse(self, kind: str, *refusals_: Refusal) -> None:
        """Answer the next requests of a kind with these: `POST /channels/{channel_id}/messages`."""
        self._refusing.order(kind, *refusals_)

    async def interact(self, interaction: Interaction, payload: Json) -> None:
        """Send the bot an event about a person's action."""
        self.interactions.begun[interaction.id] = interaction
        self.events.interaction(interaction.channel.guild, payload)
        await self.tell()

    def leave(self, guild: Guild) -> None:
        """Remove the bot from a server."""
        guild.bot_is_member = False
        self.events.guild(guild, "GUILD_DELETE", {"id": guild.id})

    def arrive(self, guild: Guild) -> None:
        """Add the bot to a server."""
        guild.bot_is_member = True
        self.events.guild(guild, "GUILD_CREATE", guild_data(self.world, guild))

    def delete(self, channel: Channel) -> None:
        """Delete a channel and its messages."""
        del self.world.channels[channel.id]
        channel.messages.clear()
        assert channel.guild is not None
        self.events.guild(channel.guild, "CHANNEL_DELETE", channel.data)

    def archive(self, thread: Channel) -> None:
        """Archive a thread, as Discord does after a time without messages."""
        thread.archived = True
        assert thread.guild is not None
        self.events.guild(thread.guild, "THREAD_UPDATE", thread.data)

    def permit(self, channel: Channel, permissions: int) -> None:
        """Change what the bot may do in a channel."""
        channel.permissions = permissions
        assert channel.guild is not None
        self.events.guild(channel.guild, "CHANNEL_UPDATE", channel.data)

    def _address(self, _asked: Request) -> Answer:
        shards, at_once = self.gateway.shards, self.gateway.at_once
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": at_once}
        return {"url": self.gateway_url, "shards": shards, "session_start_limit": limit}

    def _answering(
        self, path: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            try:
                asked = await read(request, path)
            except ConnectionResetError:  # the bot was ended
                return web.Response()
            except Refusal as refusal:
                return _refused(refusal)
            try:
                return await self._answer(request, asked, handler)
            except HangUpError:
                assert request.transport is not None
                request.transport.close()
                return web.Response()
            finally:
                await self.tell()

        return answer

    async def _answer(self, request: web.Request, asked: Request, handler: Handler) -> web.Response:
        try:
            self.before(asked)
            self._check(request, asked)
            answer = handler(asked)
            self.after(asked)
        except Refusal as refusal:
            self.calls.append(Call(asked, refusal))
            if refusal.code == refusals.form([]).code and not refusal.late:
                self.faults.append(f"{asked.kind}: {refusal.message}")
            return _refused(refusal)
        except ConnectionResetError:  # by `before` or `after`
            return web.Response(status=502)
        self.calls.append(Call(asked))
        if asked.kind in self.lost:
            self.lost.discard(asked.kind)
            return _refused(refusals.BROKEN)
        return _done(answer)

    def _check(self, request: web.Request, asked: Request) -> None:
        """Refuse a request that a test wants refused, a wrong token, or a malformed body."""
        by_token = asked.path.startswith(("/interactions", "/webhooks"))
        if not by_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
            raise refusals.UNAUTHORIZED
        self._refusing.check(asked.kind)
        if self.described is None or asked.method not in WITH_BODIES:
            return
        if found := self.described.faults(asked.method, asked.path, asked.body):
            source = "https://github.com/discord/discord-api-spec"
            raise refusals.form([refusals.Breach(one, source) for one in found])


def _unknown(_asked: Request) -> Answer:
    raise refusals.NOT_FOUND


def _done(answer: Answer) -> web.Response:
    return web.Response(status=204) if answer is None else _written(answer, 200, {})


def _refused(refusal: Refusal) -> web.Response:
    told = {"code": refusal.code, "message": refusal.message, **refusal.more}
    return _written(told, refusal.status, refusal.headers)


def _written(body: object, status: int, headers: dict[str, str]) -> web.Response:
    """Clients expect exactly this content type."""
    kind = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=kind | headers)
