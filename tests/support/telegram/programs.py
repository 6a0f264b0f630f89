"""`rummy serve` as a process of its own, connected to the loopback Telegram."""

import re
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from tests.support.loopback.programs import serving, surroundings
from tests.support.telegram.hands import Hand, content
from tests.support.telegram.loopback.server import TOKEN, Loopback
from tests.support.telegram.loopback.world import Chat, Json


def settings(telegram: Loopback, folder: Path) -> dict[str, str]:
    return surroundings(folder, _there(telegram), None)


def program(
    telegram: Loopback, folder: Path, database: str | None = None
) -> AbstractAsyncContextManager[Process]:
    """Run the program until it is killed."""
    return serving(folder, _there(telegram), database)


def _there(telegram: Loopback) -> dict[str, str]:
    return {"RUMMY_TELEGRAM_TOKEN": TOKEN, "RUMMY_TELEGRAM_API": telegram.url}


@asynccontextmanager
async def killed_at(
    telegram: Loopback, child: Process, request: Callable[[str, Json], bool]
) -> AsyncIterator[None]:
    """Kill the program at its first such request, which gets no answer; the body leads to it."""

    def kill(method: str, given: Json) -> None:
        if request(method, given):
            child.kill()
            raise ConnectionResetError

    telegram.before = kill
    yield
    await child.wait()
    telegram.before = lambda _method, _given: None


async def begun(telegram: Loopback) -> tuple[Chat, list[Hand]]:
    """Start a round of two."""
    group = telegram.world.group("Friends")
    hands = [Hand(telegram, telegram.world.user(name)) for name in ("Ann", "Ben")]
    for hand in hands:
        hand.user.started = True
    ann, ben = hands
    for hand in hands:
        await hand.says("settings my text")
        await hand.sees("Saved. Only your own view")
    await ann.says("/new@rummy_bot", group)
    await ann.sees("Seats taken: 1", group)
    await ann.says("/settings@rummy_bot look text", group)
    await ann.sees("The table is shown as text.", group)
    await ben.says("/join@rummy_bot", group)
    await telegram.until(lambda: any("Seats taken: 2" in content(one) for one in group.shown))
    await ann.says("/start@rummy_bot", group)
    await telegram.until(lambda: all(my_turn(hand) is not None for hand in hands))
    return group, hands


def my_turn(hand: Hand) -> bool | None:
    """Whether it is somebody's turn, by the newest message; None before the deal."""
    shown = [content(message) for message in hand.private.shown]
    turns = [text for text in shown if "Your rack" in text]
    return "\nYour turn: " in turns[-1] if turns else None


async def page_link(hand: Hand) -> str:
    """Ask for a private link to the page, and return it."""
    await hand.says("web")
    said = await hand.sees("#")
    found = re.search(r"http://\S+#[\w-]{43}", said)
    assert found is not None
    return found[0]
