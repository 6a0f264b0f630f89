"""Discord and Telegram, served by one program."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from bot.platforms.telegram.serve import Telegram
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import adapter
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import Channel
from tests.support.loopback.bot import UNHURRIED, served_by
from tests.support.telegram import hands as telegram_hands
from tests.support.telegram.loopback.server import TOKEN as TELEGRAM_TOKEN
from tests.support.telegram.loopback.server import Loopback as TelegramLoopback
from tests.support.telegram.loopback.world import Chat
from tests.support.translator import TRANSLATOR


@dataclass
class Both:
    """Ann on Discord; Ben, and Ann again, on Telegram."""

    parts: Dependencies
    discord: Loopback
    telegram: TelegramLoopback
    channel: Channel
    group: Chat
    ann: Hand
    annie: telegram_hands.Hand
    ben: telegram_hands.Hand


@asynccontextmanager
async def both() -> AsyncIterator[Both]:
    """Serve both platforms as long as this is open."""
    clock = SystemClock()
    parts = Dependencies(pause=0, entropy=Chance(1), look="text", translator=TRANSLATOR)
    async with (
        Loopback(clock).running() as discord,
        TelegramLoopback(clock).running() as telegram,
        served_by(
            parts,
            adapter(discord),
            Telegram(token=TELEGRAM_TOKEN, api=telegram.url, takes=UNHURRIED, patience=10),
        ),
    ):
        channel = discord.world.channel(discord.world.guild("Friends"), "games")
        group = telegram.world.group("Friends")
        await discord.until(lambda: discord.gateway.identified)
        ann = Hand(discord, discord.world.user("Ann"))
        people = [telegram_hands.Hand(telegram, telegram.world.user(n)) for n in ("Annie", "Ben")]
        for hand in people:
            await hand.starts()
            await hand.sees("/help")
        yield Both(parts, discord, telegram, channel, group, ann, *people)
        assert (discord.faults, telegram.faults) == ([], [])
