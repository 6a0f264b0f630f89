"""A database of an earlier release goes on: open rounds, drafts, and unsent notices."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import Dependencies, kept_in
from bot.app.app import open_app
from bot.app.databases import moved
from bot.commands.progress import Progress
from bot.conversation.request import Said
from bot.machine.system import Chance
from bot.platforms.base.adapter import App
from bot.screens.screen import Screen
from core.engine.people import Address, To
from core.rules.sheets import SHEETS
from tests.support.cast import DrivenClock, shown_on
from tests.support.translator import TRANSLATOR

KEPT = Path(__file__).parent / "kept" / "schema_0007.sql"
"""Seven tables, one for each sheet, in their first rounds: each had three turns and two timeouts.
Whoever is on turn has a tile in hand, and the last timeout has been told to nobody."""


class Shown:
    """A surface that records what was shown to whom."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def show(self, _to: To, screen: Screen) -> None:
        self.texts.append(screen.text)

    async def answer(self, _person: object, text: str) -> None:
        self.texts.append(text)


@pytest.fixture
def before(tmp_path: Path) -> str:
    """Return the address of the kept database."""
    path = tmp_path / "rummy.sqlite3"
    with sqlite3.connect(path) as file:
        file.executescript(KEPT.read_text("utf-8"))
    return f"sqlite:///{path}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[App, Shown]]:
    surface = Shown()
    parts = Dependencies(pause=0, entropy=Chance(3), clock=DrivenClock(), translator=TRANSLATOR)
    async with kept_in(url, parts) as kept, open_app(kept, shown_on(surface)) as app:
        yield app, surface


async def test_a_file_goes_on(before: str) -> None:
    async with opened(before) as (app, surface):
        await every_table_goes_on(app)
    assert sum("Time’s up!" in text for text in surface.texts) >= len(SHEETS)


async def test_a_file_moved_to_a_server_goes_on(before: str, postgres: str) -> None:
    await asyncio.to_thread(moved, before, postgres, Progress())
    async with opened(postgres) as (app, surface):
        await every_table_goes_on(app)
    assert sum("Time’s up!" in text for text in surface.texts) >= len(SHEETS)


async def every_table_goes_on(app: App) -> None:
    for sheet in SHEETS:
        chat = await app.register.chat(Address("test", f"chat-{sheet}"))
        (table,) = await app.engine.tables_in(chat)
        seen = await app.engine.see(table)
        assert [deed.verb for deed in seen.deeds].count("timeout") == 2
        assert all(deed.timeout is not None for deed in seen.deeds if deed.verb == "timeout")
        assert seen.settings.idle_timeouts == 3
        assert seen.round is not None
        names = (f"ann-{sheet}", f"ben-{sheet}")
        name = names[seen.round.to_move]
        mover = await app.register.person(Address("test", name), name=name, language="en")
        drafted = (await app.engine.see(table, mover)).draft.groups is not None
        assert drafted == (seen.sheet.family.name == "tiles")
        for word in ("draw", "draw yes"):  # the first asks about the tile in hand
            await app.conversation.hear(Said(person=mover, chat=None, text=word))
        assert len((await app.engine.see(table)).deeds) == len(seen.deeds) + 1
