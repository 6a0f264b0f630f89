"""Serves Discord: puts the adapter together, and listens until it is asked to stop."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Acts
from bot.platforms.base.adapter import App, Listening, Resources, UnknownBotError
from bot.platforms.base.errors import Finding, fine, look_at_bot, wrong
from bot.platforms.discord.commands import COMMANDS, offer, offered
from bot.platforms.discord.connection import (
    PLATFORM,
    TROUBLES,
    Client,
    address_of,
    lasting,
    logged_in,
    number_of,
)
from bot.platforms.discord.direct import WAYS
from bot.platforms.discord.handler import UpdateHandler, complete
from bot.platforms.discord.incoming import DiscordAct, done_by, written
from bot.platforms.discord.posting import Kept, Posting
from bot.platforms.discord.replying import Reply
from bot.platforms.discord.shards import Division, Shards, division_of
from bot.platforms.discord.surface import DiscordSurface
from bot.platforms.discord.whispers import Whispers
from bot.platforms.discord.writing import DiscordSayings, own_emoji, relative
from bot.render.writing import OwnEmoji, Squares
from bot.screens.formatter import PlainFormatter
from bot.screens.screen import Shown
from core.engine.delivery.inbox import Inbox
from core.engine.delivery.rate import Allowance, Pace, Rate
from core.engine.people import Address, ChatId, TableId, ToChat
from core.engine.ports import Clock, Register, RejectedError
from core.engine.table.state import Racks
from core.engine.task_group import for_ever


class ThreadsOfTables:
    """Opens the threads of tables. `is_thread` recognises a thread, which has no threads itself."""

    def __init__(
        self, posting: Posting, register: Register, shown: Shown, is_thread: Callable[[int], bool]
    ) -> None:
        self._posting = posting
        self._register = register
        self._shown = shown
        self._is_thread = is_thread

    def possible(self, chat: Address) -> bool:
        """Say whether a thread can be opened in a channel."""
        return not self._is_thread(number_of(chat))

    async def open(self, chat: ChatId, table: TableId, title: str) -> ChatId:
        """Open a thread at the message that shows a table; see `Threads`."""
        kept = await Kept.last(self._shown, ToChat(chat), f"table:{table}")
        if kept is None:
            raise RejectedError
        known = await self._register.where(chat)
        message = kept.messages[-1]
        opened = await self._posting.thread(number_of(known.address), message, title)
        return await self._register.chat(address_of(opened), language=known.language)


def look_at_discord(token: str, api: str | None) -> tuple[Finding, ...]:
    """Return the bot's settings at Discord, and what its owner should change there."""
    return look_at_bot(PLATFORM, _findings(token, api), TROUBLES)


async def _findings(token: str, api: str | None) -> AsyncIterator[Finding]:
    async with logged_in(token, api, None) as client:
        about = await client.application_info()
        yield fine("doctor-discord", name=about.name, number=str(about.id))
        if about.interactions_endpoint_url:
            yield wrong("doctor-discord-endpoint")
        yield fine(f"doctor-discord-{'public' if about.bot_public else 'own'}")
        names = {one["name"] for one in await offered(client)}
        yield fine(f"doctor-discord-{'commands' if names >= COMMANDS.keys() else 'new'}")
        count = len(list(await own_emoji(client)))
        yield fine("doctor-discord-emoji", count=count)


TAKES = Allowance(whole=Rate(10, 0.25), chat=Rate(5, 5), person=Rate(5, 5))
"""50 messages a second in all, one a second a channel, including bursts of ten and of five."""

INVITATION = (
    "https://discord.com/oauth2/authorize"
    "?client_id={}&scope=bot+applications.commands&permissions=274877942784"
)
"""The link that adds the bot to a server, with the permissions that docs/discord.md explains."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Discord:
    """The bot's name, and the addresses of Discord."""

    token: str
    api: str | None = None
    """The address of the REST API, if not Discord's own."""
    gateway: str | None = None
    """The address of the gateway, if not Discord's own."""
    shards: int | None = None
    """The number of shards; None: as many as Discord recommends."""
    racks: Racks = "dm"
    """The place to show racks at tables that have not chosen one."""
    takes: Allowance = TAKES

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
        del pace  # answers do not count towards the limit
        retry = lasting(resources.clock, resources.herald)
        try:
            async with logged_in(self.token, self.api, self.gateway, retry) as client:
                spoken = Spoken(client, self, resources)
                await retry(spoken.learn)  # before anything is shown: texts name the commands
                yield spoken
        except discord.LoginFailure as error:
            raise UnknownBotError(PLATFORM) from error


class Spoken:
    """Discord, once the bot is logged in."""

    def __init__(self, client: Client, entrance: Discord, resources: Resources) -> None:
        self._client, self._entrance, self._resources = client, entrance, resources
        self._shards = shards = Shards(
            entrance.token, resources.cluster, resources.clock, resources.herald
        )
        self._acts = Acts[DiscordAct]()
        self._posting = Posting(client, resources.painter)
        self._sayings = DiscordSayings(
            resources.translator, resources.language, self._server, resources.shown
        )
        self._surface = DiscordSurface(
            self._posting,
            resources.register,
            resources.shown,
            acts=self._acts,
            sayings=self._sayings,
            clock=resources.clock,
            below=shards.latest.below,
            whispers=Whispers(client, self._posting, resources.shown, resources.clock),
            racks=entrance.racks,
        )
        self.platform = self._platform()

    def _platform(self) -> Platform:
        """Return what the conversation is to know of Discord."""
        client, resources, shards = self._client, self._resources, self._shards
        return Platform(
            name=PLATFORM,
            surface=self._surface,
            formatter=PlainFormatter((OwnEmoji(self._sayings.emoji), Squares())),
            signs=True,
            calls=WAYS[self._entrance.racks],
            racks=self._entrance.racks,
            words_named=True,
            moment=relative,
            reached=lambda: shards.heard,
            called=str(client.user or ""),
            invitation=INVITATION.format(client.application_id),
            threads=ThreadsOfTables(
                self._posting, resources.register, resources.shown, shards.is_thread
            ),
        )

    async def _server(self, channel: int) -> int | None:
        """Return a channel's server, whether this program or another one receives its events."""
        return self._shards.server(channel) or await self._posting.server(channel)

    @asynccontextmanager
    async def caught_up(self, app: App) -> AsyncIterator[Listening]:
        """Handle what was stored but not yet done; yield the coroutine that listens on."""
        resources = self._resources
        handler = UpdateHandler(app, self._surface, self._acts, self._sayings)
        inbox = resources.inbox(PLATFORM, handler.act)
        division: Division = await lasting(resources.clock, resources.herald)(self._division)
        async with inbox.running():
            await inbox.settled()
            ears = _Ears(handler, app, inbox, self._surface, resources.clock)
            handlers = (ears.on_interaction, ears.on_message)
            async with self._shards.told_to(division, handlers):
                yield for_ever

    async def learn(self) -> None:
        """Register the commands, and look up the bot's emoji."""
        self._sayings.commands.update(await offer(self._client, self._resources.translator))
        self._sayings.emoji.update(await own_emoji(self._client))

    async def _division(self) -> Division:
        return await division_of(self._client, self._entrance.shards)


class _Ears:
    """Receives what people do, and has each interaction answered in time."""

    def __init__(
        self,
        handler: UpdateHandler,
        app: App,
        inbox: Inbox,
        surface: DiscordSurface,
        clock: Clock,
    ) -> None:
        self._surface = surface
        self._handler = handler
        self._app = app
        self._inbox = inbox
        self._clock = clock

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take a command, a press or a form; a completion is answered at once."""
        if interaction.type is discord.InteractionType.autocomplete:
            await complete(interaction, self._app)
            return
        done = done_by(interaction)
        if done is None:
            return
        if interaction.guild_id is not None:
            self._surface.sayings.servers[done.channel] = interaction.guild_id
            may = interaction.app_permissions
            if may.send_messages or may.send_messages_in_threads:
                self._surface.pictureless.learn(done.channel, takes=may.attach_files)
        replies, key = self._handler.replies, str(interaction.id)
        if key in replies:
            return  # delivered twice: the first is being handled
        reply = Reply(interaction=interaction, posting=self._surface.posting, clock=self._clock)
        replies[key] = reply
        try:
            async with reply.promised():
                await (await self._inbox.take(done.brought(interaction.id)))
        finally:
            del replies[key]

    async def on_message(self, message: discord.Message) -> None:
        """Take a direct message to the bot."""
        done = written(message)
        if done is not None:
            await (await self._inbox.take(done.brought(message.id)))
