"""A database is created, reopened, refused, and written by one writer."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import Engine

from core.engine.access import DRAINING, Ruling
from core.engine.delivery.notices import LobbyChanged
from core.engine.people import Address, Human, PersonId, ToChat, Wishes
from core.engine.ports import Change, Trouble, UnavailableError
from core.engine.table.events import SeatTaken
from core.engine.time.quiet import QuietHours
from core.engine.time.timers import Timer
from core.rules.sheets import SHEETS
from storage.migrations import NEWEST, STEPS, NewerSchemaError, migrate
from storage.sql.database import DatabaseUrlError, open_database, rulings_at
from storage.sql.schema import METADATA
from storage.sqlite.backup import back_up
from tests.support.databases.stored import BEN, GROUP, LISTED, OPENED, brought, opened

FAMILIES = (SHEETS["kids"].family,)
ANN = Address("test", "ann")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rummy.sqlite3"


def at(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return at(request.getfixturevalue("file"))


async def test_answered_changes_outlast_a_restart(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        table = await opened(database.store)
        ann = await database.register.person(ANN, name="Ann", language="de")
        await database.register.speak(ann, "en")
        chat = await database.register.chat(Address("test", "g1"))
    async with open_database(url, FAMILIES) as database:
        assert await database.store.history(table) == (OPENED,)
        (posted,) = await database.store.unsent()
        assert posted.notice == LobbyChanged(to=ToChat(GROUP), table=table)
        assert await database.register.person(ANN, name="", language="de") == ann
        assert (await database.register.who(ann)).name == "Ann"
        assert (await database.register.who(ann)).language == "en"
        assert (await database.register.where(chat)).address == Address("test", "g1")
        assert await database.store.new_table() != table


async def test_a_chat_keeps_its_language_and_zone_wherever_it_moves(url: str) -> None:
    here, there = Address("test", "g1"), Address("test", "g2")
    async with open_database(url, FAMILIES) as database:
        chat = await database.register.chat(here)
        assert (await database.register.where(chat)).language is None
        assert await database.register.chat(here, language="fr") == chat
        assert (await database.register.where(chat)).language == "fr"
        assert (await database.register.where(chat)).zone is None
        await database.register.speak_in(chat, "it")
        await database.register.keep_zone(chat, "Europe/Rome")
        await database.register.chat(here, language="nl")
        await database.register.move(here, there)
    async with open_database(url, FAMILIES) as database:
        assert await database.register.chat(there, language="nl") == chat
        assert (await database.register.where(chat)).language == "it"
        assert (await database.register.where(chat)).zone == "Europe/Rome"
        await database.register.keep_zone(chat, None)
        assert (await database.register.where(chat)).zone is None


async def test_a_chat_that_moves_after_a_restart_is_found_in_its_new_place(url: str) -> None:
    here, there = Address("test", "g1"), Address("test", "g2")
    async with open_database(url, FAMILIES) as database:
        chat = await database.register.chat(here)
    async with open_database(url, FAMILIES) as database:
        assert (await database.register.where(chat)).address == here
        await database.register.move(here, there)
        assert (await database.register.where(chat)).address == there


async def test_wishes_of_a_person_are_kept(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        ann = await database.register.person(ANN, name="Ann", language="de")
        assert (await database.register.who(ann)).wishes == Wishes()
        await database.register.wish(ann, Wishes(theme="dark"))
        await database.register.wish(ann, Wishes(look="emoji", theme="dark"))
        await database.register.speak(ann, "en")
    async with open_database(url, FAMILIES) as database:
        assert await database.register.person(ANN, name="Ann", language="de") == ann
        known = await database.register.who(ann)
        assert (known.wishes, known.language) == (Wishes(look="emoji", theme="dark"), "en")


async def test_all_wishes_are_listed_after_a_restart(url: str) -> None:
    hours = QuietHours(begins=22 * 60, ends=7 * 60 + 30, zone="Europe/Berlin")
    async with open_database(url, FAMILIES) as database:
        ann = await database.register.person(ANN, name="Ann", language="de")
        await database.register.person(replace(ANN, key="2"), name="Ben", language="de")
        await database.register.wish(ann, Wishes(quiet=str(hours)))
    async with open_database(url, FAMILIES) as database:
        assert await database.register.wishes() == {ann: Wishes(quiet=str(hours))}
        assert QuietHours.read(str(hours)) == hours


async def test_notices_of_another_day_are_numbered_on(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        await opened(database.store)
    async with open_database(url, FAMILIES) as database:
        await opened(database.store, "GHJK")
        first, second = await database.store.unsent()
        assert first.number < second.number


async def test_many_changes_are_written_together_and_each_is_answered(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        codes = [f"B{number:02}" for number in range(40)]
        tables = await asyncio.gather(*(opened(database.store, code) for code in codes))
        taken = SeatTaken(who=Human(BEN))
        listings = [replace(LISTED, code=code) for code in codes]
        changes = [
            Change(table=table, expected=at_, family="tiles", listing=listing, events=(taken,))
            for table, listing, at_ in zip(tables, listings, [1, 7] * 20, strict=True)
        ]
        written = asyncio.gather(
            *(database.store.append(change) for change in changes), return_exceptions=True
        )
        answers = await written
        assert [isinstance(answer, tuple) for answer in answers] == [True, False] * 20
        lengths = [len(await database.store.history(table)) for table in tables]
        assert lengths == [2, 1] * 20


async def test_updates_that_come_together_are_each_taken_once(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        keys = ["1", "2", "1", "3", "2"]
        taking = (database.store.take(brought(key), 1.0) for key in keys)
        assert await asyncio.gather(*taking) == [True, True, False, True, False]
        left = await database.store.unfinished("test")
        assert [one.cause.key for one in left] == ["1", "2", "3"]


async def test_two_at_once_for_one_table_and_only_one_is_stored(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        table = await opened(database.store)
        change = Change(
            table=table,
            expected=1,
            family="tiles",
            listing=LISTED,
            events=(SeatTaken(who=Human(BEN)),),
        )
        answers = await asyncio.gather(
            *(database.store.append(change) for _ in range(2)), return_exceptions=True
        )
        assert [isinstance(answer, tuple) for answer in answers] == [True, False]


async def test_only_one_program_opens_a_file(file: Path) -> None:
    async with open_database(at(file), FAMILIES):
        with pytest.raises(UnavailableError) as refused:
            async with open_database(at(file), FAMILIES):
                pytest.fail("opened twice")
    assert refused.value.trouble is Trouble.LOCKED


async def test_a_newer_schema_is_refused_and_left_alone(file: Path) -> None:
    async with open_database(at(file), FAMILIES):
        pass
    run(file, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerSchemaError):
        async with open_database(at(file), FAMILIES):
            pytest.fail("opened")
    assert run(file, "SELECT version_num FROM alembic_version") == [("9999",)]


async def test_an_older_schema_is_copied_before_it_is_lifted(file: Path) -> None:
    engine = create_engine(at(file))
    with engine.begin() as connection:
        migrate(connection, "0001")
    engine.dispose()
    run(file, "INSERT INTO tables VALUES (3, 1, 'BCDF', 0, '[\"BCDF\",false,[1],[7,9]]', NULL)")
    run(file, "INSERT INTO people VALUES (7, 'test', 'ann', 'Ann', 'de', 1)")
    async with open_database(at(file), FAMILIES) as database:
        assert await database.register.person(ANN, name="Ann", language=None) == 7
    assert run(file, "SELECT * FROM played ORDER BY person_id") == [(7, 3), (9, 3)]
    assert run(file, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    kept = file.with_name(f"{file.name}.before-{NEWEST}")
    assert run(kept, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert run(kept, "SELECT name FROM people") == [("Ann",)]


def test_the_steps_lead_to_the_schema_that_the_program_uses(tmp_path: Path) -> None:
    engine = create_engine(at(tmp_path / "new.sqlite3"))
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert ScriptDirectory(str(STEPS)).get_current_head() == NEWEST


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "oracle://host/rummy", "x"])
async def test_a_url_without_a_file_is_refused(url: str) -> None:
    with pytest.raises(DatabaseUrlError):
        async with open_database(url, FAMILIES):
            pytest.fail("opened")


def deleted(file: Path) -> None:
    file.unlink()


def restored(file: Path) -> None:
    back_up(file, file.with_name("yesterday"))
    file.with_name("yesterday").replace(file)


@pytest.mark.parametrize("away", [deleted, restored])
async def test_a_file_that_is_gone_or_another_takes_nothing_more(
    file: Path, away: Callable[[Path], None]
) -> None:
    async with open_database(at(file), FAMILIES) as database:
        table = await opened(database.store)
        away(file)
        with pytest.raises(UnavailableError) as refused:
            await opened(database.store)
        assert refused.value.trouble is Trouble.GONE
    async with open_database(at(file), FAMILIES) as database:
        there = away is restored
        assert await database.store.tables_in(GROUP) == ((table,) if there else ())


@contextmanager
def commits() -> Iterator[list[object]]:
    """Record what is committed as long as this is open."""
    found: list[object] = []

    def committing(connection: object) -> None:
        found.append(connection)

    event.listen(Engine, "commit", committing)
    try:
        yield found
    finally:
        event.remove(Engine, "commit", committing)


async def test_a_write_without_a_waiter_joins_the_next_commit(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sql.writer.MOMENT", 3_600.0)
    async with open_database(at(file), FAMILIES) as database:
        store, update = database.store, brought("7")
        await store.take(update, 1.0)
        await opened(store)
        numbers = [posted.number for posted in await store.unsent()]
        with commits() as made:
            await store.sent(numbers, {})
            await store.finish(update.cause)
            await store.take(brought("8"), 1.0)
        assert len(made) == 1
        assert await store.unsent() == ()
        await store.finish(brought("8").cause)
    async with open_database(at(file), FAMILIES) as database:
        assert await database.store.unfinished("test") == ()


async def test_a_write_without_a_waiter_is_committed_after_a_moment(
    file: Path,
) -> None:
    async with open_database(at(file), FAMILIES) as database:
        await database.store.take(brought("7"), 1.0)
        await database.store.finish(brought("7").cause)
        async with asyncio.timeout(20):
            while await database.store.unfinished("test"):  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def test_a_locked_file_takes_nothing_and_then_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.file.WAIT", 0.05)
    async with open_database(at(file), FAMILIES) as database:
        table = await opened(database.store)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(UnavailableError) as refused:
            await opened(database.store)
        assert refused.value.trouble is Trouble.LOCKED
        assert await database.store.history(table) == (OPENED,)
        other.close()
        assert await opened(database.store, "GHJK") != table


async def test_a_full_file_takes_nothing_and_keeps_what_it_has(file: Path) -> None:
    async with open_database(at(file), FAMILIES) as database:
        table = await opened(database.store)
        limited = text("PRAGMA max_page_count = 1")
        await database.store._writer.write(lambda connection: connection.execute(limited))  # noqa: SLF001
        written = 0
        refused: UnavailableError | None = None
        while refused is None:
            try:
                await opened(database.store, f"B{written}")
                written += 1
            except UnavailableError as error:
                refused = error
        assert refused.trouble is Trouble.FULL
        assert len(await database.store.tables_in(GROUP)) == 1 + written
        assert await database.store.history(table) == (OPENED,)


async def test_a_damaged_file_says_so(file: Path) -> None:
    await asyncio.to_thread(file.write_bytes, b"no database at all" * 100)
    with pytest.raises(UnavailableError) as refused:
        async with open_database(at(file), FAMILIES):
            pytest.fail("opened")
    assert refused.value.trouble is Trouble.DAMAGED


async def test_a_change_without_events_is_kept(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        table = await opened(database.store)
        closed = replace(LISTED, is_open=False)
        change = Change(table=table, expected=1, family="tiles", listing=closed)
        assert await database.store.append(change) == ()
        assert await database.store.tables_in(GROUP) == ()


def run(file: Path, statement: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        answer = connection.execute(statement).fetchall()
    connection.close()
    return answer


async def test_of_several_timers_of_a_table_the_last_one_is_kept(url: str) -> None:
    async with open_database(url, FAMILIES) as database:
        store = database.store
        table = await opened(store)
        waits = Timer(person=PersonId(1), seconds=120)
        runs = replace(waits, since=5.0)
        other = Timer(person=PersonId(2), seconds=120)
        shaped = Change(
            table=table, expected=1, family="tiles", listing=LISTED, timer=lambda _: waits
        )
        moved = replace(shaped, events=(SeatTaken(who=Human(BEN)),), timer=lambda _: other)
        writing = asyncio.gather(store.append(shaped))
        await asyncio.sleep(0)
        await store.sent([], {table: lambda _: runs})  # while the change before it is being written
        await writing
        await opened(store, "GHJK")
        assert await store.timers() == {table: runs}
        await store.sent([], {table: lambda _: runs})
        await store.append(moved)  # decided after that turn was announced
        assert await store.timers() == {table: other}


async def test_a_ruling_stands_until_it_is_lifted_and_over_a_restart(
    url: str,
) -> None:
    ban = Ruling("ban", ANN)
    with pytest.raises(UnavailableError):
        async with rulings_at(url):
            pass
    async with open_database(url, FAMILIES) as database, rulings_at(url) as beside:
        await database.rulings.make(ban)
        await database.rulings.make(ban)
        await beside.make(DRAINING)
        assert await database.rulings.standing() == await beside.standing() == {ban, DRAINING}
        await beside.lift(ban)
    async with open_database(url, FAMILIES) as database:
        assert await database.rulings.standing() == {DRAINING}
