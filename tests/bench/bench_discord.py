"""Measures how long a press on Discord waits for its answer, with few and many busy tables.

    poe bench-discord

Each table has a person and a computer player. The person opens the own rack and draws, again and
again, with a pause. A wait lasts from the press until Discord has its acknowledgement. The loopback
Discord runs in the same process, so its processor time is in the figures, too.
"""

import asyncio
import random  # noqa: TID251 - who presses when is drawn from a seed
import sys
from contextlib import suppress
from statistics import quantiles
from time import process_time

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from tests.support.discord.client.components import buttons, label
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import evening
from tests.support.discord.loopback.world import Channel
from tests.support.translator import TRANSLATOR

TABLES = (1, 50, 500)
PRESSES_A_SECOND = 2.0
"""Presses a second in all: every second one ends a turn, and a computer plays the next."""
PAUSE = 2.0
"""The least seconds between two presses at a table, on average."""
LASTS = 90.0
"""The seconds of each measurement."""
CLOCK = SystemClock()
TOGETHER = 5


async def opened(hand: Hand, channel: Channel) -> None:
    """A table with a computer player, after the deal."""
    await hand.says("/rummy new sheet:rummikub", channel)
    await hand.sees("Seats taken: 1", channel)
    await hand.says("/rummy settings change:computers easy", channel)
    await hand.sees("Seats taken: 2", channel)
    await hand.presses("Start", channel)
    await hand.sees("’s turn", channel)


async def busy(
    hand: Hand, channel: Channel, pause: float, until: float, waits: list[float]
) -> None:
    """Press again and again; an unanswered press counts as the longest wait."""
    chance = random.Random(int(channel.id))  # noqa: S311 - a scenario
    await asyncio.sleep(chance.uniform(0, pause))
    while CLOCK.now() < until:
        own = hand.own(channel)[-1:]
        draws = any(label(key) == "Draw" for one in own for key in buttons(one.data))
        begun = CLOCK.now()
        with suppress(TimeoutError):
            await hand.presses("Draw" if draws else "My rack", channel)
        waits.append((CLOCK.now() - begun) * 1_000)
        await asyncio.sleep(chance.uniform(0, 2 * pause))


async def measured(count: int) -> tuple[list[float], float]:
    """Keep this many tables busy; return the waits of presses, and the processor time of each.

    Both are in milliseconds; the second figure includes the pictures.
    """
    parts = Dependencies(pause=1, entropy=Chance(1), look="picture", translator=TRANSLATOR)
    async with evening(parts=parts, described=False) as game:
        people = [game.meet(f"P{number}") for number in range(count)]
        places = [game.channel(f"table-{number}") for number in range(count)]
        pairs = list(zip(people, places, strict=True))
        for start in range(0, count, TOGETHER):
            some = pairs[start : start + TOGETHER]
            await asyncio.gather(*(opened(*pair) for pair in some))
        waits: list[float] = []
        worked = process_time()
        until, pause = CLOCK.now() + LASTS, max(PAUSE, count / PRESSES_A_SECOND)
        await asyncio.gather(*(busy(hand, place, pause, until, waits) for hand, place in pairs))
        return waits, (process_time() - worked) * 1_000 / max(1, len(waits))


async def main() -> None:
    for count in map(int, sys.argv[1:] or TABLES):
        waits, worked = await measured(count)
        cuts = quantiles([*waits, *waits], n=100)  # a single press has quantiles, too
        told = f"{count:4} tables, {len(waits):5} presses"
        quick = f"p50 {cuts[49]:6.1f} ms, p99 {cuts[98]:7.1f} ms"
        sys.stdout.write(f"{told}: {quick}, processor {worked:5.1f} ms\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main())
