"""Several programs on the same tables, with each step at a moment that the test chooses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.machine.system import Chance
from core.engine.cluster import Cluster, News
from core.engine.delivery.notices import SeatsActed
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import ChatId, PersonId, TableId, To, ToChat
from core.engine.ports import Trouble, UnavailableError
from core.engine.table.commands import Join, SeatComputers, Start
from core.engine.table.deeds import Deed
from core.engine.table.pausing import HoldClock
from core.engine.table.state import Settings
from core.rules.sheets import SHEETS
from core.rules.tiles.model.actions import Draw
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock, settled
from tests.support.engine_parts import Line

ANN, BEN, GROUP = PersonId(1), PersonId(2), ChatId(1)


class Fellow(Cluster):
    """One of several programs, which does all background work, or none."""

    alone = False
    programs = 2

    def __init__(self, *, works: bool) -> None:
        self.works = works
        self.tidings: asyncio.Queue[News] = asyncio.Queue()

    def minds(self, table: TableId) -> bool:
        del table
        return self.works

    def serves(self, to: To) -> bool:
        del to
        return self.works

    async def news(self) -> News:
        return await self.tidings.get()


@dataclass
class Program:
    engine: Engine
    line: Line
    fellow: Fellow


@asynccontextmanager
async def running(
    store: MemoryStore, clock: SteppedClock, *, works: bool, pause: float = 1.0
) -> AsyncIterator[Program]:
    line, fellow = Line(), Fellow(works=works)
    outbox = Outbox(store, line, Pace(MemoryRegister(), clock, cluster=fellow), fellow)
    engine = Engine(store, outbox, clock=clock, entropy=Chance(1), pause=pause, cluster=fellow)
    async with engine.running():
        engine.ready()
        yield Program(engine, line, fellow)


class Mute(MemoryStore):
    """Does not report the counted time while it is away."""

    away = False

    async def counted(self) -> float:
        if self.away:
            raise UnavailableError(Trouble.UNREACHABLE)
        return await super().counted()


async def test_a_database_that_is_away_when_time_is_kept_ends_no_program() -> None:
    store, clock = Mute(), SteppedClock()
    async with running(store, clock, works=True, pause=0) as one:
        table = await one.engine.open(ANN, SHEETS["rummikub"], Settings(clock="2m"), None)
        await one.engine.do(table, Join(person=BEN))
        await one.engine.do(table, Start(person=ANN))
        store.away = True
        await clock.go_by(60)
        store.away = False
        await clock.go_by(59)
        assert not any(isinstance(told, SeatsActed) for told in one.line.taken)
        await clock.go_by(2)
        assert any(isinstance(told, SeatsActed) for told in one.line.taken)
        store.away = True


async def test_turns_of_computers_are_told_although_another_program_pauses_the_table() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock, works=True) as one, running(store, clock, works=False) as two:
        table = await one.engine.open(ANN, SHEETS["kids"], Settings(clock="5m"), GROUP)
        await one.engine.do(table, SeatComputers(person=ANN, levels=("easy",) * 3))
        await one.engine.do(table, Start(person=ANN))
        await one.engine.submit(table, 0, Draw())
        await clock.go_by(1.5)
        await two.engine.do(table, HoldClock(person=ANN))
        await clock.go_by(10)
        table_view = await two.engine.see(table)
        assert len(table_view.deeds) == 2
        assert told_of(one) == table_view.deeds


async def test_a_chat_reads_the_actions_of_two_programs_in_order() -> None:
    store, clock = MemoryStore(), SteppedClock()
    async with running(store, clock, works=True) as one, running(store, clock, works=False) as two:
        table = await one.engine.open(ANN, SHEETS["kids"], Settings(), GROUP)
        await one.engine.do(table, Join(person=BEN))
        await one.engine.do(table, Start(person=ANN))
        for program in (one, two, one, one, two, two, one):
            round_ = (await program.engine.see(table)).round
            assert round_ is not None
            assert await program.engine.submit(table, round_.to_move, Draw()) is None
        await settled()
        assert told_of(one) == (await two.engine.see(table)).deeds
        one.fellow.tidings.put_nowait(News(everything=True))
        await settled()
        assert told_of(one) == (await two.engine.see(table)).deeds


def told_of(program: Program) -> tuple[Deed, ...]:
    """Return what a program has told the chat, in order."""
    moved = [told for told in program.line.taken if isinstance(told, SeatsActed)]
    return tuple(deed for told in moved if isinstance(told.to, ToChat) for deed in told.deeds)
