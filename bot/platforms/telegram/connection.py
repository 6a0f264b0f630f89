"""The connection to Telegram: its client, and its updates by polling or webhook."""

import hashlib
import hmac
import json
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import structlog
from aiohttp import web
from telegram import Bot, Update
from telegram.error import (
    BadRequest,
    Conflict,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)
from telegram.request import HTTPXRequest
from tenacity import AsyncRetrying, RetryCallState, wait_fixed
from tenacity.wait import WaitBaseT

from bot.machine.addresses import NoRoomError, RefusedAddressError, heard_at
from bot.platforms.base.adapter import Herald, Trouble
from bot.platforms.base.errors import UNREADABLE, Finding, fine, look_at_bot, wrong
from bot.platforms.telegram.calls import into_a_group, into_the_app
from bot.platforms.telegram.places import PLATFORM, seconds_in
from bot.platforms.telegram.updates import KINDS, UpdatesRequest, parsed
from bot.texts.translator import meaning
from core.engine.logs import error_report
from core.engine.ports import Cause, Clock, UnavailableError
from core.engine.ports import Update as Brought
from core.engine.time.retry import backing_off, failure, retrying

LIBRARIES = ("httpx", "httpcore", "telegram")
"""Loggers of the libraries. They log addresses, which contain the token."""
SLOWEST = 15.0
"""Seconds to wait for a response; uploading a picture may take twice as long."""
CONNECTIONS = 64
"""The most requests at one time."""
AGAIN = 5.0
"""Seconds between two attempts to reach Telegram at the start."""
AWAY = (TelegramError, *UNREADABLE)
"""Errors of a request that may be repeated."""

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def connected(
    token: str, api: str | None, contact: "Contact | None" = None
) -> AsyncIterator[Bot]:
    """Log in, and keep the connections open for the body.

    `api` is the address of one's own Bot API server: the part before `/bot<token>`. With a
    contact, the login is retried until Telegram answers.

    Raises:
        telegram.error.InvalidToken: Telegram knows no such bot.
        telegram.error.NetworkError: nobody answers, and there is no contact to retry by.
    """
    _hush()
    bot = bot_for(token, api)
    try:
        if contact is None:
            await bot.initialize()
        else:
            await contact.retrying("Telegram does not answer")(bot.initialize)
        yield bot
    finally:
        await bot.shutdown()


def _as_told(otherwise: WaitBaseT) -> WaitBaseT:
    """Return pauses as Telegram asks for them, or else other ones."""

    def seconds(state: RetryCallState) -> float:
        error = failure(state)
        return seconds_in(error) if isinstance(error, RetryAfter) else otherwise(state)

    return seconds


def bot_for(token: str, api: str | None) -> Bot:
    """Return the library's client, which has sent no request yet."""
    request = HTTPXRequest(
        connection_pool_size=CONNECTIONS, read_timeout=SLOWEST, write_timeout=SLOWEST
    )
    polling = UpdatesRequest(connection_pool_size=1, read_timeout=SLOWEST)
    if api is None:
        return Bot(token, request=request, get_updates_request=polling)
    base = api.rstrip("/")
    return Bot(
        token,
        base_url=f"{base}/bot",
        base_file_url=f"{base}/file/bot",
        request=request,
        get_updates_request=polling,
    )


def _hush() -> None:
    """Silence the libraries' loggers, and have the library return `timedelta` values."""
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    os.environ.setdefault("PTB_TIMEDELTA", "true")


TROUBLES: dict[type[Exception], str] = {
    InvalidToken: "token",
    NetworkError: "away",
    RetryAfter: "away",
}
"""The finding for each of the library's errors when the bot is checked."""
LOST: dict[type[Exception], Trouble] = {
    Conflict: "conflict",
    NetworkError: "away",
    RetryAfter: "away",
}
"""The trouble behind each error of a repeated request; any other error: an invalid answer."""


def look_at_telegram(
    token: str, api: str | None, *, page: str | None = None, app: str | None = None
) -> tuple[Finding, ...]:
    """Return the bot's settings at Telegram, and what its owner should change there.

    `page` is the address of the browser page, and `app` the Mini App that shows it, if there are.
    """
    return look_at_bot(PLATFORM, _findings(token, api, page, app), TROUBLES)


async def _findings(
    token: str, api: str | None, page: str | None, app: str | None
) -> AsyncIterator[Finding]:
    async with connected(token, api) as bot:
        me, hook = bot.bot, await bot.get_webhook_info()
    link = into_a_group(me.username or "")
    yield fine("doctor-telegram", name=f"@{me.username}", link=link)
    if not me.can_join_groups:
        yield wrong("doctor-telegram-groups")
    key = "overhears" if me.can_read_all_group_messages else "private"
    yield fine(f"doctor-telegram-{key}")
    yield fine(f"doctor-telegram-{'inline' if me.supports_inline_queries else 'no-inline'}")
    if hook.url:
        yield fine("doctor-telegram-webhook")
    if page is not None:
        link = into_the_app(me.username or "", app, main=bool(me.has_main_web_app))
        key = "app" if link else "no-app"
        yield fine(f"doctor-telegram-{key}", link=link, url=page)


PATIENCE = 50
"""Seconds for which Telegram holds a long poll open when there are no updates."""
SLOWEST_RETRY = 30.0
"""Seconds between two attempts while Telegram is unreachable."""

Take = Callable[[Brought], Awaitable[object]]


class Contact:
    """Whether Telegram answered the last request; the owner is shown when it did not."""

    def __init__(self, clock: Clock, herald: Herald) -> None:
        self.clock, self._herald = clock, herald
        self.made = True

    def found(self) -> None:
        """Note that Telegram answered."""
        self.made = True
        self._herald.answered(PLATFORM)

    def lost(self, error: Exception) -> None:
        """Note that a request failed, which will be repeated."""
        self.made = False
        self._herald.unanswered(PLATFORM, meaning(LOST, error) or "odd")

    def retrying(self, trouble: str) -> AsyncRetrying:
        """Return a caller that repeats a request until Telegram answers; it waits as told."""

        def warn(error: Exception) -> None:
            self.lost(error)
            _log.warning(trouble, **error_report(error))

        wait = _as_told(wait_fixed(AGAIN))
        return retrying(self.clock, AWAY, but=InvalidToken, wait=wait, warn=warn)


async def poll(bot: Bot, take: Take, contact: Contact, patience: int = PATIENCE) -> None:
    """Poll for updates for ever; Telegram allows only one program for each token.

    Raises:
        InvalidToken: the token was revoked.
    """
    polling, offset = _Polling(bot, take, contact), None
    while True:
        updates = await polling.next(offset, patience)
        offset = updates[-1].update_id + 1 if updates else offset


async def read_backlog(bot: Bot, take: Take, contact: Contact) -> None:
    """Take all updates that arrived while no program was polling; retry until Telegram answers.

    Raises:
        InvalidToken: the token was revoked.
    """
    polling, offset = _Polling(bot, take, contact), None
    while updates := await polling.next(offset, 0):
        offset = updates[-1].update_id + 1


class _Polling:
    """Fetches updates and has each one stored before the next are asked for."""

    def __init__(self, bot: Bot, take: Take, contact: Contact) -> None:
        self._bot, self._take, self._contact = bot, take, contact
        wait = _as_told(backing_off(SLOWEST_RETRY, 1.5))
        upon = (*AWAY, UnavailableError)
        self._retry = retrying(contact.clock, upon, but=InvalidToken, wait=wait, warn=self._failed)

    async def next(self, offset: int | None, patience: int) -> Sequence[Update]:
        """Return the next updates, which are stored; retry until Telegram and the store answer."""
        return await self._retry(self._fetched, offset, patience)

    async def _fetched(self, offset: int | None, patience: int) -> Sequence[Update]:
        updates = await self._bot.get_updates(offset, timeout=patience, allowed_updates=KINDS)
        self._contact.found()
        for update in updates:
            await self._take(brought(update))
        return updates

    def _failed(self, error: Exception) -> None:
        if isinstance(error, UnavailableError):  # Telegram sends the updates again
            _log.warning("the store does not answer", trouble=str(error.trouble))
            return
        self._contact.lost(error)
        _log.warning("no updates", why=_reason(error), **error_report(error))


def brought(update: Update) -> Brought:
    """Return an update in the form that the inbox stores."""
    chat, user = update.effective_chat, update.effective_user
    return Brought(
        cause=Cause(platform=PLATFORM, key=str(update.update_id)),
        place=str(chat.id) if chat is not None else "" if user is None else str(user.id),
        sender="" if user is None else str(user.id),
        raw=json.dumps(update.to_dict()),
    )


def _reason(error: Exception) -> str:
    """Return a cause that an owner can act on: another program polls with the same token."""
    return "another program uses the token" if isinstance(error, Conflict) else "not reached"


SHOWN_IN = "X-Telegram-Bot-Api-Secret-Token"
LARGEST = 1 << 20
"""The most bytes of one update: many times what Telegram sends."""
SALT = b"what Telegram shows when it brings an update"
GRACE = 5.0
"""Seconds for requests that are still being answered when the program ends."""


def own_secret(token: str) -> str:
    """Derive a secret that all programs with the token share; it does not reveal the token."""
    return hmac.new(token.encode(), SALT, hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """The public address of the webhook, and the address on which this program listens.

    The two differ behind a reverse proxy, which may change the path: any path is accepted.
    """

    url: str
    """The address for Telegram: https, on port 443, 80, 88 or 8443."""
    listen: str
    """`HOST:PORT` on this machine."""
    secret: str | None = field(default=None, repr=False)
    """The secret that Telegram has to send: letters, digits, `_`, `-`; None: derived from the
    token."""

    @property
    def address(self) -> tuple[str, int]:
        """Return the host and the port on this machine; raises ValueError."""
        return heard_at(self.listen)

    @asynccontextmanager
    async def listening(self, bot: Bot, take: Take, contact: Contact) -> AsyncIterator[None]:
        """Take updates while this is open; Telegram keeps later ones.

        Raises:
            NoRoomError: the program cannot listen there.
            RefusedAddressError: Telegram does not bring updates to such an address.
        """
        secret = self.secret or own_secret(bot.token)
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post("/{path:.*}", _Receiving(take, secret).receive)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=GRACE)
        await runner.setup()
        try:
            await self._open(runner)
            await contact.retrying("webhook not set")(self._brought_here, bot, secret)
            contact.found()
            yield
        finally:
            await runner.cleanup()

    async def _open(self, runner: web.AppRunner) -> None:
        try:
            await web.TCPSite(runner, *self.address).start()
        except (OSError, UnicodeError) as error:
            raise NoRoomError(self.listen, "RUMMY_TELEGRAM_WEBHOOK_LISTEN", error) from error

    async def _brought_here(self, bot: Bot, secret: str) -> None:
        """Register the webhook."""
        try:
            await bot.set_webhook(self.url, allowed_updates=KINDS, secret_token=secret)
        except BadRequest as error:
            raise RefusedAddressError(error.message.rstrip(".")) from error


class _Receiving:
    """Answers Telegram with 200 once an update is stored; otherwise Telegram sends it again."""

    def __init__(self, take: Take, secret: str) -> None:
        self._take = take
        self._secret = secret

    async def receive(self, request: web.Request) -> web.Response:
        """Take one update, if the request carries the secret."""
        shown = request.headers.get(SHOWN_IN, "").encode(errors="surrogateescape")
        if not hmac.compare_digest(shown, self._secret.encode()):
            return web.Response(status=403)
        try:
            update = parsed(json.loads(await request.read()))
        except (ValueError, RecursionError) as error:
            _log.warning("no update", **error_report(error))
            return web.Response(status=400)
        if update is None:
            return web.Response(status=400)
        try:
            await self._take(brought(update))
        except UnavailableError as error:
            _log.warning("the store does not answer", trouble=str(error.trouble))
            return web.Response(status=503)
        return web.Response()
