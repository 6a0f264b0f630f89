"""The way to Discord: the library's client, with nothing of it in a log."""

import asyncio
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import discord
import structlog
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from core.engine.broken import what_broke
from core.engine.ports import Clock
from core.engine.together import together

VERSION = "/api/v10"
PATIENCE = 10.0
"""Seconds for which the library may wait by itself where Discord is asked too much."""
REMEMBERED, CHANNELS = 50, 4_096
"""Messages of a channel, and channels, of which it is remembered that others have written there."""
AGAIN = 5.0
"""Seconds between two attempts to reach Discord at the start."""
HEARD = discord.Intents(guilds=True, dm_messages=True)
"""What Discord tells us: of servers that they are there, and what is written to us in private."""

_log = structlog.get_logger(__name__)


class Client(discord.Client):
    """The library's client: it mentions nobody by itself, and waits for nothing long."""

    def __init__(self, shards: int | None = None) -> None:
        super().__init__(
            intents=HEARD,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=PATIENCE,
            guild_ready_timeout=0.05,
            chunk_guilds_at_startup=False,
            shard_count=shards,
            enable_debug_events=True,  # for what the library drops: see `on_socket_raw_receive`
        )
        self.latest: OrderedDict[int, OrderedDict[int, None]] = OrderedDict()
        """The last messages of channels, as they came with what people did there."""

    async def on_socket_raw_receive(self, told: str) -> None:
        """Note how far a channel has come: without hearing messages, nothing else says so."""
        if '"INTERACTION_CREATE"' not in told:
            return
        channel = (json.loads(told).get("d") or {}).get("channel") or {}
        if channel.get("last_message_id"):
            seen = self.latest.setdefault(int(channel["id"]), OrderedDict())
            seen[int(channel["last_message_id"])] = None
            self.latest.move_to_end(int(channel["id"]))
            if len(seen) > REMEMBERED:
                seen.popitem(last=False)
            if len(self.latest) > CHANNELS:
                self.latest.popitem(last=False)

    def below(self, channel: int, message: int) -> Iterator[int]:
        """Return messages that are known to have been written after one."""
        return (later for later in self.latest.get(channel, ()) if later > message)

    async def on_error(self, event: str, *_given: object, **_named: object) -> None:
        """Note what went wrong with an event, and nothing that stood in it."""
        error = sys.exc_info()[1]
        if error is not None:
            _log.error("not heard", gateway=event, **what_broke(error))


class InShards(Client, discord.AutoShardedClient):
    """The same, for so many servers that Discord tells of them in several parts."""


@asynccontextmanager
async def logged_in(
    token: str, api: str | None, gateway: str | None, clock: Clock | None
) -> AsyncIterator[Client]:
    """Say who we are; with a clock it is tried until somebody answers.

    Raises:
        discord.LoginFailure: Discord knows no such bot.
        discord.HTTPException: Discord does not want to know, and there is no clock to wait by.
    """
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    if api is not None:
        Route.BASE = rest_at(api)
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    async with Client() as client:
        await _introduced(client, token, clock)
        shards = await _shards(client)
        if shards == 1:
            yield client
            return
    async with InShards(shards) as sharded:
        await _introduced(sharded, token, clock)
        yield sharded


async def _shards(client: Client) -> int:
    """Return in how many parts Discord wants to be heard; where it does not say, in one."""
    try:
        shards, _, _ = await client.http.get_bot_gateway()
    except discord.GatewayNotFound:
        return 1
    return shards


async def _introduced(client: Client, token: str, clock: Clock | None) -> None:
    """Say who we are, as often as it takes."""
    while True:
        try:
            return await client.login(token)
        except discord.LoginFailure:
            raise
        except (discord.DiscordException, OSError) as error:
            if clock is None:
                raise
            _log.warning("Discord does not answer", **what_broke(error))
            await clock.sleep(AGAIN)


@asynccontextmanager
async def listening(client: Client) -> AsyncIterator[None]:
    """Hear of everything that happens, as long as this is open; returns when all is there."""
    async with together() as tasks:
        connecting = tasks.create_task(client.connect())
        await client.wait_until_ready()
        yield
        await client.close()
        connecting.cancel()
        with suppress(asyncio.CancelledError):
            await connecting


def is_heard(client: discord.Client) -> bool:
    """Say whether Discord tells us now what happens, in all of its parts."""
    if not client.is_ready():
        return False
    if isinstance(client, discord.AutoShardedClient):
        return not any(shard.is_closed() for shard in client.shards.values())
    return client.ws.open


def rest_at(address: str) -> str:
    """Return where the methods are: behind `/api/v10`, unless an address says otherwise."""
    address = address.rstrip("/")
    if address.endswith("/api"):
        return address + VERSION.removeprefix("/api")
    return address if "/api/" in address else address + VERSION
