"""Long computations run beside the event loop, with the same results, while tables go on."""

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator
from multiprocessing import active_children
from typing import TypeVar

import pytest

from bot.machine.processes import Workers
from bot.machine.system import Chance
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import PersonId, TableId
from core.engine.ports import Thinking
from core.engine.table.commands import Join, SeatComputers, Start
from core.engine.table.state import Settings
from core.engine.thinking import AtOnce
from core.rules.pieces import UnreadableError
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.engine_parts import Silent, Slow

T = TypeVar("T")
ANN, BEN = PersonId(1), PersonId(2)


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    async with Workers.running(1) as running:
        yield running


def engine_with(thinking: Thinking, pause: float = 0) -> Engine:
    store, clock = MemoryStore(), SteppedClock()
    outbox = Outbox(store, Silent(), Pace(MemoryRegister(), clock))
    return Engine(store, outbox, clock=clock, entropy=Chance(1), pause=pause, thinking=thinking)


async def dealt(engine: Engine, *computers: str) -> TableId:
    table = await engine.open(ANN, SHEETS["basic"], Settings(), None)
    if computers:
        await engine.do(table, SeatComputers(person=ANN, levels=computers))
    else:
        await engine.do(table, Join(person=BEN))
    await engine.do(table, Start(person=ANN))
    return table


async def test_a_process_gives_the_same_answer(workers: Workers) -> None:
    told = []
    for thinking in (workers, AtOnce()):
        engine = engine_with(thinking)
        table = await dealt(engine, "hard", "hard")
        await plays(engine, table)
        told.append((await engine.see(table)).deeds)
    assert told[0] == told[1]
    assert len(told[0]) > 4


async def test_an_action_after_the_end_leaves_computers_to_the_next_program() -> None:
    engine = engine_with(AtOnce(), pause=1)
    async with engine.running():
        pass
    table = await dealt(engine, "easy", "easy")
    assert (await engine.see(table)).round is not None


async def plays(engine: Engine, table: TableId) -> None:
    """If it is Ann's turn, take a card and discard one."""
    table_view = await engine.see(table, ANN)
    if table_view.my_turn and table_view.round is not None:
        assert await engine.say(table, ANN, "take", "stock") is None
        assert await engine.say(table, ANN, "discard", str(table_view.round.rack[0])) is None


async def test_mistakes_come_back_and_a_process_that_is_killed_is_replaced(
    workers: Workers,
) -> None:
    with pytest.raises(UnreadableError) as raised:
        await workers.work_out(SHEETS["rummikub"].family.notation.read_pieces, "r5 x9")
    assert raised.value.word == "x9"
    number = await workers.work_out(os.getpid)
    os.kill(number, signal.SIGKILL)
    assert await workers.work_out(os.getpid) not in {number, os.getpid()}


async def test_nothing_is_left_that_thinks_once_the_processes_are_closed() -> None:
    before = set(threading.enumerate())
    async with Workers.running(2) as workers:
        await asyncio.gather(*(workers.work_out(os.getpid) for _ in range(4)))
        processes, threads = active_children(), set(threading.enumerate()) - before
        assert processes
        assert threads
    assert not any(process.is_alive() for process in processes)
    assert not any(thread.is_alive() for thread in threads)


async def test_while_one_table_thinks_others_go_on() -> None:
    thinking = Slow()
    engine = engine_with(thinking)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(until_a_computer_thinks(engine))
        await thinking.asked.wait()
        table = await dealt(engine)
        before = await engine.see(table)
        assert before.round is not None
        mover = (ANN, BEN)[before.round.to_move]
        assert await engine.say(table, mover, "take", "stock") is None
        assert (await engine.see(table)).version > before.version
        thinking.let.set()


async def until_a_computer_thinks(engine: Engine) -> None:
    await plays(engine, await dealt(engine, "easy"))
