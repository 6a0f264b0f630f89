"""Two programs on one PostgreSQL behind one address; each is killed while people play."""

from asyncio.subprocess import Process
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.machine.system import SystemClock
from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.loopback.programs import serving
from tests.support.loopback.serving import free_port
from tests.support.telegram.loopback.server import TOKEN, Loopback
from tests.support.telegram.programs import begun, page_link
from tests.support.web.proxy import proxied

TURNS = 6
DEALT, TILES = 14, 106
MINE = "document.body.classList.contains('mine')"
LOST = "document.querySelector('header .line').textContent !== ''"
DRAFTED = ".meld.single"


class Programs:
    """Two programs; when one is killed, all pages move to the other."""

    def __init__(self, telegram: Loopback, folder: Path, database: str) -> None:
        self._telegram, self._folder, self._database = telegram, folder, database
        self.ports = free_port(), free_port()
        self.url = ""
        self._stacks = [AsyncExitStack(), AsyncExitStack()]
        self._running: dict[int, Process] = {}
        self._next = 0
        """The program to which the pages are connected."""

    async def start(self, place: int) -> None:
        there = {
            "RUMMY_TELEGRAM_TOKEN": TOKEN,
            "RUMMY_TELEGRAM_API": self._telegram.url,
            "RUMMY_WEB_URL": self.url,
            "RUMMY_WEB_LISTEN": f"127.0.0.1:{self.ports[place]}",
        }
        child = serving(self._folder, there, self._database)
        self._running[place] = await self._stacks[place].enter_async_context(child)

    async def kill(self) -> None:
        """Kill the program that serves the pages; restart it only after they have moved on."""
        self._running[self._next].kill()
        await self._stacks[self._next].aclose()
        self._next = 1 - self._next

    async def restart(self) -> None:
        """Restart the program that was killed last."""
        await self.start(1 - self._next)

    async def close(self) -> None:
        for stack in self._stacks:
            await stack.aclose()


async def found_again(*players: Player) -> None:
    for player in players:
        await player.until(f"!({LOST})")


@pytest.mark.long
async def test_a_page_goes_on_with_the_other_program_and_no_move_is_lost_or_doubled(
    browser: Browser, postgres: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        telegram = await stack.enter_async_context(Loopback(SystemClock()).running())
        programs = Programs(telegram, tmp_path, postgres)
        stack.push_async_callback(programs.close)
        outside = await stack.enter_async_context(proxied(programs.ports))
        programs.url = f"http://127.0.0.1:{outside}/"
        await programs.start(0)
        await programs.start(1)
        _, hands = await begun(telegram)
        players = [await Player.with_browser(browser) for _ in hands]
        for player, hand in zip(players, hands, strict=True):
            await player.page.goto(await page_link(hand))
            await player.sees(".rack .tile")
        for turn in range(TURNS):
            on, off = players if await players[0].page.evaluate(MINE) else reversed(players)
            await _drafts_and_draws(programs, on, off, pauses=turn % 2 == 0)
        assert await players[0].page.locator(".stock").inner_text() == str(
            TILES - 2 * DEALT - TURNS
        )
        assert [len(await player.rack()) for player in players] == [DEALT + TURNS // 2] * 2
        assert players[0].faults + players[1].faults == []


async def _drafts_and_draws(programs: Programs, on: Player, off: Player, *, pauses: bool) -> None:
    """Kill one program just after a tile is dragged, the other just after *Draw* is pressed."""
    before = len(await on.rack())
    await on.drags(on.page.locator(".rack .tile").first, on.page.locator(".fresh"))
    await on.sees(DRAFTED)
    if pauses:
        await on.page.wait_for_timeout(800)  # the program has the draft by then
    await programs.kill()
    await on.until(LOST)
    await found_again(on, off)
    assert await on.page.locator(DRAFTED).count() == 1
    assert len(await on.rack()) == before - 1
    await programs.restart()
    await on.page.locator('.own [aria-label="Take everything back"]').click()
    await on.until("document.querySelector('.meld.single') === null")
    await on.presses("Draw")
    await programs.kill()
    await off.until(MINE)
    await on.until(f"!{MINE}")
    await found_again(on, off)
    assert len(await on.rack()) == before + 1
    await programs.restart()
