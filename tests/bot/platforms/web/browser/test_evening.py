"""After a turn in a real Chromium: rounds, rematch, pause, leaving, a closed table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from core.engine.people import TableId
from core.rules.sheet import Goal
from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.web.positions import place
from tests.support.web.site import OPEN, Site, parts_of_test, serving

OVER = "!document.querySelector('.ending').hidden"


@dataclass
class Evening:
    """Ann, the host, and Ben, each with a page."""

    site: Site
    table: TableId
    ann: Player
    ben: Player

    async def round_is_won(self) -> None:
        """Let Ann win a round in one move."""
        await place(self.site, self.table, "r1 r2 r3 r4 r5", ["r6", "b1 k13"])
        await self.ann.page.reload()
        await self.ann.tile("red 6").dblclick()
        await self.ann.page.locator(".keys .key.primary", has_text="Lay").click()
        for player in (self.ann, self.ben):
            await player.until(OVER)

    async def both_play_on(self, word: str) -> None:
        """Press the same button on both pages, because all players must agree."""
        await self.ann.presses(word)
        await self.ben.sees(".need:has-text('Ann')")
        await self.ben.presses(word)
        for player in (self.ann, self.ben):
            await player.until("document.querySelectorAll('.rack .tile').length === 14")
            assert await player.page.locator(".toast").is_hidden()


@asynccontextmanager
async def evening(browser: Browser, **wishes: object) -> AsyncIterator[Evening]:
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        settings = replace(OPEN, **wishes)  # type: ignore[arg-type]
        table = await site.table(ann, ben, settings=settings)
        pages = [await Player.at(browser, site, one, table, phone=one == ben) for one in (ann, ben)]
        yield Evening(site, table, *pages)
        assert pages[0].faults + pages[1].faults == []


async def from_menu(player: Player, label: str) -> None:
    await player.page.get_by_role("button", name="More").click()
    await player.page.locator("dialog .key", has_text=label).click()


async def test_the_next_round_is_dealt_once_both_have_asked_for_it(browser: Browser) -> None:
    async with evening(browser, goal=Goal("rounds", 2)) as two:
        await two.round_is_won()
        assert "Rematch" not in await two.ann.page.locator("footer").inner_text()
        await two.both_play_on("Next round")
        assert "round 2" in await two.ann.page.locator("h1").inner_text()
        assert await two.ben.page.locator(".seat .score").count() == 2


async def test_a_rematch_begins_on_the_same_pages_once_both_have_asked_for_it(
    browser: Browser,
) -> None:
    async with evening(browser) as two:
        await two.round_is_won()
        await two.both_play_on("Rematch")
        assert "round 1" in await two.ann.page.locator("h1").inner_text()


async def test_a_pause_from_the_menu_is_told_to_all_and_ended_by_a_button(browser: Browser) -> None:
    async with evening(browser, clock="5m") as two:
        await from_menu(two.ann, "Pause")
        await two.ben.sees(".need:has-text('Ann has paused the game.')")
        assert not await two.ann.page.locator("dialog").is_visible()
        await two.ben.presses("Resume")
        await two.ann.until("!document.querySelector('.need').textContent.includes('paused')")


async def test_leaving_asks_first_and_ends_the_private_view(browser: Browser) -> None:
    async with evening(browser) as two:
        await from_menu(two.ben, "Leave")
        await two.ben.sees(".answers:has-text('you lose your seat')")
        await two.ben.page.get_by_role("button", name="Leave anyway").click()
        await two.ben.until("document.querySelector('.rack').hidden")
        assert not await two.ben.page.locator("dialog").is_visible()
        assert await two.ben.page.locator("footer").inner_text() == "Rules"
        await two.ann.until("!document.querySelector('.seats').textContent.includes('Ben')")


async def test_a_closed_table_tells_the_standing_and_the_next_step(
    browser: Browser,
) -> None:
    async with evening(browser, goal=Goal("rounds", 2)) as two:
        await two.round_is_won()
        await from_menu(two.ann, "Close the table")
        await two.ann.sees(".answers:has-text('ends it for everybody')")
        await two.ann.page.get_by_role("button", name="Close it anyway").click()
        for player in (two.ann, two.ben):
            await player.sees("[role=alert]:has-text('This table is closed.')")
            assert "Ann" in await player.page.locator(".seats").inner_text()
            await player.page.reload()
            await player.sees("[role=alert]:has-text('Open the page with the link')")
