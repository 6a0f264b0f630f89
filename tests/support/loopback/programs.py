"""`rummy serve` as a process of its own, connected to loopback platforms."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.checkout import ROOT


def surroundings(folder: Path, platform: Mapping[str, str], database: str | None) -> dict[str, str]:
    """Return the program's settings; without a database URL it keeps everything in its folder."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "XDG_DATA_HOME": str(folder),
        "XDG_STATE_HOME": str(folder),
        "RUMMY_DATABASE_URL": database or f"sqlite:///{folder / 'rummy.sqlite3'}",
        **platform,
    }


@asynccontextmanager
async def serving(
    folder: Path, platform: Mapping[str, str], database: str | None = None
) -> AsyncIterator[Process]:
    """Run the program until it is killed; its log is in its folder."""
    with (folder / "log").open("a") as log:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.main", "serve"),
            env=surroundings(folder, platform, database),
            cwd=folder,
            stderr=log,
        )
    try:
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()
