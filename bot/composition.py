"""Where everything is put together, by hand: the only place that knows a concrete store."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.conversation.announcer import Announcer
from bot.conversation.conversation import Conversation
from bot.conversation.finding import Finder
from bot.conversation.readers import Readers
from bot.conversation.room import Room
from bot.screens.brush import Brush
from bot.screens.surface import Surface
from bot.system import Chance, SystemClock
from bot.texts.translator import Translator
from core.engine.engine import Engine
from core.engine.outbox import Outbox
from core.engine.ports import Clock, Entropy, Register, Store
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from storage.memory import MemoryRegister, MemoryStore


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What a house is built of. Tests put in others; each is good for one house."""

    pause: float = 1.0
    """Seconds that a computer player waits before it acts; with 0 it acts at once."""
    clock: Clock = field(default_factory=SystemClock)
    entropy: Entropy = field(default_factory=Chance)
    store: Store = field(default_factory=MemoryStore)
    register: Register = field(default_factory=MemoryRegister)
    translator: Translator = field(default_factory=Translator)
    language: str = "en"
    """What is spoken until somebody asks for another language."""
    sheets: Mapping[str, Sheet] = field(default_factory=lambda: SHEETS)


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What a platform gets: whom it can ask who somebody is, and to whom it passes words on."""

    register: Register
    conversation: Conversation
    engine: Engine


@asynccontextmanager
async def open_house(surface: Surface, brush: Brush, parts: Parts) -> AsyncIterator[House]:
    """Put a whole house together around a platform.

    async with open_house(surface, TerminalBrush(), Parts(pause=0)) as house:
        me = await house.register.person(Address("terminal", "me"), name="Ann", language="en")
        await house.conversation.hear(Said(person=me, chat=None, text="new rummikub"))
    """
    readers = Readers(
        register=parts.register,
        translator=parts.translator,
        brush=brush,
        sheets=parts.sheets,
        language=parts.language,
    )
    announcer = Announcer(readers, surface)
    outbox = Outbox(parts.store, announcer)
    engine = Engine(
        parts.store, outbox, clock=parts.clock, entropy=parts.entropy, pause=parts.pause
    )
    announcer.look_at(engine)
    room = Room(engine=engine, readers=readers, surface=surface, finder=Finder(engine))
    conversation = Conversation(room, parts.entropy)
    async with engine.running():
        yield House(register=parts.register, conversation=conversation, engine=engine)
