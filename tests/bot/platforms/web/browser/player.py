"""A person at the page in a real browser, who drags, taps, presses keys and reads."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Self, TypeAlias

from core.engine.people import PersonId, TableId
from core.engine.table.view import TableView
from tests.support.web.site import Site

Browser: TypeAlias = Any
"""Playwright's type; Playwright is not installed everywhere."""
PATIENCE = 60_000
"""Milliseconds until a test gives up; many, because machines may be busy."""
SPOKEN = "spoken: "
LISTENING = f"""
addEventListener("DOMContentLoaded", () => {{
  const live = document.getElementById("live");
  if (live) new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(
    (node) => console.log("{SPOKEN}" + node.textContent)
  ))).observe(live, {{ childList: true }});
}});
"""
"""A script of the test that logs the texts of the live region."""
PHONE = {"width": 360, "height": 640}
ON_ITS_SIDE = {"width": 640, "height": 360}
DESK = {"width": 1280, "height": 800}


class Player:
    """A person with a separate browser."""

    def __init__(self, page: Any) -> None:  # noqa: ANN401 - Playwright's own
        self.page = page
        self.faults: list[str] = []
        """The browser's complaints: script errors and policy violations."""
        self.heard: list[str] = []
        """The texts for a screen reader, in order."""
        self._see: Callable[[], Awaitable[TableView]]
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._said)
        page.on("console", self._spoke)

    def _said(self, message: Any) -> None:  # noqa: ANN401 - Playwright's own
        lost = "WebSocket" in message.text or "ERR_CONNECTION" in message.text
        if message.type == "error" and not lost:
            self.faults.append(message.text)

    def _spoke(self, message: Any) -> None:  # noqa: ANN401 - Playwright's own
        if message.text.startswith(SPOKEN):
            self.heard += message.text.removeprefix(SPOKEN).splitlines()

    @classmethod
    async def at(
        cls,
        browser: Any,  # noqa: ANN401 - Playwright's own
        site: Site,
        person: PersonId,
        table: TableId,
        *,
        phone: bool = False,
    ) -> Self:
        """Open the page for a person at a table."""
        player = await cls.with_browser(browser, phone=phone)
        player._see = partial(site.app.engine.see, table, person)  # noqa: SLF001 - its own
        await player.page.goto(
            site.opened.addresses.link(await site.opened.doors.link(person, table))
        )
        await player.page.wait_for_selector("header h1:not(:empty)")
        return player

    @classmethod
    async def with_browser(
        cls,
        browser: Any,  # noqa: ANN401 - Playwright's own
        *,
        phone: bool = False,
    ) -> Self:
        """Open a new browser context without history."""
        around = await browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale="en-GB",
            reduced_motion="reduce",
        )
        player = cls(await around.new_page())
        await player.page.add_init_script(LISTENING)
        return player

    def tile(self, name: str, where: str = ".rack") -> Any:  # noqa: ANN401 - Playwright's own
        """Find a tile by its name for screen readers."""
        return self.page.locator(f'{where} .tile[aria-label^="{name}"]').first

    async def rack(self) -> list[str]:
        labels = self.page.locator(".rack .tile")
        return [str(await one.get_attribute("aria-label")) for one in await labels.all()]

    async def melds(self) -> list[str]:
        """Return the names of the melds for screen readers."""
        found = self.page.locator(".meld")
        return [str(await one.get_attribute("aria-label")) for one in await found.all()]

    async def drags(self, piece: Any, place: Any) -> None:  # noqa: ANN401 - Playwright's own
        """Drag with the mouse from the middle of one element to the middle of another."""
        start, end = await self._middle(piece), await self._middle(place)
        await self.page.mouse.move(*start)
        await self.page.mouse.down()
        await self.page.mouse.move(*end, steps=6)
        await self.page.mouse.up()

    async def swipes(self, piece: Any, place: Any) -> None:  # noqa: ANN401 - Playwright's own
        """Drag with a finger, by touch events."""
        start, end = await self._middle(piece), await self._middle(place)
        line = await self.page.context.new_cdp_session(self.page)

        async def touch(kind: str, *points: tuple[float, float]) -> None:
            touches = [{"x": x, "y": y} for x, y in points]
            await line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        await touch("touchStart", start)
        for step in range(1, 7):
            across, down = (end[axis] - start[axis] for axis in (0, 1))
            await touch("touchMove", (start[0] + across * step / 6, start[1] + down * step / 6))
        await touch("touchEnd")

    async def _middle(self, element: Any) -> tuple[float, float]:  # noqa: ANN401 - Playwright's own
        await element.scroll_into_view_if_needed()
        box = await element.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def presses(self, label: str) -> None:
        """Press a button of the page."""
        await self.page.locator("footer .key", has_text=label).first.click()

    async def keys(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def reaches(self, label: str, kind: str = ".key") -> None:
        """Press Tab until a button with this label, or the first of a kind, has the focus."""
        here = (
            "([kind, label]) => document.activeElement.matches(kind)"
            " && document.activeElement.textContent.startsWith(label)"
        )
        for _ in range(60):
            if await self.page.evaluate(here, [kind, label]):
                return
            await self.keys("Tab")
        raise AssertionError(f"{label or kind} cannot be reached by Tab")

    async def walks_to(self, selector: str) -> None:
        """Press an arrow key until this tile has the focus."""
        here = "(selector) => document.activeElement.matches(selector)"
        for _ in range(200):
            if await self.page.evaluate(here, selector):
                return
            await self.keys("ArrowRight")
        raise AssertionError(f"{selector} cannot be reached by arrows")

    async def sees(self, selector: str) -> None:
        await self.page.wait_for_selector(selector)

    async def until(self, script: str) -> None:
        """Wait until a script is true; the page's policy forbids Playwright's own waiting."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not await self.page.evaluate(script):
                await self.page.wait_for_timeout(20)

    async def stored(self, seen: Callable[[TableView], object]) -> None:
        """Wait until the program holds the person's table in this state."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not seen(await self._see()):
                await self.page.wait_for_timeout(20)

    @property
    async def told(self) -> str:
        """Return the present text for a screen reader."""
        text: str = await self.page.locator("#live").inner_text()
        return text
