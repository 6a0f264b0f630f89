"""A bot loses no message while its database has problems."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
import structlog
from structlog.typing import EventDict, WrappedLogger

from bot.app import Dependencies, kept_in
from bot.machine.system import Chance, SystemClock
from tests.support.databases.trouble import locked
from tests.support.telegram.evening import evening, serving
from tests.support.telegram.hands import Hand
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import Json
from tests.support.translator import TRANSLATOR


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set once the database has refused a change because another program holds a lock."""
    monkeypatch.setattr("storage.sqlite.file.WAIT", 0.5)
    refused = asyncio.Event()

    def hear(_logger: WrappedLogger, _level: str, event: EventDict) -> EventDict:
        if event.get("trouble") == "locked":
            refused.set()
        raise structlog.DropEvent

    structlog.configure(processors=[hear])
    return refused


async def test_a_message_during_a_database_lock_is_acted_on_after_it(
    tmp_path: Path, refused: asyncio.Event
) -> None:
    file = tmp_path / "rummy.sqlite3"
    given = Dependencies(pause=0, entropy=Chance(1))
    async with kept_in(f"sqlite:///{file}", given) as parts, evening(parts=parts) as game:
        ann = await game.friend("Ann")
        with locked(file):
            await ann.says("/new kids")
            await refused.wait()
        await ann.sees("myRummy Kids")


async def test_the_backlog_is_taken_once_the_database_is_free(
    tmp_path: Path, refused: asyncio.Event
) -> None:
    file = tmp_path / "rummy.sqlite3"
    given = Dependencies(pause=0, entropy=Chance(1), translator=TRANSLATOR)
    async with Loopback(SystemClock()).running() as telegram:
        ann = Hand(telegram, telegram.world.user("Ann"))
        ann.user.started = True
        await ann.says("/new kids")
        with ExitStack() as held:

            def hold(method: str, _given: Json) -> None:
                if method == "deleteWebhook":  # later updates are the backlog
                    held.enter_context(locked(file))

            async def free() -> None:
                await refused.wait()
                held.close()

            telegram.before = hold
            async with kept_in(f"sqlite:///{file}", given) as parts, asyncio.TaskGroup() as tasks:
                tasks.create_task(free())
                async with serving(telegram, parts):
                    await ann.sees("myRummy Kids")
        assert telegram.faults == []
