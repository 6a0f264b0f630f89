"""Serves Telegram: puts the adapter together, and listens until it is asked to stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from telegram import Bot
from telegram.error import InvalidToken

from bot.composition import House, Parts, open_house
from bot.platforms.telegram.acts import Acts
from bot.platforms.telegram.answering import Answering
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.commands import offer
from bot.platforms.telegram.connection import connected
from bot.platforms.telegram.hospitality import Hospitality
from bot.platforms.telegram.places import PLATFORM, Place
from bot.platforms.telegram.polling import PATIENCE, poll, read_backlog
from bot.platforms.telegram.porter import Porter
from bot.platforms.telegram.posting import Posting
from bot.platforms.telegram.surface import TelegramSurface
from bot.screens.brush import PlainBrush
from bot.stopping import until
from core.engine.inbox import Inbox
from core.engine.pace import Allowance, Pace, Rate

TAKES = Allowance(whole=Rate(30, 1), chat=Rate(5, 20), person=Rate(5, 5))
"""30 messages a second in all, 20 a minute in a group, one a second to one person.

So many come through in any such time: a burst of five is counted in.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrance:
    """By which name, and where, Telegram is spoken to."""

    token: str
    api: str | None = None
    """A Bot API server of one's own: what comes before `/bot<token>`."""
    takes: Allowance = TAKES
    patience: int = PATIENCE
    """Seconds for which the server holds the line when there is nothing to tell."""


class UnknownBotError(Exception):
    """Telegram knows no bot with this token, or no longer."""


async def serve_telegram(entrance: Entrance, parts: Parts, stop: asyncio.Event) -> None:
    """Serve until it is asked to stop: then everything that was taken is still acted on.

    No bell rings before everything has been acted on that arrived while nobody listened.

    Raises:
        UnknownBotError: the token is a wrong one, or was revoked.
    """
    try:
        await _serve(entrance, parts, stop)
    except InvalidToken as error:
        raise UnknownBotError from error


async def _serve(entrance: Entrance, parts: Parts, stop: asyncio.Event) -> None:
    async with (
        connected(entrance.token, entrance.api, parts.clock) as bot,
        _opened(bot, entrance, parts) as (house, porter),
    ):
        inbox = Inbox(parts.store, parts.clock, PLATFORM, porter.act)
        async with inbox.running():
            await bot.delete_webhook()
            await offer(bot, parts.translator)
            await read_backlog(bot, inbox.take)
            await inbox.settled()
            house.engine.ready()
            await until(stop, poll(bot, inbox.take, parts.clock, entrance.patience))


@asynccontextmanager
async def _opened(
    bot: Bot, entrance: Entrance, parts: Parts
) -> AsyncIterator[tuple[House, Porter]]:
    """Open a house whose surface is Telegram."""

    async def moved(old: int, new: int) -> None:
        await parts.register.move(Place(old).address, Place(new).address)

    calls, acts = Calls(bot, moved), Acts()
    pace = Pace(parts.register, parts.clock, {PLATFORM: entrance.takes})
    hospitality = Hospitality(calls, parts.register, parts.translator, parts.language)
    posting = Posting(calls, parts.painter)
    shown = TelegramSurface(calls, posting, parts.register, parts.shown)
    surface = Answering(shown, calls, acts, pace, hospitality)
    async with open_house(surface, PlainBrush(), parts, pace) as house:
        yield house, Porter(bot, house, calls, acts, hospitality)
