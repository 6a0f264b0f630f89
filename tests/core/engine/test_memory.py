"""Unused tables are dropped from memory, and what cannot be stored has not happened."""

import asyncio

import pytest

from bot.machine.system import Chance
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import PersonId, TableId
from core.engine.ports import Change, Posted, Stored, Trouble, UnavailableError
from core.engine.table.commands import Join
from core.engine.table.state import Settings
from core.engine.table.tables import Locks
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.cast import DrivenClock
from tests.support.engine_parts import Silent

ANN, BEN = PersonId(1), PersonId(2)


def engine_over(store: MemoryStore) -> Engine:
    outbox = Outbox(store, Silent(), Pace(MemoryRegister(), DrivenClock()))
    return Engine(store, outbox, clock=DrivenClock(), entropy=Chance(1), pause=0)


async def test_a_table_that_was_long_left_alone_is_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.engine.table.tables.KEPT", 3)
    store = Counting()
    engine = engine_over(store)
    tables = [await engine.open(ANN, SHEETS["kids"], Settings(), None) for _ in range(10)]
    for table in tables:
        await engine.do(table, Join(person=BEN))
    store.loaded.clear()
    for table in (*tables[-3:], tables[0], tables[-1], tables[-3]):
        assert (await engine.see(table)).people == (ANN, BEN)
    assert store.loaded == [tables[0], tables[-3]]


class Counting(MemoryStore):
    """Remembers what was read."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[TableId] = []

    async def load(self, table: TableId) -> Stored:
        self.loaded.append(table)
        return await super().load(table)


async def test_an_action_that_cannot_be_stored_has_not_happened() -> None:
    store = Failing()
    engine = engine_over(store)
    table = await engine.open(ANN, SHEETS["kids"], Settings(), None)
    for stored in (False, True):
        store.fails, store.stores = True, stored
        with pytest.raises(UnavailableError):
            await engine.do(table, Join(person=BEN))
        store.fails = False
        assert (BEN in (await engine.see(table)).people) is stored


class Failing(MemoryStore):
    """Fails, or only loses its answer."""

    fails = stores = False

    async def append(self, change: Change) -> tuple[Posted, ...]:
        if self.fails and not self.stores:
            raise UnavailableError(Trouble.FULL)
        posted = await super().append(change)
        if self.fails:
            raise UnavailableError(Trouble.OTHER)
        return posted


async def test_one_at_a_time_uses_a_table_and_no_lock_stays_behind() -> None:
    locks, inside, most = Locks(), 0, 0

    async def use() -> None:
        nonlocal inside, most
        async with locks.alone(TableId(1)):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(use() for _ in range(5)))
    assert most == 1
    assert locks.held == 0
