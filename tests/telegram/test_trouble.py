"""A bot whose database is in trouble: nothing that people have said is lost."""

import asyncio
from pathlib import Path

import pytest
import structlog
from structlog.typing import EventDict, WrappedLogger

from bot.composition import Parts, kept_in
from bot.system import Chance
from tests.storage.trouble import locked
from tests.telegram.evening import evening


async def test_what_is_said_while_the_database_is_held_is_heard_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.WAIT", 0.5)
    file, refused = tmp_path / "rummy.sqlite3", asyncio.Event()

    def hear(_logger: WrappedLogger, _level: str, event: EventDict) -> EventDict:
        if event.get("trouble") == "locked":
            refused.set()
        raise structlog.DropEvent

    structlog.configure(processors=[hear])
    given = Parts(pause=0, entropy=Chance(1))
    async with kept_in(f"sqlite:///{file}", given) as parts, evening(parts=parts) as game:
        ann = await game.friend("Ann")
        with locked(file):
            await ann.says("/new kids")
            await refused.wait()
        await ann.sees("myRummy Kids")
