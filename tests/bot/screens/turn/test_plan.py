"""The board of a player who plans: its keys shape the plan and never end a turn."""

from dataclasses import replace

import pytest

from bot.screens.choosing import Picking
from bot.screens.moving import at_hand
from bot.screens.screen import Screen
from bot.screens.turn.plan import in_front, own_board
from bot.texts.translator import without_marks
from core.engine.table.plans import lying
from core.engine.table.view import TableView
from core.rules.drafts import NO_DRAFT, Plan
from tests.support.screens.seated import as_seen, state, voice

RACK = "r4 b4 k4 b11 b12 J y1"


def planning(word: str, text: str, *, then: str = "") -> TableView:
    """Return Ben's view: he plans before his first lay; then this lies on the table."""
    before, now = (as_seen(state("rummikub", on, racks=("b1", RACK), opened=("Ann",)), 1)
                   for on in ("k1 k2 k3", then or "k1 k2 k3"))  # fmt: skip
    assert before.round is not None
    plans = before.sheet.family.plans
    turn = plans.word(plans.begun(before.round), NO_DRAFT, word, text)
    plan = Plan(draft=turn.draft, table=lying(before.round), shown=True)
    return replace(now, plan=plan)


def before_laying(*tiles: str) -> TableView:
    """Return Ben's view: he has laid nothing yet, and these tiles are planned, if any."""
    rack = "r4 b4 k4 b10 b11 b12 J y1"
    now = as_seen(state("rummikub", "k1 k2 k3", racks=("b1", rack), opened=("Ann",)), 1)
    assert now.round is not None
    if not tiles:
        return replace(now, plan=Plan(shown=True))
    plans = now.sheet.family.plans
    turn = plans.word(plans.begun(now.round), NO_DRAFT, "play", " ".join(tiles))
    return replace(now, plan=Plan(draft=turn.draft, table=lying(now.round), shown=True))


async def board(table_view: TableView, *pieces: str) -> Screen:
    """Show the plan to its owner, who has picked these tiles of the rack."""
    assert table_view.round is not None
    own = [one for one in at_hand(in_front(table_view)) if one.meld is None]
    chosen = frozenset(next(o.place for o in own if o.piece == piece) for piece in pieces)
    picking = Picking(chosen=chosen)
    said = await voice(table_view)
    return own_board(said, table_view, table_view.round, delivery="edit", picking=picking)


@pytest.mark.parametrize("word", ["play", "arrange"])
@pytest.mark.parametrize("then", ["", "k1 k2 k3 k4", "k1 k2 k3 | y7 y8 y9"])
async def test_no_key_of_a_plan_ends_a_turn(word: str, then: str) -> None:
    text = "r4 b4 k4" if word == "play" else "k1 k2 k3 | r4 b4 k4"
    screen = await board(planning(word, text, then=then), "b11", "b12", "J")
    assert screen.choice is not None
    keys = {one.phrase: without_marks(one.label) for one in screen.choice.words}
    assert not [phrase for phrase in keys if phrase.endswith("done")]
    assert screen.choice.words[0].primary
    if word == "play":
        assert keys["plan play"] == "Plan"


async def test_a_plan_for_a_first_laying_counts_its_points() -> None:
    empty = await board(before_laying())
    assert "30 points" in without_marks(empty.text)
    enough = await board(before_laying("b10", "b11", "b12"))
    assert "Enough for your initial meld: 33 points" in without_marks(enough.text)


async def test_a_plan_that_is_short_of_points_tells_them_once() -> None:
    short = without_marks((await board(before_laying("r4", "b4", "k4"))).text)
    assert "Your initial meld is worth 12 points, 18 short of the 30 you need" in short
    assert "12 of 30 points" not in short


async def test_while_tiles_are_picked_a_plan_is_counted_and_not_refused() -> None:
    screen = await board(before_laying("r4", "b4", "k4"), "b10", "b11")
    for said in (screen.text, screen.caption):
        assert "Your initial meld: 12 of 30 points" in without_marks(said)
        assert "You cannot lay your plan" not in said
        assert "short of" not in without_marks(said)
