"""Print how many presses lays by hand take, before and now: `poe presses`."""

import asyncio
from collections.abc import Sequence
from statistics import median

from tests.byhand.desk import presses
from tests.byhand.discord import Mouse
from tests.byhand.plan import plan, positions
from tests.byhand.telegram import Thumb

COLUMNS = "{:>5} {:>6} {:>10} {:>9} {:>4} {:>8} {:>4}"


def _line(*figures: object) -> None:
    print(COLUMNS.format(*figures))  # noqa: T201 - a report


async def report() -> None:
    """Print a line for each position, and the medians."""
    _line("tiles", "moved", "gatherings", "Telegram", "now", "Discord", "now")
    rows: list[Sequence[int]] = []
    for one in positions():
        steps = plan(one)
        tiles = sum(len(step.tiles) for step in steps)
        now = await presses(Thumb, one), await presses(Mouse, one)
        rows.append((tiles, one.moved, len(steps), one.telegram, now[0], one.discord, now[1]))
        _line(*rows[-1])
    _line(*map(median, zip(*rows, strict=True)))


asyncio.run(report())
