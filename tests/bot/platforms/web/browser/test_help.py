"""Help at the table in a real Chromium: a place for tiles, and a way out of a refused lay."""

from functools import partial

import pytest

from core.engine.people import PersonId, TableId
from core.engine.table.view import TableView
from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.web.positions import place
from tests.support.web.site import Site, parts_of_test, serving

MINE = "document.body.classList.contains('mine')"
LYING = ["red 1, red 2, red 3, red 4, red 5", "blue 7, black 7, yellow 7"]
RACK = ["red 6", "blue 6", "blue 7", "blue 8", "black 1"]


async def ann_to_move(site: Site) -> tuple[PersonId, TableId]:
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await site.table(ann, ben)
    await place(site, table, "r1 r2 r3 r4 r5 | b7 k7 y7", ["r6 b6 b7 b8 k1", "b1"])
    return ann, table


def lies_in(groups: int, view: TableView) -> bool:
    return view.draft.groups is not None and len(view.draft.groups) == groups


async def lying(player: Player) -> list[str]:
    return [label.split(": ")[1] for label in await player.melds()]


async def finds_a_place(player: Player) -> None:
    await player.page.locator(".own .key", has_text="Place for me").click()


@pytest.mark.parametrize("phone", [False, True])
async def test_a_place_is_found_for_tiles_that_are_only_tapped(
    browser: Browser, *, phone: bool
) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_to_move(site), phone=phone)
        for name in ("red 6", "blue 6", "blue 7", "blue 8"):
            tile = player.tile(name)
            await (tile.tap() if phone else tile.click())
        await finds_a_place(player)
        await player.until("document.querySelectorAll('.rack .tile').length === 1")
        assert await lying(player) == [f"{LYING[0]}, red 6", LYING[1], "blue 6, blue 7, blue 8"]
        await player.page.locator(".keys .key.primary", has_text="Lay").click()
        await player.until(f"!{MINE}")
        assert player.faults == []


async def test_a_place_is_found_for_tiles_that_were_only_put_on_the_table(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_to_move(site))
        for number, name in enumerate(("blue 7", "blue 8", "blue 6"), 1):
            await player.drags(player.tile(name), player.page.locator(".fresh"))
            await player.until(f"document.querySelectorAll('.meld.single').length === {number}")
        await finds_a_place(player)
        await player.until("document.querySelector('.meld.single') === null")
        assert await lying(player) == [*LYING, "blue 6, blue 7, blue 8"]
        await player.sees(".keys .key.primary:has-text('Lay')")
        assert player.faults == []


async def test_a_tile_without_a_place_is_named_and_stays_where_it_is(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_to_move(site))
        await player.tile("black 1").click()
        await finds_a_place(player)
        await player.sees(".toast:has-text('makes no meld')")
        assert any("black 1" in line and "makes no meld" in line for line in player.heard)
        assert (await player.rack(), await lying(player)) == (RACK, LYING)


async def test_a_refused_lay_names_its_fault_and_can_be_repaired_or_taken_back(
    browser: Browser,
) -> None:
    """The reason appears above the offer; a mark stays on the faulty meld until it is repaired."""
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_to_move(site), phone=True)
        melds = player.page.locator(".meld")
        await player.swipes(player.tile("red 6"), melds.first)
        await player.swipes(player.tile("black 1"), melds.nth(1))
        await player.sees(".meld.wrong")
        assert await player.page.locator(".keys .key.primary").count() == 0
        await player.presses("Lay and end turn")
        await player.sees(".toast:has-text('Neither a set (one number) nor a run')")
        await player.sees(".toast:has-text('you could do this instead')")
        assert "“repair”" not in await player.page.locator(".toast").inner_text()
        await player.page.locator(".toast .key", has_text="Use it").tap()
        await player.until("document.querySelector('.meld.wrong') === null")
        assert await lying(player) == [f"{LYING[0]}, red 6", LYING[1]]
        assert "black 1" in await player.rack()
        await player.page.locator('.own [aria-label="Take everything back"]').tap()
        await player.until("document.querySelectorAll('.rack .tile').length === 5")
        assert (sorted(await player.rack()), await lying(player)) == (sorted(RACK), LYING)
        assert player.faults == []


async def test_a_draft_found_on_opening_the_page_is_undone_step_by_step(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_to_move(site))
        for number, name in enumerate(("blue 7", "blue 8"), 1):
            await player.drags(player.tile(name), player.page.locator(".fresh"))
            await player.until(f"document.querySelectorAll('.meld.single').length === {number}")
            await player.stored(partial(lies_in, len(LYING) + number))
        await player.page.reload()
        undo = player.page.locator('.own [aria-label="Undo"][aria-disabled="false"]')
        for left in (1, 0):
            await undo.click()
            await player.until(f"document.querySelectorAll('.meld.single').length === {left}")
        assert (sorted(await player.rack()), await lying(player)) == (sorted(RACK), LYING)
        assert await undo.count() == 0
        assert player.faults == []


async def test_the_next_step_stays_in_sight_on_a_small_phone(browser: Browser) -> None:
    """Longer news scroll to their end, which tells the next step."""
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_to_move(site), phone=True)
        need = player.page.locator(".need")
        await player.until("document.querySelector('.need').textContent !== ''")
        await need.evaluate("(one) => one.style.setProperty('max-height', '20px')")
        await player.swipes(player.tile("black 1"), player.page.locator(".fresh"))
        await player.sees(".meld.single")
        height, seen, top = await need.evaluate(
            "(one) => [one.scrollHeight, one.clientHeight, one.scrollTop]"
        )
        assert height > seen
        assert abs(height - seen - top) < 2
