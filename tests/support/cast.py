"""An app built from real parts, and people whose screens a test can read."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from bot.app import Dependencies, open_app
from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Said
from bot.machine.system import Chance
from bot.platforms.base.adapter import App
from bot.screens.formatter import PlainFormatter
from bot.screens.screen import Screen, Surface
from core.engine.people import Address, ChatId, Look, PersonId, TableId, To
from core.engine.ports import Clock, Store
from core.engine.table.evolve import replay
from core.engine.table.state import TableState
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from storage.memory.tables import MemoryStore
from tests.support.translator import TRANSLATOR

FIRST = TableId(1)


class DrivenClock:
    """A clock that stands still until somebody sleeps, and then jumps to the time of waking."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)


class Watching:
    """A surface that records what was shown, and the state of the table at that moment."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self.answers: list[str] = []
        self._state: TableState | None = None
        self.shown: list[tuple[To, Screen, TableState]] = []

    async def show(self, to: To, screen: Screen) -> None:
        known = 0 if self._state is None else self._state.version
        history = await self._store.history(FIRST)
        self._state = replay(history[known:], self._state)
        self.shown.append((to, screen, self._state))

    async def answer(self, person: PersonId, text: str) -> None:
        del person
        self.answers.append(text)


def shown_on(surface: Surface) -> Platform:
    """The platform of the tests."""
    return Platform(name="test", surface=surface, formatter=PlainFormatter())


@dataclass
class Cast:
    """People of an app, by name."""

    app: App
    store: Store
    surface: Watching
    people: dict[str, PersonId] = field(default_factory=dict)
    chats: dict[str, ChatId] = field(default_factory=dict)

    async def says(self, name: str, text: str, chat: str | None = None) -> None:
        if name not in self.people:
            address = Address("test", name)
            self.people[name] = await self.app.register.person(address, name=name, language=None)
        if chat is not None and chat not in self.chats:
            self.chats[chat] = await self.app.register.chat(Address("test", chat))
        said = Said(person=self.people[name], chat=self.chats.get(chat or ""), text=text)
        await self.app.conversation.hear(said)

    async def state(self) -> TableState:
        return replay(await self.store.history(FIRST))


@asynccontextmanager
async def cast(
    *,
    seed: int = 1,
    pause: float = 0,
    clock: Clock | None = None,
    store: MemoryStore | None = None,
    sheets: Mapping[str, Sheet] = SHEETS,
    look: Look = "text",
) -> AsyncIterator[Cast]:
    """Open an app for the people of a test."""
    store = store or MemoryStore()
    surface = Watching(store)
    parts = Dependencies(
        pause=pause,
        clock=clock or DrivenClock(),
        entropy=Chance(seed),
        store=store,
        sheets=sheets,
        translator=TRANSLATOR,
        look=look,
    )
    async with open_app(parts, shown_on(surface)) as app:
        yield Cast(app, store, surface)
        assert await store.unsent() == ()


async def two_rounds(game: Cast, sheet: str) -> None:
    """Ann and Ben start; Ann leaves her seat to a computer, and Ben's time runs out."""
    await game.says("Ann", f"new {sheet}", "g1")
    await game.says("Ben", "join", "g1")
    await game.says("Ann", "settings computers easy", "g1")
    await game.says("Ann", "settings rounds 2", "g1")
    await game.says("Ann", "start", "g1")
    for name in ("Ann", "Ben"):
        await game.says(name, "draw")
        await game.says(name, "sort number")
    await game.says("Ann", "leave", "g1")
    for _ in range(400):
        state = await game.state()
        if state.running is not None:
            await game.app.engine.time_out(FIRST)
        elif state.begun.over:
            return
        else:
            await game.says("Ben", "next", "g1")
    pytest.fail("no end")
