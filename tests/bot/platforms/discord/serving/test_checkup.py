"""`rummy doctor` reports the state of a bot on Discord and of its uploaded emoji."""

import asyncio

import pytest

from bot.machine.system import SystemClock
from bot.platforms.base.adapter import UnknownBotError
from bot.platforms.discord.commands import COMMANDS, offer
from bot.platforms.discord.connection import logged_in
from bot.platforms.discord.serve import look_at_discord
from bot.platforms.discord.writing import upload
from core.rules.sheets import SHEETS
from tests.support.discord.loopback.server import TOKEN, Loopback
from tests.support.discord.loopback.world import BOT
from tests.support.translator import TRANSLATOR


async def found(discord: Loopback, token: str = TOKEN) -> dict[str, bool]:
    findings = await asyncio.to_thread(look_at_discord, token, discord.url)
    return {finding.key: finding.well for finding in findings}


async def test_the_doctor_says_how_the_bot_stands_and_changes_nothing() -> None:
    async with Loopback(SystemClock()).running() as discord:
        keys = await found(discord)
        assert keys.keys() >= {"doctor-discord", "doctor-discord-new", "doctor-discord-emoji"}
        async with logged_in(TOKEN, discord.url, None) as client:
            await offer(client, TRANSLATOR)
        assert (await found(discord))["doctor-discord-commands"]
        assert await found(discord, "another") == {"doctor-discord-token": False}
        asked = {call.kind.partition(" ")[0] for call in discord.calls}
        assert asked == {"GET", "PUT"}
    assert discord.faults == []


async def test_the_entry_point_of_an_activity_stays_beside_our_commands() -> None:
    """Discord creates one when somebody enables Activities, and refuses a list without it."""
    entry = {"type": 4, "name": "launch", "description": "", "handler": 2, "contexts": [0, 1, 2]}
    async with Loopback(SystemClock()).running() as discord:
        ids = {"id": "77", "application_id": BOT.id, "version": "1"}
        discord.world.commands = {"launch": {**entry, **ids}}
        async with logged_in(TOKEN, discord.url, None) as client:
            offered = await offer(client, TRANSLATOR)
            assert offered.keys() == {word for words in COMMANDS.values() for word in words}
            assert discord.world.commands.keys() == {*COMMANDS, "launch"}
            assert discord.world.commands["launch"].items() >= entry.items()
            assert await offer(client, TRANSLATOR) == offered
        assert [call.kind.partition(" ")[0] for call in discord.calls].count("PUT") == 1
    assert discord.faults == []


@pytest.mark.whole
async def test_emoji_are_uploaded_once() -> None:
    async with Loopback(SystemClock()).running() as discord:
        cards = {"basic": SHEETS["basic"]}
        done = await asyncio.to_thread(upload, TOKEN, discord.url, cards)
        assert done.new == done.all > 0
        assert (await asyncio.to_thread(upload, TOKEN, discord.url, cards)).new == 0
        with pytest.raises(UnknownBotError):
            await asyncio.to_thread(upload, "another", discord.url, {})
    assert discord.faults == []
