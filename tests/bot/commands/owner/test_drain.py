"""`rummy drain` stops a program that serves in another process."""

import asyncio
from pathlib import Path

import pytest

from bot.app import Dependencies, kept_in
from bot.main import run
from core.engine.access import DRAINING


def test_no_new_tables_are_opened_until_it_is_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'rummy.sqlite3'}"

    def drain(*wanted: str) -> tuple[int, str]:
        status = run(["drain", *wanted, "--database", url])
        said = capsys.readouterr()
        return status, said.out + said.err

    async def while_served() -> None:
        async with kept_in(url, Dependencies()) as parts:
            assert (await asyncio.to_thread(drain, "on"))[1].startswith("No new tables")
            assert await parts.rulings.standing() == {DRAINING}
            assert (await asyncio.to_thread(drain))[1].startswith("No new tables")
            assert (await asyncio.to_thread(drain, "off"))[1].startswith("New tables may")
            assert await parts.rulings.standing() == frozenset()

    status, said = drain("on")
    assert (status, "The bot hasn’t been run" in said) == (2, True)
    assert not Path(tmp_path, "rummy.sqlite3").exists()
    asyncio.run(while_served())
