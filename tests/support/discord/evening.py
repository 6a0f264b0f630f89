"""A bot that runs against the loopback Discord, and the people who play there."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from bot.platforms.discord.serve import Discord
from core.engine.delivery.rate import Allowance
from core.engine.people import Look
from core.engine.ports import Clock
from core.engine.table.state import Racks
from tests.support.clocks import A_MOMENT, SkippingClock, SteppedClock, looked_at
from tests.support.discord.client.hands import Hand
from tests.support.discord.loopback.server import TOKEN, Loopback
from tests.support.discord.loopback.world import Channel, Guild
from tests.support.loopback.bot import UNHURRIED, served_by
from tests.support.translator import TRANSLATOR


@dataclass
class Evening:
    """A Discord with the bot."""

    discord: Loopback
    parts: Dependencies
    guild: Guild

    def meet(self, name: str, locale: str = "en-US") -> Hand:
        """Add a person."""
        return Hand(self.discord, self.discord.world.user(name, locale))

    def channel(self, name: str = "games") -> Channel:
        """Add a channel to the server."""
        channel = self.discord.world.channel(self.guild, name)
        self.discord.events.guild(self.guild, "CHANNEL_CREATE", channel.data)
        return channel

    def thinks(self) -> None:
        """Let somebody think before the next word: a word repeated at once confirms nothing."""
        assert isinstance(self.parts.clock, SkippingClock | SteppedClock)
        self.parts.clock.jump(A_MOMENT)


@asynccontextmanager
async def evening(
    *,
    seed: int | None = 1,
    clock: Clock | None = None,
    takes: Allowance = UNHURRIED,
    parts: Dependencies | None = None,
    look: Look = "text",
    shards: int = 1,
    paced: bool = False,
    away: int = 0,
    described: bool = True,
    emoji: Iterable[str] = (),
    racks: Racks = "here",
    tick: float = 0.5,
) -> AsyncIterator[Evening]:
    """Run the bot as long as this is open; with `described`, check bodies by the description.

    A longer `tick` saves checks of the clock in tests in which hours pass. `emoji` are the names
    of the emoji that the bot has uploaded before. Racks open in the channel unless a test says
    otherwise.

    Without a clock of the test, this Discord's clock stands still unless it is paced: so no
    answer is too late, however slow the machine is.
    """
    system = SystemClock()
    there = clock or (system if paced else SteppedClock(system.now()))
    clock = clock or system
    chance = Chance(seed)
    parts = parts or Dependencies(
        pause=0, tick=tick, entropy=chance, clock=clock, look=look, translator=TRANSLATOR
    )
    async with Loopback(there).running() as discord:
        if not described:
            discord.described = None
        discord.world.upload(emoji)
        guild, discord.gateway.shards = discord.world.guild("Friends"), shards
        discord.gateway.paced, discord.gateway.away = paced, away
        async with serving(discord, parts, takes, racks):
            await looked_at(clock, parts.tick)
            yield Evening(discord, parts, guild)
    assert discord.faults == []


def adapter(discord: Loopback, takes: Allowance = UNHURRIED, racks: Racks = "here") -> Discord:
    """Return the adapter, connected to the loopback Discord."""
    return Discord(
        token=TOKEN, api=discord.url, gateway=discord.gateway_url, takes=takes, racks=racks
    )


@asynccontextmanager
async def serving(
    discord: Loopback,
    parts: Dependencies,
    takes: Allowance = UNHURRIED,
    racks: Racks = "here",
) -> AsyncIterator[None]:
    """Let a bot listen as long as this is open."""
    before = len(discord.gateway.identified)
    async with served_by(parts, adapter(discord, takes, racks)) as bot:
        await discord.until(lambda: len(discord.gateway.identified) > before or bot.done())
        yield
