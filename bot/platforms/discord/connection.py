"""The connection to Discord, and its refusals in the words of our ports."""

import logging
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import discord
import structlog
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from core.engine.logs import error_report
from core.engine.ports import Clock, GoneError, RejectedError, TryLaterError
from core.engine.task_group import together

GONE_CHANNEL, GONE_MESSAGE, GONE_INTERACTION, GONE_WEBHOOK = 10003, 10008, 10062, 10015
ANSWERED = 40060
CLOSED = frozenset({50007, 50278, 40003, 20026})
"""Somebody takes no direct messages from us, or shares no server with us.

Or Discord stops us: we open too many at once (40003), or are quarantined (20026, which is not in
the published list).
"""
NOT_ALLOWED = 50013
OUT_OF_REACH = frozenset({GONE_CHANNEL, 10004, 50001, NOT_ALLOWED, 160_005})
"""A channel is deleted or locked, we were removed, or may not write there any more."""
OLD_EDITS = 30046
"""A message of more than an hour was edited too often: a new one has to be sent."""
ARCHIVED = 50083
"""A thread is archived: nothing in it can be edited until something new is sent there."""
MISSING = frozenset({GONE_MESSAGE, OLD_EDITS, ARCHIVED})
THREAD_IS_THERE = 160_004
"""Each message can begin one thread, which has its number."""
TOO_MANY = 429
UNSAID = 5.0
"""Seconds for which Discord is left alone where it does not say how long it wants to be."""


@contextmanager
def in_our_words() -> Iterator[None]:
    """Raise TryLaterError, GoneError or RejectedError for what Discord answers.

    What else goes wrong on the way is raised as it is: it may go better next time.
    """
    try:
        yield
    except discord.RateLimited as error:
        raise TryLaterError(error.retry_after) from error
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        if error.status == TOO_MANY and error.code not in CLOSED:
            raise TryLaterError(seconds_in(error)) from error
        if error.code in OUT_OF_REACH | CLOSED:
            raise GoneError from error
        raise RejectedError from error


def seconds_in(error: discord.HTTPException) -> float:
    """Return how long Discord wants to be left alone."""
    after = error.response.headers.get("Retry-After", "")
    return float(after) if after.replace(".", "", 1).isdigit() else UNSAID


VERSION = "/api/v10"
PATIENCE = 10.0
"""Seconds for which the library may wait by itself where Discord is asked too much."""
GONE = 1000
"""What a connection is closed with that nobody goes on with."""
AGAIN = 5.0
"""Seconds between two attempts to reach Discord at the start."""
HEARD = discord.Intents(guilds=True, dm_messages=True)
"""What Discord tells us: of servers that they are there, and what is written to us in private."""

_log = structlog.get_logger(__name__)


class Client(discord.Client):
    """The library's client: it mentions nobody by itself, and waits for nothing long."""

    def __init__(self, **more: Any) -> None:  # noqa: ANN401 - what the library takes
        super().__init__(
            intents=HEARD,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=PATIENCE,
            guild_ready_timeout=0.05,
            chunk_guilds_at_startup=False,
            **more,
        )

    async def on_error(self, event: str, *_given: object, **_named: object) -> None:
        """Note what went wrong with an event, and nothing that stood in it."""
        error = sys.exc_info()[1]
        if error is not None:
            _log.error("not heard", gateway=event, **error_report(error))


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
        yield client


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
            _log.warning("Discord does not answer", **error_report(error))
            await clock.sleep(AGAIN)


@asynccontextmanager
async def listening(client: Client) -> AsyncIterator[None]:
    """Hear of everything that happens, as long as this is open; returns when all is there."""
    async with together() as tasks:
        connecting = tasks.create_task(client.connect())
        await client.wait_until_ready()
        try:
            yield
        finally:
            connecting.cancel()
            await client.ws.close(code=GONE)


def is_heard(client: discord.Client) -> bool:
    """Say whether Discord tells us now what happens."""
    return client.is_ready() and client.ws.open


def rest_at(address: str) -> str:
    """Return where the methods are: behind `/api/v10`, unless an address says otherwise."""
    address = address.rstrip("/")
    if address.endswith("/api"):
        return address + VERSION.removeprefix("/api")
    return address if "/api/" in address else address + VERSION
