"""What `rummy doctor --live` asks Discord about the bot, changing nothing."""

import asyncio
from collections.abc import AsyncIterator

import discord

from bot.commands.findings import Finding, fine, wrong
from bot.platforms.discord.commands import COMMANDS, offered
from bot.platforms.discord.connection import Client, logged_in
from bot.platforms.discord.emoji import own_emoji


def look_at_discord(token: str, api: str | None) -> tuple[Finding, ...]:
    """Return how the bot is set up at Discord, and what its owner should change there."""

    async def look() -> tuple[Finding, ...]:
        return tuple([finding async for finding in _findings(token, api)])

    return asyncio.run(look())


async def _findings(token: str, api: str | None) -> AsyncIterator[Finding]:
    try:
        async with logged_in(token, api, None, None) as client:
            async for finding in _of(client):
                yield finding
    except discord.LoginFailure:
        yield wrong("doctor-discord-token")
    except (discord.DiscordException, OSError):
        yield wrong("doctor-discord-away")
    except Exception:  # noqa: BLE001 - whatever the library makes of an answer that is none
        yield wrong("doctor-discord-odd")


async def _of(client: Client) -> AsyncIterator[Finding]:
    about = await client.application_info()
    yield fine("doctor-discord", name=about.name, number=str(about.id))
    if about.interactions_endpoint_url:
        yield wrong("doctor-discord-endpoint")
    yield fine(f"doctor-discord-{'public' if about.bot_public else 'own'}")
    names = {one["name"] for one in await offered(client)}
    yield fine(f"doctor-discord-{'commands' if names >= COMMANDS.keys() else 'new'}")
    count = len(list(await own_emoji(client)))
    yield fine("doctor-discord-emoji", count=count)
