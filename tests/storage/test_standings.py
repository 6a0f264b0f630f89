"""Standings are the same in every store, and the same when computed again."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from core.engine.evening.standings import (
    ALL_SHEETS,
    EVERYWHERE,
    Figures,
    Rating,
    Standings,
    rated_anew,
)
from core.engine.people import ChatId, PersonId
from core.engine.ports import Store
from core.rules.players.trial import Lots
from storage.memory.tables import MemoryStore
from storage.sql.database import open_database
from tests.support.databases.server import need_server, schema
from tests.support.databases.stored import ANN, BEN, GROUP, play, result, seat
from tests.support.rules.third_family import FAMILIES

CEM, DAN = PersonId(3), PersonId(4)
OTHER = ChatId(2)
DECEMBER = 1_796_500_000.0


@asynccontextmanager
async def stores(kind: str, folder: Path) -> AsyncIterator[tuple[Store, Standings]]:
    async with AsyncExitStack() as stack:
        if kind == "memory":
            memory = MemoryStore()
            yield memory, memory.standings
            return
        url = f"sqlite:///{folder / 'rummy.sqlite3'}"
        if kind == "postgres":
            url = await stack.enter_async_context(schema())
        database = await stack.enter_async_context(open_database(url, FAMILIES))
        yield database.store, database.keepers.standings


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    if request.param == "postgres":
        need_server()
    return str(request.param)


async def test_lists_by_rating_and_by_season(kind: str, tmp_path: Path) -> None:
    async with stores(kind, tmp_path) as (store, standings):
        rounds = [result(seat(ANN, 20), seat(BEN, -5), seat(CEM, -15)) for _ in range(3)]
        rounds.append(result(seat(ANN, -4), seat(DAN, 4), sheet="schmidt", chats=(OTHER,)))
        rounds.append(result(seat(CEM, 9), seat(BEN, -9), at=DECEMBER, chats=()))
        await play(store, rounds)
        here = await standings.by_rating(GROUP, "rummikub", BEN, 2)
        assert [(one.place, one.person, one.rounds) for one in here.first] == [
            (1, ANN, 3),
            (2, BEN, 3),
        ]
        assert here.of == 3
        assert here.own is not None
        assert (here.own.place, here.own.person) == (2, BEN)
        everywhere = await standings.by_rating(EVERYWHERE, "rummikub", DAN, 5)
        assert [one.rounds for one in everywhere.first] == [3, 4, 4]
        assert everywhere.own is None
        season = await standings.by_wins(EVERYWHERE, ALL_SHEETS, "2026-11", DAN, 5)
        assert [(one.place, one.person, one.figure) for one in season.first] == [
            (1, ANN, 3), (2, DAN, 1), (3, BEN, 0), (3, CEM, 0),
        ]  # fmt: skip
        december = await standings.by_wins(EVERYWHERE, "rummikub", "2026-12", BEN, 5)
        assert [one.person for one in december.first] == [CEM, BEN]
        assert await standings.sheets(EVERYWHERE) == ("rummikub", "schmidt")
        assert await standings.sheets(OTHER) == ("schmidt",)


async def test_a_hidden_person_is_on_no_list_and_leaves_no_gap(kind: str, tmp_path: Path) -> None:
    async with stores(kind, tmp_path) as (store, standings):
        await play(store, [result(seat(ANN, 20), seat(BEN, -5), seat(CEM, -15))])
        for _ in range(2):
            await standings.hide(ANN, hidden=True)
        assert await standings.is_hidden(ANN)
        top = await standings.by_rating(GROUP, "rummikub", ANN, 5)
        assert [(one.place, one.person) for one in top.first] == [(1, BEN), (2, CEM)]
        assert (top.own, top.of) == (None, 2)
        await standings.hide(ANN, hidden=False)
        assert (await standings.by_rating(GROUP, "rummikub", ANN, 5)).of == 3


async def test_made_anew_all_figures_are_the_same_to_the_last_digit(
    kind: str, tmp_path: Path
) -> None:
    lots = Lots(7)
    people = [PersonId(number) for number in range(1, 9)]
    rounds = []
    for deal in range(60):
        lots.shuffle(people)
        scores = sorted((lots.below(5) * 10 for _ in range(3)), reverse=True)
        seats = [seat(p, s, left=lots.below(9) == 0) for p, s in zip(people, scores, strict=False)]
        chats = (GROUP,) if lots.below(2) else (GROUP, OTHER)
        rounds.append(result(*seats, deal=deal, chats=chats))
    async with stores(kind, tmp_path) as (store, standings):
        await play(store, rounds)
        lists = [
            (await standings.by_rating(scope, "rummikub", people[0], 9),
             await standings.by_wins(scope, ALL_SHEETS, "2026-11", people[0], 9))
            for scope in (EVERYWHERE, GROUP, OTHER)
        ]  # fmt: skip
        exact = await standings.ratings()
        assert await standings.rebuild() == (60, 8 * len(lists))
        assert await standings.ratings() == exact
        assert lists == [
            (await standings.by_rating(scope, "rummikub", people[0], 9),
             await standings.by_wins(scope, ALL_SHEETS, "2026-11", people[0], 9))
            for scope in (EVERYWHERE, GROUP, OTHER)
        ]  # fmt: skip
        mirror = MemoryStore()
        await play(mirror, rounds)
        assert await mirror.keepers.standings.ratings() == exact


async def test_linked_people_are_one_on_every_list_and_after_a_rebuild(
    kind: str, tmp_path: Path
) -> None:
    before = [result(seat(ANN, 20), seat(BEN, -20), deal=deal) for deal in (1, 2)]
    before += [result(seat(DAN, 9), seat(BEN, -9), deal=3)]
    later = [result(seat(BEN, 5), seat(DAN, -5), deal=4), result(seat(ANN, 5), seat(DAN), deal=5)]
    async with stores(kind, tmp_path) as (store, standings):
        await play(store, before)
        assert await standings.link(ANN, DAN)
        assert not await standings.link(ANN, CEM)
        assert not await standings.link(CEM, DAN)
        assert await standings.numbers(DAN) == (ANN, DAN)
        assert await standings.numbers(BEN) == (BEN,)
        await play(store, later)
        top = await standings.by_rating(GROUP, "rummikub", ANN, 5)
        assert {(one.person, one.rounds) for one in top.first} == {(ANN, 4), (BEN, 4)}
        season = await standings.by_wins(GROUP, ALL_SHEETS, "2026-11", ANN, 5)
        assert [(one.person, one.figure) for one in season.first] == [(ANN, 3), (BEN, 1)]
        assert (await standings.figures(DAN)).rounds == 6
        exact = await standings.ratings()
        await standings.rebuild()
        assert await standings.ratings() == exact
        mirror = MemoryStore()
        await play(mirror, before)
        await mirror.standings.link(ANN, DAN)
        await play(mirror, later)
        assert await mirror.standings.ratings() == exact


async def test_figures_and_rows_of_one_person(kind: str, tmp_path: Path) -> None:
    rounds = [
        result(seat(ANN, 20, first=1, longest=6, hints=2, timed=2, seconds=30.5), seat(BEN, -20)),
        result(seat(ANN, -3, longest=4, timed=1, seconds=1.5), seat(None, 3, level="hard"), deal=2),
        result(seat(BEN, 8), seat(CEM, -8), deal=3),
    ]
    async with stores(kind, tmp_path) as (store, standings):
        await play(store, rounds)
        figures = await standings.figures(ANN)
        assert figures == Figures(
            rounds=2, won=1, points=17, first=1, longest=6, hints=2, timed=3, seconds=32.0
        )
        assert await standings.figures(DAN) == Figures()
        assert await standings.results(ANN) == tuple(rounds[:2])


async def test_a_leaver_gains_nothing_by_the_computer_on_the_seat_and_loses_what_it_loses(
    kind: str, tmp_path: Path
) -> None:
    rounds = [
        result(seat(ANN, 238, left=True, level="easy"), seat(BEN, -238)),
        result(seat(ANN, -30, left=True, level="easy"), seat(BEN, 30), deal=2),
    ]
    async with stores(kind, tmp_path) as (store, standings):
        await play(store, rounds)
        figures = await standings.figures(ANN)
        assert (figures.rounds, figures.won, figures.points) == (2, 0, -30)


UNRATED = {
    "open help": result(seat(ANN, 1), seat(BEN), assist="open"),
    "aborted": result(seat(ANN), seat(BEN), result="aborted"),
    "one person": result(seat(ANN, 1), seat(None, level="easy")),
    "a computer played most": result(seat(ANN, 1), seat(BEN, own=2, level="easy")),
}


@pytest.mark.parametrize("why", UNRATED)
def test_unrated_rounds_change_no_rating(why: str) -> None:
    assert UNRATED[why].rated == {}


def test_a_tie_moves_equals_alike_and_a_leaver_comes_last() -> None:
    tie = rated_anew(result(seat(ANN), seat(BEN), result="draw"), {})
    assert tie[ANN] == tie[BEN]
    left = rated_anew(result(seat(ANN, -30), seat(BEN, 40, left=True), seat(CEM, 30)), {})
    assert left[CEM].skill > left[ANN].skill > left[BEN].skill


def test_computers_are_rivals_that_stay_as_they_are() -> None:
    def after(level: str) -> Rating:
        rivals = seat(None, 5, level=level), seat(BEN, -9), seat(ANN, -1)
        return rated_anew(result(*rivals), {})[ANN]

    assert after("easy").mu < after("normal").mu < after("hard").mu
