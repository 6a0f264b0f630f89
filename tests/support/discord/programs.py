"""`rummy serve` as a process of its own, connected to the loopback Discord."""

from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from core.engine.table.state import Racks
from tests.support.discord.loopback.server import TOKEN, Loopback
from tests.support.loopback.programs import serving


@asynccontextmanager
async def program(
    discord: Loopback, folder: Path, database: str | None = None, *, racks: Racks = "here"
) -> AsyncIterator[Process]:
    """The program, from when it listens until it is killed."""
    there = {
        "RUMMY_DISCORD_TOKEN": TOKEN,
        "RUMMY_DISCORD_RACKS": racks,
        "RUMMY_DISCORD_API": discord.url,
        "RUMMY_DISCORD_GATEWAY": discord.gateway_url,
    }
    before = len(discord.gateway.identified)
    async with serving(folder, there, database) as child:
        await discord.until(lambda: len(discord.gateway.identified) > before)
        yield child
