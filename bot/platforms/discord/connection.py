"""The connection to Discord, its addresses, and the translation of its refusals."""

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, Literal

import aiohttp
import discord
import structlog
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route
from tenacity import AsyncRetrying, wait_fixed
from yarl import URL

from bot.platforms.base.adapter import Herald, Trouble
from bot.platforms.base.errors import UNREADABLE, Refusals, in_words_of
from bot.texts.translator import meaning
from core.engine.logs import error_report
from core.engine.people import Address
from core.engine.ports import Clock, GoneError, RejectedError, TryLaterError
from core.engine.task_group import together
from core.engine.time.retry import retrying

GONE_CHANNEL, GONE_MESSAGE, GONE_INTERACTION, GONE_WEBHOOK = 10003, 10008, 10062, 10015
ANSWERED = 40060
CLOSED = frozenset({50007, 50278})
"""The person accepts no direct messages from us, or shares no server with us."""
BLOCKED = frozenset({40003, 20026})
"""Discord blocks us: we open too many direct messages at once, or are quarantined (20026, which is
not in the published list)."""
NOT_ALLOWED = 50013
OUT_OF_REACH = frozenset({GONE_CHANNEL, 10004, 50001, NOT_ALLOWED, 160_005})
"""The channel is deleted or locked, the bot was removed, or may not write there any more."""
OLD_EDITS = 30046
"""A message older than an hour was edited too often: a new one has to be sent."""
ARCHIVED = 50083
"""The thread is archived: nothing in it can be edited until a new message is sent there."""
MISSING = frozenset({GONE_MESSAGE, OLD_EDITS, ARCHIVED})
THREAD_IS_THERE = 160_004
"""A message can start only one thread, which has the message's number."""
TOO_MANY = 429
UNSAID = 5.0
"""Seconds to wait before the next request when Discord gives no time."""


class ClosedError(GoneError):
    """The person accepts no direct messages from us."""


def in_our_words() -> AbstractContextManager[None]:
    """Raise an error of our ports for a refusal by Discord."""
    return in_words_of(REFUSALS)


def _refused(error: discord.HTTPException) -> Exception:
    if error.status == TOO_MANY and error.code not in CLOSED | BLOCKED:
        return TryLaterError(seconds_in(error))
    if error.code in CLOSED:
        return ClosedError()
    return GoneError() if error.code in OUT_OF_REACH | BLOCKED else RejectedError()


REFUSALS: Refusals = {
    discord.RateLimited: lambda error: TryLaterError(error.retry_after),
    discord.DiscordServerError: lambda _error: None,
    discord.HTTPException: _refused,
}


def seconds_in(error: discord.HTTPException) -> float:
    """Return how many seconds to wait before the next request."""
    after = error.response.headers.get("Retry-After", "")
    return float(after) if after.replace(".", "", 1).isdigit() else UNSAID


VERSION = "/api/v10"
PATIENCE = 10.0
"""The most seconds that the library itself may wait when Discord limits the rate."""
GONE = 1000
"""The close code for a connection that is not going to be resumed."""
AGAIN = 5.0
"""Seconds between two attempts to reach Discord at the start."""
SLOWEST_RETRY = 30.0
"""The most seconds between two attempts to connect again."""
HEARD = discord.Intents(guilds=True, dm_messages=True)
"""The events we subscribe to: the servers the bot is in, and direct messages."""

_log = structlog.get_logger(__name__)


class Pauses(ExponentialBackoff[Literal[False]]):
    """The library's pauses between attempts to connect again; its own grow to 17 minutes."""

    def delay(self) -> float:
        """Return the seconds until the next attempt."""
        return min(super().delay(), SLOWEST_RETRY)


class Client(discord.Client):
    """The library's client. It mentions nobody unless told to, and never waits long."""

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
        """Log which event failed and how, but nothing of its content."""
        error = sys.exc_info()[1]
        if error is not None:
            _log.error("not heard", gateway=event, **error_report(error))


TROUBLES: dict[type[Exception], str] = {
    discord.LoginFailure: "token",
    discord.DiscordException: "away",
    aiohttp.ClientError: "away",
    OSError: "away",
}
"""The finding for each of the library's errors when the bot is checked."""
AWAY = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of a request that may be repeated."""
LOST: dict[type[Exception], Trouble] = dict.fromkeys(AWAY, "away")
"""The trouble behind each error of a repeated request; any other error: an invalid answer."""


def lasting(clock: Clock, herald: Herald) -> AsyncRetrying:
    """Return a caller that repeats a request until Discord answers; it shows the trouble."""

    def warn(error: Exception) -> None:
        herald.unanswered(PLATFORM, meaning(LOST, error) or "odd")
        _log.warning("Discord does not answer", **error_report(error))

    upon, wait = (*LOST, *UNREADABLE), wait_fixed(AGAIN)
    return retrying(clock, upon, but=discord.LoginFailure, wait=wait, warn=warn)


@asynccontextmanager
async def logged_in(
    token: str, api: str | None, gateway: str | None, retry: AsyncRetrying | None = None
) -> AsyncIterator[Client]:
    """Log in; `retry` repeats it until Discord answers.

    Raises:
        discord.LoginFailure: Discord knows no such bot.
        discord.HTTPException: the login failed, and nothing repeats it.
    """
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    discord.client.ExponentialBackoff = Pauses  # type: ignore[attr-defined, assignment]
    if api is not None:
        Route.BASE = rest_at(api)
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    client = await (_login(token) if retry is None else retry(_login, token))
    async with client:
        yield client


async def _login(token: str) -> Client:
    client = Client()
    try:
        await client.login(token)
    except BaseException:
        await client.close()
        raise
    return client


@asynccontextmanager
async def listening(client: Client) -> AsyncIterator[None]:
    """Receive events while this is open; the body starts once all servers have arrived."""
    async with together() as tasks:
        connecting = tasks.create_task(client.connect())
        await client.wait_until_ready()
        try:
            yield
        finally:
            connecting.cancel()
            await client.ws.close(code=GONE)


def is_heard(client: discord.Client) -> bool:
    """Say whether events from Discord are arriving now."""
    return client.is_ready() and client.ws.open


def rest_at(address: str) -> str:
    """Return the address of the REST API: below `/api/v10`, unless the address names a path."""
    address = address.rstrip("/")
    if address.endswith("/api"):
        return address + VERSION.removeprefix("/api")
    return address if "/api/" in address else address + VERSION


PLATFORM = "discord"


def address_of(number: int) -> Address:
    """Return the address under which the register stores a channel or a person."""
    return Address(PLATFORM, str(number))


def number_of(address: Address) -> int:
    """Return Discord's number of a channel or a person; raises GoneError for the forgotten."""
    if not address.key:
        raise GoneError
    return int(address.key)
