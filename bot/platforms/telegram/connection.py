"""The way to Telegram: the library's client, with nothing of it in a log."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from telegram import Bot
from telegram.error import InvalidToken, TelegramError
from telegram.request import HTTPXRequest

from bot.platforms.telegram.parsing import UpdatesRequest
from bot.platforms.telegram.troubles import UNREADABLE
from core.engine.broken import what_broke
from core.engine.ports import Clock

LIBRARIES = ("httpx", "httpcore", "telegram")
"""What they log names addresses, and the token stands in those."""
SLOWEST = 15.0
"""Seconds for an answer; a picture may take twice as long to go up."""
CONNECTIONS = 64
"""Requests that run at once."""
AGAIN = 5.0
"""Seconds between two attempts to reach Telegram at the start."""

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def connected(token: str, api: str | None, clock: Clock | None = None) -> AsyncIterator[Bot]:
    """Say who we are, and hold the connections open as long as this is.

    `api` is a Bot API server of one's own: what comes before `/bot<token>`. With a clock it is
    tried until somebody answers.

    Raises:
        telegram.error.InvalidToken: Telegram knows no such bot.
        telegram.error.NetworkError: nobody answers, and there is no clock to wait by.
    """
    _hush()
    bot = bot_for(token, api)
    try:
        while not await _introduced(bot, clock):
            pass
        yield bot
    finally:
        await bot.shutdown()


async def _introduced(bot: Bot, clock: Clock | None) -> bool:
    """Say who we are; False where nobody answered and it was waited for a while."""
    try:
        await bot.initialize()
    except InvalidToken:
        raise
    except (TelegramError, *UNREADABLE) as error:
        if clock is None:
            raise
        _log.warning("Telegram does not answer", **what_broke(error))
        await clock.sleep(AGAIN)
        return False
    return True


def bot_for(token: str, api: str | None) -> Bot:
    """Return the library's client; it has asked nothing yet."""
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
    """Keep the libraries out of every log, and have the newest kind of time from them."""
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    os.environ.setdefault("PTB_TIMEDELTA", "true")
