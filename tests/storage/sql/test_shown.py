"""Which slots of a place show something."""

from pathlib import Path

import pytest

from bot.screens.screen import Shown
from core.engine.people import Address, ToChat
from storage.memory.people import MemoryShown
from storage.sql.database import open_database

HERE, ELSEWHERE = Address("telegram", "-1"), Address("telegram", "-2")
SLOTS = ("question:1:7", "question:1:8", "question:12:7", "table:1")


@pytest.mark.parametrize("kept", ["memory", "database"])
async def test_slots_are_found_by_what_they_start_with(kept: str, tmp_path: Path) -> None:
    async with open_database(f"sqlite:///{tmp_path / 'rummy.sqlite3'}", ()) as database:
        shown: Shown = MemoryShown() if kept == "memory" else database.shown
        here, elsewhere = [
            ToChat(await database.register.chat(one, language="en")) for one in (HERE, ELSEWHERE)
        ]
        for slot in SLOTS:
            await shown.keep(here, slot, "posted")
        await shown.keep(elsewhere, "question:1:9", "posted")
        assert sorted(await shown.starting(here, "question:1:")) == ["question:1:7", "question:1:8"]
        await shown.drop(here, "question:1:7")
        assert await shown.starting(here, "question:1:") == ("question:1:8",)
        assert await shown.starting(elsewhere, "table:") == ()
