"""axe-core finds no fault in any screen of the page: `poe axe`, which downloads it."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.web.positions import place
from tests.support.web.site import Site, parts_of_test, serving

LYING = "r1 r2 r3 r4 r5 | b7 k7 y7 | J r9 r10"
RACK = "r6 b6 b7 b8 k1 y13"
THEMES = ("light", "dark", "contrast", "large")
FOUND = """async () => (await axe.run()).violations.map(
  (one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' / ')}`
)"""

Screen = Callable[[Player], Awaitable[None]]


async def nothing(_player: Player) -> None:
    """Leave the table as it is."""


async def faults(player: Player) -> None:
    await player.drags(player.tile("black 1"), player.page.locator(".meld").nth(1))
    await player.sees(".meld.wrong")


async def hint(player: Player) -> None:
    for _ in range(2):
        await player.presses("Hint")
    await player.sees(".tile.hinted")


def from_menu(label: str = "") -> Screen:
    async def opens(player: Player) -> None:
        await player.page.get_by_role("button", name="More").click()
        if label:
            await player.page.locator("dialog .key", has_text=label).click()
            await player.page.wait_for_timeout(500)

    return opens


SCREENS: dict[str, Screen] = {
    "table": nothing,
    "faults": faults,
    "hint": hint,
    "menu": from_menu(),
    "settings": from_menu("Settings"),
    "rules": from_menu("Rules"),
    "lesson": from_menu("Learn to play"),
    "watching": from_menu("Let others watch"),
}


@pytest.fixture
def axe() -> str:
    named = os.environ.get("RUMMY_TEST_AXE")
    if not named:
        pytest.skip("RUMMY_TEST_AXE names no file of axe-core: poe axe")
    return Path(named).read_text("utf-8")


async def found(player: Player, axe: str) -> Any:  # noqa: ANN401 - what axe says
    await player.page.evaluate(axe)
    return await player.page.evaluate(FOUND)


async def at(site: Site, browser: Browser, theme: str, **wishes: Any) -> Player:  # noqa: ANN401 - see `Site.table`
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await site.table(ann, ben, **wishes)
    if not wishes:
        await place(site, table, LYING, [RACK, "r13 b13 k13"])
    player = await Player.at(browser, site, ann, table, phone=theme == "large")
    await player.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    return player


@pytest.mark.whole
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", SCREENS)
async def test_axe_finds_nothing_at_the_table(
    browser: Browser, axe: str, screen: str, theme: str
) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await at(site, browser, theme)
        await SCREENS[screen](player)
        assert await found(player, axe) == []


@pytest.mark.whole
@pytest.mark.parametrize("theme", THEMES)
async def test_axe_finds_nothing_on_the_way_in_in_the_lobby_and_at_the_end(
    browser: Browser, axe: str, theme: str
) -> None:
    async with serving(parts_of_test(4)) as site:
        host = await at(site, browser, theme, starts=False)
        assert await found(host, axe) == []
        cards = await at(site, browser, theme, sheet="basic")
        assert await found(cards, axe) == []
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, LYING, ["r6", "r13 J"])
        player = await Player.at(browser, site, ann, table)
        await player.tile("red 6").dblclick()
        await player.page.locator(".keys .key.primary", has_text="Lay").click()
        await player.sees(".ending li")
        assert await found(player, axe) == []
        guest = await Player.with_browser(browser)
        lobby = await site.table(ann, starts=False)
        await guest.page.goto(site.opened.addresses.link(await site.opened.doors.invitation(lobby)))
        await guest.sees("#name")
        assert await found(guest, axe) == []
        stranger = await Player.with_browser(browser)
        await stranger.page.goto(site.url)
        await stranger.sees("[role=alert]:not(:empty)")
        assert await found(stranger, axe) == []
