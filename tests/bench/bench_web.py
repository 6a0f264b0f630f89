"""Measures the page: its weight, its first table, the smoothness of a drag, and its cost.

    poe bench-web [weight first frames lays pages]

`first` and `frames` drive a real Chromium. In `lays`, everybody at 100 tables has a page; in
`pages`, another process connects 500 pages to this program. Times are milliseconds. If the program
waits long for a processor, the figures of `lays` say more about the machine.
"""

import asyncio
import json
import os
import resource
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

from aiohttp import ClientSession, TCPConnector

from bot.machine.system import SystemClock, collect_less_often
from bot.platforms.web.messages import PROTOCOL
from bot.platforms.web.server import load_assets
from core.engine.people import PersonId, TableId
from tests.support.web.positions import place
from tests.support.web.site import Page, Site, parts_of_test, serving

CLOCK = SystemClock()
FULL = " | ".join(
    [f"{colour}{n} {colour}{n + 1} {colour}{n + 2}" for colour in "rbky" for n in (1, 4, 7, 10)] * 2
)
"""A table of 96 tiles; the rack holds ten more."""
RACK = "r13 r13 b13 b13 k13 k13 y13 y13 J J"
FAST_3G = {
    "offline": False,
    "latency": 562,
    "downloadThroughput": 175_000,
    "uploadThroughput": 84_000,
}
TRIALS = 7
SLOWER = 4
TABLES, LAYS, APART = 100, 2, 20.0
"""Seconds between two lays at each table."""
PAGES, IDLE = 500, 10.0


def tell(name: str, figure: str) -> None:
    print(f"{name:44} {figure}", flush=True)  # noqa: T201 - its task


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def weight() -> None:
    """Print what is loaded before the first move, compressed."""
    tell("weight before the first move", f"{load_assets().weight / 1000:.1f} kB")


@asynccontextmanager
async def chromium() -> AsyncIterator[Any]:
    from playwright.async_api import async_playwright

    from tests.bot.platforms.web.browser.conftest import chromium as program

    async with async_playwright() as driver:
        running = await driver.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        yield running
        await running.close()


async def table_of(site: Site, number: int = 0) -> tuple[PersonId, PersonId, TableId]:
    ann, ben = await site.person(f"Ann{number}"), await site.person(f"Ben{number}")
    return ann, ben, await site.table(ann, ben, rules={"first_laying": "none"})


async def opened(site: Site, page: Any, ann: PersonId, table: TableId) -> float:  # noqa: ANN401
    """Open the page; return the time until the rack is drawn."""
    link = site.opened.addresses.link(await site.opened.doors.link(ann, table))
    began = CLOCK.now()
    await page.goto(link, wait_until="commit")
    await page.wait_for_selector(".rack .tile")
    return (CLOCK.now() - began) * 1000


async def first() -> None:
    """Print the time from opening a link to the rack, in a new browser."""
    async with chromium() as browser, serving(parts_of_test(4)) as site:
        ann, _, table = await table_of(site)
        for name, conditions in (("unthrottled", None), ("fast 3G", FAST_3G)):
            took = []
            for _ in range(TRIALS):
                around = await browser.new_context()
                page = await around.new_page()
                if conditions is not None:
                    line = await around.new_cdp_session(page)
                    await line.send("Network.emulateNetworkConditions", conditions)
                took.append(await opened(site, page, ann, table))
                await around.close()
            tell(f"first table, {name}", f"median {median(took):6.0f}  worst {max(took):6.0f}")


RECORD = """() => {
  window.frames_ = [];
  let last = performance.now();
  const step = (now) => {
    frames_.push(now - last);
    last = now;
    window.going = requestAnimationFrame(step);
  };
  window.going = requestAnimationFrame(step);
}"""
STOP = "() => { cancelAnimationFrame(going); return frames_.slice(1); }"


async def frames() -> None:
    """Print the time between two frames during a drag, and on an empty page."""
    async with chromium() as browser, serving(parts_of_test(4)) as site:
        ann, _, table = await table_of(site)
        await place(site, table, FULL, [RACK, "r13"])
        around = await browser.new_context(viewport={"width": 1280, "height": 800})
        page = await around.new_page()
        line = await around.new_cdp_session(page)
        for name in ("empty page", "106 tiles"):
            if name == "empty page":
                await page.goto("about:blank")
            else:
                await opened(site, page, ann, table)
            await line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            took = await dragged(page)
            await line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            told = f"p50 {median(took):5.1f}  p95 {share(took, 0.95):5.1f}  of {len(took)}"
            tell(f"frames of a drag, {name}", told)


async def dragged(page: Any) -> list[float]:  # noqa: ANN401 - Playwright's own
    tile = page.locator(".rack .tile").first
    box = await tile.bounding_box() if await tile.count() else {"x": 100, "y": 700}
    await page.mouse.move(box["x"] + 9, box["y"] + 9)
    await page.mouse.down()
    await page.evaluate(RECORD)
    for step in range(300):
        await page.mouse.move(60 + step * 37 % 1100, 120 + step * 23 % 420)
    took: list[float] = await page.evaluate(STOP)
    await page.mouse.move(box["x"] + 9, box["y"] + 9)
    await page.mouse.up()
    return took


async def lays() -> None:
    """Print the time from *Lay* to the table on the other page, with 100 busy tables."""
    async with serving(parts_of_test(4)) as site:
        took: list[float] = []
        tables = [await dealt(site, number) for number in range(TABLES)]
        began, used, waited = CLOCK.now(), _processor(), _waited()
        async with asyncio.TaskGroup() as tasks:
            for number, pages in enumerate(tables):
                tasks.create_task(played(pages, APART * number / TABLES, took))
        told = f"p50 {median(took):6.1f}  p99 {share(took, 0.99):6.1f}  of {len(took)}"
        tell(f"lay to the other's screen, {TABLES} tables", told)
        lasted, used, waited = CLOCK.now() - began, _processor() - used, _waited() - waited
        told = f"{used:.1f} s, and waited for one {waited:.1f} s, in {lasted:.0f} s"
        tell("processor used meanwhile", told)


RUNS = {one: [f"{one}{n} {one}{n + 1} {one}{n + 2}" for n in (1, 4, 7, 10)] for one in "rb"}


async def token_of(site: Site, person: PersonId, table: TableId) -> str:
    """Return a session's token without a request, because requests are limited."""
    token, session = site.opened.doors.session_for(table, person)
    await site.parts.passes.give(session)
    return token


async def dealt(site: Site, number: int) -> list[Page]:
    """Open a table of two; each holds four runs and has a page."""
    ann, ben, table = await table_of(site, number)
    await place(site, table, "k1 k2 k3", [f"{' '.join(RUNS[c])} {c}13" for c in "rb"])
    pages = [await site.connects(await token_of(site, one, table)) for one in (ann, ben)]
    for page in pages:
        await page.shows(lambda _: True)
    return pages


async def played(pages: list[Page], begins: float, took: list[float]) -> None:
    await asyncio.sleep(begins)
    for turn in range(LAYS):
        for (page, other), colour in zip((pages, pages[::-1]), "rb", strict=True):
            await laid(page, other, RUNS[colour][turn], took)
            await asyncio.sleep(APART)


async def laid(page: Page, other: Page, run: str, took: list[float]) -> None:
    view = await page.shows(lambda view: view["my_turn"])
    await page.proposes(" | ".join([*(m.replace("+", "") for m in page.melds), run]))
    version, began = view["version"], CLOCK.now()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(page.acts("done"))
        await other.shows(lambda view: view["version"] > version)
        took.append((CLOCK.now() - began) * 1000)


async def pages() -> None:
    """Print the cost of 500 connected pages: memory, and processor time at rest."""
    async with serving(parts_of_test(4)) as site:
        tokens = []
        for number in range(PAGES // 2):
            ann, ben, table = await table_of(site, number)
            tokens += [await token_of(site, one, table) for one in (ann, ben)]
        before = _memory()
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.bench_web", "connect", site.url),
            stdin=asyncio.subprocess.PIPE,
        )
        assert child.stdin is not None
        child.stdin.write(json.dumps(tokens).encode() + b"\n")
        began, used = CLOCK.now(), _processor()
        while len(site.opened.pages) < PAGES:  # noqa: ASYNC110 - another process connects them
            await asyncio.sleep(0.05)
        await asyncio.sleep(2)
        tell(f"{PAGES} pages connected and shown in", f"{CLOCK.now() - began - 2:.1f} s")
        tell("processor for a page to connect", f"{(_processor() - used) / PAGES * 1000:.2f} ms")
        tell("memory a connected page", f"{(_memory() - before) / PAGES / 1000:.0f} kB")
        used = _processor()
        await asyncio.sleep(IDLE)
        idle = (_processor() - used) / IDLE / PAGES * 1e6
        tell("processor a connected page, idle", f"{idle:.0f} µs a second")
        child.kill()
        await child.wait()


def _memory() -> int:
    """Return the resident bytes of this process."""
    held = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return held * resource.getpagesize()


def _waited() -> float:
    """Return how long this thread was ready but waited for a processor."""
    return int(Path("/proc/self/schedstat").read_text("utf-8").split()[1]) / 1e9


def _processor() -> float:
    used = os.times()
    return used.user + used.system


async def connect(url: str) -> None:
    """Connect a page with each token, and keep all of them open."""
    tokens, sockets = json.loads(sys.stdin.readline()), []
    async with ClientSession(connector=TCPConnector(limit=0)) as client:
        for token in tokens:
            socket = await client.ws_connect(f"{url}table", origin=url.rstrip("/"))
            await socket.send_str(
                json.dumps({"type": "hello", "token": token, "protocol": PROTOCOL})
            )
            await socket.receive_str()
            sockets.append(socket)  # an idle socket is closed
        await asyncio.Event().wait()


MEASURED: dict[str, Callable[[], Awaitable[None]]] = {
    "weight": weight,
    "first": first,
    "frames": frames,
    "lays": lays,
    "pages": pages,
}


async def main() -> None:
    if sys.argv[1:2] == ["connect"]:
        await connect(sys.argv[2])
        return
    collect_less_often()  # as `rummy serve` does
    for name in sys.argv[1:]:
        await MEASURED[name]()
    for name in () if sys.argv[1:] else MEASURED:  # each in a process with fresh memory
        own = await asyncio.create_subprocess_exec(sys.executable, "-m", __spec__.name, name)
        await own.wait()


if __name__ == "__main__":
    asyncio.run(main())
