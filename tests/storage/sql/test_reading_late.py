"""A query whose answer comes after a newer write: the caches do not go back to the older state."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.util import await_only

from core.engine.people import Address, ToPerson, Wishes
from storage.sql.database import open_database
from storage.sql.opened import Database

ANN, GROUP = Address("telegram", "1"), Address("telegram", "-1")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A database with Ann and a group, of which its programs remember nothing."""
    url = f"sqlite:///{tmp_path / 'rummy.sqlite3'}"
    async with open_database(url, ()) as opened:
        await opened.register.person(ANN, name="Ann", language="en")
        await opened.register.chat(GROUP, language="en")
    async with open_database(url, ()) as opened:
        yield opened


@asynccontextmanager
async def while_asking(asked: Awaitable[object]) -> AsyncIterator[None]:
    """Begin a query, and hold its answer as long as this is open."""
    held, goes = asyncio.Event(), asyncio.Event()

    def hold(*told: object) -> None:
        if str(told[2]).startswith("SELECT") and not held.is_set():
            held.set()
            await_only(goes.wait())

    async def ask() -> None:
        await asked

    event.listen(Engine, "after_cursor_execute", hold)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(ask())
        await held.wait()
        yield
        goes.set()
    event.remove(Engine, "after_cursor_execute", hold)


async def test_a_message_kept_while_its_slot_was_read_is_known(database: Database) -> None:
    ann = ToPerson(await database.register.person(ANN, name="Ann", language="en"))
    async with while_asking(database.shown.last(ann, "table:1")):
        await database.shown.keep(ann, "table:1", "posted")
    assert await database.shown.last(ann, "table:1") == "posted"


async def test_a_language_stored_while_its_chat_was_read_is_known(database: Database) -> None:
    group = await database.register.chat(GROUP)
    async with while_asking(database.register.where(group)):
        await database.register.speak_in(group, "de")
    assert (await database.register.where(group)).language == "de"


async def test_two_changes_of_a_person_at_once_are_both_known(database: Database) -> None:
    ann = await database.register.person(ANN, name="Ann", language="en")
    register = database.register
    await asyncio.gather(register.speak(ann, "de"), register.wish(ann, Wishes(notify="dm")))
    known = await register.who(ann)
    assert (known.language, known.wishes.notify) == ("de", "dm")
