"""Draws docs/chats again, from real screens: `poe chats`."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from tasks.chats import discord, telegram, terminal

FOLDER = Path(__file__).parents[2] / "docs" / "chats"
DRAWN: Mapping[str, Callable[[], Awaitable[str]]] = {
    "telegram.svg": telegram.drawn,
    "discord.svg": discord.drawn,
    "terminal.svg": terminal.drawn,
}


async def main() -> None:
    """Draw every file."""
    FOLDER.mkdir(exist_ok=True)
    for name, drawn in DRAWN.items():
        text = await drawn()
        (FOLDER / name).write_text(text, "utf-8")
        print(f"{name}: {len(text.encode('utf-8'))} bytes")


if __name__ == "__main__":
    asyncio.run(main())
