"""Replaying the events gives the state again, from the start and from each snapshot."""

from dataclasses import replace

import pytest

from bot.machine.system import Chance
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import PersonId
from core.engine.table.events import Acted, Dealt
from core.engine.table.evolve import replay
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.cast import FIRST, DrivenClock, cast, two_rounds
from tests.support.engine_parts import Silent
from tests.support.rules.third_family import EVERY
from tests.support.sampling import sampled


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
        live = [await game.app.engine.see(FIRST, p) for p in (None, *game.people.values())]
    again = again_over(store)
    assert [await again.see(FIRST, p) for p in (None, *game.people.values())] == live


def again_over(store: MemoryStore) -> Engine:
    clock = DrivenClock()
    outbox = Outbox(store, Silent(), Pace(MemoryRegister(), clock))
    return Engine(store, outbox, clock=clock, entropy=Chance(0), pause=0)


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
        before = await game.app.engine.see(FIRST, ann)
    assert before.draft.groups is not None
    assert before.order.by == "number"
    again = again_over(store)
    assert await again.see(FIRST, ann) == replace(before, time=None)  # it does not run yet
