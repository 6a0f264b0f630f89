"""More of the table in a real Chromium: plans, hints, watching, and late positions."""

import json
from dataclasses import replace

import pytest

from bot.platforms.web.messages import Answer
from core.engine.people import PersonId, TableId
from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.web.positions import place
from tests.support.web.site import OPEN, Site, parts_of_test, serving

LYING = "r1 r2 r3 r4 r5 | b7 k7 y7"
RACK = "r6 b6 b7 b8 k1 y13"
MINE = "document.body.classList.contains('mine')"
OVER = "!document.querySelector('.ending').hidden"


async def at_table(
    site: Site, *, to_move: int = 0, **wishes: object
) -> tuple[PersonId, PersonId, TableId]:
    """Seat Ann and Ben; return them, and a lay that Ann can make."""
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await site.table(ann, ben, **wishes)  # type: ignore[arg-type]
    await place(site, table, LYING, [RACK, "r13 b13 k13"], to_move=to_move)
    return ann, ben, table


@pytest.mark.parametrize("phone", [False, True])
async def test_a_plan_made_by_dragging_is_laid_with_one_press(
    browser: Browser, *, phone: bool
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, ben, table = await at_table(site, to_move=1)
        waiting = await Player.at(browser, site, ann, table, phone=phone)
        playing = await Player.at(browser, site, ben, table)
        drags = waiting.swipes if phone else waiting.drags
        await drags(waiting.tile("red 6"), waiting.page.locator(".meld").first)
        await waiting.until("document.querySelector('.meld').children[1].children.length === 6")
        await waiting.page.wait_for_selector(".plan:has-text('Only you can see it')")
        await waiting.stored(lambda seen: seen.plan.draft.groups is not None)
        assert await playing.page.locator(".meld").first.locator(".tile").count() == 5
        await playing.presses("Draw")
        await waiting.until(MINE)
        await waiting.page.locator(".keys .key.primary").click()
        await playing.until(MINE)
        assert await playing.page.locator(".meld").first.locator(".tile").count() == 6
        assert waiting.faults + playing.faults == []


async def test_the_page_has_a_key_that_drops_a_plan_in_the_own_turn(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, ben, table = await at_table(site, to_move=1)
        engine = site.app.engine
        await engine.plans.shape(table, ann, "play", "r6", None)
        waiting = await Player.at(browser, site, ann, table)
        playing = await Player.at(browser, site, ben, table)
        await playing.presses("Draw")
        await waiting.until(MINE)
        await waiting.page.locator("header .icon").click()
        await waiting.page.locator("dialog .key", has_text="Drop the plan").click()
        await waiting.stored(lambda seen: not seen.plan.exists)
        await waiting.until("!document.querySelector('.keys').textContent.includes('Lay plan')")
        assert waiting.faults == []


async def test_a_hint_marks_the_tiles_that_it_names_and_leaves_the_table_in_sight(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, _, table = await at_table(site)
        player = await Player.at(browser, site, ann, table)
        for words in ("something you can lay", "You can lay"):
            await player.presses("Hint")
            await player.sees(f".toast:has-text('{words}')")
        await player.sees(".rack .tile.hinted")
        marked = await player.page.locator(".rack .tile.hinted").all()
        assert [await one.get_attribute("aria-label") for one in marked] == [
            *("red 6", "blue 6", "blue 7", "blue 8")
        ]
        assert await player.page.locator("dialog[open]").count() == 0
        for one in marked:
            await one.click()
        await player.page.locator(".own .key", has_text="Place for me").click()
        await player.page.locator(".keys .key.primary", has_text="Lay").click()
        await player.until(f"!{MINE}")
        assert player.faults == []


async def test_the_focus_stays_on_the_page_when_the_button_that_has_it_goes(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, "r1 r2 r3", ["k9 b13", "b1"])
        player = await Player.at(browser, site, ann, table)
        await player.reaches("Hint")
        await player.keys("Enter")
        await player.until("!document.querySelector('.keys').textContent.includes('Hint')")
        focused = "document.activeElement.textContent"
        assert await player.page.evaluate(focused) == "Draw"
        await player.keys("Enter")
        await player.until(f"!{MINE}")
        assert await player.page.evaluate("document.activeElement !== document.body")


async def test_the_focus_stays_near_when_an_answer_is_closed_and_a_screen_opens_from_the_menu(
    browser: Browser,
) -> None:
    """The focus never moves to a button that ends the turn, because people press Enter twice."""
    async with serving(parts_of_test(4)) as site:
        ann, _, table = await at_table(site)
        player = await Player.at(browser, site, ann, table)
        await player.presses("Hint")
        await player.sees(".toast:not([hidden])")
        await player.page.locator(".toast .icon").focus()
        await player.keys("Enter")
        assert await player.page.evaluate(
            "document.activeElement.matches('.rack .tile, .meld .tile')"
        )
        await player.drags(player.tile("red 6"), player.page.locator(".meld").first)
        await player.page.locator('.own [aria-label="Undo"]').focus()
        await player.keys("Enter", "Enter")
        focused = "document.activeElement.getAttribute('aria-label')"
        assert await player.page.evaluate(focused) == "Undo"
        await player.page.get_by_role("button", name="More").focus()
        await player.keys("Enter")
        await player.page.locator("dialog .key", has_text="Rules").focus()
        await player.keys("Enter")
        await player.sees("dialog:has-text('the rules at this table')")
        assert await player.page.evaluate("document.activeElement.closest('dialog') !== null")
        await player.keys("Escape")
        await player.until("!document.querySelector('dialog').open")
        assert await player.page.evaluate("document.activeElement !== document.body")


async def test_a_run_is_split_by_what_is_dropped_into_it_and_undo_goes_back(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, "r1 r2 r3 r4 r5", ["r3 k9", "b1"])
        player = await Player.at(browser, site, ann, table)
        await player.drags(player.tile("red 3"), player.page.locator(".meld").first)
        await player.until("document.querySelectorAll('.meld').length === 2")
        assert [label.split(": ")[1] for label in await player.melds()] == [
            "red 1, red 2, red 3",
            "red 3, red 4, red 5",
        ]
        await player.page.wait_for_selector(".keys .key.primary:has-text('Lay')")
        await player.keys("Control+z")
        await player.until("document.querySelectorAll('.meld').length === 1")
        await player.keys("Control+Shift+z")
        await player.until("document.querySelectorAll('.meld').length === 2")
        await player.drags(
            player.page.locator(".meld").nth(1).locator(".tile").nth(0),
            player.page.locator(".rack"),
        )
        await player.until("document.querySelectorAll('.rack .tile').length === 2")


async def test_the_code_lets_people_watch_without_rack_and_buttons(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, _, table = await at_table(site, settings=replace(OPEN, watch=True))
        code = (await site.app.engine.see(table)).code
        watcher = await Player.with_browser(browser)
        await watcher.page.goto(site.opened.addresses.watching(code))
        await watcher.sees(".meld")
        assert len(await watcher.melds()) == 2
        assert await watcher.page.locator(".rack, footer").locator("visible=true").count() == 0
        player = await Player.at(browser, site, ann, table)
        await player.tile("red 6").dblclick()
        await player.page.locator(".keys .key.primary", has_text="Lay").click()
        await watcher.until("document.querySelectorAll('.meld')[0].children[1].children.length > 5")
        await watcher.page.reload()
        await watcher.sees(".meld")
        assert watcher.faults == []


async def test_the_lesson_is_taken_on_the_page_and_the_table_waits_behind_it(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, _, table = await at_table(site)
        player = await Player.at(browser, site, ann, table, phone=True)
        before = (await site.app.engine.see(table, ann)).version
        await player.page.get_by_role("button", name="More").tap()
        await player.page.locator("dialog .key", has_text="Learn to play").tap()
        for turn in range(1, 5):
            await player.sees(f"dialog:has-text('turn {turn} of 4')")
            words = 1 if turn == 1 else 2
            for _ in range(words):
                said = await player.page.locator("dialog .text").inner_text()
                await player.page.locator("dialog .key.primary").tap()
                await player.until(
                    f"document.querySelector('dialog .text').innerText !== {json.dumps(said)}"
                )
        await player.sees("dialog:has-text('You’ve laid everything and won!')")
        assert "new rummikub" not in await player.page.locator("dialog").inner_text()
        assert any("turn 4 of 4" in line for line in player.heard)
        assert (await site.app.engine.see(table, ann)).version == before
        await player.page.get_by_role("button", name="Close").tap()
        await player.until("!document.querySelector('dialog').open")
        assert player.faults == []


async def test_a_refusal_appears_in_the_open_dialog(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, _, table = await at_table(site)
        player = await Player.at(browser, site, ann, table)
        await player.page.get_by_role("button", name="More").click()
        await player.page.locator("dialog .key", has_text="Learn to play").click()
        await player.sees("dialog .key.primary:has-text('Draw')")
        for page in site.opened.pages.of(ann):
            await page.tell(Answer(text="Not now."))
        await player.sees("dialog .answer:has-text('Not now.')")
        assert "Not now." in player.heard
        await player.page.locator("dialog .key", has_text="End the lesson").click()
        await player.sees(".toast:has-text('Lesson over.')")
        assert player.faults == []


async def test_a_full_table_and_rack_fit_a_small_phone(browser: Browser) -> None:
    """The table scrolls, rack and buttons stay, and each touch target has at least 36 pixels."""
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        full = " | ".join(f"{c}{n} {c}{n + 1} {c}{n + 2}" for c in "rbky" for n in (1, 4, 7, 10))
        rack = " ".join(f"{c}{n}" for c in "rbky" for n in range(1, 11))
        await place(site, table, full, [rack, "r13"])
        player = await Player.at(browser, site, ann, table, phone=True)
        last = player.page.locator(".meld").last
        await last.scroll_into_view_if_needed()
        await player.swipes(player.tile("yellow 10"), last)
        await player.until(
            "[...document.querySelectorAll('.meld')].at(-1).querySelectorAll('.tile').length === 4"
        )
        boxes = await player.page.evaluate(
            "[...document.querySelectorAll('button')].filter((one) => one.offsetParent)"
            ".map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height])"
        )
        assert len(boxes) > 80
        assert min(min(box) for box in boxes) >= 35.9
        bottom = await player.page.locator("footer").bounding_box()
        assert bottom["y"] + bottom["height"] <= 640
        assert await player.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.whole
@pytest.mark.parametrize("sheet", ["rummikub", "schmidt", "kids", "basic"])
@pytest.mark.parametrize("way", ["click", "tap", "Enter"])
async def test_a_whole_round_is_played_on_the_page(browser: Browser, sheet: str, way: str) -> None:
    """A person plays by mouse, finger, and keyboard alone, against a computer."""
    async with serving(parts_of_test(3)) as site:
        ann = await site.person("Ann")
        table = await site.table(ann, sheet=sheet, levels=("normal",))
        player = await Player.at(browser, site, ann, table, phone=way == "tap")
        for _ in range(250):
            await player.until(f"{MINE} || {OVER}")
            if await player.page.evaluate(OVER):
                break
            await _plays(player, way)
        assert await player.page.locator(".ending li").count() == 2
        assert player.faults == []


async def _plays(player: Player, way: str) -> None:
    """Take or draw; discard or return the first piece if that ends the turn."""
    version = await player.page.get_attribute("body", "data-version")
    page, keys = player.page, player.page.locator(".keys .key")
    for label in ("Take from the stock", "Draw", "Pass"):
        if await keys.filter(has_text=label).count():
            await _presses(player, label, way)
            break
    else:
        piece = page.locator(".rack .tile").first
        if way == "Enter":
            await player.reaches("", ".tile")
            await player.keys("End", "Home", "Space")
        else:
            await getattr(piece, way)()
        for label in ("Back to the stock", "Discard"):
            if await page.locator("footer .key", has_text=label).count():
                await _presses(player, label, way)
                break
    await player.until(f"document.body.dataset.version !== '{version}' || {OVER}")


async def _presses(player: Player, label: str, way: str) -> None:
    if way == "Enter":
        await player.reaches(label)
        await player.keys("Enter")
    else:
        await getattr(player.page.locator("footer .key", has_text=label).first, way)()
