"""`rummy doctor --live` reports the state of a bot on Telegram, and how groups open the page."""

import asyncio

import pytest

from bot.machine.system import SystemClock
from bot.platforms.base.errors import Finding, fine
from bot.platforms.telegram.connection import look_at_telegram
from tests.support.telegram.loopback.server import TOKEN, Loopback

PAGE = "https://rummy.example.org/"


async def found(*, main: bool, page: str | None = PAGE, app: str | None = None) -> list[Finding]:
    """Return the findings about the Mini App, for a bot with or without a main one."""
    async with Loopback(SystemClock()).running() as telegram:
        telegram.world.bot = telegram.world.bot | {"has_main_web_app": main}
        findings = await asyncio.to_thread(
            look_at_telegram, TOKEN, telegram.url, page=page, app=app
        )
    assert findings[0].key == "doctor-telegram"
    return [one for one in findings if one.key.endswith("app")]


@pytest.mark.parametrize(
    ("main", "app", "link"),
    [
        (True, None, "https://t.me/rummy_bot?startapp="),
        (False, "table", "https://t.me/rummy_bot/table?startapp="),
        (True, "table", "https://t.me/rummy_bot/table?startapp="),
    ],
)
async def test_the_doctor_says_by_which_link_groups_open_the_page(
    *, main: bool, app: str | None, link: str
) -> None:
    assert await found(main=main, app=app) == [fine("doctor-telegram-app", link=link, url=PAGE)]


async def test_the_doctor_says_how_a_bot_gets_a_mini_app() -> None:
    assert await found(main=False) == [fine("doctor-telegram-no-app", link="", url=PAGE)]


async def test_without_a_page_the_doctor_says_nothing_of_a_mini_app() -> None:
    assert await found(main=True, page=None) == []
