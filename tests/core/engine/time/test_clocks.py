"""Timeouts over restarts: downtime is credited, and no timeout comes early."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from structlog.testing import capture_logs

from bot.machine.system import Chance
from core.engine.delivery.notices import TurnRenewed, YourTurn
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import PersonId, TableId
from core.engine.ports import Change, Posted, Thinking
from core.engine.table.commands import Join, Start
from core.engine.table.state import Settings
from core.engine.time.quiet import QuietHours
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.engine_parts import Line, Slow

ANN, BEN = PersonId(1), PersonId(2)


@asynccontextmanager
async def running(
    store: MemoryStore,
    clock: SteppedClock,
    line: Line | None = None,
    thinking: Thinking | None = None,
    night: QuietHours | None = None,
) -> AsyncIterator[Engine]:
    outbox = Outbox(store, line or Line(), Pace(MemoryRegister(), clock))
    engine = Engine(
        store,
        outbox,
        clock=clock,
        entropy=Chance(1),
        pause=0,
        thinking=thinking,
        hears=lambda: line is None or not line.silent,
    )
    for person in (ANN, BEN):
        await engine.keep_quiet(person, night)
    async with engine.running():
        yield engine


async def begun(engine: Engine, clock: str = "5m") -> TableId:
    table = await engine.open(ANN, SHEETS["rummikub"], Settings(clock=clock), None)
    await engine.do(table, Join(person=BEN))
    await engine.do(table, Start(person=ANN))
    return table


async def timeouts(engine: Engine, table: TableId) -> int:
    deeds = (await engine.see(table)).deeds
    return sum(deed.timeout is not None for deed in deeds)


async def test_time_in_which_nobody_ran_the_program_is_credited() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock) as engine:
        engine.ready()
        table = await begun(engine)
        await clock.go_by(200)
    clock.jump(86_400)
    async with running(store, clock) as engine:
        engine.ready()
        await clock.go_by(95)
        assert await timeouts(engine, table) == 0
        await clock.go_by(10)
        assert await timeouts(engine, table) == 1


async def test_a_crash_gives_back_ten_seconds_at_most() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock) as engine:
        engine.ready()
        table = await begun(engine)
        await clock.go_by(200)
        kept = await store.counted()
    await store.count(kept)  # what a killed program leaves behind
    async with running(store, clock) as engine:
        engine.ready()
        await clock.go_by(98)
        assert await timeouts(engine, table) == 0
        await clock.go_by(14)
        assert await timeouts(engine, table) == 1


async def test_no_turn_times_out_before_the_backlog_was_read() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock) as engine:
        engine.ready()
        table = await begun(engine)
        await clock.go_by(299)
    async with running(store, clock) as engine:
        await clock.go_by(1_000)
        assert await timeouts(engine, table) == 0
        engine.ready()
        await clock.go_by(5)
        assert await timeouts(engine, table) == 1


async def test_a_timeout_is_not_repeated_after_a_restart() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock) as engine:
        engine.ready()
        table = await begun(engine)
        await clock.go_by(301)
        assert await timeouts(engine, table) == 1
    async with running(store, clock) as engine:
        engine.ready()
        await clock.go_by(290)
        assert await timeouts(engine, table) == 1
        await clock.go_by(15)
        assert await timeouts(engine, table) == 2


async def test_the_time_of_a_turn_begins_when_its_notice_has_gone_out() -> None:
    store, clock, line = MemoryStore(), SteppedClock(), Line()
    async with running(store, clock, line) as engine:
        engine.ready()
        line.down = True
        table = await begun(engine)
        await clock.go_by(5_000)
        assert await timeouts(engine, table) == 0
        line.down = False
        await clock.go_by(60)
        assert any(isinstance(notice, YourTurn) for notice in line.taken)
        await clock.go_by(239)
        assert await timeouts(engine, table) == 0
        await clock.go_by(62)
        assert await timeouts(engine, table) == 1


async def test_no_time_counts_while_no_platform_receives_anything() -> None:
    store, clock, line = MemoryStore(), SteppedClock(), Line()
    async with running(store, clock, line) as engine:
        engine.ready()
        table = await begun(engine)
        await clock.go_by(200)
        line.silent = True
        await clock.go_by(1_000)
        assert await timeouts(engine, table) == 0
        line.silent = False
        await clock.go_by(90)
        assert await timeouts(engine, table) == 0
        await clock.go_by(15)
        assert await timeouts(engine, table) == 1


def renewed(line: Line) -> int:
    return sum(isinstance(notice, TurnRenewed) for notice in line.taken)


async def test_missed_time_renews_shown_deadlines() -> None:
    store, clock, line = MemoryStore(), SteppedClock(), Line()
    async with running(store, clock, line) as engine:
        engine.ready()
        await begun(engine)
        await clock.go_by(20)
        before = renewed(line)
        line.silent = True
        await clock.go_by(60)
        assert renewed(line) == before
        line.silent = False
        await clock.go_by(5)
        assert renewed(line) == before + 2


async def test_a_start_renews_the_deadlines_of_quick_turns_alone() -> None:
    store, clock, line = MemoryStore(), SteppedClock(), Line()
    async with running(store, clock, line) as engine:
        engine.ready()
        await begun(engine)
        await begun(engine, "24h")
        await clock.go_by(20)
    before = renewed(line)
    clock.jump(100)
    async with running(store, clock, line) as engine:
        engine.ready()
        await clock.go_by(5)
        assert renewed(line) == before + 2


async def test_a_turn_whose_notice_waits_over_a_restart_begins_then() -> None:
    store, clock, line = MemoryStore(), SteppedClock(), Line()
    line.down = True
    async with running(store, clock, line) as engine:
        engine.ready()
        table = await begun(engine)
    line.down = False
    async with running(store, clock, line) as engine:
        engine.ready()
        await clock.go_by(298)
        assert await timeouts(engine, table) == 0
        await clock.go_by(4)
        assert await timeouts(engine, table) == 1


async def test_many_tables_time_out_each_at_its_time() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock) as engine:
        engine.ready()
        tables = []
        for _ in range(20):
            tables.append(await begun(engine))
            await clock.go_by(10)
        for place, table in enumerate(tables):
            await clock.go_by(0)
            assert await timeouts(engine, table) == 0, place
        await clock.go_by(95)
        for place, table in enumerate(tables):
            assert await timeouts(engine, table) == 0, place
            await clock.go_by(10)
            assert await timeouts(engine, table) == 1, place


async def test_a_thinking_table_delays_no_timeout_of_another() -> None:
    thinking, clock = Slow(), SteppedClock()
    async with (
        running(MemoryStore(), clock, thinking=thinking) as engine,
        asyncio.TaskGroup() as tasks,
    ):
        engine.ready()
        first, second = await begun(engine, "sheet"), await begun(engine, "sheet")
        table_view = await engine.see(first)
        assert table_view.round is not None
        mover = (ANN, BEN)[table_view.round.to_move]
        tasks.create_task(engine.say(first, mover, "play", "r1"))
        await thinking.asked.wait()
        await clock.go_by(61)
        assert (await timeouts(engine, first), await timeouts(engine, second)) == (0, 1)
        thinking.let.set()


async def test_a_night_while_the_program_was_stopped_holds_the_clock() -> None:
    store, clock = MemoryStore(), SteppedClock(21 * 3_600.0)
    night = QuietHours(begins=22 * 60, ends=8 * 60, zone="UTC")
    async with running(store, clock, night=night) as engine:
        engine.ready()
        table = await begun(engine, "1h")
        await clock.go_by(1_800)
    clock.jump(7_200)
    for _ in range(2):  # the first start notices the night; the second must know of it
        async with running(store, clock, night=night) as engine:
            engine.ready()
            await clock.go_by(2_400)
            assert await timeouts(engine, table) == 0
    clock.jump(9 * 3_600)
    async with running(store, clock, night=night) as engine:
        engine.ready()
        await clock.go_by(1_700)
        assert await timeouts(engine, table) == 0
        await clock.go_by(200)
        assert await timeouts(engine, table) == 1


async def test_a_crash_gives_nobody_more_than_the_whole_time() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock) as engine:
        engine.ready()
        await clock.go_by(15)
        kept = await store.counted()
        table = await begun(engine)
        await clock.go_by(4)
    await store.count(kept - 5)
    async with running(store, clock) as engine:
        time = (await engine.see(table)).time
        assert time is not None
        assert time.left == time.allowed


class Held(MemoryStore):
    """Takes long to store a change, once it is told so."""

    def __init__(self) -> None:
        super().__init__()
        self.lets_go = asyncio.Event()
        self.lets_go.set()

    async def append(self, change: Change) -> tuple[Posted, ...]:
        await self.lets_go.wait()
        return await super().append(change)


async def test_a_second_look_at_a_lobby_that_lapses_is_no_failure() -> None:
    """With several programs, a table is due again while the first look still waits."""
    store, clock = Held(), SteppedClock()
    async with running(store, clock) as engine:
        engine.ready()
        table = await engine.open(ANN, SHEETS["kids"], Settings(), None)
        store.lets_go.clear()
        with capture_logs() as logged:
            await clock.go_by(3_600)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(engine._timeouts._look_at_clock(table))  # noqa: SLF001
                await asyncio.sleep(0.01)
                store.lets_go.set()
    assert [one for one in logged if one["log_level"] == "error"] == []
    assert len(await store.history(table)) == 2
