"""Replaying what has happened gives the state again: whole, and from each snapshot on."""

from dataclasses import replace

import pytest

from bot.machine.system import Chance
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import PersonId
from core.engine.table.events import Acted, Dealt
from core.engine.table.evolve import replay
from core.rules.sheets import SHEETS
from storage.memory.tables import MemoryRegister, MemoryStore
from tests.support.cast import FIRST, Cast, DrivenClock, cast
from tests.support.rules.third_family import SHEET as COUNTERS
from tests.support.sampling import sampled

EVERY = {**SHEETS, "counters": COUNTERS}


async def two_rounds(game: Cast, sheet: str) -> None:
    """Ann and Ben begin; Ann leaves her seat to a computer and Ben lets the bell ring."""
    await game.says("Ann", f"new {sheet}", "g1")
    await game.says("Ben", "join", "g1")
    await game.says("Ann", "settings computers easy", "g1")
    await game.says("Ann", "settings rounds 2", "g1")
    await game.says("Ann", "start", "g1")
    for name in ("Ann", "Ben"):
        await game.says(name, "draw")
        await game.says(name, "sort number")
    await game.says("Ann", "leave", "g1")
    for _ in range(400):
        state = await game.state()
        if state.running is not None:
            await game.house.engine.time_out(FIRST)
        elif state.begun.over:
            return
        else:
            await game.says("Ben", "next", "g1")
    pytest.fail("no end")


@pytest.mark.parametrize("sheet", sampled(EVERY, {"kids-pro", "counters"}, pytest.mark.long))
async def test_replaying_the_events_gives_the_state(sheet: str) -> None:
    store = MemoryStore()
    async with cast(sheets=EVERY, store=store) as game:
        await two_rounds(game, sheet)
        history = await store.history(FIRST)
        stored = await store.load(FIRST)
        assert sum(isinstance(event, Dealt) for event in history) == 2
        assert sum(isinstance(event, Acted) for event in history) > 10
        whole = replay(history)
        assert stored.state is not None
        assert stored.state.version < whole.version
        assert replay(stored.events, stored.state) == whole
        live = [await game.house.engine.see(FIRST, p) for p in (None, *game.people.values())]
    again = again_over(store)
    assert [await again.see(FIRST, p) for p in (None, *game.people.values())] == live


def again_over(store: MemoryStore) -> Engine:
    clock = DrivenClock()
    outbox = Outbox(store, Silent(), Pace(MemoryRegister(), clock))
    return Engine(store, outbox, clock=clock, entropy=Chance(0), pause=0)


class Silent:
    """Says nothing to anybody."""

    async def deliver(self, notice: object) -> None:
        del notice


async def test_a_draft_and_the_order_of_a_rack_survive() -> None:
    store = MemoryStore()
    async with cast(store=store) as game:
        await game.says("Ann", "new kids")
        await game.says("Ann", "settings computers easy")
        await game.says("Ann", "start")
        rack = (await game.state()).begun.round
        assert rack is not None
        await game.says("Ann", f"pick {rack.racks[0][0]}")
        await game.says("Ann", "sort number")
        ann: PersonId = game.people["Ann"]
        before = await game.house.engine.see(FIRST, ann)
    assert before.draft.groups is not None
    assert before.order.by == "number"
    again = again_over(store)
    assert await again.see(FIRST, ann) == replace(before, time=None)  # it does not run yet
