"""What remains of a plan with tiles when others change the table."""

import pytest

from core.rules.actions import UnknownWordError
from core.rules.pieces import print_pieces
from core.rules.refusals import Code
from tests.support.rules.planner import Planner


def test_a_plan_on_an_unchanged_table_fits_as_it_was_planned() -> None:
    ben = Planner.at(rack="r7 r8 r9 b1").plans("play", "r7 r8 r9").ann("draw")
    assert ben.offer.as_planned
    ben.is_offered("r7 r8 r9")


def test_new_melds_of_others_do_not_touch_it() -> None:
    ben = Planner.at(rack="r7 r8 r9 b1", table="b4 b5 b6").plans("play", "r7 r8 r9")
    ben.ann("lay k1 k2 k3 | b4 b5 b6").sees("r7 r8 r9 | k1 k2 k3 | b4 b5 b6")
    assert ben.offer.as_planned
    ben.is_offered("r7 r8 r9")


def test_a_meld_that_others_made_longer_still_takes_the_tile() -> None:
    ben = Planner.at(rack="r8 b1", table="r5 r6 r7", ann="r4 k2").plans("play", "r8")
    ben.ann("lay r4 r5 r6 r7")
    assert not ben.offer.as_planned
    ben.is_offered("r8")


def test_a_place_that_others_took_sends_the_tile_back() -> None:
    ben = Planner.at(rack="r8 b1", table="r5 r6 r7", ann="r8 k2").plans("play", "r8")
    ben.ann("lay r5 r6 r7 r8").sees("").is_offered("", back="r8")


def test_one_part_goes_back_and_the_other_is_offered() -> None:
    ben = Planner.at(rack="r8 b1 b2 b3", table="r5 r6 r7", ann="r8 k2")
    ben.plans("play", "r8").plans("arrange", "r5 r6 r7 r8 | b1 b2 b3")
    ben.ann("lay r5 r6 r7 r8").sees("b1 b2 b3 | r5 r6 r7 r8")
    ben.is_offered("b1 b2 b3", back="r8")


def test_a_rebuilt_table_holds_together_or_not_at_all() -> None:
    """The run gives its 7 to the set: the plan needs both melds unchanged."""
    ben = Planner.at(rack="k7 b7", table="r4 r5 r6 r7 | y1 y2 y3", ann="r8 k2")
    ben.plans("arrange", "r4 r5 r6 | r7 k7 b7 | y1 y2 y3")
    ben.ann("lay r4 r5 r6 r7 r8 | y1 y2 y3").is_offered("", back="b7 k7")


def test_unfinished_parts_wait_and_the_finished_one_is_offered() -> None:
    ben = Planner.at(rack="r1 r2 r3 b7 b8").plans("arrange", "r1 r2 r3 | b7 b8").ann("draw")
    ben.sees("r1 r2 r3 | b7 b8")
    assert not ben.offer.as_planned
    ben.is_offered("r1 r2 r3", back="b7 b8")


def test_a_first_laying_is_offered_whole_or_not_at_all() -> None:
    rack, runs = "r4 r5 r6 k8 k9 k10", ("r4 r5 r6", "k8 k9 k10")
    ben = Planner.at(rack=rack, closed=True)
    ben.plans("play", runs[0]).plans("play", runs[1]).ann("draw").is_offered(rack)
    low = Planner.at(rack=rack, closed=True)
    low.plans("play", runs[0]).ann("draw").is_offered("", back=runs[0])


def test_before_the_first_laying_only_own_melds_are_offered() -> None:
    """The sheet lets nobody use the table in that turn (SC-26)."""
    rules = {"same_turn": False}
    ben = Planner.at(rack="r10 r11 r12 k4", table="k1 k2 k3", closed=True, rules=rules, ann="b1")
    ben.plans("arrange", "k1 k2 k3 k4 | r10 r11 r12").ann("draw")
    ben.is_offered("r10 r11 r12", back="k4")


def test_the_same_faults_are_told_as_in_a_turn() -> None:
    ben = Planner.at(rack="r7 r8 b1").plans("play", "r7 r8 r9")
    assert ben.turn.refusal is not None
    assert ben.turn.refusal.code is Code.NOT_ON_RACK
    ben.plans("play", "r7 r8")
    assert ben.turn.refusal is not None
    assert not ben.plan.exists


def test_undo_goes_back_on_the_table_as_it_lies_now() -> None:
    ben = Planner.at(rack="r7 r8 r9 b1 b2 b3")
    ben.plans("play", "r7 r8 r9").plans("arrange", "r7 r8 r9 | b1 b2 b3")
    ben.ann("lay k1 k2 k3").sees("r7 r8 r9 | b1 b2 b3 | k1 k2 k3")
    ben.plans("undo").sees("r7 r8 r9 | k1 k2 k3").plans("reset").sees("")
    assert not ben.plan.exists


@pytest.mark.parametrize("word", ["draw", "pass", "done", "return", "object", "accept", "hint"])
def test_acting_words_and_questions_are_no_words_of_a_plan(word: str) -> None:
    with pytest.raises(UnknownWordError):
        Planner.at(rack="r7 r8 r9").plans(word)


def test_tiles_planned_after_others_have_laid_join_those_of_the_plan() -> None:
    ben = Planner.at(rack="r4 b4 k4 b11 b12 J", closed=True).plans("play", "r4 b4 k4")
    ben.ann("lay k1 k2 k3").plans("play", "b11 b12 J")
    ben.sees("r4 b4 k4 | b11 b12 J=b13 | k1 k2 k3").is_offered("r4 b4 b11 b12 k4 J")


@pytest.mark.parametrize("move", ["draw", "lay k1 k2 k3"])
def test_a_found_placement_is_still_one_when_the_turn_comes(move: str) -> None:
    ben = Planner.at(rack="r7 r8 r9 b1 b2 b3").plans("play", "r7 r8 r9").ann(move)
    placed = ben.offer.draft.placed
    assert placed is not None
    assert print_pieces(placed.pieces) == "r7 r8 r9"


def test_a_joker_keeps_its_place_in_the_plan() -> None:
    ben = Planner.at(rack="r7 J r9 k4").plans("play", "r7 J r9").ann("lay k1 k2 k3")
    ben.sees("r7 J=r8 r9 | k1 k2 k3").is_offered("r7 r9 J")


def test_a_false_meld_of_a_plan_is_not_told_where_players_check() -> None:
    ben = Planner.at("budacsek", rack="r7 b8 k9 g1", table="", ann="k1 k2 k3")
    ben.plans("arrange", "r7 b8 k9").ann("draw").is_offered("r7 b8 k9")
