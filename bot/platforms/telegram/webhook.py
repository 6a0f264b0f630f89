"""Has Telegram bring its updates: confirmed only once they are safe in the inbox."""

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import structlog
from aiohttp import web
from telegram import Bot
from telegram.error import BadRequest, InvalidToken, RetryAfter, TelegramError

from bot.listening import NoRoomError, RefusedAddressError, heard_at
from bot.platforms.telegram.connection import AGAIN
from bot.platforms.telegram.parsing import parsed
from bot.platforms.telegram.polling import Take, brought
from bot.platforms.telegram.troubles import UNREADABLE, seconds_in
from bot.platforms.telegram.updates import KINDS
from core.engine.broken import what_broke
from core.engine.ports import Clock, UnavailableError

SHOWN_IN = "X-Telegram-Bot-Api-Secret-Token"
LARGEST = 1 << 20
"""Bytes of one update: many times what Telegram sends."""
SALT = b"what Telegram shows when it brings an update"
GRACE = 5.0
"""Seconds for what is still being answered when the program ends."""

_log = structlog.get_logger(__name__)


def own_secret(token: str) -> str:
    """Make a secret that every program with the token knows, and that does not tell the token."""
    return hmac.new(token.encode(), SALT, hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """Where Telegram brings updates, and where they arrive.

    Both differ behind a reverse proxy, which may well take the path away: any path is right.
    """

    url: str
    """As Telegram reaches it: https, on port 443, 80, 88 or 8443."""
    listen: str
    """`HOST:PORT` on this machine."""
    secret: str | None = field(default=None, repr=False)
    """What Telegram has to show: letters, digits, `_` and `-`; None: one made from the token."""

    @property
    def address(self) -> tuple[str, int]:
        """The host and the port of this machine; raises ValueError."""
        return heard_at(self.listen)

    @asynccontextmanager
    async def listening(self, bot: Bot, take: Take, clock: Clock) -> AsyncIterator[None]:
        """Take updates as long as this is open; what comes afterwards waits at Telegram.

        Raises:
            NoRoomError: somebody else listens there.
            RefusedAddressError: Telegram does not bring updates to such an address.
        """
        secret = self.secret or own_secret(bot.token)
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post("/{path:.*}", _Receiving(take, secret).receive)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=GRACE)
        await runner.setup()
        try:
            await self._open(runner)
            while not await self._brought_here(bot, secret, clock):
                pass
            yield
        finally:
            await runner.cleanup()

    async def _open(self, runner: web.AppRunner) -> None:
        try:
            await web.TCPSite(runner, *self.address).start()
        except OSError as error:
            raise NoRoomError(self.listen, "RUMMY_TELEGRAM_WEBHOOK_LISTEN") from error

    async def _brought_here(self, bot: Bot, secret: str, clock: Clock) -> bool:
        """Have Telegram bring updates; False where it did not answer, after a while."""
        try:
            await bot.set_webhook(self.url, allowed_updates=KINDS, secret_token=secret)
        except InvalidToken:
            raise
        except BadRequest as error:
            raise RefusedAddressError(error.message.rstrip(".")) from error
        except (TelegramError, *UNREADABLE) as error:
            _log.warning("webhook not set", **what_broke(error))
            await clock.sleep(seconds_in(error) if isinstance(error, RetryAfter) else AGAIN)
            return False
        return True


async def bring_for_ever() -> None:
    """Have updates brought until this is cancelled."""
    await asyncio.Event().wait()


class _Receiving:
    """Answers Telegram: 200 when an update is durable, else it is brought again."""

    def __init__(self, take: Take, secret: str) -> None:
        self._take = take
        self._secret = secret

    async def receive(self, request: web.Request) -> web.Response:
        """Take one update, should it come from who knows the secret."""
        shown = request.headers.get(SHOWN_IN, "")
        if not hmac.compare_digest(shown.encode(), self._secret.encode()):
            return web.Response(status=403)
        try:
            update = parsed(json.loads(await request.read()))
        except ValueError as error:
            _log.warning("no update", **what_broke(error))
            return web.Response(status=400)
        if update is None:
            return web.Response(status=400)
        try:
            await self._take(brought(update))
        except UnavailableError as error:
            _log.warning("the store does not answer", trouble=str(error.trouble))
            return web.Response(status=503)
        return web.Response()
