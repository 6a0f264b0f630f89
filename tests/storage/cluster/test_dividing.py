"""Work is divided among programs evenly, with few changes, and equally for all."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack

import asyncpg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.cluster import Cluster, Part
from core.rules.sheets import SHEETS
from storage.cluster.cluster import PostgresCluster
from storage.cluster.shares import SharedPart, planned
from storage.sql.database import Database, open_database

FAMILIES = (SHEETS["kids"].family,)
PROGRAMS = tuple("abcde")
MOST = 12
WANTING = st.sets(st.sampled_from(PROGRAMS), min_size=1)


@st.composite
def divisions(draw: st.DrawFn) -> tuple[int, dict[int, str], set[str]]:
    """Draw a number of pieces, their owners, and applicants; an owner may have left."""
    pieces = draw(st.integers(1, MOST))
    had = draw(st.dictionaries(st.integers(0, pieces - 1), st.sampled_from(PROGRAMS)))
    return pieces, had, draw(WANTING)


@given(divisions())
def test_every_piece_is_given_out_in_equal_shares(
    division: tuple[int, dict[int, str], set[str]],
) -> None:
    pieces, had, wanting = division
    plan = planned(pieces, had, wanting)
    assert plan.keys() == set(range(pieces))
    parts = Counter(dict.fromkeys(wanting, 0))
    parts.update(plan.values())
    assert max(parts.values()) - min(parts.values()) <= 1
    assert parts.keys() == wanting


@given(divisions(), st.permutations(range(MOST)))
def test_the_plan_does_not_depend_on_the_order_of_taking_up(
    division: tuple[int, dict[int, str], set[str]], order: list[int]
) -> None:
    pieces, had, wanting = division
    plan = planned(pieces, had, wanting)
    for number in (one for one in order if one < pieces):
        had[number] = plan[number]
        assert planned(pieces, had, wanting) == plan


@given(divisions())
def test_a_program_gives_up_only_its_excess(
    division: tuple[int, dict[int, str], set[str]],
) -> None:
    pieces, had, wanting = division
    least = pieces // len(wanting)
    plan = planned(pieces, had, wanting)
    for who in wanting:
        kept = sum(plan[number] == who for number, holder in had.items() if holder == who)
        assert kept >= min(least, Counter(had.values())[who])


class Program:
    """A program with a part of four pieces, which records what it has taken."""

    def __init__(self) -> None:
        self._open = AsyncExitStack()
        self._up = ExitStack()

    async def begins(self, url: str) -> None:
        enter = self._open.enter_async_context
        self.data: Database = await enter(open_database(url, FAMILIES))
        self.part: Part = await enter(self.data.cluster.part_of("shards", 4))

    @property
    def numbers(self) -> frozenset[int]:
        return self.part.numbers

    def takes_up(self, *numbers: int) -> None:
        for number in numbers:
            self._up.enter_context(self.part.taken_up(number))

    async def ends(self) -> None:
        self._up.close()
        await self._open.aclose()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110 - another program changes it
            await asyncio.sleep(0.02)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.cluster.cluster.BEAT", 0.1)


async def test_an_excess_piece_is_kept_until_another_program_takes_it_up(postgres: str) -> None:
    one, other = Program(), Program()
    await one.begins(postgres)
    await until(lambda: one.numbers == {0, 1, 2, 3})
    one.takes_up(0, 1, 2, 3)
    await until(lambda: one.data.cluster.leases == 64 + 4)
    await other.begins(postgres)
    await until(lambda: other.numbers == {2, 3})
    other.takes_up(2)
    await until(lambda: one.numbers == {0, 1, 3})
    other.takes_up(3)
    await until(lambda: one.numbers == {0, 1})
    await other.ends()
    await until(lambda: one.numbers == {0, 1, 2, 3})
    await one.ends()


async def test_a_leaving_program_keeps_its_pieces_until_others_have_them(postgres: str) -> None:
    one, other = Program(), Program()
    await one.begins(postgres)
    await until(lambda: one.numbers == {0, 1, 2, 3})
    one.takes_up(0, 1, 2, 3)
    await other.begins(postgres)
    await until(lambda: other.numbers == {2, 3})
    async with asyncio.TaskGroup() as tasks:
        going = tasks.create_task(one.part.handed_over())
        await until(lambda: other.numbers == {0, 1, 2, 3})
        other.takes_up(0, 1, 2)
        await until(lambda: one.numbers == {3})
        assert not going.done()
        other.takes_up(3)
    assert one.numbers == frozenset()
    await other.part.handed_over()
    await one.ends()
    await other.ends()


async def test_a_piece_changes_hands_only_once_it_is_taken_up() -> None:
    part = SharedPart("one", "shards", 2, lambda: None)
    mine, others = {"shards?one": "one"}, {"shards?another": "another"}
    part.settle(mine)
    assert part.numbers == {0, 1}
    part.settle(mine | others)
    assert part.numbers == {0, 1}
    part.settle(mine | others | {"shards:0": "another"})
    assert part.numbers == {1}


async def test_a_single_program_keeps_all_pieces() -> None:
    async with Cluster().part_of("shards", 3) as part:
        assert part.numbers == {0, 1, 2}
        with part.taken_up(1):
            await part.handed_over()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(part.changed(), 0.01)


def test_several_programs_leave_nothing_to_the_cluster_of_one() -> None:
    alone = {name for name in vars(Cluster) if not name.startswith("_")}
    several = PostgresCluster("me", "channel", asyncpg.connect, lambda *_: None)
    assert alone <= {*vars(PostgresCluster), *vars(several)}
