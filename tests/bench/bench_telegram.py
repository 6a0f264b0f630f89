"""Measures how long a press waits for its answer, with many busy tables on one Telegram.

    poe bench-telegram

The bot, its painter and the loopback Telegram share one process; the bot keeps to its limits.
Each table has two people who tap a tile and then draw, in turns.
"""

import asyncio
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from time import process_time

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from bot.platforms.telegram.serve import TAKES
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.hands import Hand, buttons
from tests.support.telegram.loopback.world import Chat, Json
from tests.support.translator import TRANSLATOR

TABLES = (1, 50, 200)
TURNS_A_SECOND = 2.0
"""Presses a second in all, more than one core can paint and serve beside the loopback."""
SECONDS = 20.0
clock = SystemClock()


@dataclass
class Waits:
    """The waiting times of presses, in milliseconds."""

    taps: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    worked: float = 0.0
    """The processor's time for all of them, with the pictures and the loopback Telegram."""


async def table(game: Evening, number: int) -> tuple[Hand, Hand]:
    """Two people and a dealt round."""
    group: Chat = game.group()
    ann, ben = game.meet(f"Ann{number}"), game.meet(f"Ben{number}")
    for hand in (ann, ben):
        hand.user.started = True
    await ann.says("/new@rummy_bot", group)
    await game.telegram.until(lambda: group.shown)
    await ben.presses("Join", group)
    await game.telegram.until(lambda: "Ben" in str(group.shown[-1]))
    await ann.presses("Start", group)
    await game.telegram.until(lambda: on_turn(ann) or on_turn(ben))
    return ann, ben


def on_turn(hand: Hand) -> Json | None:
    """Return the message with a tile to tap."""
    shown = hand.private.shown
    return next((m for m in shown if any(is_tile(key) for key in buttons(m))), None)


def is_tile(key: Json) -> bool:
    return str(key.get("callback_data", "")).startswith("+")


async def play(people: tuple[Hand, Hand], every: float, waits: Waits) -> None:
    """Tap a tile and draw, again and again; a player who is too early waits for their turn."""
    until = clock.now() + SECONDS
    await asyncio.sleep(every * (people[0].user.id % 97) / 97)
    while clock.now() < until:
        mover = next(filter(on_turn, people), None)
        if mover is not None:
            turn = on_turn(mover)
            assert turn is not None
            tile = next(filter(is_tile, buttons(turn)))
            waits.taps.append(await pressed(mover, turn, tile))
            draw = [key for key in buttons(turn) if key["text"] == "Draw"]
            for key in draw * 2:  # the bot asks once
                waits.turns.append(await pressed(mover, turn, key))
        await asyncio.sleep(every)


async def pressed(hand: Hand, message: Json, key: Json) -> float:
    began = clock.now()
    with suppress(TimeoutError):  # it counts as the longest wait
        await hand.presses_on(hand.private.messages.get(message["message_id"], message), key)
    return (clock.now() - began) * 1000


async def measured(count: int) -> Waits:
    waits = Waits()
    parts = Dependencies(
        pause=0, entropy=Chance(1), clock=clock, look="picture", translator=TRANSLATOR
    )
    async with evening(parts=parts, takes=TAKES) as game:
        tables = [await table(game, number) for number in range(count)]
        every, worked = max(1.0, count / TURNS_A_SECOND), process_time()
        async with asyncio.TaskGroup() as tasks:
            for people in tables:
                tasks.create_task(play(people, every, waits))
        waits.worked = (process_time() - worked) * 1_000
    return waits


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> None:
    for count in map(int, sys.argv[1:] or TABLES):
        waits = asyncio.run(measured(count))
        for name, values in (("tap", waits.taps), ("draw", waits.turns)):
            p50, p99 = quantile(values, 0.5), quantile(values, 0.99)
            told = f"{len(values):5}  p50 {p50:7.1f}  p99 {p99:7.1f} ms"
            print(f"{count:4} tables  {name:4}  {told}", flush=True)  # noqa: T201 - its task
        presses = len(waits.taps) + len(waits.turns)
        print(f"{count:4} tables  {presses:5} presses: processor {waits.worked / presses:.1f} ms")  # noqa: T201


if __name__ == "__main__":
    main()
