"""Several programs on one database: one at a time changes a table, and none is forgotten."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from bot.app import Dependencies, kept_in, open_app
from bot.machine.system import SystemClock
from bot.platforms.base.adapter import App
from core.engine.delivery.inbox import Inbox
from core.engine.people import (
    FORGOTTEN,
    Address,
    Human,
    PersonId,
    TableId,
    ToChat,
    ToPerson,
    Wishes,
)
from core.engine.ports import Change, SettledError, StaleError, UnavailableError, Update
from core.engine.table.events import SeatTaken
from core.engine.table.evolve import replay
from core.engine.time.quiet import QuietHours
from core.rules.sheets import SHEETS
from storage.cluster.cluster import MARGIN, SHARES, PostgresCluster
from storage.cluster.postgres_peers import PostgresPeers
from storage.postgres.admin_connection import Line
from storage.postgres.server import connect, single
from storage.sql.database import Database, open_database, read
from tests.support.databases.server import ask
from tests.support.databases.stored import BEN, GROUP, LISTED, brought, opened
from tests.support.lines.talk import Message, Talk, talk
from tests.support.translator import TRANSLATOR

FAMILIES = (SHEETS["kids"].family,)
PASSED_ON = """
UPDATE leases SET holder = (SELECT id FROM members WHERE id <> leases.holder)
WHERE name = 'poller'"""
"""Pretend that all others have given that program up."""
ANN = Address("test", "ann")
TAKEN = SeatTaken(who=Human(BEN))


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Database, Database]]:
    async with open_database(url, FAMILIES) as one, open_database(url, FAMILIES) as other:
        yield one, other


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let programs check each other ten times as often."""
    monkeypatch.setattr("storage.cluster.cluster.BEAT", 0.1)
    monkeypatch.setattr("core.engine.delivery.inbox.ADOPTS", 0.2)
    monkeypatch.setattr("core.engine.time.timeouts.GRACE", 0.3)


async def until(holds: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(20):
        while True:
            found = holds()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


async def test_of_two_changes_decided_on_the_same_state_one_is_stored(postgres: str) -> None:
    async with two(postgres) as (one, other):
        table = await opened(one.store)
        seen = (await other.store.load(table)).revision
        change = Change(
            table=table, expected=1, family="tiles", listing=LISTED, events=(TAKEN,), revision=seen
        )
        answers = await asyncio.gather(
            one.store.append(change), other.store.append(change), return_exceptions=True
        )
        assert [isinstance(one, StaleError) for one in answers].count(True) == 1
        assert await one.store.revision(table) == seen + 1 == await other.store.revision(table)


async def test_tables_opened_at_once_by_two_programs_have_two_codes(postgres: str) -> None:
    async with talk(database=postgres) as one, talk(database=postgres) as other:  # one chance
        await asyncio.gather(one.says("ann", "new kids", "g1"), other.says("ben", "new", "g2"))
    codes = [code for (code,) in await ask("SELECT code FROM tables WHERE is_open", postgres)]
    assert len(codes) == len(set(codes)) == 2


async def test_an_update_is_taken_by_one_and_acted_on_by_one(postgres: str) -> None:
    async with two(postgres) as (one, other):
        table = await opened(one.store)
        update = brought("7")
        taken = await asyncio.gather(one.store.take(update, 1.0), other.store.take(update, 1.0))
        assert sorted(taken) == [False, True]
        mine, peers = (one, other) if taken[0] else (other, one)
        assert await peers.store.unfinished("test") == ()
        assert await mine.store.unfinished("test") == (update,)
        change = Change(
            table=table,
            expected=1,
            family="tiles",
            listing=LISTED,
            events=(TAKEN,),
            cause=update.cause,
        )
        with pytest.raises(SettledError):
            await peers.store.append(change)
        await mine.store.append(change)
        with pytest.raises(SettledError):
            await mine.store.append(replace(change, expected=2))


async def test_the_work_of_a_stopped_program_is_taken_over(postgres: str) -> None:
    async with open_database(postgres, FAMILIES) as one:
        async with open_database(postgres, FAMILIES) as other:
            companies = [one.cluster, other.cluster]
            await until(lambda: [each.programs for each in companies] == [2, 2])
            tables = [TableId(number) for number in range(64)]

            def minded() -> list[int]:
                return [sum(each.minds(table) for table in tables) for each in companies]

            await until(lambda: minded() == [32, 32])
            await other.store.take(brought("7"), 1.0)
            async with AsyncExitStack() as first, asyncio.TaskGroup() as tasks:
                await first.enter_async_context(other.cluster.holding("poller"))
                second = one.cluster.holding("poller")
                waiting = tasks.create_task(second.__aenter__())
                await asyncio.sleep(0.3)
                assert not waiting.done()
                await first.aclose()
            await second.__aexit__(None, None, None)
        await until(lambda: all(one.cluster.minds(table) for table in tables))
        assert await one.store.unfinished("test") == (brought("7"),)


async def test_a_repeated_update_waits_for_the_program_that_took_it(
    postgres: str,
) -> None:
    acted: list[str] = []

    async def act(update: Update) -> None:
        acted.append(update.cause.key)

    async with open_database(postgres, FAMILIES) as one:
        inbox = Inbox(one.store, SystemClock(), "test", act, one.cluster)
        async with AsyncExitStack() as other_program, inbox.running():
            other = await other_program.enter_async_context(open_database(postgres, FAMILIES))
            for key in ("7", "8"):
                await other.store.take(brought(key), 1.0)
            acted_on, left = [await inbox.take(brought(key)) for key in ("7", "8")]
            await other.store.finish(brought("7").cause)
            await acted_on
            assert acted == []
            await other_program.aclose()  # the other one has not heard of it
            await left
            assert acted == ["8"]


async def test_a_repeated_update_that_another_program_finished_is_done_at_once(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.engine.delivery.inbox.ADOPTS", 3_600.0)

    async def act(update: Update) -> None:
        pytest.fail(str(update))

    async with two(postgres) as (one, other):
        again = brought("7")
        await other.store.take(again, 1.0)
        await other.store.finish(again.cause)

        async def acted_on() -> bool:
            return not await other.store.unsettled((again.cause,))

        await until(acted_on)
        inbox = Inbox(one.store, SystemClock(), "test", act, one.cluster)
        async with inbox.running():
            await (await inbox.take(again))


async def test_a_program_with_a_lapsed_lease_does_nothing(postgres: str) -> None:
    async with two(postgres) as (one, other):
        cluster = other.cluster
        assert isinstance(cluster, PostgresCluster)
        await until(lambda: other.cluster.minds(TableId(1)) != one.cluster.minds(TableId(1)))
        async with cluster.holding("poller") as lost, asyncio.TaskGroup() as tasks:
            waits = one.cluster.holding("poller")
            tasks.create_task(waits.__aenter__())
            await asyncio.sleep(0)  # until it waits
            await ask(PASSED_ON, postgres)
            await until(lost.is_set)
        await waits.__aexit__(None, None, None)
        await until(lambda: cluster.serves(ToChat(GROUP)) != one.cluster.serves(ToChat(GROUP)))


@asynccontextmanager
async def without_looks(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[PostgresCluster]:
    """A program that looks at everything only if it has a reason."""
    monkeypatch.setattr("storage.cluster.cluster.LOOKS", 3_600.0)
    async with open_database(url, FAMILIES) as data:
        cluster = data.cluster
        assert isinstance(cluster, PostgresCluster)
        yield cluster


async def everything(cluster: PostgresCluster) -> None:
    """Wait until it is told to look at everything."""
    async with asyncio.timeout(20):
        while not (await cluster.news()).everything:
            pass


async def test_a_program_whose_lease_lapsed_reads_everything_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with without_looks(postgres, monkeypatch) as cluster:
        monkeypatch.setattr("storage.cluster.cluster.GONE", MARGIN)  # its lease lapses at once
        await until(lambda: not cluster.minds(TableId(1)))
        monkeypatch.setattr("storage.cluster.cluster.GONE", 3_600.0)
        await everything(cluster)
        assert cluster.minds(TableId(1))


async def test_a_program_that_keeps_a_promised_share_reads_everything_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with without_looks(postgres, monkeypatch) as cluster:
        tables = [TableId(number) for number in range(SHARES)]
        async with open_database(postgres, FAMILIES) as other:
            await until(lambda: not all(cluster.minds(table) for table in tables))
            assert isinstance(other.cluster, PostgresCluster)
        await everything(cluster)
        assert all(cluster.minds(table) for table in tables)


async def test_a_change_at_one_program_is_known_to_the_other(postgres: str) -> None:
    async with two(postgres) as (one, other):
        ann = await one.register.person(Address("test", "ann"), name="Ann", language="de")
        assert await other.register.person(Address("test", "ann"), name="Ann", language="de") == ann
        await one.register.wish(ann, Wishes(theme="dark"))
        await other.register.speak(ann, "en")
        await one.shown.keep(ToPerson(ann), "table", "7")
        assert await other.shown.last(ToPerson(ann), "table") == "7"
        await one.shown.keep(ToPerson(ann), "table", "8")

        async def known(data: Database) -> bool:
            who = await data.register.who(ann)
            told = (who.wishes, who.language, await data.shown.last(ToPerson(ann), "table"))
            return told == (Wishes(theme="dark"), "en", "8")

        await until(lambda: known(one))
        await until(lambda: known(other))


@asynccontextmanager
async def app_on(url: str) -> AsyncIterator[App]:
    async with kept_in(url, Dependencies(translator=TRANSLATOR)) as parts, open_app(parts) as app:
        yield app


async def test_forgetting_at_one_program_reaches_all_at_once(postgres: str) -> None:
    async with two(postgres) as (one, other):
        news: list[Mapping[str, Any]] = []
        other.cluster.on_news(news.append)  # type: ignore[attr-defined]
        ann = await one.register.person(ANN, name="Ann", language="en")
        await one.shown.keep(ToPerson(ann), "table", "7")
        await until(lambda: any("shown" in told for told in news))
        assert (await other.register.who(ann)).name == "Ann"
        assert await other.shown.last(ToPerson(ann), "table") == "7"
        news.clear()
        await one.archive.forget(ann)

        async def nothing_is_known() -> bool:
            known = await other.register.who(ann)
            return known == FORGOTTEN and await other.shown.last(ToPerson(ann), "table") is None

        await until(nothing_is_known)
        told = [about for one_ in news for about in ("people", "shown") if about in one_]
        assert sorted(told) == ["people", "shown"]


async def test_a_read_in_progress_keeps_nothing_of_a_forgotten_person(postgres: str) -> None:
    async with open_database(postgres, FAMILIES) as database:
        register = database.register
        ann = await register.person(ANN, name="Ann", language="en")
        await asyncio.gather(register.who(ann), database.archive.forget(ann), register.who(ann))
        assert await register.who(ann) == FORGOTTEN


async def test_a_late_message_to_a_forgotten_person_is_not_kept(postgres: str) -> None:
    async with open_database(postgres, FAMILIES) as database:
        ann = await database.register.person(ANN, name="Ann", language="en")
        await database.archive.forget(ann)
        await database.shown.keep(ToPerson(ann), "table", "7")
        assert await database.shown.last(ToPerson(ann), "table") is None


async def test_quiet_hours_set_at_one_program_hold_at_all_and_end_at_all(postgres: str) -> None:
    async with app_on(postgres) as one, app_on(postgres) as other:
        ann = await one.register.person(Address("test", "ann"), name="Ann", language="de")
        hours = "22:00-08:00 Europe/Berlin"
        await one.register.wish(ann, Wishes(quiet=hours))
        await one.engine.keep_quiet(ann, QuietHours.read(hours))
        await until(lambda: ann in other.engine.resting)
        await other.register.wish(ann, Wishes())
        await other.engine.keep_quiet(ann, None)
        await until(lambda: not one.engine.resting)


async def test_two_players_at_two_programs_share_one_table_unnoticed(postgres: str) -> None:
    async with talk(database=postgres) as one, talk(database=postgres, seed=2) as other:
        await one.says("ann", "new kids", "g1")
        await other.says("ben", "join", "g1")
        await one.says("ann", "start", "g1")
        while True:
            await asyncio.gather(*draws(one, other))
            state = replay(await one.parts.store.history(TableId(1)))
            if len(state.deeds) >= 6:
                break
        said = [str(message.get("text")) for game in (one, other) for message in game.said]
        assert not any("Something went wrong" in text or "Not done" in text for text in said)
        seats = [deed.seat for deed in state.deeds]
        assert all(now != then for now, then in pairwise(seats))
        assert await ask("SELECT count(*) FROM inbox WHERE raw IS NOT NULL", postgres) == [(0,)]
    assert await ask("SELECT count(*) FROM outbox", postgres) == [(0,)]
    assert state.people == (PersonId(1), PersonId(2))


def draws(one: Talk, other: Talk) -> list[Coroutine[Any, Any, list[Message]]]:
    """Both draw at the same time: one of them is not on turn."""
    return [
        game.send(person=who, chat="g1", text="draw", id=f"{who} {game.sent}")
        for game, who in ((one, "ann"), (other, "ben"))
    ]


async def test_every_pending_lookup_fails_when_the_server_is_gone() -> None:
    gone = read("postgresql://127.0.0.1:1/rummy")
    peers = PostgresPeers("me", "news", single(gone), Line(partial(connect, gone)))
    looked = (peers.revision(TableId(number % 2)) for number in range(4))
    answers = await asyncio.gather(*looked, return_exceptions=True)
    assert [type(one) for one in answers] == [UnavailableError] * 4


async def test_a_shared_lookup_is_repeated_if_its_owner_is_cancelled(
    postgres: str,
) -> None:
    async with two(postgres) as (one, _):
        table = await opened(one.store)
        async with asyncio.TaskGroup() as tasks:
            looking = [tasks.create_task(one.store.revision(table)) for _ in range(3)]
            await asyncio.sleep(0)
            looking[0].cancel()
        seen = (await one.store.load(table)).revision
        assert [each.result() for each in looking[1:]] == [seen, seen]
