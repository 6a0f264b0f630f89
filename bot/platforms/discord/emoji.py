"""Tiles and cards as emoji that the bot owns. A command of the program uploads them once."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.platforms.base.adapter import UnknownBotError
from bot.platforms.discord.connection import PLATFORM, logged_in
from bot.texts.translator import WordedError
from core.rules.sheet import Sheet

Report: TypeAlias = Callable[[int, int], None]
"""Called with the number of emoji uploaded so far, and with their total number."""


def _to_nobody(_done: int, _all: int) -> None:
    """Ignore progress reports."""


class UnreachedError(WordedError):
    """Discord does not answer, or does not accept emoji now."""

    def __init__(self) -> None:
        super().__init__("cli-emoji-away")


@dataclass(frozen=True, slots=True, kw_only=True)
class Uploaded:
    """How many emoji were uploaded now, and how many the bot has altogether."""

    new: int
    all: int


async def own_emoji(client: discord.Client) -> Iterator[tuple[str, str]]:
    """Return the bot's own emoji by name, as markup; an empty mapping if the request fails."""
    try:
        emoji = await client.fetch_application_emojis()
    except discord.HTTPException:
        emoji = []
    return ((one.name, str(one)) for one in emoji)


def upload(
    token: str, api: str | None, sheets: Mapping[str, Sheet], report: Report = _to_nobody
) -> Uploaded:
    """Upload the missing emoji, and return how many; `report` is called after each.

    Raises:
        UnknownBotError: Discord knows no such bot.
        UnreachedError: it does not answer, or takes no more of them now.
    """
    try:
        return asyncio.run(_upload(token, api, sheets, report))
    except discord.LoginFailure as error:
        raise UnknownBotError(PLATFORM) from error
    except (discord.DiscordException, OSError) as error:
        raise UnreachedError from error


async def _upload(
    token: str, api: str | None, sheets: Mapping[str, Sheet], report: Report
) -> Uploaded:
    async with logged_in(token, api, None) as client:
        there = {emoji.name for emoji in await client.fetch_application_emojis()}
        wanted: dict[str, bytes] = {}
        for sheet in sheets.values():  # one at a time: an interruption waits for a thread's end
            wanted |= await asyncio.to_thread(_pictures, sheet)
        missing = {name: file for name, file in wanted.items() if name not in there}
        for number, (name, file) in enumerate(missing.items(), start=1):
            await client.create_application_emoji(name=name, image=file)
            report(number, len(missing))
    return Uploaded(new=len(missing), all=len(wanted))


def _pictures(sheet: Sheet) -> dict[str, bytes]:
    from bot.render.pictures.studio import emoji_pictures

    return dict(emoji_pictures(sheet))
