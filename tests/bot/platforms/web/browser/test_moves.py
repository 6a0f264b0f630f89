"""The table in a real Chromium, by mouse, by finger, and by keyboard alone."""

from typing import Any

import pytest

from core.engine.people import PersonId, TableId
from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.web.positions import place
from tests.support.web.site import Site, parts_of_test, serving

MELDED = "document.querySelectorAll('.meld').length"


async def ann_with(site: Site, **wishes: Any) -> tuple[PersonId, TableId]:  # noqa: ANN401 - see `Site.table`
    """Return Ann at a table where it is her turn."""
    ann = await site.person("Ann")
    table = await site.table(ann, levels=("easy",), **wishes)
    return ann, table


async def first_turn(player: Player) -> None:
    await player.until("document.body.classList.contains('mine')")


async def test_tiles_are_dragged_by_the_mouse_and_taken_back(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_with(site))
        await first_turn(player)
        before = await player.rack()
        lying = len(await player.melds())
        await player.drags(player.tile(before[0]), player.page.locator(".fresh"))
        await player.until(f"{MELDED} === {lying + 1}")
        await player.drags(player.tile(before[1]), player.page.locator(".meld").last)
        await player.until("document.querySelectorAll('.meld:last-of-type .tile').length === 2")
        await player.sees(".meld.wrong")
        assert len(await player.rack()) == len(before) - 2
        await player.keys("Control+z")
        await player.until("document.querySelectorAll('.meld:last-of-type .tile').length === 1")
        await player.keys("Control+Shift+z")
        await player.until("document.querySelectorAll('.meld:last-of-type .tile').length === 2")
        await player.drags(
            player.page.locator(".meld").last.locator(".tile").first, player.page.locator(".rack")
        )
        await player.page.locator('.own [aria-label="Take everything back"]').click()
        await player.until(f"{MELDED} === {lying}")
        assert sorted(await player.rack()) == sorted(before)
        assert player.faults == []


async def test_tiles_are_dragged_and_tapped_by_a_finger_on_a_small_phone(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_with(site), phone=True)
        await first_turn(player)
        before = await player.rack()
        lying = len(await player.melds())
        await player.swipes(player.tile(before[0]), player.page.locator(".fresh"))
        await player.until(f"{MELDED} === {lying + 1}")
        await player.tile(before[1]).tap()
        await player.sees(".rack .tile.chosen")
        await player.page.locator(".meld").last.locator(".tile").first.tap()
        await player.until("document.querySelectorAll('.meld:last-of-type .tile').length === 2")
        small = await player.page.evaluate(
            "[...document.querySelectorAll('button')].filter((one) => one.offsetParent)"
            ".map((one) => one.getBoundingClientRect())"
            ".filter((box) => box.width < 35.9 || box.height < 35.9).length"
        )
        assert (small, player.faults) == (0, [])


async def test_a_double_tap_on_a_small_phone_finds_a_place_though_buttons_change_in_between(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, "r1 r2 r3 r4 r5 | b7 k7 y7", ["r6 b9", "b1"])
        player = await Player.at(browser, site, ann, table, phone=True)
        box = await player.tile("red 6").bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        await player.page.touchscreen.tap(*middle)
        assert await player.tile("red 6").evaluate("(one) => one.classList.contains('chosen')")
        await player.page.touchscreen.tap(*middle)
        await player.until("document.querySelectorAll('.meld .tile').length === 9")
        assert player.faults == []


async def test_the_keyboard_alone_lays_out_a_meld_and_the_screen_reader_is_told(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_with(site))
        await first_turn(player)
        before = await player.rack()
        lying = len(await player.melds())
        await player.tile(before[0]).focus()
        await player.keys("Space", "ArrowRight", "Space")
        assert await player.page.locator(".tile.chosen").count() == 2
        assert "Pieces picked up: 2" in await player.told
        await player.keys("ArrowUp", "Enter")
        await player.until(f"{MELDED} === {lying + 1}")
        assert "Placed." in await player.told
        focused = await player.page.evaluate("document.activeElement.className")
        assert "tile" in focused
        await player.keys("Space", "Escape")
        assert await player.page.locator(".tile.chosen").count() == 0
        assert "Put back." in await player.told


async def test_a_lasso_takes_several_and_they_go_together(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_with(site))
        await first_turn(player)
        before = await player.rack()
        box = await player.page.locator(".rack").bounding_box()
        await player.page.mouse.move(box["x"] + 2, box["y"] + 2)
        await player.page.mouse.down()
        end = await player.tile(before[2]).bounding_box()
        await player.page.mouse.move(end["x"] + end["width"] - 3, end["y"] + 20, steps=5)
        await player.page.mouse.up()
        assert await player.page.locator(".tile.chosen").count() == 3
        await player.drags(player.tile(before[0]), player.page.locator(".fresh"))
        await player.until("document.querySelectorAll('.meld:last-of-type .tile').length === 3")


async def test_a_draw_reaches_the_other_page(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        people = [await site.person("Ann"), await site.person("Ben")]
        table = await site.table(*people)
        seen = [await site.app.engine.see(table, one) for one in people]
        first = next(place for place, sight in enumerate(seen) if sight.my_turn)
        player = await Player.at(browser, site, people[first], table)
        other = await Player.at(browser, site, people[1 - first], table)
        await player.presses("Draw")
        await first_turn(other)
        assert "drew" in (await other.told) or "Drawn" in (await other.told)
        assert len(await player.rack()) == 15
        assert player.faults + other.faults == []


async def test_cards_are_taken_melded_and_discarded(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_with(site, sheet="basic"), phone=True)
        await first_turn(player)
        await player.page.locator(".stock").tap()
        await player.until("document.querySelectorAll('.rack .tile').length === 11")
        before = await player.rack()
        await player.swipes(player.tile(before[0]), player.page.locator(".pile"))
        await player.until("document.querySelectorAll('.rack .tile').length === 10")
        assert player.faults == []


async def test_a_whole_round_is_played_by_the_buttons_to_its_result(browser: Browser) -> None:
    async with serving(parts_of_test(6)) as site:
        player = await Player.at(browser, site, *await ann_with(site))
        for _ in range(90):
            await player.until(
                "document.body.classList.contains('mine') ||"
                " !document.querySelector('.ending').hidden"
            )
            if await player.page.locator(".ending").is_visible():
                break
            version = await player.page.get_attribute("body", "data-version")
            await player.page.locator(".keys .key").first.click()
            await player.until(f"document.body.dataset.version !== '{version}'")
        assert await player.page.locator(".ending li").count() == 2
        assert player.faults == []


async def test_a_page_that_was_closed_finds_its_seat_and_its_draft(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, table = await ann_with(site)
        player = await Player.at(browser, site, ann, table)
        await first_turn(player)
        before = await player.rack()
        lying = len(await player.melds())
        await player.drags(player.tile(before[0]), player.page.locator(".fresh"))
        await player.until("document.querySelectorAll('.meld.single').length === 1")
        await player.stored(lambda seen: seen.draft.groups is not None)
        assert "#" not in player.page.url
        await player.page.goto("about:blank")
        await player.page.goto(site.url)
        await player.until(f"{MELDED} === {lying + 1}")
        assert len(await player.rack()) == len(before) - 1


async def test_a_line_that_breaks_in_the_middle_of_a_drag_loses_nothing(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, table = await ann_with(site)
        player = await Player.at(browser, site, ann, table)
        await first_turn(player)
        before = await player.rack()
        lying = len(await player.melds())
        start = await player.tile(before[0]).bounding_box()
        await player.page.mouse.move(start["x"] + 9, start["y"] + 9)
        await player.page.mouse.down()
        await player.page.mouse.move(start["x"] + 9, start["y"] - 90, steps=4)
        await player.page.context.set_offline(True)
        for page in site.opened.pages.of(ann):
            await page.drop()
        await player.until("document.querySelector('header .line').textContent !== ''")
        end = await player.page.locator(".fresh").bounding_box()
        await player.page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
        await player.page.mouse.up()
        await player.until(f"{MELDED} === {lying + 1}")
        await player.page.context.set_offline(False)
        await player.until("document.querySelector('header .line').textContent === ''")
        await player.stored(lambda seen: seen.draft.groups is not None)
        assert len(await player.rack()) == len(before) - 1


async def test_a_silent_line_is_given_up_and_what_was_pressed_is_done_once(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, table = await ann_with(site)
        player, lets_through = await Player.with_browser(browser), [True]

        def joins(page: Any) -> None:  # noqa: ANN401 - Playwright's own
            program = page.connect_to_server()
            page.on_message(lambda said: lets_through[0] and program.send(said))
            program.on_message(lambda said: lets_through[0] and page.send(said))

        await player.page.route_web_socket("**/table", joins)
        await player.page.clock.install()
        await player.page.goto(site.opened.addresses.link(await site.opened.doors.link(ann, table)))
        await player.until("document.body.classList.contains('mine')")
        lets_through[0] = False
        await player.presses("Draw")
        await player.page.clock.fast_forward(11_000)
        await player.until("document.querySelector('header .line').textContent !== ''")
        lets_through[0] = True
        await player.page.clock.fast_forward(1_000)
        await player.until("document.querySelectorAll('.rack .tile').length === 15")
        assert player.faults == []


async def test_a_page_without_a_network_says_so_at_once(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, table = await ann_with(site)
        player = await Player.at(browser, site, ann, table)
        await player.page.context.set_offline(True)
        await player.until("document.querySelector('header .line').textContent !== ''")
        await player.page.context.set_offline(False)
        await player.until("document.querySelector('header .line').textContent === ''")
        await first_turn(player)


async def test_a_link_is_tried_again_until_the_program_answers(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, table = await ann_with(site)
        player = await Player.with_browser(browser)
        await player.page.route("**/enter", lambda asked: asked.abort())
        await player.page.goto(site.opened.addresses.link(await site.opened.doors.link(ann, table)))
        await player.sees("[role=alert]:has-text('The program isn’t responding.')")
        assert "#" not in player.page.url
        await player.page.unroute("**/enter")
        await player.sees(".rack .tile")
        assert await player.page.locator("[role=alert]:has-text('responding')").count() == 0


async def test_a_page_that_never_had_a_line_says_so_and_waits_for_one(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_with(site))
        away = True

        async def knocked(line: Any) -> None:  # noqa: ANN401 - Playwright's own
            if away:
                await line.close()
            else:
                line.connect_to_server()

        await player.page.route_web_socket("**/table", knocked)
        await player.page.reload()
        await player.sees("header .line:has-text('No connection. Trying again…')")
        away = False
        await player.sees(".rack .tile")
        await player.until("document.querySelector('header .line').textContent === ''")


async def test_a_script_in_a_guests_name_does_not_run(browser: Browser) -> None:
    wicked = "<img src=x onerror=x()>"
    async with serving(parts_of_test(4)) as site:
        ann = await site.person("Ann")
        table = await site.table(ann, starts=False)
        guest = await Player.with_browser(browser)
        code = await site.opened.doors.invitation(table)
        await guest.page.goto(site.opened.addresses.link(code))
        await guest.page.fill("#name", wicked)
        await guest.page.keyboard.press("Enter")
        await guest.sees("header h1:not(:empty)")
        host = await Player.at(browser, site, ann, table)
        assert wicked in await host.page.locator(".said").inner_text()
        assert await host.page.locator("#page img").count() == 0
        assert guest.faults + host.faults == []


async def test_a_second_page_of_the_same_player_takes_over_and_gives_back(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, table = await ann_with(site)
        old = await Player.at(browser, site, ann, table)
        new = await Player.at(browser, site, ann, table)
        await old.sees("dialog[open]")
        assert not await old.page.locator("dialog .shut").is_visible()
        await old.keys("Escape", "Escape")
        await old.page.mouse.click(4, 4)
        assert await old.page.locator("dialog .key").is_visible()
        await old.page.locator("dialog .key").click()
        await new.sees("dialog[open]")
        await old.until("!document.querySelector('dialog').open")
        await old.page.get_by_role("button", name="More").click()
        await old.page.locator("dialog .shut").click()
        await old.until("!document.querySelector('dialog').open")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_text_has_enough_contrast(browser: Browser, scheme: str) -> None:
    """The text colours of tiles keep a contrast of 4.5 to their face, as in the pictures."""
    async with serving(parts_of_test(4)) as site:
        player = await Player.at(browser, site, *await ann_with(site))
        await player.page.emulate_media(color_scheme=scheme)
        pairs = await player.page.evaluate(
            "[...document.querySelectorAll('.tile:not(.joker), .key, .seat, .need')]"
            ".filter((one) => one.offsetParent).map((one) => { let ground = one;"
            " while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')"
            " ground = ground.parentElement; return [getComputedStyle(one).color,"
            " getComputedStyle(ground).backgroundColor]; })"
        )
        assert len(pairs) > 14
        assert [pair for pair in pairs if _contrast(*pair) < 4.5] == []


def _contrast(one: str, other: str) -> float:
    lights = sorted((_light(one), _light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: str) -> float:
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").rstrip(")").split(",")[:3]]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
