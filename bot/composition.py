"""Where everything is put together, by hand: the only place that knows a concrete store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.conversation.conversation import Conversation
from bot.screens.brush import Brush
from bot.screens.surface import Surface
from bot.texts.translator import Translator
from core.engine.ports import Clock, Entropy, Register


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What a platform gets: whom it can ask who somebody is, and to whom it passes words on."""

    register: Register
    conversation: Conversation


@asynccontextmanager
async def open_house(
    surface: Surface,
    *,
    brush: Brush,
    clock: Clock,
    entropy: Entropy,
    translator: Translator,
    pause: float,
) -> AsyncIterator[House]:
    """Put a whole house together around a platform, with tables that live in memory.

    `pause`: seconds that a computer player waits before it acts. Use it so:

        async with open_house(surface, clock=SystemClock(), entropy=Chance(), ...) as house:
            person = await house.register.person(Address("terminal", "me"), name=..., language=...)
            await house.conversation.hear(Said(person=person, chat=None, text="new rummikub"))
    """
    yield _not_yet(surface, brush, clock, entropy, translator, pause)


def _not_yet(*parts: object) -> House:
    raise NotImplementedError(parts)
