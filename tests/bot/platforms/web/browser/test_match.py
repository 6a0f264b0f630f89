"""A match of four players: by finger, by keyboard alone, on Telegram, and a computer.

    poe match

The program is killed during a draft and started again, a connection breaks during a turn, and one
turn times out. The test prints the events, and the screen reader's texts for the player without a
mouse.
"""

import asyncio
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.machine.system import SystemClock
from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.loopback.programs import serving
from tests.support.loopback.serving import free_port
from tests.support.telegram.hands import Hand, content, labels
from tests.support.telegram.loopback.server import TOKEN, Loopback
from tests.support.telegram.loopback.world import Chat
from tests.support.telegram.programs import page_link

RULES = "rule hand=5 first_laying=none"
LONGEST = 400
"""The maximum number of turns in a round."""
MINE = "document.body.classList.contains('mine')"
OVER = "!document.querySelector('.ending').hidden"
GIVES_UP = ".key:is([data-label='Draw'], [data-label='Pass'])"
"""A button that ends a turn without a lay: `Draw`, or `Pass` once the stock is empty."""
KEEPING = """
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    window.lineOfTest = this;
  }
};
"""
"""A script of the test that keeps the socket, because going offline does not close it."""
LAYABLE = "document.querySelector('.rack .tile.hinted') !== null"


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")


@dataclass
class Match:
    """The table, its people, and the program that serves them."""

    telegram: Loopback
    group: Chat
    ann: Player
    """Plays by finger on a small phone."""
    ben: Player
    """Plays by keyboard alone."""
    cleo: Hand
    """Plays on Telegram."""
    laid: dict[str, int] = field(default_factory=dict)
    waits: bool = True
    """Whether Cleo lets a turn time out."""

    async def over(self) -> bool:
        return bool(await self.ann.page.evaluate(OVER))

    async def turn(self) -> str:
        """Let the player on turn play; return their name, or an empty text after the round."""
        async with asyncio.timeout(240):
            while True:
                if await self.over():
                    return ""
                for player, name in ((self.ann, "Ann"), (self.ben, "Ben")):
                    if await player.page.evaluate(MINE):
                        play = self.by_finger if player is self.ann else self.by_keyboard
                        await play()
                        await player.until(f"!{MINE} || {OVER}")
                        return name
                if "\nYour turn: " in content(self.cleo.private.shown[-1]):
                    return await self.on_telegram()
                await self.ann.page.wait_for_timeout(50)

    async def by_finger(self) -> None:
        """Ask for a hint, tap the marked tiles, find a place for them, and lay; otherwise draw."""
        page = self.ann.page
        if await self.hinted(self.ann, page.locator(".keys .key", has_text="Hint").tap):
            for tile in await page.locator(".rack .tile.hinted").all():
                await tile.tap()
            await page.locator(".own .key", has_text="Place for me").tap()
            await self.ann.until("document.querySelector('.tile.chosen') === null")
            await page.locator(".keys .key.primary", has_text="Lay").tap()
            self.laid["Ann"] = self.laid.get("Ann", 0) + 1
        else:
            await page.locator(f"footer .keys {GIVES_UP}").tap()

    async def by_keyboard(self) -> None:
        """Do the same by keyboard alone."""
        ben = self.ben

        async def asks() -> None:
            await ben.reaches("Hint")
            await ben.keys("Enter")

        if await self.hinted(ben, asks):
            marked = ben.page.locator(".rack .tile.hinted")
            names = [await one.get_attribute("aria-label") for one in await marked.all()]
            await ben.reaches("", ".tile")
            await ben.keys("ArrowUp", "ArrowDown")
            for name in names:
                await ben.walks_to(f".rack .tile.hinted:not(.chosen)[aria-label='{name}']")
                await ben.keys("Space")
            await ben.reaches("Place for me")
            await ben.keys("Enter")
            await ben.until("document.querySelector('.tile.chosen') === null")
            await ben.page.wait_for_selector(".keys .key.primary:has-text('Lay')")
            await ben.reaches("Lay and end turn")
            self.laid["Ben"] = self.laid.get("Ben", 0) + 1
        else:
            await ben.reaches("", f"footer .keys {GIVES_UP}")
        await ben.keys("Enter")

    async def hinted(self, player: Player, asks: Any) -> bool:  # noqa: ANN401 - of any arguments
        """Ask for hints until one names tiles; say whether one does."""
        for _ in range(3):
            if not await player.page.locator(".keys .key", has_text="Hint").count():
                return False
            before = len(player.heard)
            await asks()
            async with asyncio.timeout(60):
                while len(player.heard) == before:
                    await player.page.wait_for_timeout(20)
            await player.page.wait_for_timeout(300)  # until the remaining buttons are drawn
            if await player.page.evaluate(LAYABLE):
                return "draw" not in (await player.page.locator(".toast").inner_text()).lower()
        return False

    async def on_telegram(self) -> str:
        """Draw; the first time, let the turn time out."""
        version = len(self.telegram.calls)
        if self.waits:
            self.waits = False
            async with asyncio.timeout(200):
                while "Time" not in await self.ann.page.locator(".said").inner_text():
                    await self.ann.page.wait_for_timeout(500)
            return "Cleo, who let the time run out"
        for word in ("Draw", "Pass"):
            if word in labels(self.cleo.private.shown[-1]):
                await self.cleo.presses(word)
        await self.telegram.until(
            lambda: (
                len(self.telegram.calls) > version
                and "\nYour turn: " not in content(self.cleo.private.shown[-1])
            )
        )
        return "Cleo"


async def begun(telegram: Loopback, browser: Browser) -> Match:
    """Seat three people on Telegram, two of whom open the page, and a computer."""
    group = telegram.world.group("Friends")
    hands = [Hand(telegram, telegram.world.user(name)) for name in ("Ann", "Ben", "Cleo")]
    for hand in hands:
        hand.user.started = True
        await hand.says("settings my text")
        await hand.sees("your own view")
    ann, ben, cleo = hands
    await ann.says("/new@rummy_bot rummikub", group)
    await ann.sees("Seats taken: 1", group)
    for hand, taken in ((ben, 2), (cleo, 3)):
        await hand.says("/join@rummy_bot", group)
        await ann.sees(f"Seats taken: {taken}", group)
    for words in (RULES, "clock 1m", "assist open", "computers more normal"):
        await ann.says(f"/settings@rummy_bot {words}", group)
    await ann.says("/start@rummy_bot", group)
    await telegram.until(lambda: all("Your rack" in content(h.private.shown[-1]) for h in hands))
    by_finger = await Player.with_browser(browser, phone=True)
    by_keyboard = await Player.with_browser(browser)
    await by_keyboard.page.add_init_script(KEEPING)
    for hand, player in ((ann, by_finger), (ben, by_keyboard)):
        await player.page.goto(await page_link(hand))
        await player.page.wait_for_selector("header h1:not(:empty)")
    return Match(telegram, group, by_finger, by_keyboard, cleo)


@pytest.mark.whole
async def test_a_match_of_four_by_finger_keyboard_and_telegram(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    async with Loopback(SystemClock()).running() as telegram:
        there = {
            "RUMMY_TELEGRAM_TOKEN": TOKEN,
            "RUMMY_TELEGRAM_API": telegram.url,
            "RUMMY_WEB_URL": f"http://127.0.0.1:{port}/",
            "RUMMY_WEB_LISTEN": f"127.0.0.1:{port}",
        }
        async with serving(tmp_path, there) as child:
            match = await begun(telegram, browser)
            await up_to_turn(match)
            drafted = await drafts(match.ann)
            child.kill()
            await child.wait()
            await match.ann.until("document.querySelector('header .line').textContent !== ''")
            tell(f"Ann has drafted {drafted}; the program is killed")
        async with serving(tmp_path, there):
            await match.ann.until("document.querySelector('header .line').textContent === ''")
            assert await match.ann.page.locator(".meld.single").count() == 1
            tell("the program is back, the page has found it, and the draft lies as it lay")
            await match.ann.page.locator('.own [aria-label="Take everything back"]').tap()
            await match.ann.until("document.querySelector('.meld.single') === null")
            await played(match)


async def up_to_turn(match: Match) -> None:
    """Play until Ann is on turn again, after one of Cleo's turns has timed out."""
    while match.waits or not await match.ann.page.evaluate(MINE):
        name = await match.turn()
        assert name, "the round ended before the program was killed"
        tell(name)
        if name.startswith("Cleo"):  # the computer plays between Cleo and Ann
            await match.ann.until(MINE)


async def drafts(player: Player) -> str:
    """Drag a tile to a new meld by finger, and wait until the program has stored it."""
    name = (await player.rack())[0]
    await player.swipes(player.tile(name), player.page.locator(".fresh"))
    await player.sees(".meld.single")
    await player.page.wait_for_timeout(1_500)
    return name


async def played(match: Match) -> None:
    """Play the round to its end; Ben's connection breaks once in his turn."""
    turns, broken = 0, False
    while name := await match.turn():
        turns += 1
        tell(f"{turns}. {name}")
        assert turns < LONGEST
        if not broken and name == "Ann" and not await match.over():
            broken = True
            await match.ben.until(MINE)
            await match.ben.page.context.set_offline(True)
            await match.ben.page.evaluate("lineOfTest.close()")
            await match.ben.until("document.querySelector('header .line').textContent !== ''")
            await match.ben.page.context.set_offline(False)
            await match.ben.until("document.querySelector('header .line').textContent === ''")
            tell("Ben's line broke, and is there again")
    assert broken
    await match.ben.until(OVER)
    await match.telegram.until(
        lambda: any("wins the round" in content(one) for one in match.group.shown)
    )
    tell(f"laid: {match.laid}")
    tell(await match.ann.page.locator(".ending").inner_text())
    tell("What the screen reader said to Ben:")
    tell("\n".join(match.ben.heard))
    assert [line for line in match.ben.heard if "Picked up" in line or "laid" in line]
    assert match.ann.faults + match.ben.faults == []
