"""Around a turn in a real Chromium: Telegram's client, the result, other people's moves."""

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from init_data_py import sign

from bot.machine.system import SystemClock
from core.engine.people import Address
from tests.bot.platforms.web.browser.player import DESK, Browser, Player
from tests.support.web.positions import place
from tests.support.web.site import parts_of_test, serving

TOKEN = "123456:a-token-of-the-tests"  # noqa: S105 - a secret of nobody
MINE = "document.body.classList.contains('mine')"
CLIENT = """
window.said = [];
window.TelegramWebviewProxy = {
  postEvent: (type, data) => window.said.push([type, JSON.parse(data)]),
};
"""
"""A stand-in for Telegram's client that records the page's calls."""


def from_telegram(code: str) -> str:
    """Return what Telegram's client, in its dark theme, appends to the address."""
    at = datetime.fromtimestamp(SystemClock().now(), UTC)
    said = {"user": json.dumps({"id": 7, "first_name": "Ann"}), "start_param": code}
    signed = quote(str(sign(said, TOKEN, auth_date=at)))
    theme = quote(json.dumps({"bg_color": "#101820"}))
    return f"tgWebAppData={signed}&tgWebAppThemeParams={theme}"


async def test_inside_telegram_the_page_follows_the_client_and_asks_before_a_draft_is_closed(
    browser: Browser,
) -> None:
    async with serving(parts_of_test(4), telegram_token=TOKEN) as site:
        ann = await site.parts.register.person(Address("telegram", "7"), name="Ann", language="en")
        table = await site.table(ann, await site.person("Ben"))
        await place(site, table, "r1 r2 r3 r4 r5", ["r6 b9", "b1"])
        player = await Player.with_browser(browser, phone=True)
        await player.page.add_init_script(CLIENT)
        code = (await site.app.engine.see(table)).code
        await player.page.goto(f"{site.url}#{from_telegram(code)}")
        await player.until(MINE)
        assert "tgWebApp" not in player.page.url
        assert await player.page.evaluate("localStorage.getItem('session')") is None
        said = dict(await player.page.evaluate("said"))
        assert {"web_app_ready", "web_app_expand"} <= said.keys()
        assert said["web_app_setup_swipe_behavior"] == {"allow_vertical_swipe": False}
        assert await player.page.evaluate("document.documentElement.dataset.client") == "dark"
        await player.page.evaluate(STABLE)
        bottom = await player.page.locator("footer").bounding_box()
        assert round(bottom["y"] + bottom["height"]) == 500
        await player.swipes(player.tile("blue 9"), player.page.locator(".fresh"))
        await player.sees(".meld.single")
        asked = CLOSING
        assert await player.page.evaluate(asked) == [{"need_confirmation": True}]
        await player.page.locator('.own [aria-label="Undo"]').tap()
        await player.until(f"{asked}.length === 2")
        assert (await player.page.evaluate(asked))[-1] == {"need_confirmation": False}
        felt = "said.filter(([type]) => type === 'web_app_trigger_haptic_feedback').length"
        assert await player.page.evaluate(felt)
        assert player.faults == []


async def test_the_result_is_replayed_move_by_move(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, "r1 r2 r3 r4 r5", ["r6", "b1 k13"])
        player = await Player.at(browser, site, ann, table, phone=True)
        await player.tile("red 6").tap()
        await player.page.locator(".meld .tile").last.tap()
        await player.page.locator(".keys .key.primary", has_text="Lay").tap()
        await player.sees(".ending li.won")
        assert await player.page.locator(".ending .held .tile").count() == 2
        await player.presses("Score")
        await player.sees("dialog[open]:has-text('Ann')")
        await player.keys("Escape")
        assert "In the picture" not in await player.page.locator(".ending").inner_text()
        await player.presses("Watch the replay")
        await player.sees("dialog[open] .steps")
        moves = int((await player.page.locator(".steps span").inner_text()).split(" / ")[1])
        for _ in range(moves - 1):
            await player.page.locator('.steps [aria-label="Next move"]').tap()
        await player.sees(f"dialog .steps:has-text('{moves} / {moves}')")
        assert "Ann (winner)" in await player.page.locator("dialog .scene").inner_text()
        assert any("Ann (winner)" in line for line in player.heard)
        await player.page.locator('.steps [aria-label="Previous move"]').tap()
        await player.sees("dialog .scene:has-text('Ann laid')")
        await player.keys("Escape")
        assert player.faults == []


FLOWN = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  flown.push(how.duration);
  return animate.call(this, frames, how);
};
"""
AGAIN = """
for (let turn = 0; turn < 9; turn += 1)
  document.querySelector(".rack").dispatchEvent(
    new KeyboardEvent("keydown", { key: "z", ctrlKey: true, shiftKey: turn % 2 > 0, bubbles: true })
  );
"""
"""Press Back and Forward faster than a person can, ending with Back."""
CLOSING = "said.filter((one) => one[0] === 'web_app_setup_closing_behavior').map((one) => one[1])"
STABLE = "Telegram.WebView.receiveEvent('viewport_changed', { height: 500, is_state_stable: true })"


async def test_moves_of_others_are_animated_unless_motion_is_unwanted(
    browser: Browser,
) -> None:
    """A tile flies from its old to its new place in half a second at most."""
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        for motion in ("no-preference", "reduce"):
            table = await site.table(ann, ben)
            await place(site, table, "r1 r2 r3 r4 r5 | b7 k7 y7", ["r6 k1 k2", "b1"])
            around = await browser.new_context(viewport=DESK, reduced_motion=motion)
            page = await around.new_page()
            await page.add_init_script(FLOWN)
            await page.goto(site.opened.addresses.link(await site.opened.doors.link(ben, table)))
            await page.wait_for_selector(".meld")
            player = await Player.at(browser, site, ann, table)
            await player.page.locator(".rack .tile").first.dblclick()
            await player.page.locator(".keys .key.primary", has_text="Lay").click()
            await page.wait_for_selector(".meld .tile:nth-child(6)")
            flown = await page.evaluate("flown")
            assert all(duration <= 500 for duration in flown)
            assert (flown == []) == (motion == "reduce")


async def test_one_proposal_is_under_way_and_only_the_newest_waits(browser: Browser) -> None:
    async with serving(parts_of_test(4)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, "r1 r2 r3 r4 r5", ["k1 b9", "b1"])
        player = await Player.with_browser(browser)
        sent: list[Any] = []

        def hears(line: Any) -> None:  # noqa: ANN401 - Playwright's own
            line.on("framesent", lambda frame: sent.append(json.loads(frame)))

        player.page.on("websocket", hears)
        link = await site.opened.doors.link(ann, table)
        await player.page.goto(site.opened.addresses.link(link))
        await player.until(MINE)
        for number, name in enumerate(("black 1", "blue 9"), 1):
            await player.drags(player.tile(name), player.page.locator(".fresh"))
            await player.until(f"document.querySelectorAll('.meld.single').length === {number}")
        await player.page.wait_for_timeout(1_500)
        before = len([one for one in sent if one["type"] == "propose"])
        await player.page.evaluate(AGAIN)
        await player.page.wait_for_timeout(1_500)
        proposed = [one["table"] for one in sent if one["type"] == "propose"]
        assert len(proposed) - before <= 2
        assert proposed[-1].count("|") == 1
        assert player.faults == []
