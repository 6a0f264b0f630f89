"""The terminal reports each step of the start until people can play."""

import asyncio

import pytest

from bot.app import Dependencies
from bot.app.listening import serve_together
from bot.commands.console import Console
from bot.commands.owner.serve import Told
from bot.machine.system import SystemClock
from bot.main import load_settings
from tests.support.discord.evening import adapter
from tests.support.discord.loopback.asked import Request
from tests.support.discord.loopback.server import HangUpError, Loopback
from tests.support.translator import TRANSLATOR


async def told_until_ready(discord: Loopback, capsys: pytest.CaptureFixture[str]) -> str:
    """Serve until people can play; return what the terminal printed."""
    console, told = Console(load_settings), ""
    console.speak("en")
    stop = asyncio.Event()
    parts = Dependencies(pause=0, translator=TRANSLATOR, herald=Told(console))
    async with asyncio.TaskGroup() as tasks:
        bot = tasks.create_task(serve_together([adapter(discord)], parts, stop))
        while "Ready" not in told and not bot.done():
            await asyncio.sleep(0)
            told += capsys.readouterr().out
        stop.set()
    return told


async def test_the_start_tells_the_connection_the_invitation_and_readiness(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with Loopback(SystemClock()).running() as discord:
        told = await told_until_ready(discord, capsys)
    connecting, connected, ready = (line for line in told.splitlines() if "[info" not in line)
    assert connecting == "Connecting to Discord…"
    assert connected.startswith("Discord: connected as ")
    assert "client_id=" in connected
    assert "client_id=None" not in connected
    assert ready == "Ready: people can play. Ctrl-C ends the program."


@pytest.mark.parametrize(
    "kind", ["GET /users/@me", "GET /applications/{application_id}/commands", "GET /gateway/bot"]
)
async def test_a_request_of_the_start_that_fails_is_repeated_and_told(
    kind: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.platforms.discord.connection.AGAIN", 0.01)
    left = [kind, kind]  # the client itself repeats a request once, on a new connection

    def hang_up(asked: Request) -> None:
        if asked.kind in left:
            left.remove(kind)
            raise HangUpError

    async with Loopback(SystemClock()).running() as discord:
        discord.before = hang_up
        told = await told_until_ready(discord, capsys)
    assert left == []
    assert told.count("Discord does not answer. ") == 1
    assert told.count("The program keeps trying.") == 1
