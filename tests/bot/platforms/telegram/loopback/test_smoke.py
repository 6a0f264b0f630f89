"""The loopback Telegram passes the check for the real Telegram."""

import asyncio

import pytest

from bot.machine.system import SystemClock
from tasks.telegram_smoke import smoke
from tests.support.telegram.hands import Hand, buttons
from tests.support.telegram.loopback.server import TOKEN, Loopback


async def test_the_smoke_test_finds_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    async with Loopback(SystemClock()).running() as telegram, asyncio.TaskGroup() as tasks:
        told = tasks.create_task(smoke(TOKEN, telegram.url))
        ann = Hand(telegram, telegram.world.user("Ann"))
        await ann.starts("smoke")
        await telegram.until(lambda: "✓ Press me" in labels(ann))
        await ann.presses("✓ Press me")
        assert await told == 0
        assert telegram.faults == []
    assert "!!" not in capsys.readouterr().out


def labels(hand: Hand) -> list[str]:
    return [key["text"] for message in hand.private.shown for key in buttons(message)]
