"""Plans made at one program and used at another one, on the same database."""

import asyncio

import pytest

from core.engine.people import Human, PersonId, TableId
from core.engine.table.evolve import replay
from core.engine.table.state import TableState
from core.rules.pieces import Seat, print_pieces
from tests.support.databases.server import ask
from tests.support.evenings.written import run_of
from tests.support.lines.talk import Talk, talk

TABLE = TableId(1)
COLOURS = "rbky"
PATIENCE = 20.0


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let programs check each other ten times as often."""
    monkeypatch.setattr("storage.cluster.cluster.BEAT", 0.1)


async def state_of(game: Talk) -> TableState:
    return replay(await game.parts.store.history(TABLE))


async def begun(one: Talk, other: Talk) -> tuple[Talk, str, Talk, str, Seat]:
    """Return who is on turn and where, who waits and where, and the waiting seat."""
    await one.says("ann", "new rummikub", "g1")
    await one.says("ann", "settings rule hand=20 first_laying=none", "g1")
    await other.says("ben", "join", "g1")
    await one.says("ann", "start", "g1")
    state = await state_of(one)
    assert state.running is not None
    people = {PersonId(1): (one, "ann"), PersonId(2): (other, "ben")}
    who = [people[seat.person] for seat in state.seats if isinstance(seat, Human)]
    on = state.running.to_move
    return (*who[on], *who[1 - on], 1 - on)


async def typed_run(game: Talk, seat: Seat) -> str:
    """Return three tiles of one colour in a row from a seat's rack."""
    state = await state_of(game)
    assert state.running is not None
    return " ".join(run_of([str(tile) for tile in state.running.racks[seat]]))


async def laid(game: Talk, seat: Seat, count: int = 1) -> list[str]:
    """Wait until a seat has laid this many times; return what."""
    async with asyncio.timeout(PATIENCE):
        while True:
            deeds = (await state_of(game)).deeds
            found = [print_pieces(d.laid) for d in deeds if d.seat == seat and d.laid]
            if len(found) >= count:
                return found
            await asyncio.sleep(0.02)


async def test_a_plan_to_be_laid_by_itself_is_laid_once_though_the_turn_came_elsewhere(
    postgres: str,
) -> None:
    async with talk(database=postgres) as one, talk(database=postgres, seed=2) as other:
        there, on, here, waits, seat = await begun(one, other)
        run = await typed_run(one, seat)
        await here.says(waits, f"plan {run} lay")
        await there.says(on, "draw", "g1")
        assert await laid(one, seat) == [run]
        await there.says(on, "draw", "g1")
        assert await laid(one, seat) == [run]
        errors = [str(m.get("text")) for game in (one, other) for m in game.said]
        assert not any("Something went wrong" in text for text in errors)
    assert await ask("SELECT count(*) FROM outbox", postgres) == [(0,)]


async def test_a_plan_made_at_one_program_is_shaped_and_used_at_another(postgres: str) -> None:
    async with talk(database=postgres) as one, talk(database=postgres, seed=2) as other:
        there, on, here, waits, seat = await begun(one, other)
        run = await typed_run(one, seat)
        await here.says(waits, f"plan pick {run.split()[0]}")
        await there.says(waits, f"plan {run}")
        view = await here.says(waits, "plan")
        assert any(run in str(message.get("text")) for message in view), view
        assert not any(run in str(m.get("text")) for m in one.said if m.get("to") == "chat:g1")
        await there.says(on, "draw", "g1")
        await there.says(waits, "plan done")
        assert await laid(one, seat) == [run]
