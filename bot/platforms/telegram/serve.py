"""Serves Telegram: puts the adapter together, and listens until it is asked to stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass

import structlog
from telegram import Bot
from telegram.error import InvalidToken, TelegramError

from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Acts
from bot.platforms.base.adapter import App, Listening, Resources, UnknownBotError
from bot.platforms.base.errors import UNREADABLE
from bot.platforms.base.kept import Phrases
from bot.platforms.telegram.answering import Answering
from bot.platforms.telegram.calls import Calls, into_the_app
from bot.platforms.telegram.choosing import Choosing
from bot.platforms.telegram.connection import (
    PATIENCE,
    Contact,
    Take,
    Webhook,
    connected,
    poll,
    read_backlog,
)
from bot.platforms.telegram.handler import UpdateHandler
from bot.platforms.telegram.hospitality import Asking, Hospitality, Invitations, Speaker
from bot.platforms.telegram.inline import ChosenMoves, Queries, is_query
from bot.platforms.telegram.look import offer
from bot.platforms.telegram.places import PLATFORM, Place, TelegramAct
from bot.platforms.telegram.surface import Posting, TelegramSurface
from bot.screens.formatter import PlainFormatter
from core.engine.delivery.inbox import Inbox
from core.engine.delivery.rate import Allowance, Pace, Rate
from core.engine.logs import error_report
from core.engine.ports import Update
from core.engine.task_group import for_ever, together, until

_log = structlog.get_logger(__name__)
TAKES = Allowance(whole=Rate(5, 0.2), chat=Rate(5, 20), person=Rate(5, 5))
"""30 messages a second in all, 20 a minute in a group, one a second to one person.

These limits hold for any such period: they include a burst of five.
"""
OTHER_POLLS = 5.0
"""Seconds after which another program is assumed to be polling."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telegram:
    """The bot's name, and the address of Telegram."""

    token: str
    api: str | None = None
    """One's own Bot API server: the part of its address before `/bot<token>`."""
    takes: Allowance = TAKES
    patience: int = PATIENCE
    """Seconds for which the server holds a long poll open when there are no updates."""
    webhook: Webhook | None = None
    """The webhook; None: the program polls."""
    app: str | None = None
    """The short name of the Mini App that shows the page; None: the bot's main one, if any."""
    apart: float = 1.0
    """Seconds between two pictures in one message."""

    @property
    def name(self) -> str:
        """The platform's name in the addresses of people and chats."""
        return PLATFORM

    @asynccontextmanager
    async def connected(self, resources: Resources, pace: Pace) -> AsyncIterator["Spoken"]:
        """Keep the connection open for the body.

        Raises:
            UnknownBotError: the token is wrong, or was revoked.
        """
        contact = Contact(resources.clock, resources.herald)
        try:
            async with connected(self.token, self.api, contact) as bot:
                contact.made = True
                yield Spoken(bot, self, resources, pace, contact)
        except InvalidToken as error:
            raise UnknownBotError(PLATFORM) from error


class Spoken:
    """Telegram, once the bot is logged in."""

    def __init__(
        self, bot: Bot, entrance: Telegram, resources: Resources, pace: Pace, contact: Contact
    ) -> None:
        async def moved(old: int, new: int) -> None:
            await resources.register.move(Place(old).address, Place(new).address)

        self._bot, self._resources, self._entrance = bot, resources, entrance
        self._calls, self._acts = Calls(bot, moved), Acts[TelegramAct]()
        self._speaker = Speaker(
            self._calls, pace, resources.register, resources.translator, resources.language
        )
        self._hospitality = Hospitality(self._calls, self._speaker)
        posting = Posting(self._calls, resources.painter, resources.clock, entrance.apart)
        self._shown = TelegramSurface(
            self._calls, posting, resources.register, resources.shown, resources.clock
        )
        self._answering = Answering(self._shown, self._calls, self._acts, pace, self._hospitality)
        self._contact = contact
        self.platform = Platform(
            name=PLATFORM,
            surface=self._answering,
            formatter=PlainFormatter(),
            signs=True,
            reached=lambda: contact.made,
            called=f"@{bot.username}",
            invitation=self._calls.into_a_group,
            app=into_the_app(bot.username, entrance.app, main=bool(bot.bot.has_main_web_app)),
            lists_moves=bool(bot.bot.supports_inline_queries),
        )

    @asynccontextmanager
    async def caught_up(self, app: App) -> AsyncIterator[Listening]:
        """Handle what was done while no program listened; yield the coroutine that listens on."""
        bot, resources = self._bot, self._resources
        inbox = resources.inbox(PLATFORM, self._handler(app).act)
        queries = Queries(bot, app, self._calls, self._speaker, resources.shown)
        async with self._answering.deferred.running(), queries.running(), inbox.running():
            take = _taking(inbox, queries)
            await offer(bot, resources.translator)
            webhook = self._entrance.webhook
            if webhook is None:
                async with self._polling(inbox, take):
                    yield for_ever
                return
            async with AsyncExitStack() as listening:
                async with resources.cluster.holding(f"{PLATFORM} webhook"):
                    if resources.cluster.programs == 1:  # no other program receives updates
                        await _ask_from_now_on(bot)
                        await read_backlog(bot, take, self._contact)
                        await inbox.settled()
                    await listening.enter_async_context(webhook.listening(bot, take, self._contact))
                yield for_ever

    def _handler(self, app: App) -> UpdateHandler:
        return UpdateHandler(
            self._bot,
            app,
            self._calls,
            self._acts,
            answering=self._answering,
            hospitality=self._hospitality,
            choosing=Choosing(self._shown, app.conversation, Phrases(self._resources.shown)),
            asking=Asking(self._speaker),
            invitations=Invitations(self._resources.shown),
            moves=ChosenMoves(app, self._calls, self._speaker, self._shown, self._resources.shown),
        )

    @asynccontextmanager
    async def _polling(self, inbox: Inbox, take: Take) -> AsyncIterator[None]:
        """Poll while this is open, unless another program already does.

        The body starts once all updates that arrived in the meantime have been handled.
        """
        asked = asyncio.Event()
        patience = None if self._resources.cluster.alone else OTHER_POLLS
        async with together() as tasks:
            polling = tasks.create_task(self._poll(take, asked))
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await asked.wait()
            await inbox.settled()
            yield
            polling.cancel()

    async def _poll(self, take: Take, asked: asyncio.Event) -> None:
        """Poll whenever no other program does: Telegram allows one at a time."""
        while True:
            async with self._resources.cluster.holding(PLATFORM) as lost:
                await until(lost, self._ask(take, asked))

    async def _ask(self, take: Take, asked: asyncio.Event) -> None:
        """Poll for ever, beginning with the updates that arrived while no program polled."""
        bot, contact = self._bot, self._contact
        await _ask_from_now_on(bot)
        await read_backlog(bot, take, contact)
        asked.set()
        await poll(bot, take, contact, self._entrance.patience)


def _taking(inbox: Inbox, queries: Queries) -> Take:
    """Return the taker of updates: it answers a query at once, and stores all others first."""

    async def take(update: Update) -> object:
        if is_query(update):
            queries.put(update)
            return None
        return await inbox.take(update)

    return take


async def _ask_from_now_on(bot: Bot) -> None:
    """Delete the webhook, so that Telegram keeps updates until the program polls."""
    try:
        await bot.delete_webhook()
    except InvalidToken:
        raise
    except (
        TelegramError,
        *UNREADABLE,
    ) as error:  # there may be no webhook; if there is one, polling is refused
        _log.warning("webhook not deleted", **error_report(error))
