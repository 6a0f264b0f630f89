"""`rummy ratings` prints the ratings of all chats, and recomputes them."""

import asyncio
import json
from pathlib import Path

from storage.sql.database import open_database
from tests.support.commands.answer import Rummy
from tests.support.databases.stored import ANN, BEN, play, result, seat
from tests.support.rules.third_family import FAMILIES


def filled(folder: Path) -> str:
    url = f"sqlite:///{folder / 'rummy.sqlite3'}"

    async def fill() -> None:
        async with open_database(url, FAMILIES) as database:
            await play(database.store, [result(seat(ANN, 20), seat(BEN, -20))] * 3)

    asyncio.run(fill())
    return url


def test_ratings_are_listed_by_sheet(rummy: Rummy, tmp_path: Path) -> None:
    answer = rummy("ratings", "--database", filled(tmp_path))
    assert answer.status == 0
    head, first, second = answer.out.splitlines()
    assert "Rummikub" in head
    assert first.startswith("1. 1:")
    assert "(3 rounds)" in second


def test_made_anew_they_are_the_same(rummy: Rummy, tmp_path: Path) -> None:
    url = filled(tmp_path)
    before = json.loads(rummy("ratings", "--database", url, "--json").out)
    after = json.loads(rummy("ratings", "--rebuild", "--database", url, "--json").out)
    assert after == {**before, "rounds": 3}
    assert len(after["ratings"]) == 4
    assert "3 rounds" in rummy("ratings", "--rebuild", "--database", url).out


def test_an_unplayed_database_lists_nobody(rummy: Rummy, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    assert "Nobody is listed yet" in rummy("ratings", "--database", url).out
    assert rummy("ratings", "--database", "nonsense").status == 2
