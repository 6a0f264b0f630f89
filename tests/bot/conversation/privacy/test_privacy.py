"""People see, export and delete their data by words, on a real database."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest

from core.engine.people import PersonId, TableId
from core.engine.ports import Cause, UnknownTableError, Update
from core.engine.privacy import DAY, EVERY, RAW
from core.engine.table.events import TableStopped
from core.engine.table.evolve import replay
from storage.sql.archive import SqlArchive
from tests.support.clocks import SteppedClock
from tests.support.lines.tables import SHORT
from tests.support.lines.talk import Message, Talk, talk, to

NAME, KEY, GROUP = "Wilhelmina", "w7h3lm1na", "g1"
FIRST = TableId(1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rummy.sqlite3"


def at(file: Path) -> str:
    return f"sqlite:///{file}"


async def says(game: Talk, text: str, chat: str | None = None) -> list[Message]:
    """Say something as a chat delivers it: with an id, so that it is stored first."""
    return await game.send(person=KEY, name=NAME, text=text, chat=chat, id=f"update {game.sent}")


async def three_at_a_table(game: Talk) -> None:
    await says(game, "new kids", GROUP)
    await game.says("ben", "join", GROUP)
    await game.says("cem", "join", GROUP)
    await says(game, "start", GROUP)
    for _ in range(3):
        await says(game, "draw", GROUP)
        await game.says("ben", "draw", GROUP)
        await game.says("cem", "draw", GROUP)


def whole(file: Path) -> bytes:
    """Return every byte of the database and of its write-ahead log."""
    places = (file, file.with_name(f"{file.name}-wal"))
    return b"".join(place.read_bytes() for place in places if place.exists())


async def test_privacy_tells_the_stored_data_and_the_choices(file: Path) -> None:
    async with talk(database=at(file)) as game:
        told = await game.says("ann", "privacy", GROUP)
        assert {message["to"] for message in told} == {"person:ann"}
        buttons = [button["id"] for button in told[0]["buttons"]]
        assert buttons == ["...privacy export", "...privacy forget", "...privacy hide"]
        await game.says("ann", "language de")
        assert "Nummer" in to(await game.says("ann", "datenschutz"), "person:ann")[0]


async def test_the_export_names_everything_that_is_kept(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await three_at_a_table(game)
        await says(game, "language de")
        given = json.loads(to(await says(game, "datenschutz export", GROUP), f"person:{KEY}")[0])
        assert given["person"]["name"] == NAME
        assert given["person"]["key"] == KEY
        assert given["person"]["language"] == "de"
        assert [table["sheet"] for table in given["tables"]] == ["kids"]
        assert given["tables"][0]["host"] is True
        assert {deed["verb"] for deed in given["tables"][0]["deeds"]} == {"draw"}
        other = json.loads(to(await game.says("dan", "privacy export"), "person:dan")[0])
        assert other["tables"] == []


async def test_forgetting_erases_name_and_number_everywhere(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await three_at_a_table(game)
        history = await game.parts.store.history(FIRST)
        (asked,) = await says(game, "privacy forget")
        assert NAME.encode() in whole(file)
        await game.presses(KEY, asked["buttons"][0]["id"])
        for word in ("table", "score", "record"):
            assert NAME not in json.dumps(await game.says("ben", word, GROUP))
        left = await game.parts.store.history(FIRST)
        assert left[: len(history)] == history
        assert replay(history).people == (PersonId(1), PersonId(2), PersonId(3))
        assert replay(left).people == (PersonId(2), PersonId(3))
        assert NAME.encode() not in whole(file)
        assert KEY.encode() not in whole(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")
    assert NAME.encode() not in whole(file)
    assert KEY.encode() not in whole(file)


async def test_a_forgotten_person_may_play_again_as_a_stranger(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await three_at_a_table(game)
        await says(game, "privacy forget")
        await says(game, "privacy forget yes")
        assert (
            "tables"
            not in json.loads(to(await says(game, "privacy export"), f"person:{KEY}")[0])["person"]
        )
        await says(game, "next", GROUP)
        await game.says("ben", "stop", GROUP)
        await game.says("cem", "stop", GROUP)
        await says(game, "new kids", GROUP)
        assert replay(await game.parts.store.history(TableId(2))).people == (PersonId(4),)


async def test_no_message_written_while_a_person_is_forgotten_names_them() -> None:
    async with talk() as game:
        await game.says("ann", "new kids", GROUP)
        await game.says("ann", "settings computers easy", GROUP)
        await game.says("ann", "start", GROUP)
        waits = to(await says(game, "next", GROUP), f"chat:{GROUP}")
        assert any(NAME in told for told in waits)
        await says(game, "privacy forget")
        told = to(await says(game, "privacy forget yes"), f"chat:{GROUP}")
        assert any("Somebody is no longer waiting for a seat" in one for one in told)
        assert not any(NAME in one for one in told)


async def test_a_result_no_longer_names_a_player_who_had_left_and_is_forgotten(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await game.says("ann", "new rummikub", GROUP)
        await says(game, "join", GROUP)
        for setting in (SHORT, "rounds 1"):
            await game.says("ann", f"settings {setting}", GROUP)
        await game.says("ann", "start", GROUP)
        while "This round" not in game.text(f"chat:{GROUP}"):
            await game.says("ann", "draw", GROUP)
            await says(game, "draw", GROUP)
        result = game.latest(f"chat:{GROUP}")["message"]
        await says(game, "leave", GROUP)
        assert NAME in str(game.shown[result]["text"])
        await says(game, "privacy forget yes")
        assert "Somebody" in str(game.shown[result]["text"])
        assert NAME not in str(game.shown[result]["text"])


async def test_the_rack_in_private_goes_with_its_forgotten_person() -> None:
    async with talk() as game:
        await three_at_a_table(game)
        rack = (await says(game, "table"))[-1]
        await says(game, "privacy forget")
        told = await says(game, "privacy forget yes")
        assert rack["message"] in [line["message"] for line in told if "delete" in line]


async def test_the_last_one_at_a_table_closes_it(file: Path) -> None:
    async with talk(database=at(file)) as game:
        await says(game, "new kids")
        await says(game, "privacy forget yes")
        assert isinstance((await game.parts.store.history(FIRST))[-1], TableStopped)


async def test_leaving_ends_the_wait_for_a_seat() -> None:
    async with talk() as game:
        await game.says("ann", "new kids", GROUP)
        await game.says("ann", "settings computers easy", GROUP)
        await game.says("ann", "start", GROUP)
        await game.says("ben", "next", GROUP)
        assert replay(await game.parts.store.history(FIRST)).waiting == (PersonId(2),)
        await game.says("ben", "leave", GROUP)
        assert replay(await game.parts.store.history(FIRST)).waiting == ()


async def test_updates_are_kept_for_two_days_and_old_games_as_long_as_set(file: Path) -> None:
    clock = SteppedClock()
    left = Update(cause=Cause(platform="x", key="7"), place="g", sender="s", raw="{}")
    async with talk(database=at(file), clock=clock, tick=600, games_kept=90) as game:
        for chat in ("g1", "g2"):
            await game.says("ann", "new kids", chat)
            await game.says("ben", "join", chat)
        await game.says("ann", "start", "g2")
        await game.parts.store.take(left, clock.now())
        await swept(game, RAW - 2 * EVERY)
        assert await game.parts.store.unfinished("x") == (left,)
        await swept(game, EVERY)
        assert await game.parts.store.unfinished("x") == ()
        await swept(game, 89 * DAY - RAW)
        assert await game.parts.store.history(FIRST)
        await swept(game, DAY + RAW)
        with pytest.raises(UnknownTableError):
            await game.parts.store.history(FIRST)
        assert await game.parts.store.tables_of(PersonId(1)) == (TableId(2),)
        assert (
            "There’s no table in this chat"
            in to(await game.says("ann", "table", "g1"), "chat:g1")[0]
        )


async def swept(game: Talk, seconds: float) -> None:
    """Advance the clock by this time and an hour, and wait until the sweep has finished."""
    swept: list[float] = []
    archive = game.parts.archive
    assert isinstance(archive, SqlArchive)
    clear = archive.clear

    async def clearing(**old: float | None) -> tuple[TableId, ...]:
        gone = await clear(**old)  # type: ignore[arg-type]
        swept.append(1)
        return gone

    with patch.object(archive, "clear", clearing):
        assert isinstance(game.clock, SteppedClock)
        game.clock.jump(seconds)
        while not swept:
            await game.goes_by(EVERY / 6)
            await asyncio.sleep(0.01)


async def test_the_label_of_the_key_that_forgets_can_be_typed_once_it_was_asked() -> None:
    async with talk() as game:
        await game.says("ann", "privacy forget")
        await game.says("ann", "privacy forget")
        assert "Yes, forget me" in game.buttons("person:ann")
        told = to(await game.says("ann", "yes, forget me"), "person:ann")
        assert told == to(await game.says("ben", "privacy forget yes"), "person:ben")


async def test_the_label_of_the_key_that_forgets_does_nothing_unasked() -> None:
    async with talk() as game:
        forgotten = to(await game.says("ben", "privacy forget yes"), "person:ben")
        assert to(await game.says("ann", "Yes, forget me"), "person:ann") != forgotten
