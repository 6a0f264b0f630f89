"""`plan` prepares the next turn while others play. It stays private, and is offered on the turn."""

import json

import pytest

from core.engine.people import TableId
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.evenings.written import run_of
from tests.support.lines.tables import all_said, two_at_a_table, who_moves
from tests.support.lines.talk import Message, Talk, answers, talk, to

GROUP = "chat:g1"
MANY = "hand=30 first_laying=none"
"""Rules under which everybody holds a run and may lay it at once."""


async def seated(game: Talk, rules: str = MANY, sheet: str = "rummikub") -> tuple[str, str]:
    """Deal to Ann and Ben; return the player on turn and the waiting one."""
    return await two_at_a_table(game, sheet, *([f"rule {rules}"] if rules else ()))


def run_in(game: Talk, person: str) -> str:
    return " ".join(run_of(game.rack(person)))


def others(messages: list[Message], person: str) -> list[Message]:
    """Return what everybody except one person was sent."""
    return [m for m in messages if m.get("to", m.get("answer")) not in {person, f"person:{person}"}]


async def test_a_fitting_plan_is_laid_with_one_press() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        written = await game.says(waits, f"plan {run}")
        assert others(written, waits) == []
        assert f"Your move so far, with {run}" in game.text(f"person:{waits}")
        await game.says(mover, "draw")
        assert f"Your plan still works: {run}." in game.text(f"person:{waits}")
        assert "Your move so far" not in game.text(f"person:{waits}")
        await game.presses(waits, game.buttons(f"person:{waits}")["Lay plan (3) and end turn"])
        assert f"laid {run}" in game.text(GROUP)
        assert who_moves(game) == mover


async def test_an_offered_plan_may_be_looked_at_first() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        await game.says(mover, "draw")
        await game.presses(waits, game.buttons(f"person:{waits}")["See it on the table first"])
        assert f"Your move so far, with {run}" in game.text(f"person:{waits}")
        assert who_moves(game) == waits
        await game.says(waits, "done")
        assert who_moves(game) == mover


async def test_a_plan_survives_the_own_turn_if_something_else_was_done() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        await game.says(mover, "draw")
        await game.says(waits, "draw")
        assert f"Your plan: {run}." in game.text(f"person:{waits}")
        await game.says(mover, "draw")
        assert f"Your plan still works: {run}." in game.text(f"person:{waits}")


async def test_plan_lay_lays_by_itself_and_tells_its_owner_and_the_table() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        await game.presses(waits, game.buttons(f"person:{waits}")["Lay it for me"])
        assert "I’ll lay it when your turn starts" in game.text(f"person:{waits}")
        written = await game.says(mover, "draw")
        assert f"laid {run}" in game.text(GROUP)
        assert who_moves(game) == mover
        assert any(f"I laid your plan for you: {run}." in t for t in to(written, f"person:{waits}"))


async def test_pieces_and_the_order_to_lay_them_in_one_line() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run} lay")
        await game.says(mover, "draw")
        assert f"laid {run}" in game.text(GROUP)


async def test_plan_lay_leaves_the_turn_to_its_owner_where_something_is_unfinished() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        rest = [tile for tile in game.rack(waits) if tile not in run.split()]
        await game.says(waits, f"plan {run}")
        await game.says(waits, f"plan pick {rest[0]}")
        await game.says(waits, "plan lay")
        await game.says(mover, "draw")
        assert who_moves(game) == waits
        assert (
            f"This part of your plan still works: {run}. Back on your rack: {rest[0]}."
            in game.text(f"person:{waits}")
        )


async def test_plan_lay_leaves_the_turn_to_its_owner_while_others_may_object_to_a_lay() -> None:
    async with talk() as game:
        mover, waits = await seated(game, MANY, "budacsek")
        laid, run = run_in(game, mover), run_in(game, waits)
        await game.says(waits, f"plan {run} lay")
        await game.says(mover, f"play {laid} done")
        assert who_moves(game) == waits
        assert f"laid {run}" not in game.text(GROUP)
        assert f"Your plan still works: {run}." in game.text(f"person:{waits}")


async def test_plan_lay_does_not_lay_for_a_computer_that_stands_in() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run} lay")
        await game.says("ann", f"standin {waits}")
        written = await game.says(mover, "draw")
        assert "I laid your plan" not in all_said(written)
        assert who_moves(game) == mover


async def test_undo_reset_and_close() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        await game.says(waits, "plan undo")
        assert "Your move so far" not in game.text(f"person:{waits}")
        await game.says(waits, f"plan {run}")
        await game.says(waits, "plan close")
        assert "Your plan. Only you can see it." not in game.text(f"person:{waits}")
        assert f"Your plan: {run}." in game.text(f"person:{waits}")
        await game.says(waits, "plan")
        assert "Your plan. Only you can see it." in game.text(f"person:{waits}")
        await game.says(waits, "plan reset")
        await game.says(mover, "draw")
        assert "Your plan" not in game.text(f"person:{waits}")


async def test_a_plan_is_refused_like_a_lay_and_an_old_key_changes_nothing() -> None:
    async with talk() as game:
        _, waits = await seated(game)
        rack = game.rack(waits)
        written = await game.says(waits, f"plan {rack[0]} {rack[-1]}")
        assert all_said(written)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        undo = game.buttons(f"person:{waits}")["Undo"]
        await game.says(waits, "plan undo")
        await game.says(waits, f"plan {run}")
        await game.presses(waits, undo)
        assert f"Your move so far, with {run}" in game.text(f"person:{waits}")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("plan lay", "You haven’t planned anything yet."),
        ("plan done", "It’s "),
        ("plan draw", "plan"),
        ("plan hint", "plan"),
    ],
)
async def test_impossible_plans_are_refused(said: str, told: str) -> None:
    async with talk() as game:
        _, waits = await seated(game)
        written = await game.says(waits, said)
        assert told in all_said(written)


async def test_a_plan_by_hand_where_the_table_gives_no_help() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        await game.says("ann", "settings assist none", "g1")
        run = run_in(game, waits)
        assert "No help at this table" in all_said(await game.says(waits, f"plan {run}"))
        await game.says(waits, f"plan arrange {run}")
        await game.says(mover, "draw")
        assert f"Your plan still works: {run}." in game.text(f"person:{waits}")


async def test_time_finds_a_turn_with_an_untouched_plan_idle() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        await game.says(mover, "draw")
        await game.goes_by(400)
        assert f"{waits.title()} drew a tile" in all_said(game.said) or who_moves(game) == mover
        assert f"laid {run}" not in game.text(GROUP)


async def test_a_plan_survives_a_restart() -> None:
    store, register = MemoryStore(), MemoryRegister()
    async with talk(store=store, register=register) as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
    async with talk(store=store, register=register) as game:
        await game.says(mover, "draw")
        assert f"Your plan still works: {run}." in game.text(f"person:{waits}")


async def test_with_cards_the_draw_comes_first_and_then_the_plan_is_offered() -> None:
    async with talk() as game:
        mover, waits = await seated(game, "", "basic")
        await game.says(waits, "plan")
        hand = game.rack(waits)
        written = await game.says(waits, f"plan discard {hand[0]}")
        assert others(written, waits) == []
        assert f"Then you discard {hand[0]}." in game.text(f"person:{waits}")
        assert "With cards, I lay no plan by myself" in all_said(await game.says(waits, "plan lay"))
        await game.says(mover, "take stock")
        await game.says(mover, f"discard {game.rack(mover)[0]}")
        assert who_moves(game) == waits
        assert "You planned to discard" not in game.text(f"person:{waits}")
        await game.says(waits, "take stock")
        told = f"You planned to discard {hand[0]}. “plan done” does so and ends your turn."
        assert told in game.text(f"person:{waits}")
        await game.presses(waits, game.buttons(f"person:{waits}")["Discard as planned"])
        assert who_moves(game) == mover
        assert answers(game.said) == []


async def test_pieces_alone_go_to_an_open_plan_in_private() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        assert "’s turn." in all_said(await game.says(waits, run))
        await game.says(waits, "plan")
        written = await game.says(waits, run)
        assert others(written, waits) == []
        assert f"Your move so far, with {run}" in game.text(f"person:{waits}")
        assert "’s turn." in all_said(await game.says(waits, f"play {run}"))
        await game.says(waits, "plan close")
        assert "’s turn." in all_said(await game.says(waits, run))
        await game.says(mover, "draw")
        await game.says(waits, run)
        assert f"Your move so far, with {run}" in game.text(f"person:{waits}")


async def test_fewer_cards_than_a_meld_has_are_planned_as_in_a_turn() -> None:
    async with talk() as game:
        _, waits = await seated(game, "", "basic")
        await game.says(waits, "plan")
        card, other = game.rack(waits)[:2]
        for said in (f"plan {card}", card, f"{card} {other}"):
            assert "fits no meld on the table" in all_said(await game.says(waits, said)), said


async def test_the_export_holds_the_plan_and_to_forget_erases_it() -> None:
    async with talk() as game:
        _, waits = await seated(game)
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        written = await game.says(waits, "privacy export")
        assert json.loads(to(written, f"person:{waits}")[-1])["plans"] == [run]
        seat = ("ann", "ben").index(waits)
        await game.says(waits, "privacy forget yes")
        assert isinstance(game.parts.store, MemoryStore)
        draft = (await game.parts.store.load(TableId(1))).drafts[seat]
        assert not draft.plan.exists


@pytest.mark.parametrize("text", ["foo", "draw", "hint", "discard k13"])
async def test_words_that_shape_no_plan_are_refused_in_private(text: str) -> None:
    async with talk() as game:
        _, waits = await seated(game)
        written = await game.says(waits, f"plan {text}", "g1")
        assert others(written, waits) == []
        assert f"“{text.split(maxsplit=1)[0]}” can’t be part of a plan." in str(written)
        assert "plan r7 r8 r9" in str(written)


async def test_with_cards_the_refusal_names_the_words_for_cards() -> None:
    async with talk() as game:
        _, waits = await seated(game, rules="", sheet="basic")
        written = await game.says(waits, "plan r7", "g1")
        assert others(written, waits) == []
        assert "“r7” can’t be part of a plan." in str(written)
        assert "plan discard KS" in str(written)


async def test_people_without_a_seat_are_told_so_where_they_ask() -> None:
    async with talk() as game:
        await seated(game)
        written = await game.says("eve", "plan r7", "g1")
        assert "You’re not at this table" in str(written)


async def test_in_the_own_turn_a_plan_is_refused_and_changes_nothing() -> None:
    async with talk() as game:
        mover, _ = await seated(game)
        run = run_in(game, mover)
        written = await game.says(mover, f"plan {run}", "g1")
        assert others(written, mover) == []
        assert "It’s your turn: lay your tiles or cards with “play”." in str(written)
        await game.says(mover, "draw")
        assert "Your plan" not in game.text(f"person:{mover}")


async def test_a_plan_that_the_rules_refuse_does_not_promise_to_be_laid() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        rack = game.rack(waits)
        apart = next(f"{a} {b}" for a in rack for b in rack if a[0] != b[0] and a[1:] != b[1:])
        await game.says(waits, f"plan arrange {apart}")
        await game.says(waits, "plan lay")
        shown = game.text(f"person:{waits}")
        assert "I won’t lay it for you" in shown
        assert "I’ll lay it when" not in shown
        await game.says(mover, "draw")
        assert who_moves(game) == waits


async def test_a_plan_that_never_fitted_is_told_why_when_its_turn_comes() -> None:
    async with talk() as game:
        mover, waits = await seated(game, "hand=30 first_laying=100")
        run = run_in(game, waits)
        await game.says(waits, f"plan {run}")
        await game.says(mover, "draw")
        shown = game.text(f"person:{waits}")
        assert f"You cannot lay your plan {run} as it is:\nYour initial meld is worth " in shown
        assert "short of the 100 you need" in shown
        assert "no longer" not in shown


async def test_a_first_laying_with_enough_points_is_called_enough() -> None:
    async with talk() as game:
        mover, _ = await seated(game, "hand=30 first_laying=1")
        await game.says(mover, f"play {run_in(game, mover)}")
        shown = game.text(f"person:{mover}")
        assert "Enough for your initial meld: " in shown
        assert "of 1 point" not in shown


async def test_an_open_plan_that_cannot_be_laid_says_why_and_what_to_do() -> None:
    async with talk() as game:
        _, waits = await seated(game, "hand=30 first_laying=100")
        run = run_in(game, waits)
        points = 3 * int(run.split()[1][1:])
        why = f"Your initial meld is worth {points} points, {100 - points} short of the 100"
        await game.says(waits, f"plan {run}")
        shown = game.text(f"person:{waits}")
        assert f"You cannot lay your plan {run} as it is:\n{why}" in shown
        await game.says(waits, "plan lay")
        shown = game.text(f"person:{waits}")
        assert f"I won’t lay it for you unless you change it.\n{why}" in shown


async def test_a_plan_that_is_laid_although_nothing_of_it_fits_is_told_why() -> None:
    async with talk() as game:
        mover, waits = await seated(game, "hand=30 first_laying=100")
        await game.says(waits, f"plan {run_in(game, waits)}")
        await game.says(mover, "draw")
        written = await game.says(waits, "plan done")
        assert "short of the 100 you need" in all_said(written)


async def test_the_part_of_a_plan_that_does_not_fit_is_told_why() -> None:
    async with talk() as game:
        mover, waits = await seated(game)
        run = run_in(game, waits)
        rest = [tile for tile in game.rack(waits) if tile not in run.split()]
        await game.says(waits, f"plan {run}")
        await game.says(waits, f"plan pick {rest[0]}")
        assert f"{rest[0]} isn’t a valid meld. A meld needs" in game.text(f"person:{waits}")
        await game.says(mover, "draw")
        shown = game.text(f"person:{waits}")
        assert f"Back on your rack: {rest[0]}." in shown
        assert f"{rest[0]} isn’t a valid meld. A meld needs at least three tiles." in shown


async def test_the_turn_before_a_plan_that_is_laid_by_itself_is_told_with_it() -> None:
    async with talk(clock=SteppedClock(), pause=1) as game:
        mover, waits = await seated(game)
        laid, run = run_in(game, mover), run_in(game, waits)
        await game.says(waits, f"plan {run} lay")
        await game.says(mover, f"play {laid} done")
        shown = game.text(GROUP)
        assert f"{mover.title()} laid {laid}" in shown
        assert f"{waits.title()} laid {run}" in shown
