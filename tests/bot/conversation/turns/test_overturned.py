"""A placement that changes what its player has built by hand says so."""

from dataclasses import replace

import pytest

from bot.screens import boards
from bot.texts.translator import without_marks
from core.rules.drafts import Draft
from tests.support.screens.seated import as_seen, state, voice

TABLE = "b7 k7 r7 | y9 y10 J=y11 y12"


async def said(built: str, placed: str, *, table: str = TABLE) -> str:
    at = state("rummikub", table, racks=("r5 r6 r7 r8 b9 b10 y11 k10 k12 k13", "b1"))
    view = as_seen(at, draft=built)
    turn = at.sheet.family.turns.word(view.round, view.draft, "play", placed)
    assert turn.refusal is None
    assert turn.draft.placed is not None
    shown = as_seen(at, draft=turn.draft)
    return without_marks(boards.overturned(await voice(shown), shown))


async def test_melds_built_by_hand_that_a_placement_takes_apart_are_named() -> None:
    told = await said("b5 b6 b7 | b8 b9 b10", "r5 r6 r7", table="b5 b6 b7 b8")
    assert told.endswith("I rearranged what you had built: b5 b6 b7 | b8 b9 b10")


async def test_tiles_that_are_back_on_the_rack_are_named() -> None:
    told = await said("b7 k7 r7 | y9 y10 J y12 | r5 r6 r7 | b9 b10", "r5 r6 r7")
    assert told == "Only the tiles you named are placed now. Back on your rack: b9 b10"


@pytest.mark.parametrize(
    ("built", "placed"),
    [
        ("b7 k7 r7 | y9 y10 J y12 | r5 r6 r7", "r8"),
        ("b7 k7 r7 | y9 y10 J y12", "r5 r6 r7"),
    ],
    ids=["only added to", "nothing built"],
)
async def test_a_placement_that_keeps_what_was_built_says_nothing(built: str, placed: str) -> None:
    assert await said(built, placed) == ""


async def test_another_way_to_place_the_same_tiles_says_nothing() -> None:
    at = state("rummikub", TABLE, racks=("r5 r6 r7", "b1"))
    view = as_seen(at)
    first = at.sheet.family.turns.word(view.round, view.draft, "play", "r5 r6 r7").draft
    again = at.sheet.family.turns.word(view.round, first, "play", "r5 r6 r7").draft
    shown = as_seen(at, draft=replace(again, earlier=(Draft(), first)))
    assert boards.overturned(await voice(shown), shown) == ""
