"""A plan changes nothing that anybody else sees, and a turn with an untouched plan is idle."""

from hypothesis import given
from hypothesis import strategies as st

from core.engine.people import ToPerson
from core.engine.table.seat_state import Stamp
from core.rules.drafts import NO_DRAFT
from core.rules.events import Event
from core.rules.refusals import Code
from storage.memory.tables import MemoryStore
from tests.support.cast import FIRST, Cast, cast
from tests.support.thoroughness import examples

NAMES = ("Ann", "Ben", "Cleo")
STEPS = st.lists(st.integers(0, 9), min_size=6, max_size=14)


RULES = {"rummikub": "hand=20 first_laying=none", "basic": "hand=12"}


async def seated(game: Cast, sheet: str = "rummikub") -> None:
    await game.says("Ann", f"new {sheet}", "g1")
    for name in NAMES[1:]:
        await game.says(name, "join", "g1")
    await game.says("Ann", f"settings rule {RULES[sheet]}", "g1")
    await game.says("Ann", "settings clock none", "g1")
    await game.says("Ann", "start", "g1")


async def mover(game: Cast) -> int:
    state = await game.state()
    assert state.running is not None
    return state.running.to_move


async def plan(game: Cast, name: str, step: int) -> None:
    """Return a word about a plan: tiles of the rack, or a word about the whole plan."""
    state = await game.state()
    assert state.running is not None
    rack = [str(tile) for tile in state.running.racks[NAMES.index(name)]]
    meld = f"plan meld {' '.join(rack[step : step + 3])}"
    if state.sheet.family.plans.after_draw:
        given, off = f"plan discard {rack[step]}", f"plan layoff {rack[step]} 1"
        said = ("plan", meld, given, "plan undo", "plan close", off)
        await game.says(name, said[step % len(said)])
        return
    words = ("plan", f"plan {rack[step]}", f"plan pick {rack[step]}", "plan undo", "plan close",
             f"plan arrange {' '.join(rack[step : step + 3])}", "plan lay off",
             "plan reset")  # fmt: skip
    await game.says(name, words[step % len(words)])


async def passes(game: Cast, name: str) -> None:
    """Take a turn without laying anything."""
    state = await game.state()
    assert state.running is not None
    if not state.sheet.family.plans.after_draw:
        await game.says(name, "draw")
        return
    card = state.running.racks[state.running.to_move][0]
    await game.says(name, "take stock")
    await game.says(name, f"discard {card}")


async def played(
    steps: list[int], planner: str | None, sheet: str = "rummikub"
) -> tuple[tuple[Event, ...], list[object]]:
    """Play some turns; return the events, and what others were shown at each step."""
    store = MemoryStore()
    async with cast(store=store) as game:
        await seated(game, sheet)
        seen: list[object] = []
        for step in steps:
            shown = len(game.surface.shown)
            if planner is not None and NAMES[await mover(game)] != planner:
                await plan(game, planner, step)
                others = [to for to, _, _ in game.surface.shown[shown:]]
                assert set(others) <= {ToPerson(game.people[planner])}
                shown = len(game.surface.shown)
            on = NAMES[await mover(game)]
            await passes(game, on)
            if on == planner and NAMES[await mover(game)] == planner:
                await passes(game, on)
            me = ToPerson(game.people["Ben"])
            seen.append([(to, s) for to, s, _ in game.surface.shown[shown:] if to != me])
        return await store.history(FIRST), seen


@given(STEPS)
@examples(3)
async def test_a_plan_is_invisible_to_others(steps: list[int]) -> None:
    """The same turns with and without a plan give the same events and the same screens."""
    assert await played(steps, "Ben") == await played(steps, None)


@given(STEPS)
@examples(2)
async def test_a_plan_with_cards_is_invisible_to_others(steps: list[int]) -> None:
    assert await played(steps, "Ben", "basic") == await played(steps, None, "basic")


async def test_an_untouched_turn_stays_idle_and_its_draft_empty() -> None:
    async with cast() as game:
        await seated(game)
        planner = NAMES[(await mover(game) + 1) % 3]
        await plan(game, planner, 5)
        await game.says(NAMES[await mover(game)], "draw")
        view = await game.app.engine.see(FIRST, game.people[planner])
        assert view.my_turn
        assert view.plan.exists
        assert view.draft == NO_DRAFT
        await game.app.engine.time_out(FIRST)
        timeout = (await game.state()).deeds[-1].timeout
        assert timeout is not None
        assert timeout.idle
        assert (await game.app.engine.see(FIRST, game.people[planner])).plan.exists


async def test_an_old_key_of_a_plan_changes_nothing() -> None:
    async with cast() as game:
        await seated(game)
        planner = NAMES[(await mover(game) + 1) % 3]
        await plan(game, planner, 5)
        person, plans = game.people[planner], game.app.engine.plans
        before = (await game.app.engine.see(FIRST, person)).plan
        old = Stamp(draft=before.version - 1)
        refusal = await plans.shape(FIRST, person, "reset", "", old)
        assert refusal is not None
        assert refusal.code is Code.STALE
        assert (await game.app.engine.see(FIRST, person)).plan == before


async def test_no_view_but_the_owners_holds_the_plan() -> None:
    async with cast() as game:
        await seated(game)
        planner = NAMES[(await mover(game) + 1) % 3]
        before = [await game.app.engine.see(FIRST, one) for one in (None, *game.people.values())]
        await plan(game, planner, 5)
        after = [await game.app.engine.see(FIRST, one) for one in (None, *game.people.values())]
        differ = [now.reader for was, now in zip(before, after, strict=True) if was != now]
        assert differ == [game.people[planner]]
