"""Serves Discord: puts the adapter together, and listens until it is asked to stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.composition import House, Parts
from bot.composition.serving import Listening, UnknownBotError
from bot.conversation.acts import Acts
from bot.conversation.platforms import Platform
from bot.platforms.discord.acts import Act
from bot.platforms.discord.commands import offer
from bot.platforms.discord.completing import complete
from bot.platforms.discord.connection import Client, logged_in
from bot.platforms.discord.emoji import own_emoji
from bot.platforms.discord.incoming import done_by, written
from bot.platforms.discord.places import PLATFORM
from bot.platforms.discord.porter import Porter
from bot.platforms.discord.posting import Posting
from bot.platforms.discord.replying import Reply
from bot.platforms.discord.saying import Sayings
from bot.platforms.discord.shards import Shards, division_of
from bot.platforms.discord.surface import CALLED, DiscordSurface
from bot.platforms.discord.threads import ThreadsOfTables
from bot.render.writing import OwnEmoji, Squares
from bot.screens.brush import PlainBrush
from core.engine.inbox import Inbox
from core.engine.pace import Allowance, Pace, Rate
from core.engine.ports import Clock

TAKES = Allowance(whole=Rate(10, 0.25), chat=Rate(5, 5), person=Rate(5, 5))
"""50 messages a second in all, one a second in a channel; bursts of ten and five are counted in."""

INVITATION = (
    "https://discord.com/oauth2/authorize"
    "?client_id={}&scope=bot+applications.commands&permissions=274877942784"
)
"""Brings the bot to a server, with the permissions that docs/discord.md explains."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Discord:
    """By which name, and where, Discord is spoken to."""

    token: str
    api: str | None = None
    """Where its methods are, if they are not at Discord's own address."""
    gateway: str | None = None
    """Where it tells what happens, likewise."""
    shards: int | None = None
    """In how many parts all servers are heard; None: as many as Discord advises."""
    takes: Allowance = TAKES

    @property
    def name(self) -> str:
        """As in the addresses of its people and chats."""
        return PLATFORM

    @asynccontextmanager
    async def connected(self, parts: Parts, pace: Pace) -> AsyncIterator["Spoken"]:
        """Hold the connection open as long as this is.

        Raises:
            UnknownBotError: the token is a wrong one, or was revoked.
        """
        del pace  # answers are not counted
        try:
            async with logged_in(self.token, self.api, self.gateway, parts.clock) as client:
                yield Spoken(client, self, parts)
        except discord.LoginFailure as error:
            raise UnknownBotError(PLATFORM) from error


class Spoken:
    """Discord, once it can be spoken to."""

    def __init__(self, client: Client, entrance: Discord, parts: Parts) -> None:
        self._client, self._entrance, self._parts = client, entrance, parts
        self._shards = shards = Shards(entrance.token, parts.company, parts.clock)
        self._acts = Acts[Act]()
        self._posting = Posting(client, parts.painter)
        self._sayings = Sayings(parts.translator, parts.language, self._server)
        self._surface = DiscordSurface(
            self._posting,
            parts.register,
            parts.shown,
            acts=self._acts,
            sayings=self._sayings,
            clock=parts.clock,
            below=shards.latest.below,
        )
        brush = PlainBrush((OwnEmoji(self._sayings.emoji), Squares()))
        self.platform = Platform(
            name=PLATFORM,
            surface=self._surface,
            brush=brush,
            calls=CALLED,
            reached=lambda: shards.heard,
            called=str(client.user or ""),
            invitation=INVITATION.format(client.application_id),
            threads=ThreadsOfTables(self._posting, parts.register, parts.shown, shards.is_thread),
        )

    async def _server(self, channel: int) -> int | None:
        """Return in which server a channel is, whether it is heard here or by another program."""
        return self._shards.server(channel) or await self._posting.server(channel)

    @asynccontextmanager
    async def caught_up(self, house: House) -> AsyncIterator[Listening]:
        """Act on what was taken and not acted on, and return what listens from then on."""
        parts = self._parts
        porter = Porter(house, self._surface, self._acts, self._sayings)
        inbox = Inbox(parts.store, parts.clock, PLATFORM, porter.act, parts.company)
        self._sayings.commands.update(await offer(self._client, parts.translator))
        self._sayings.emoji.update(await own_emoji(self._client))
        division = await division_of(self._client, self._entrance.shards)
        async with inbox.running():
            await inbox.settled()
            ears = _Ears(porter, house, inbox, self._posting, self._sayings, clock=parts.clock)
            handlers = (ears.on_interaction, ears.on_message)
            async with self._shards.told_to(division, handlers):
                yield _for_ever


async def _for_ever() -> None:
    """The library itself tells what happens."""
    await asyncio.Event().wait()


class _Ears:
    """Takes what people do, and has each thing answered in time."""

    def __init__(
        self,
        porter: Porter,
        house: House,
        inbox: Inbox,
        posting: Posting,
        sayings: Sayings,
        *,
        clock: Clock,
    ) -> None:
        self._sayings = sayings
        self._porter = porter
        self._house = house
        self._inbox = inbox
        self._posting = posting
        self._clock = clock

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take a command, a press or a form; what is under way is completed at once."""
        if interaction.type is discord.InteractionType.autocomplete:
            await complete(interaction, self._house)
            return
        done = done_by(interaction)
        if done is None:
            return
        if interaction.guild_id is not None:
            self._sayings.servers[done.channel] = interaction.guild_id
            attaches = interaction.app_permissions.attach_files
            self._posting.learn(done.channel, attaches=attaches)
        replies, key = self._porter.replies, str(interaction.id)
        if key in replies:
            return  # brought twice: the first is being acted on
        reply = Reply(interaction=interaction, posting=self._posting, clock=self._clock)
        replies[key] = reply
        try:
            async with reply.promised():
                await (await self._inbox.take(done.brought(interaction.id)))
        finally:
            del replies[key]

    async def on_message(self, message: discord.Message) -> None:
        """Take what is written to the bot in private."""
        done = written(message)
        if done is not None:
            await (await self._inbox.take(done.brought(message.id)))
