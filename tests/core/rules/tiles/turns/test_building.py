"""A first laying is built meld by meld; its points are checked when it is laid."""

import pytest

from core.rules.actions import Built
from core.rules.sheets import SHEETS
from tests.core.rules.tiles.turns.person import Person

POINTS = [("rummikub", 30), ("schmidt", 30), ("bookmark", 40), ("budacsek", 25)]
"""Sheets with a minimum for the first laying, and the minimum."""
TILE_SHEETS = sorted(name for name, sheet in SHEETS.items() if sheet.family.name == "tiles")


def built(person: Person) -> Built | None:
    return person.view.sheet.family.turns.built(person.view, person.draft)


@pytest.mark.parametrize(("sheet", "needed"), POINTS)
def test_each_meld_is_kept_and_counted_until_they_suffice(sheet: str, needed: int) -> None:
    ann = Person.at(sheet, rack="r1 r2 r3 b11 b12 b13 r7", closed=True)
    ann.says("play", "r1 r2 r3").sees("r1 r2 r3")
    assert built(ann) == Built(points=6, needed=needed, enough=False)
    ann.says("play", "b11 b12 b13")
    assert built(ann) == Built(points=42, needed=needed, enough=True)
    next(iter(ann.game)).lays("r1 r2 r3 | b11 b12 b13").is_accepted(points=42)


def test_kids_may_name_a_set_before_the_own_run_that_they_need() -> None:
    ann = Person.at("kids", rack="b1 b2 b3 r6", table="r3 r4 r5", closed=True)
    ann.says("play", "r6").sees("r3 r4 r5 r6")
    assert built(ann) == Built(points=0, needed=0, enough=False)
    ann.says("play", "b1 b2 b3").sees("r3 r4 r5 r6 | b1 b2 b3")
    assert built(ann) is not None
    assert built(ann).enough  # type: ignore[union-attr]


def test_kids_pro_may_use_the_table_before_the_own_meld_is_named() -> None:
    ann = Person.at("kids-pro", rack="r6 b1 g1 y1", table="r3 r4 r5", closed=True)
    ann.says("play", "r6").says("play", "b1 g1 y1").sees("r3 r4 r5 r6 | b1 g1 y1")


def test_undo_takes_back_one_meld() -> None:
    ann = Person.at("rummikub", rack="r1 r2 r3 b4 b5 b6", closed=True)
    ann.says("play", "r1 r2 r3").says("play", "b4 b5 b6").sees("r1 r2 r3 | b4 b5 b6")
    ann.says("undo").sees("r1 r2 r3")


def test_the_last_meld_named_again_shows_the_draft_in_another_way() -> None:
    ann = Person.at("rummikub", rack="r1 r2 r3 b4 b5 b6", closed=True)
    ann.says("play", "r1 r2 r3").says("play", "b4 b5 b6").says("play", "b4 b5 b6")
    ann.sees("r1 r2 r3 | b4 b5 b6")
    assert ann.draft.placed is not None
    assert ann.draft.placed.of == 1


def test_any_meld_named_again_keeps_the_others_on_the_table() -> None:
    ann = Person.at("rummikub", rack="r1 r2 r3 b4 b5 b6", closed=True)
    ann.says("play", "r1 r2 r3").says("play", "b4 b5 b6").says("play", "r1 r2 r3")
    ann.sees("r1 r2 r3 | b4 b5 b6")


def test_naming_the_draft_and_more_lays_just_those_tiles() -> None:
    ann = Person.at("rummikub", rack="r1 r1 r2 r2 r3 r3 r4", closed=True)
    ann.says("play", "r1 r2 r3").says("play", "r1 r2 r3 r4").sees("r1 r2 r3 r4")


def test_tiles_that_are_not_there_twice_are_meant_anew() -> None:
    ann = Person.at("rummikub", rack="r1 r2 r3 r4 r5", closed=True)
    ann.says("play", "r1 r2 r3").says("play", "r3 r4 r5").sees("r3 r4 r5")


def test_melds_that_were_set_out_by_hand_count_as_well() -> None:
    ann = Person.at("rummikub", rack="r1 r2 r3 b4 b5 b6", closed=True)
    ann.says("arrange", "r1 r2 r3 | b4")
    assert built(ann) == Built(points=6, needed=30, enough=False)
    ann.says("arrange", "r1 r2 r3").says("play", "b4 b5 b6").sees("r1 r2 r3 | b4 b5 b6")


@pytest.mark.parametrize("sheet", TILE_SHEETS)
@pytest.mark.parametrize("closed", [False, True])
def test_a_second_lay_joins_the_first_and_undo_takes_it_back(sheet: str, *, closed: bool) -> None:
    ann = Person.at(sheet, rack="r5 r6 r7 b3 b4 b5", closed=closed)
    ann.says("play", "r5 r6 r7").says("play", "b3 b4 b5").sees("r5 r6 r7 | b3 b4 b5")
    ann.says("undo").sees("r5 r6 r7")


def test_after_the_first_laying_tiles_join_those_that_extend_melds() -> None:
    ann = Person.at("rummikub", rack="r7 b7 k1", table="r4 r5 r6 | b4 b5 b6")
    ann.says("play", "r7").says("play", "b7").sees("r4 r5 r6 r7 | b4 b5 b6 b7")
    assert built(ann) is None
    assert ann.says("play", "k1").faults == ["no_company k1"]
    ann.says("undo").sees("r4 r5 r6 r7 | b4 b5 b6")
