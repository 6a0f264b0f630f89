"""`play` finds a place for tiles, another one when repeated, or says what is missing."""

import pytest

from core.rules.actions import Built
from core.rules.pieces import print_groups
from tests.core.rules.tiles.turns.person import Person


def test_the_table_is_changed_as_little_as_can_be() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 | b8 k8 y8", rack="r7 b1")
    ann.says("play", "r7").sees("r4 r5 r6 r7 | b8 k8 y8")


def test_the_table_is_rearranged_where_that_is_needed() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 r7 | b7 k7 y7 | k4 k5 k6", rack="b4 y4 r1")
    ann.says("play", "b4 y4").sees("r5 r6 r7 | b7 k7 y7 | k4 k5 k6 | r4 b4 y4")


def test_the_same_tiles_again_find_the_next_way_and_then_the_first() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 | b7 k7 y7", rack="r7 b1")
    ways = [ann.says("play", "r7").draft]
    while not ann.says("play", "r7").draft.placed.of:  # type: ignore[union-attr]
        ways.append(ann.draft)
    tables = [print_groups(draft.groups or ()) for draft in ways]
    assert tables == ["r4 r5 r6 | r7 b7 k7 y7", "r4 r5 r6 r7 | b7 k7 y7"]
    assert [draft.placed.number for draft in ways if draft.placed] == [1, 2]
    assert ann.draft.placed is not None
    assert ann.draft.placed.of == 2
    assert ann.draft.groups == ways[0].groups


def test_more_tiles_begin_with_their_first_way() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 | b7 k7 y7", rack="r7 r3")
    ann.says("play", "r7").says("play", "r7").says("play", "r3")
    ann.sees("r3 r4 r5 r6 r7 | b7 k7 y7")
    assert ann.draft.placed is not None
    assert ann.draft.placed.number == 1


def test_undo_goes_back_to_the_way_before() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 | b7 k7 y7", rack="r7")
    ann.says("play", "r7").says("play", "r7").says("undo").sees("r4 r5 r6 | r7 b7 k7 y7")
    ann.says("play", "r7").sees("r4 r5 r6 r7 | b7 k7 y7")


LACKING = [
    ("a set lacks its third", "", "r7 b7", "r7 b7", "no_third r7 b7"),
    ("a run has a gap", "", "r5 r7", "r5 r7", "gap r5 r7 (r6)"),
    ("a run is too short", "", "r5 r6", "r5 r6", "no_end r5 r6 (r4 r7)"),
    ("at the edge only one tile will do", "", "k1 k2", "k2 k1", "no_end k1 k2 (k3)"),
    ("a single tile goes with nothing", "b7 k7 y7", "r8", "r8", "no_company r8"),
    ("there are two others, but bound", "r4 r5 r6 | b5 b6 b7", "k6", "k6", "no_place k6"),
    ("the third lies in a meld of three", "b7 b8 b9", "r7 k7", "r7 k7", "no_place r7 k7"),
]


@pytest.mark.parametrize(
    ("table", "rack", "named", "fault"), [case[1:] for case in LACKING], ids=[c[0] for c in LACKING]
)
def test_a_refusal_names_the_missing_tile(table: str, rack: str, named: str, fault: str) -> None:
    ann = Person.at("rummikub", table=table, rack=f"{rack} b13")
    assert ann.says("play", named).faults == [fault]
    assert ann.draft.groups is None


def test_a_refusal_names_only_tiles_without_a_place() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="r7 b10 k10")
    assert ann.says("play", "r7 b10 k10").faults == ["no_third b10 k10"]


def test_on_a_sheet_without_sets_nobody_is_told_of_thirds() -> None:
    ann = Person.at("kids", rack="r5 b5 g9")
    assert ann.says("play", "r5 b5").faults == ["no_company r5 b5"]


def test_tiles_that_one_does_not_hold_are_named() -> None:
    ann = Person.at("rummikub", rack="r7 b7")
    assert ann.says("play", "r7 b8 g3").faults == ["not_in_game g3", "not_on_rack b8 g3"]


def test_a_first_laying_that_is_too_low_says_how_many_points_are_missing() -> None:
    ann = Person.at("rummikub", rack="r7 r8 r9 b1 k12", closed=True)
    faults = ann.says("play", "r7 r8 r9 b1").faults
    assert faults == ["below_threshold 24 of 30", "no_company b1"]


def test_before_the_first_laying_the_table_is_no_help() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="r7 b10 k10 y10", closed=True)
    assert ann.says("play", "r7").faults == ["not_opened"]
    assert ann.says("play", "b10").faults == ["no_company b10", "not_opened"]


def test_a_tile_that_the_table_would_take_lacks_only_the_initial_meld() -> None:
    rack = "y8 y9 y10 k13 r1 b4"
    ann = Person.at("rummikub", table="k10 k11 k12", rack=rack, closed=True)
    ann.says("play", "y8 y9 y10")
    assert ann.says("play", "k13").faults == ["not_opened", "below_threshold 27 of 30"]
    assert ann.says("play", "r1").faults == ["below_threshold 27 of 30", "no_company r1"]


def test_tiles_that_are_no_meld_are_told_so_before_anything_of_the_table() -> None:
    ann = Person.at("rummikub", rack="r4 r5 r6 r11 b3", closed=True, rules={"first_laying": 0})
    assert ann.says("play", "r4 r11 b3").faults == ["no_company r4 r11 b3"]
    assert ann.says("play", "r4 r5 r6 b3").faults == ["no_company b3"]
    assert ann.says("play", "r4 r5").faults == ["no_end r4 r5 (r3 r6)"]
    ben = Person.at("rummikub", table="k1 k2 k3", rack="r4 r11 b3", closed=True)
    assert ben.says("play", "r4 r11 b3").faults == ["no_company r4 r11 b3", "not_opened"]


def test_without_same_turn_the_table_has_to_wait() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="r7 b10 k10 y10 r10", closed=True)
    assert ann.says("play", "r7 b10 k10 y10 r10").faults == ["same_turn_forbidden r7"]
    ben = Person.at("bookmark", table="r4 r5 r6", rack="r7 b10 g10 y10 r10", closed=True)
    ben.says("play", "r7 b10 g10 y10 r10").sees("r4 r5 r6 r7 | r10 b10 g10 y10")


def test_a_whole_rack_of_too_few_points_needs_own_melds_only() -> None:
    rules = {"handrummy": True}
    ann = Person.at("schmidt", rack="r1 r2 r3", closed=True, rules=rules)
    ann.says("play", "r1 r2 r3").sees("r1 r2 r3")
    ben = Person.at("schmidt", table="g1 g2 g3", rack="r1 r2 r3 g4", closed=True, rules=rules)
    ben.says("play", "r1 r2 r3 g4").sees("g1 g2 g3 g4 | r1 r2 r3")
    assert ben.view.sheet.family.turns.built(ben.view, ben.draft) == Built(
        points=6, needed=30, enough=False
    )


def test_a_rule_in_the_way_is_named() -> None:
    ann = Person.at("kids", table="r4 r5 r6 r7", rack="b4 r8 r9")
    assert ann.says("play", "b4").faults == ["no_company b4"]
    ben = Person.at("rummikub", table="r4 r5 r6 r7", rack="b7 k7", rules={"rebuild": "none"})
    assert ben.says("play", "b7 k7").faults == ["rebuild_not_allowed b7 k7"]


def test_no_meld_is_criticised_where_the_players_watch() -> None:
    ann = Person.at("budacsek", table="r4 r5 r7 | b1 b2 b3", rack="r8 b4 k9 g9")
    assert ann.says("play", "r8").faults == ["no_place r8"]
    assert ann.says("play", "k9 g9").faults == ["no_place k9 g9"]
    ann.says("play", "b4").sees("r4 r5 r7 | b1 b2 b3 b4")


@pytest.mark.parametrize("sheet", ["rummikub", "schmidt", "bookmark", "budacsek", "kids-pro"])
def test_every_sheet_finds_a_place_for_a_tile_that_goes_on(sheet: str) -> None:
    ann = Person.at(sheet, table="r4 r5 r6", rack="r7 b1")
    ann.says("play", "r7").sees("r4 r5 r6 r7")


def test_an_unchanged_table_is_no_draft_and_undo_restores_the_earlier_one() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 | b7 k7 y7", rack="r7 b1")
    ann.says("pick", "b1").sees("r4 r5 r6 | b7 k7 y7 | b1")
    assert ann.says("arrange", "b7 k7 y7 | r4 r5 r6").draft.groups is None
    ann.says("undo").sees("r4 r5 r6 | b7 k7 y7 | b1")
