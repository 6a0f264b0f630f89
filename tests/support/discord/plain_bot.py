"""A bot made of the client library alone, to test the loopback server."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import discord
import pytest
import yarl
from discord import app_commands, ui
from PIL import Image

from tests.support.discord.client.hands import Hand
from tests.support.discord.loopback.server import TOKEN, Loopback
from tests.support.discord.loopback.world import Channel

DIRECT = discord.Intents(guilds=True, dm_messages=True)
Interaction: TypeAlias = "discord.Interaction[Any]"
Act: TypeAlias = Callable[[Interaction], Awaitable[object]]


def picture(content: bytes | None = None) -> discord.File:
    drawn = io.BytesIO(content or b"")
    if content is None:
        Image.new("RGB", (40, 30), "red").save(drawn, "PNG")
        drawn.seek(0)
    return discord.File(drawn, "table.png")


def key(name: str, emoji: str | discord.Emoji | None = None) -> ui.Button[Any]:
    return ui.Button(label=name, custom_id=f"key {name}", emoji=emoji)


def table(text: str, *keys: ui.Item[Any], shows: str = "table.png") -> ui.LayoutView:
    gallery = ui.MediaGallery[Any]()
    gallery.add_item(media=f"attachment://{shows}", description="Nothing lies there")
    rows = [ui.ActionRow[Any](*keys)] if keys else []
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container[Any](ui.TextDisplay[Any](text), gallery, *rows))
    return view


class Bot(discord.AutoShardedClient):
    """A bot that answers each interaction as a test wants it."""

    def __init__(self, discord_: Loopback, intents: discord.Intents = DIRECT) -> None:
        super().__init__(intents=intents, guild_ready_timeout=0.01, max_ratelimit_timeout=30)
        self.discord = discord_
        self.act: Act = nothing
        self.heard: list[str] = []
        self.refused: list[int] = []
        self.tree = app_commands.CommandTree(self)
        turn = app_commands.Group(name="turn", description="What is done in a turn")
        play: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="play", description="Lay", callback=played
        )
        play.autocomplete("tiles")(offered)
        turn.add_command(play)
        self.tree.add_command(turn)

    async def on_interaction(self, interaction: Interaction) -> None:
        try:
            await self.act(interaction)
        except discord.HTTPException as error:
            self.refused.append(error.code)
            await self.discord.tell()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Start at once: this Discord needs no five seconds between shards."""

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)
            await self.discord.tell()

    @property
    def place(self) -> Any:  # noqa: ANN401 - whatever kind of channel
        return next(self.get_all_channels())


async def nothing(_interaction: Interaction) -> None: ...


async def played(interaction: Interaction, tiles: app_commands.Range[str, 1, 50]) -> None:
    await interaction.response.send_message(f"You lay {tiles}.", ephemeral=True)


async def offered(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed} {one}", value=one) for one in ("r7", "r8")]


@asynccontextmanager
async def at(discord_: Loopback, bot: Bot) -> AsyncIterator[Bot]:
    """Connect a bot to this loopback Discord."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.http.Route, "BASE", discord_.url)
        address = yarl.URL(discord_.gateway_url)
        patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", address)
        async with bot:
            yield bot


@asynccontextmanager
async def running(discord_: Loopback, bot: Bot) -> AsyncIterator[Bot]:
    async with at(discord_, bot), asyncio.TaskGroup() as tasks:
        listening = tasks.create_task(bot.start(TOKEN))
        await bot.wait_for("ready")
        yield bot
        await bot.close()
        await listening


def games(discord_: Loopback) -> Channel:
    return next(iter(discord_.world.channels.values()))


def person(discord_: Loopback, name: str = "Ann") -> Hand:
    return Hand(discord_, discord_.world.user(name))


async def refused(asking: Awaitable[object]) -> int:
    """Make a request that is refused, and return the error code."""
    with pytest.raises(discord.HTTPException) as caught:
        await asking
    return caught.value.code


def keys(*names: str) -> ui.View:
    view = ui.View(timeout=None)
    for name in names:
        view.add_item(key(name))
    return view
