"""Lays by mouse on the page, in a real Chromium: gestures, and the seconds that they take.

    python -m tests.byhand.page

A gesture is a drag of one tile, or the press that lays. It takes as long as the browser needs,
and at least as long as a practised hand: 0.6 s for a drag, 0.3 s for a press.
"""

import asyncio
from collections import Counter
from statistics import median
from typing import Any

from bot.machine.system import SystemClock
from tests.bot.platforms.web.browser.player import Player
from tests.byhand.plan import Gathering, Position, melds, plan, positions
from tests.support.web.positions import place
from tests.support.web.site import Site, parts_of_test, serving

CLOCK = SystemClock()
DRAG, TAP = 0.6, 0.3
"""Seconds that a gesture of a practised hand takes."""
STEPS = 12
PAUSE = 700
"""Milliseconds in which a person looks for the next tile; they do not count."""


class Mouse:
    """A person who lays a position with the mouse."""

    def __init__(self, player: Player, position: Position) -> None:
        self.player, self.page = player, player.page
        self.lying = [Counter(meld) for meld in melds(position.table)]
        self.lay = melds(position.lay)
        self.gestures = 0
        self.seconds = 0.0

    async def shown(self) -> list[Counter[str]]:
        """The tiles of each meld on the page, in its order."""
        rows: list[list[str]] = await self.page.evaluate(
            "[...document.querySelectorAll('.meld')].map((meld) => [...meld.querySelectorAll("
            "'.tile')].map((tile) => tile.dataset.face.split('/')[0]))"
        )
        return [Counter(row) for row in rows]

    async def meld(self, number: int) -> Any:  # noqa: ANN401 - Playwright's own
        """Return what is left of an old meld, and what was added to it."""
        place = (await self.shown()).index(self.lying[number])
        return self.page.locator(".meld").nth(place)

    async def tile(self, piece: str, number: int | None) -> Any:  # noqa: ANN401
        where = self.page.locator(".rack") if number is None else await self.meld(number)
        return where.locator(f'.tile[data-face^="{piece}/"]').first

    async def gather(self, gathering: Gathering) -> None:
        """Drag one tile after the other to the meld, jokers last, each to its place in it."""
        wanted = sorted(gathering.tiles, key=lambda one: one[0] == "J")
        if gathering.onto is None:
            self.lying.append(Counter())
        target = len(self.lying) - 1 if gathering.onto is None else gathering.onto
        for piece, number in wanted:
            tile, onto = await self.tile(piece, number), self.page.locator(".fresh")
            if self.lying[target]:
                onto = await self.beside(piece, target)
            await self.drags(tile, onto)
            if number is not None:
                self.lying[number] -= Counter([piece])
            self.lying[target] += Counter([piece])
            async with asyncio.timeout(10):
                while self.lying[target] not in await self.shown():
                    await self.page.wait_for_timeout(5)
            await self.page.wait_for_timeout(PAUSE)

    async def beside(self, piece: str, target: int) -> Any:  # noqa: ANN401 - Playwright's own
        """Return the tile on whose right half to drop another; for a joker, the one before it."""
        row = (await self.meld(target)).locator(".tile")
        if piece == "J":
            jokers = [meld for meld in self.lay if "J" in meld]
            final = max(jokers, key=lambda meld: (self.lying[target] & Counter(meld)).total())
            before = final.index("J") - 1
            if before >= 0:
                return row.and_(self.page.locator(f'[data-face^="{final[before]}/"]')).first
        return row.last

    async def drags(self, tile: Any, onto: Any) -> None:  # noqa: ANN401 - Playwright's own
        await tile.scroll_into_view_if_needed()
        start, end = await tile.bounding_box(), await onto.bounding_box()
        began = CLOCK.now()
        await self.page.mouse.move(start["x"] + 9, start["y"] + 9)
        await self.page.mouse.down()
        across, down = end["x"] + end["width"] * 0.8, end["y"] + end["height"] / 2
        await self.page.mouse.move(across, down, steps=STEPS)
        await self.page.mouse.up()
        self.counted(CLOCK.now() - began, DRAG)

    async def lays(self) -> None:
        """Press *Lay*."""
        began = CLOCK.now()
        await self.page.locator(".keys .key.primary:has-text('Lay')").click()
        await self.player.until("!document.body.classList.contains('mine')")
        self.counted(CLOCK.now() - began, TAP)

    def counted(self, took: float, least: float) -> None:
        self.gestures += 1
        self.seconds += max(took, least)


async def laid(browser: Any, site: Site, position: Position) -> Mouse:  # noqa: ANN401
    """Lay a position on a new page; return the gestures and seconds."""
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await site.table(ann, ben)
    await place(site, table, position.table, [position.rack, "b1"])
    mouse = Mouse(await Player.at(browser, site, ann, table), position)
    for gathering in plan(position):
        await mouse.gather(gathering)
    await mouse.lays()
    lies = (await site.app.engine.see(table)).round
    assert lies is not None
    groups = [Counter(str(piece).partition("=")[0] for piece in meld.pieces) for meld in lies.table]
    wanted = [Counter(meld) for meld in melds(position.lay)]
    assert sorted(map(sorted, (one.elements() for one in groups))) == sorted(
        map(sorted, (one.elements() for one in wanted))
    )
    await mouse.page.context.close()
    return mouse


async def report() -> None:
    """Print a line for each position, and the medians."""
    from tests.bench.bench_web import chromium

    rows = []
    async with chromium() as browser, serving(parts_of_test(4)) as site:
        for one in positions():
            mouse = await laid(browser, site, one)
            rows.append((one.moved, one.telegram, mouse.gestures, mouse.seconds))
            _line(*rows[-1])
    _line(*map(median, zip(*rows, strict=True)))


def _line(moved: float, telegram: float, gestures: float, seconds: float) -> None:
    told = f"{moved:>4} moved {telegram:>5} presses on Telegram before"
    print(f"{told} {gestures:>5} gestures {seconds:>6.1f} s")  # noqa: T201 - a report


if __name__ == "__main__":
    asyncio.run(report())
