"""`rummy serve` as a program of its own, led to the Discord of the tests."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from tests.discord.loopback.server import TOKEN, Loopback
from tests.house.tree import ROOT


def settings(discord: Loopback, folder: Path, database: str | None) -> Mapping[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "XDG_DATA_HOME": str(folder),
        "XDG_STATE_HOME": str(folder),
        "RUMMY_DISCORD_TOKEN": TOKEN,
        "RUMMY_DISCORD_API": discord.url,
        "RUMMY_DISCORD_GATEWAY": discord.gateway_url,
        "RUMMY_DATABASE_URL": database or f"sqlite:///{folder / 'rummy.sqlite3'}",
    }


@asynccontextmanager
async def program(
    discord: Loopback, folder: Path, database: str | None = None
) -> AsyncIterator[Process]:
    """The program, from when it listens until it is killed."""
    before = len(discord.gateway.identified)
    with (folder / "log").open("a") as log:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.main", "serve"),
            env=settings(discord, folder, database),
            cwd=folder,
            stderr=log,
        )
    try:
        await discord.until(lambda: len(discord.gateway.identified) > before)
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()
