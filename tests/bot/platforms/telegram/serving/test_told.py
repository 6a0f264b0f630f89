"""The terminal reports a problem with Telegram once, and its end once."""

import asyncio

import pytest

from bot.app import Dependencies
from bot.commands.console import Console
from bot.commands.owner.serve import Told
from bot.machine.system import SystemClock
from bot.main import load_settings
from tests.support.telegram.evening import serving
from tests.support.telegram.loopback.refusals import OTHER_POLLER, too_many
from tests.support.telegram.loopback.server import Loopback
from tests.support.translator import TRANSLATOR


async def test_a_trouble_is_told_once_and_so_is_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.platforms.telegram.connection.SLOWEST_RETRY", 0.01)
    console, told = Console(load_settings), ""
    console.speak("en")
    async with Loopback(SystemClock()).running() as telegram:
        telegram.refuse("getUpdates", OTHER_POLLER, OTHER_POLLER, too_many(0))
        parts = Dependencies(pause=0, translator=TRANSLATOR, herald=Told(console))
        async with serving(telegram, parts):
            while "Ready" not in told:
                await asyncio.sleep(0)
                told += capsys.readouterr().out
    said = [line for line in told.splitlines() if "[" not in line]
    assert [line.partition(".")[0].partition(",")[0] for line in said[2:]] == [
        "Another program is already asking Telegram for this bot’s updates",
        "The program keeps trying",
        "Telegram does not answer",
        "The program keeps trying",
        "Telegram answers again",
        "Ready: people can play",
    ]
