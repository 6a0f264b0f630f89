"""The way to Telegram: the library's client, with nothing of it in a log."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from telegram import Bot
from telegram.request import HTTPXRequest

LIBRARIES = ("httpx", "httpcore", "telegram")
"""What they log names addresses, and the token stands in those."""
SLOWEST = 15.0
"""Seconds for an answer; a picture may take twice as long to go up."""
CONNECTIONS = 64
"""Requests that run at once."""


@asynccontextmanager
async def connected(token: str, api: str | None) -> AsyncIterator[Bot]:
    """Say who we are, and hold the connections open as long as this is.

    `api` is a Bot API server of one's own: what comes before `/bot<token>`.

    Raises:
        telegram.error.InvalidToken: Telegram knows no such bot.
        telegram.error.NetworkError: nobody answers.
    """
    _hush()
    async with bot_for(token, api) as bot:
        yield bot


def bot_for(token: str, api: str | None) -> Bot:
    """Return the library's client; it has asked nothing yet."""
    request = HTTPXRequest(
        connection_pool_size=CONNECTIONS, read_timeout=SLOWEST, write_timeout=SLOWEST
    )
    polling = HTTPXRequest(connection_pool_size=1, read_timeout=SLOWEST)
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
        logging.getLogger(name).setLevel(logging.CRITICAL)
    os.environ.setdefault("PTB_TIMEDELTA", "true")
