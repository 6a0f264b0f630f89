"""On small phones in a real Chromium, upright or on their side, in any language, all is visible."""

from functools import partial
from typing import Any

import pytest

from core.engine.people import PersonId, TableId
from tests.bot.platforms.web.browser.player import ON_ITS_SIDE, PHONE, Browser, Player
from tests.support.translator import TRANSLATOR
from tests.support.web.positions import place
from tests.support.web.site import Site, parts_of_test, serving

FULL = " | ".join(f"{c}{n} {c}{n + 1} {c}{n + 2}" for c in "rbky" for n in (1, 4, 7, 10))
RACK = " ".join(f"{c}{n}" for c in "rbky" for n in range(1, 11))
WHOLE = """(box) => [...document.querySelectorAll(`${box} > *`)].length && [
  ...document.querySelectorAll(`${box} .tile`)
].filter((one) => {
  const [tile, around] = [one, one.closest(box)].map((each) => each.getBoundingClientRect());
  return tile.top >= around.top - 1 && tile.bottom <= around.bottom + 1;
}).length"""
"""Counts the fully visible tiles of a box."""
CROWDED = """() => {
  const open = document.querySelector("dialog[open]") ?? document;
  const shown = [...open.querySelectorAll(".key, .icon, .fresh, h1, .need")];
  const boxes = shown
    .filter((one) => one.offsetParent)
    .map((one) => [one, one.getBoundingClientRect()]);
  const cut = boxes.filter(
    ([one, box]) =>
      one.scrollWidth > one.clientWidth + 1 ||
      one.scrollHeight > one.clientHeight + 2 ||
      box.left < -1 ||
      box.right > innerWidth + 1,
  );
  const keys = boxes.filter(([one]) => one.matches(".key, .icon") && !one.closest(".toast"));
  const meets = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const over = keys.filter(([one, box]) =>
    keys.some(([other, its]) => one !== other && meets(box, its)),
  );
  return [...cut, ...over].map(([one]) => one.textContent || one.getAttribute("aria-label"));
}"""
"""Finds everything that is cut off, off the screen, or on top of something else."""

SCROLLS = """(box) => {
  const { scrollHeight, clientHeight } = document.querySelector(box);
  return scrollHeight > clientHeight + 2;
}"""
"""Says whether a box has more content than it shows."""

TORN = """() => [...document.querySelectorAll(".toast .tile.small")].filter((tile) => {
  const next = tile.nextSibling;
  if (next?.nodeType !== Node.TEXT_NODE || !").,:".includes(next.data[0])) return false;
  const sign = document.createRange();
  sign.setStart(next, 0);
  sign.setEnd(next, 1);
  return sign.getBoundingClientRect().top >= tile.getBoundingClientRect().bottom;
}).length"""
"""Counts the tiles of an answer whose bracket, full stop, or comma begins the next line."""


async def turned(player: Player) -> None:
    await player.page.set_viewport_size(ON_ITS_SIDE)


async def test_a_full_table_and_rack_are_played_on_a_phone_on_its_side(browser: Browser) -> None:
    """Table and rack are side by side; each scrolls by finger, and tiles can be dragged across."""
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, FULL, [RACK, "r13"])
        player = await Player.at(browser, site, ann, table, phone=True)
        await turned(player)
        assert await player.page.evaluate(WHOLE, ".table") >= 24
        assert await player.page.evaluate(WHOLE, ".rack") >= 24
        await player.sees(".rack.long")
        assert await player.page.evaluate(CROWDED) == []
        await player.swipes(player.tile("red 10"), player.page.locator(".meld").nth(2))
        await player.until(
            "document.querySelectorAll('.meld')[2].querySelectorAll('.tile').length > 3"
        )
        await player.swipes(player.tile("yellow 10"), player.page.locator(".meld").last)
        await player.until(
            "[...document.querySelectorAll('.meld')].at(-1).querySelectorAll('.tile').length > 3"
        )
        small = await player.page.evaluate(
            "[...document.querySelectorAll('button')].filter((one) => one.offsetParent)"
            ".map((one) => one.getBoundingClientRect())"
            ".filter((box) => box.width < 35.9 || box.height < 35.9).length"
        )
        assert (small, player.faults) == (0, [])


class Screens:
    """Looks at each screen of an evening, in one language, on one phone."""

    def __init__(self, browser: Browser, site: Site, language: str, size: dict[str, int]) -> None:
        self._at = partial(Player.at, browser, site, phone=True)
        self._site, self._language, self._size = site, language, size
        self.faults: dict[str, Any] = {}

    async def people(self) -> tuple[PersonId, PersonId]:
        names = ("Annabelle-Marie", "Benjamin")
        first, second = [await self._site.person(n, language=self._language) for n in names]
        return first, second

    async def opens(self, person: PersonId, table: TableId) -> Player:
        player = await self._at(person, table)
        await player.page.set_viewport_size(self._size)
        return player

    async def look(self, player: Player, name: str) -> None:
        await player.page.wait_for_timeout(200)
        found = await player.page.evaluate(CROWDED)
        if found:
            self.faults[name] = found

    async def tiles(self) -> None:
        """Play a turn from the first tile to a refused lay, a hint, and the menu."""
        ann, ben = await self.people()
        table = await self._site.table(ann, ben)
        lying = "r1 r2 r3 r4 r5 | b7 k7 y7 | J r9 r10"
        await place(self._site, table, lying, ["r6 b6 b7 b8 k1 y13", "r13 r12"])
        player = await self.opens(ann, table)
        rack, own = player.page.locator(".rack .tile"), player.page.locator(".own .icon")
        await self.look(player, "turn")
        await rack.first.tap()
        await self.look(player, "chosen")
        await player.keys("Escape")
        await player.swipes(rack.first, player.page.locator(".fresh"))
        await player.sees(".meld.single")
        await self.look(player, "loose")
        await player.page.locator(".meld.single .tile").tap()
        await self.look(player, "chosen on the table")
        await player.keys("Escape")
        await own.last.tap()
        await player.until("document.querySelector('.meld.single') === null")
        for piece, meld in (("r6", 0), ("k1", 1)):
            tile = player.page.locator(f'.rack .tile[data-face^="{piece}/"]')
            await player.swipes(tile, player.page.locator(".meld").nth(meld))
        await player.sees(".meld.wrong")
        await player.page.locator(".keys .key").first.tap()
        await player.sees(".toast .key")
        await self.look(player, "repair")
        if torn := await player.page.evaluate(TORN):
            self.faults["repair"] = f"{torn} signs begin a line"
        if self._size == PHONE and await player.page.evaluate(SCROLLS, ".toast"):
            self.faults["repair"] = "its button covers a line"
        await player.page.locator("header .icon").tap()
        await self.look(player, "menu")
        waiting = await self.opens(ben, table)
        await self.look(waiting, "waiting")

    async def cards(self) -> None:
        """Take a card, choose cards for a meld, and choose one for the discard pile."""
        ann, ben = await self.people()
        table = await self._site.table(ann, ben, sheet="basic")
        await place(self._site, table, "7H 7S 7D", ["8H 8S 8D 9D QS", "KH KS"])
        player = await self.opens(ann, table)
        rack = player.page.locator(".rack .tile")
        await self.look(player, "cards")
        await player.page.locator(".stock").tap()
        await player.until("document.querySelectorAll('.rack .tile').length === 6")
        for card in range(3):
            await rack.nth(card).tap()
            await self.look(player, f"cards chosen: {card + 1}")

    async def around(self) -> None:
        """Look at the lobby, its menu, and the result."""
        ann, ben = await self.people()
        player = await self.opens(ann, await self._site.table(ann, ben, starts=False))
        await self.look(player, "lobby")
        await player.page.locator("header .icon").tap()
        await self.look(player, "menu of the lobby")
        table = await self._site.table(ann, ben)
        await place(self._site, table, "r1 r2 r3 r4 r5", ["r6", "r13 J"])
        player = await self.opens(ann, table)
        await player.page.locator(".rack .tile").dblclick()
        await player.page.locator(".keys .key.primary").tap()
        await player.until("!document.querySelector('.ending').hidden")
        await self.look(player, "result")


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_no_button_is_cut_off_or_covered_in_any_language(
    browser: Browser, language: str, size: dict[str, int]
) -> None:
    async with serving(parts_of_test(4)) as site:
        screens = Screens(browser, site, language, size)
        await screens.tiles()
        await screens.cards()
        await screens.around()
        assert screens.faults == {}


@pytest.mark.parametrize("theme", ["light", "contrast", "large"])
@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_news_of_a_lost_connection_and_a_refusal_fit_a_phone_in_any_theme(
    browser: Browser, language: str, theme: str
) -> None:
    async with serving(parts_of_test(4)) as site:
        screens = Screens(browser, site, language, PHONE)
        ann, ben = await screens.people()
        table = await site.table(ann, ben)
        await place(site, table, "b7 k7 y7", ["r6 k1 y13", "r13 r12"])
        player = await screens.opens(ann, table)
        await player.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        tile = player.page.locator('.rack .tile[data-face^="k1/"]')
        await player.swipes(tile, player.page.locator(".meld").first)
        await player.sees(".meld.wrong")
        await player.page.locator(".keys .key").first.tap()
        await player.sees(".toast .tile")
        assert await player.page.evaluate(TORN) == 0
    await player.until("document.querySelector('header .line').textContent !== ''")
    await screens.look(player, "no connection")
    assert screens.faults == {}


async def test_all_six_players_of_a_table_are_seen_at_once_on_a_phone(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        names = ("Annabelle-Marie", "Ben", "Cleo", "Dora", "Maximilian-Alexander", "Fay")
        people = [await site.person(name) for name in names]
        table = await site.table(*people, sheet="basic")
        player = await Player.at(browser, site, people[0], table, phone=True)
        await player.page.set_viewport_size(PHONE)
        seats = "(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])"
        wide, seen = await player.page.evaluate(f"{seats}(document.querySelector('.seats'))")
        assert wide <= seen
