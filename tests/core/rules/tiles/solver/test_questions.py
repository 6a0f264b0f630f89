"""The solver's questions, on positions that can be solved by hand."""

import pytest

from core.rules.pieces import print_pieces, print_table
from core.rules.tiles.model.pieces import Joker
from core.rules.tiles.solver import Answer, Effort, best_first_laying, best_lay, can_lay
from tests.core.rules.tiles.solver.judges.small import Small
from tests.support.referee.rules import Option


def position(sheet: str, table: str, rack: str, *, opened: bool = True, **options: Option) -> Small:
    return Small(sheet=sheet, options=options, table=table, rack=rack, opened=opened)


def laid(answer: Answer) -> str:
    return "" if answer.best is None else print_pieces(answer.best.laid)


def test_most_tiles_and_most_points_may_differ() -> None:
    """The 3 can end the run or join the set: as many tiles, but fewer points."""
    start = position("rummikub", "", "r1 r2 r3 r4 b4 k4 y4").start
    assert laid(best_lay(start, "tiles")) == "b4 k4 r1 r2 r3 r4 y4"
    either = position("rummikub", "", "r1 r2 r3 r13 b3 k3").start
    assert best_lay(either, "tiles").proven
    assert laid(best_lay(either, "points")) == "b3 k3 r3"


def test_a_joker_on_the_table_moves_only_when_replaced() -> None:
    table = "r9 k9 y9 J | r2 r3 r4"
    assert laid(best_lay(position("rummikub", table, "k12 k13").start)) == ""
    freed = best_lay(position("rummikub", table, "b9 k12 k13").start)
    assert laid(freed) == "b9 k12 k13"


def test_a_tile_of_the_table_replaces_a_joker_where_it_lies() -> None:
    """Contract, section 6: the b9 could have gone into the set and back."""
    table = "r9 k9 y9 J | b8 b9 b10"
    assert laid(best_lay(position("rummikub", table, "k12 k13").start)) == "k12 k13"
    bound = position("rummikub", table, "k12 k13", joker_exchange="rack")
    assert laid(best_lay(bound.start)) == ""


def test_keep_three_forbids_some_free_rebuilding() -> None:
    rack = "b11 r8 g8"
    assert laid(best_lay(position("schmidt", "b8 b9 b10", rack).start)) == "b11"
    free = position("schmidt", "b8 b9 b10", rack, rebuild="free")
    assert laid(best_lay(free.start)) == "b11 g8 r8"


def test_three_runs_are_taken_whole() -> None:
    """Bookmark's third example: all runs become sets."""
    table = "g4 g5 g6 g7 | y4 y5 y6 y7 | b4 b5 b6"
    answer = best_lay(position("bookmark", table, "r4 r6 r7 g1").start)
    assert laid(answer) == "r4 r6 r7"
    assert answer.proven


def test_the_ways_of_two_colours_are_not_multiplied() -> None:
    """Two of four colours have 150 ways each; together they would have 250,000 states."""
    table = (
        "y5 y6 y7 | r7 r8 r9 r10 | b9 b10 b11 | b13 g13 y13 | r1 r2 r3 r4 | r11 r12 r13 "
        "| g7 g8 g9 g10 | r6 r7 r8 r9 | b7 b8 b9 | g7 g8 J=g9 g10 | r11 r12 r13 | y1 y2 y3 J=y4 "
        "| y8 y9 y10 y11 | g1 g2 J=g3 | b3 b4 b5 b6 | r1 g1 y1"
    )
    start = position("bookmark", table, "b13 g12 g5 r4 J").start
    answer = best_lay(start, "tiles", Effort(10_000))
    assert answer.proven
    assert laid(answer) == "J g12 g5"


def test_the_first_laying_must_reach_the_points() -> None:
    start = position("rummikub", "b4 b5 b6", "b7 r10 k10 y10 r1 r2 r3", opened=False).start
    answer = best_lay(start)
    assert laid(answer) == "k10 r1 r10 r2 r3 y10"
    assert answer.best is not None
    assert answer.best.points == 36
    poor = position("rummikub", "b4 b5 b6", "b7 r1 r2 r3", opened=False).start
    assert best_lay(poor).best is None
    assert not can_lay(poor)


def test_the_table_is_used_in_the_turn_of_the_first_laying_where_the_sheet_says_so() -> None:
    rack = "b7 r10 g10 y10"
    later = position("rummikub", "b4 b5 b6", "b7 r10 k10 y10", opened=False)
    assert laid(best_lay(later.start)) == "k10 r10 y10"
    at_once = position("schmidt", "b4 b5 b6", rack, opened=False)
    assert laid(best_lay(at_once.start)) == "b7 g10 r10 y10"


def test_the_dearest_first_laying_puts_the_joker_high() -> None:
    start = position("rummikub", "", "r12 r13 k2 J", opened=False).start
    best = best_first_laying(start).best
    assert best is not None
    assert best.points == 36
    flat = position("bookmark", "", "r2 r3 r12 r13 J J", opened=False).start
    dear = best_first_laying(flat).best
    assert dear is not None
    assert dear.points == 2 * 25 + 2 + 3 + 12 + 13


def test_a_meld_holds_a_number_tile() -> None:
    answer = best_lay(position("budacsek", "", "J J J r1").start)
    assert answer.best is not None
    assert len(answer.best.laid) == 4
    alone = best_lay(position("budacsek", "", "J J J", first_laying="none").start)
    assert alone.best is None


def test_the_kids_lay_runs_only() -> None:
    assert laid(best_lay(position("kids", "", "r5 b5 g5 y1").start)) == ""
    assert laid(best_lay(position("kids-pro", "", "r5 b5 g5 y1").start)) == "b5 g5 r5"


@pytest.mark.parametrize("sheet", ["rummikub", "schmidt", "budacsek"])
def test_whether_anything_can_be_laid_agrees_with_the_best_lay(sheet: str) -> None:
    for rack in ("r7", "r4", "b9 b10", "b9 b10 b11", "J"):
        start = position(sheet, "r4 r5 r6", rack).start
        assert can_lay(start) == (best_lay(start).best is not None)


def test_time_that_is_up_ends_the_search() -> None:
    start = position("schmidt", "r4 r5 r6 | b7 g7 y7", "r7 r8 b8 g8").start
    answer = best_lay(start, "tiles", Effort(10**6, expired=lambda: True))
    assert not answer.proven


def test_jokers_in_a_run_say_what_they_stand_for() -> None:
    best = best_lay(position("rummikub", "", "r5 r7 J").start).best
    assert best is not None
    assert print_table(best.table) == "r5 J=r6 r7"
    assert any(isinstance(piece, Joker) for piece in best.table[0].pieces)
