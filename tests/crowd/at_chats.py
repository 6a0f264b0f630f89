"""Programs that serve the loopback Telegram and the loopback Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from socket import create_server

from aiohttp import ClientError, ClientSession

from bot.machine.system import SystemClock
from tests.crowd.programs import Programs, Running
from tests.support.discord.loopback.server import TOKEN as DISCORD_TOKEN
from tests.support.discord.loopback.server import Loopback as Discord
from tests.support.telegram.loopback.server import TOKEN as TELEGRAM_TOKEN
from tests.support.telegram.loopback.server import Loopback as Telegram

LOOKS = 0.2
"""Seconds between two checks whether a program is ready."""


@dataclass(eq=False)
class Serving(Running):
    """A program, and the address at which it reports its health."""

    port: int = 0


@dataclass
class AtChats(Programs):
    """Several programs; each serves both platforms."""

    telegram: Telegram = field(default_factory=lambda: Telegram(SystemClock()))
    discord: Discord = field(default_factory=lambda: Discord(SystemClock()))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Run the platforms and the programs as long as this is open."""
        async with self.telegram.running(), self.discord.running(), super().open():
            yield

    async def begin(self) -> Running:
        """Start a program."""
        port = _free_port()
        serving = await self.start(
            "serve",
            RUMMY_DATABASE_URL=self.url,
            RUMMY_METRICS_LISTEN=str(port),
            RUMMY_TELEGRAM_TOKEN=TELEGRAM_TOKEN,
            RUMMY_TELEGRAM_API=self.telegram.url,
            RUMMY_DISCORD_TOKEN=DISCORD_TOKEN,
            RUMMY_DISCORD_RACKS="here",
            RUMMY_DISCORD_API=self.discord.url,
            RUMMY_DISCORD_GATEWAY=self.discord.gateway_url,
            XDG_DATA_HOME=str(self.folder),
        )
        return Serving(serving, port=port)

    async def live(self, one: Running) -> None:
        """Poll a program until it is ready or has ended."""
        assert isinstance(one, Serving)
        async with ClientSession() as session:
            while one.process.returncode is None:
                if await _is_ready(session, one.port):
                    return await self.serves(one)
                await asyncio.sleep(LOOKS)
        return None


async def _is_ready(session: ClientSession, port: int) -> bool:
    try:
        async with session.get(f"http://127.0.0.1:{port}/ready") as answer:
            return answer.ok
    except (ClientError, OSError):
        return False


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
