"""The answer to a refused table is a legal one, if the table allows such help."""

from bot.conversation.access import Limits
from tests.support.clocks import SlowClock
from tests.support.evenings.written import run_of_three
from tests.support.lines.tables import with_a_run
from tests.support.lines.talk import Talk, answers, talk, to


def lone_tile(rack: list[str], run: list[str]) -> str:
    """Return a tile that does not extend the run."""
    near = {f"{run[0][0]}{int(run[0][1:]) - 1}", f"{run[0][0]}{int(run[-1][1:]) + 1}"}
    others = (tile for tile in rack if tile not in {*run, *near, "J"})
    return next(tile for tile in others if tile[1:] not in {one[1:] for one in run})


async def test_a_refused_draft_is_answered_with_a_repair_that_a_button_takes() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        here, lone = f"person:{mover}", lone_tile(game.rack(mover), run)
        await game.says(mover, f"arrange {' '.join(run)} {lone}")
        refused, offered = to(await game.says(mover, "done"), here)
        assert "you could do this instead" not in refused
        assert offered.startswith(f"With {' '.join(run)}, you could do this instead:\n")
        assert "“repair” sets up your move like this" in offered
        (shown,) = to(await game.presses(mover, game.buttons(here)["Use it"]), here)
        assert f"Your move so far, with {' '.join(run)} (not confirmed)" in shown
        await game.says(mover, "done")
        assert f"{mover.title()} laid {' '.join(run)}." in game.text("chat:g1")


async def test_a_repair_costs_no_hint_and_undo_takes_it_back() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        await game.says("ann", "settings assist hints 2", "g1")
        here, lone = f"person:{mover}", lone_tile(game.rack(mover), run)
        await game.says(mover, f"arrange {' '.join(run)} {lone}")
        (shown,) = to(await game.says(mover, "repair"), here)
        assert f"Your move so far, with {' '.join(run)} (not confirmed)" in shown
        (shown,) = to(await game.says(mover, "undo"), here)
        assert lone in shown.split("Your move so far, with ")[1].split(" (")[0].split()
        assert "one hint left" in to(await game.says(mover, "hint"), here)[0]


async def test_a_press_is_answered_at_once_and_the_repair_has_its_button() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        here, lone = f"person:{mover}", lone_tile(game.rack(mover), run)
        await game.says(mover, f"arrange {' '.join(run)} {lone}")
        written = await game.presses(mover, game.buttons(here)["Lay and end turn"])
        assert len(answers(written)) == 1
        assert len(to(written, here)) == 1
        assert "Use it" in game.buttons(here)


async def test_tiles_that_play_cannot_all_place_are_offered_as_far_as_they_go() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        here, lone = f"person:{mover}", lone_tile(game.rack(mover), run)
        _, offered = to(await game.says(mover, f"play {' '.join(run)} {lone}"), here)
        assert "you could do this instead" in offered
        assert "“play " in offered
        (shown,) = to(await game.presses(mover, game.buttons(here)["Use it"]), here)
        assert f"Your move so far, with {' '.join(run)}" in shown


async def test_a_repair_beside_a_draft_that_cannot_be_laid_takes_its_place() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        here, lone = f"person:{mover}", lone_tile(game.rack(mover), run)
        await game.says(mover, f"arrange {lone}")
        _, offered = to(await game.says(mover, f"play {' '.join(run)}"), here)
        assert f"“arrange {' '.join(run)}” sets up your move like this" in offered
        (shown,) = to(await game.presses(mover, game.buttons(here)["Use it"]), here)
        assert f"Your move so far, with {' '.join(run)} (not confirmed)" in shown


async def test_a_foreign_tile_is_left_out_of_the_repair() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        here, foreign = f"person:{mover}", "g5"
        _, offered = to(await game.says(mover, f"arrange {' '.join(run)} | {foreign}"), here)
        assert f"“arrange {' '.join(run)}” sets up your move like this" in offered


async def test_an_offer_is_taken_without_another_search() -> None:
    async with talk(limits=Limits(solver_seconds=0.2), clock=SlowClock()) as game:
        mover, _, run = await with_a_run(game)
        here, lone = f"person:{mover}", lone_tile(game.rack(mover), run)
        await game.says(mover, f"arrange {' '.join(run)} {lone}")
        await game.says(mover, "done")
        offer = game.buttons(here)["Use it"]
        searched = [to(await game.says(mover, "puzzle"), here)[-1] for _ in range(8)]
        assert "I’ve searched long enough" in searched[-1]
        (shown,) = to(await game.presses(mover, offer), here)
        assert f"Your move so far, with {' '.join(run)} (not confirmed)" in shown


async def test_a_table_without_help_offers_nothing() -> None:
    async with talk() as game:
        mover, run = await _by_hand(game)
        here, lone = f"person:{mover}", lone_tile(game.rack(mover), run)
        await game.says(mover, f"arrange {' '.join(run)} {lone}")
        assert len(to(await game.says(mover, "done"), here)) == 1
        (refused,) = to(await game.says(mover, "repair"), here)
        assert "No help" in refused


async def _by_hand(game: Talk) -> tuple[str, list[str]]:
    mover, _, run = await with_a_run(game)
    await game.says("ann", "settings assist none", "g1")
    assert run_of_three(game.rack(mover)) == run
    return mover, run


async def test_a_done_out_of_turn_is_not_repaired() -> None:
    async with talk() as game:
        mover, other, _ = await with_a_run(game)
        written = to(await game.says(other, "done"), f"person:{other}")
        assert written == [f"It’s {mover.title()}’s turn."]
