"""The contract of every store."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from core.engine.delivery.notices import LobbyChanged
from core.engine.people import ChatId, Human, PersonId, TableId, ToChat, ToPerson
from core.engine.ports import (
    Change,
    CodeTakenError,
    Listing,
    StaleError,
    Store,
    UnknownTableError,
)
from core.engine.table.events import SeatTaken
from core.engine.table.evolve import replay
from core.engine.table.state import SeatState
from core.engine.time.timers import Timer
from core.rules.sheets import SHEETS
from storage.memory.tables import MemoryStore
from storage.sql.database import open_database
from tests.support.databases.stored import ANN, BEN, GROUP, LISTED, OPENED, brought, opened

STORES = ("memory", "sqlite", "postgres")


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    url = f"sqlite:///{tmp_path / 'rummy.sqlite3'}"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres")
    families = (SHEETS["kids"].family, SHEETS["basic"].family)
    async with open_database(url, families) as database:
        yield database.store


async def test_an_appended_change_is_loaded(store: Store) -> None:
    table = await opened(store)
    taken = SeatTaken(who=Human(BEN))
    listing = replace(LISTED, people=(ANN, BEN))
    draft = SeatState(version=3)
    await store.append(
        Change(
            table=table,
            expected=1,
            family="tiles",
            listing=listing,
            events=(taken,),
            drafts={0: draft},
        )
    )
    stored = await store.load(table)
    assert stored.events == (OPENED, taken)
    assert stored.drafts == {0: draft}
    assert stored.state is None
    assert await store.history(table) == (OPENED, taken)


async def test_after_a_snapshot_only_later_events_are_loaded(store: Store) -> None:
    table = await opened(store)
    taken = SeatTaken(who=Human(BEN))
    state = replay((OPENED, taken))
    await store.append(
        Change(
            table=table, expected=1, family="tiles", listing=LISTED, events=(taken,), snapshot=state
        )
    )
    assert await store.load(table) == replace(
        await store.load(table), state=state, events=(), drafts={}
    )
    assert await store.history(table) == (OPENED, taken)


@pytest.mark.parametrize("expected", [0, 2])
async def test_a_change_of_another_version_stores_nothing(store: Store, expected: int) -> None:
    table = await opened(store)
    waiting = await store.unsent()
    notice = LobbyChanged(to=ToChat(GROUP), table=table)
    change = Change(
        table=table,
        expected=expected,
        family="tiles",
        listing=replace(LISTED, is_open=False),
        events=(SeatTaken(who=Human(BEN)),),
        drafts={0: SeatState(version=1)},
        notices=(notice,),
    )
    with pytest.raises(StaleError):
        await store.append(change)
    assert await store.history(table) == (OPENED,)
    assert (await store.load(table)).drafts == {}
    assert await store.unsent() == waiting
    assert await store.tables_in(GROUP) == (table,)


async def test_tables_are_found_by_chat_person_and_code_while_they_are_open(store: Store) -> None:
    first, second = await opened(store), await store.new_table()
    listing = Listing(code="GHJK", chats=(GROUP,), people=(BEN,), is_open=True)
    await store.append(
        Change(
            table=second,
            expected=0,
            family="tiles",
            listing=listing,
            events=(replace(OPENED, code="GHJK"),),
        )
    )
    assert first != second
    assert await store.tables_in(GROUP) == (first, second)
    assert await store.tables_of(BEN) == (second,)
    assert await store.table_called("GHJK") == second
    assert (await store.homes(), await store.count_open()) == ({ToChat(GROUP): second}, 2)
    await store.append(
        Change(table=second, expected=1, family="tiles", listing=replace(listing, is_open=False))
    )
    assert await store.tables_in(GROUP) == (first,)
    assert await store.tables_of(BEN) == ()
    assert await store.table_called("GHJK") is None
    assert (await store.homes(), await store.count_open()) == ({ToChat(GROUP): first}, 1)


async def test_a_table_that_somebody_watches_is_found_while_it_is_open(store: Store) -> None:
    table = await opened(store)
    watched = replace(LISTED, watchers=(BEN,))
    await store.append(Change(table=table, expected=1, family="tiles", listing=watched))
    assert await store.tables_visited(BEN) == (table,)
    assert await store.tables_of(BEN) == ()
    seated = replace(LISTED, people=(*LISTED.people, BEN))
    await store.append(Change(table=table, expected=1, family="tiles", listing=seated))
    assert await store.tables_visited(BEN) == ()
    closed = replace(watched, is_open=False)
    await store.append(Change(table=table, expected=1, family="tiles", listing=closed))
    assert await store.tables_visited(BEN) == ()


async def test_no_two_open_tables_have_one_code(store: Store) -> None:
    both = await asyncio.gather(opened(store), opened(store), return_exceptions=True)
    (first,) = (one for one in both if isinstance(one, int))
    assert [type(one) for one in both].count(CodeTakenError) == 1
    with pytest.raises(CodeTakenError):
        await opened(store)
    assert (await store.count_open(), len(await store.unsent())) == (1, 1)
    closed = replace(LISTED, is_open=False)
    await store.append(Change(table=first, expected=1, family="tiles", listing=closed))
    assert await store.table_called("BCDF") is None
    second = await opened(store)
    assert await store.table_called("BCDF") == second


async def test_a_table_without_a_chat_is_found_by_its_players(store: Store) -> None:
    async def opens(code: str, chats: tuple[ChatId, ...], people: tuple[PersonId, ...]) -> TableId:
        table = await store.new_table()
        listing = Listing(code=code, chats=chats, people=people, is_open=True)
        events = (replace(OPENED, code=code),)
        change = Change(table=table, expected=0, family="tiles", listing=listing, events=events)
        await store.append(change)
        return table

    shown = await opens("BCDF", (GROUP,), (ANN,))
    await opens("BCDG", (), (ANN, BEN))
    newest = await opens("BCDH", (), (BEN,))
    assert await store.homes() == {ToChat(GROUP): shown, ToPerson(BEN): newest}


async def test_a_notice_waits_until_it_was_sent(store: Store) -> None:
    table = await opened(store)
    (posted,) = await store.unsent()
    assert posted.notice == LobbyChanged(to=ToChat(GROUP), table=table)
    await store.sent([posted.number], {})
    assert await store.unsent() == ()


async def test_a_notice_may_be_reported_as_sent_twice(store: Store) -> None:
    await opened(store)
    (posted,) = await store.unsent()
    for _ in range(2):  # by the outbox, and by a reply that showed the same
        await store.sent([posted.number], {})
    assert await store.unsent() == ()


async def test_an_update_waits_until_it_was_acted_on(store: Store) -> None:
    first, second = brought("7"), brought("8")
    assert await store.take(first, 1.0)
    assert await store.take(second, 1.0)
    assert not await store.take(first, 2.0)
    assert await store.unfinished("test") == (first, second)
    assert await store.unfinished("other") == ()
    await store.finish(first.cause)
    assert await store.take(brought("9"), 2.0)
    assert await store.unfinished("test") == (second, brought("9"))
    assert not await store.take(first, 3.0)
    asked = {first.cause, second.cause, brought("10").cause}
    assert set(await store.unsettled(asked)) == {second.cause}


async def test_a_change_settles_the_update_that_caused_it_or_nothing(store: Store) -> None:
    table = await opened(store)
    await store.take(brought("7"), 1.0)
    change = Change(
        table=table,
        expected=7,
        family="tiles",
        listing=LISTED,
        events=(SeatTaken(who=Human(BEN)),),
        cause=brought("7").cause,
    )
    with pytest.raises(StaleError):
        await store.append(change)
    assert await store.unfinished("test") == (brought("7"),)
    await store.append(replace(change, expected=1))
    assert await store.unfinished("test") == ()


async def test_a_table_that_never_was_cannot_be_loaded(store: Store) -> None:
    with pytest.raises(UnknownTableError):
        await store.load(TableId(77))
    with pytest.raises(UnknownTableError):
        await store.history(TableId(77))


async def test_each_request_for_timers_gets_its_own_although_one_is_cancelled(
    store: Store,
) -> None:
    tables = [await opened(store, code) for code in ("ABCD", "EFGH", "JKLM", "NPQR")]
    running = {
        table: Timer(person=PersonId(number), seconds=60, since=float(number))
        for number, table in enumerate(tables[:3])
    }
    await store.sent([], {table: partial(_now, one) for table, one in running.items()})
    await store.unsent()  # after the timers, which are written by and by
    async with asyncio.TaskGroup() as tasks:
        asking = [tasks.create_task(store.timers((table,))) for table in tables for _ in range(2)]
        await asking[0]
        await asyncio.sleep(0)  # the next one begins to read for all others
        asking[1].cancel()
    asked = [table for table in tables for _ in range(2)]
    for table, one in list(zip(asked, asking, strict=True))[2:]:
        assert one.result() == ({table: running[table]} if table in running else {})


def _now(timer: Timer, _before: Timer | None) -> Timer:
    return timer
