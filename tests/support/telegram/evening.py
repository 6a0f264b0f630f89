"""A bot that runs against the loopback Telegram, and the people who play there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.app import Dependencies
from bot.machine.system import Chance
from bot.platforms.telegram.connection import Webhook
from bot.platforms.telegram.serve import Telegram
from core.engine.delivery.rate import Allowance
from core.engine.people import Look
from core.engine.ports import Clock
from tests.support.clocks import A_MOMENT, SkippingClock, SteppedClock, looked_at
from tests.support.loopback.bot import UNHURRIED, served_by
from tests.support.telegram.hands import Hand
from tests.support.telegram.loopback.server import TOKEN, Loopback
from tests.support.telegram.loopback.world import Chat
from tests.support.translator import TRANSLATOR


@dataclass
class Evening:
    """A Telegram with the bot."""

    telegram: Loopback
    parts: Dependencies
    people: dict[str, Hand] = field(default_factory=dict)

    def meet(self, name: str, language: str = "en") -> Hand:
        """Add a person."""
        hand = self.people[name] = Hand(self.telegram, self.telegram.world.user(name, language))
        return hand

    async def friend(self, name: str, language: str = "en") -> Hand:
        """Add a person who has started the bot."""
        hand = self.meet(name, language)
        await hand.starts()
        await hand.sees("/help")
        return hand

    def thinks(self) -> None:
        """Let somebody think before the next word: a word repeated at once confirms nothing."""
        assert isinstance(self.parts.clock, SkippingClock | SteppedClock)
        self.parts.clock.jump(A_MOMENT)

    def group(self, kind: str = "group") -> Chat:
        """Add a group with the bot."""
        return self.telegram.world.group("Friends", kind)


@asynccontextmanager
async def evening(
    *,
    seed: int | None = 1,
    clock: Clock | None = None,
    takes: Allowance = UNHURRIED,
    parts: Dependencies | None = None,
    look: Look = "text",
    pause: float = 0,
    apart: float = 0,
    webhook: Webhook | None = None,
    inline: bool = False,
) -> AsyncIterator[Evening]:
    """Run the bot as long as this is open."""
    clock = clock or SkippingClock()
    chance = Chance(seed)
    parts = parts or Dependencies(
        pause=pause, entropy=chance, clock=clock, look=look, translator=TRANSLATOR
    )
    telegram = Loopback(clock)
    telegram.world.bot["supports_inline_queries"] = inline
    async with telegram.running(), serving(telegram, parts, takes, apart, webhook):
        await looked_at(clock, parts.tick)
        yield Evening(telegram, parts)
    assert telegram.faults == []


@asynccontextmanager
async def serving(
    telegram: Loopback,
    parts: Dependencies,
    takes: Allowance = UNHURRIED,
    apart: float = 0,
    webhook: Webhook | None = None,
) -> AsyncIterator[None]:
    """Let a bot listen as long as this is open; a webhook gets its updates by requests."""
    there = Telegram(
        token=TOKEN, api=telegram.url, takes=takes, patience=10, apart=apart, webhook=webhook
    )
    async with served_by(parts, there) as bot:
        await telegram.until(
            lambda: telegram.methods.webhook if webhook else telegram.asked or bot.done()
        )
        yield
