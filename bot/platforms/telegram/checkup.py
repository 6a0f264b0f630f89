"""What `rummy doctor --live` asks Telegram about the bot, changing nothing."""

import asyncio
from collections.abc import AsyncIterator

from telegram.error import InvalidToken, TelegramError

from bot.commands.findings import Finding, fine, wrong
from bot.platforms.telegram.calls import into_a_group
from bot.platforms.telegram.connection import connected
from bot.platforms.telegram.troubles import UNREADABLE


def look_at_telegram(token: str, api: str | None) -> tuple[Finding, ...]:
    """Return how the bot is set up at Telegram, and what its owner should change there."""

    async def look() -> tuple[Finding, ...]:
        return tuple([finding async for finding in _findings(token, api)])

    return asyncio.run(look())


async def _findings(token: str, api: str | None) -> AsyncIterator[Finding]:
    try:
        async with connected(token, api) as bot:
            me, hook = bot.bot, await bot.get_webhook_info()
    except InvalidToken:
        yield wrong("doctor-telegram-token")
        return
    except (TelegramError, *UNREADABLE):
        yield wrong("doctor-telegram-away")
        return
    except Exception:  # noqa: BLE001 - whatever the library makes of an answer that is none
        yield wrong("doctor-telegram-odd")
        return
    link = into_a_group(me.username or "")
    yield fine("doctor-telegram", name=f"@{me.username}", link=link)
    if not me.can_join_groups:
        yield wrong("doctor-telegram-groups")
    key = "overhears" if me.can_read_all_group_messages else "private"
    yield fine(f"doctor-telegram-{key}")
    if hook.url:
        yield fine("doctor-telegram-webhook")
