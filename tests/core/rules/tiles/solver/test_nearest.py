"""The legal table that is nearest to a refused one."""

from itertools import islice

import pytest

from core.rules.pieces import print_pieces, print_table
from core.rules.tiles.notation import read_groups
from core.rules.tiles.solver import nearest_legal
from tests.core.rules.tiles.solver.judges.brute import TooBigError
from tests.core.rules.tiles.solver.judges.repairs import refused, repaired
from tests.core.rules.tiles.solver.judges.small import Small
from tests.support.referee.rules import RULES, Option


def nearest(
    sheet: str, table: str, rack: str, proposed: str, *, opened: bool = True, **options: Option
) -> tuple[str, str]:
    """The nearest legal table, and what it lays of the rack."""
    start = Small(sheet=sheet, options=options, table=table, rack=rack, opened=opened).start
    found = nearest_legal(start, read_groups(proposed))
    return ("", "") if found is None else (print_table(found.table), print_pieces(found.laid))


def test_the_tile_without_a_place_stays_on_the_rack() -> None:
    table, laid = nearest("rummikub", "r4 r5 r6 | b7 k7 y7", "r7 b9", "r4 r5 r6 r7 b9 | b7 k7 y7")
    assert (table, laid) == ("r4 r5 r6 r7 | b7 k7 y7", "r7")


def test_a_sound_meld_of_the_player_stands_where_as_many_tiles_could_lie_otherwise() -> None:
    table, _ = nearest("rummikub", "", "b5 k5 r5 r6 r7", "r5 b5 k5 | r6 r7")
    assert table == "r5 b5 k5"
    table, _ = nearest("rummikub", "", "b5 k5 r5 r6 r7", "b5 k5 | r5 r6 r7")
    assert table == "r5 r6 r7"


def test_no_other_tile_of_the_rack_is_laid() -> None:
    """The r7 would help, but the player must find it."""
    assert nearest("rummikub", "b1 b2 b3", "r5 r6 r7", "b1 b2 b3 | r5 r6") == ("", "")


def test_a_tile_against_keep_three_is_taken_back() -> None:
    table, laid = nearest("schmidt", "b8 b9 b10", "b11 r8 g8", "b9 b10 b11 | r8 b8 g8")
    assert (table, laid) == ("b8 b9 b10 b11", "b11")


def test_a_first_laying_that_is_worth_too_little_has_no_repair() -> None:
    rack = "r1 r2 r3 k10 y10 b10"
    proposed = "b4 b5 b6 | r1 r2 r3"
    assert nearest("rummikub", "b4 b5 b6", rack, proposed, opened=False) == ("", "")


def test_handrummy_is_of_the_whole_rack() -> None:
    """The three tiles would be enough only if the player had no others."""
    proposed = "r1 r2 r3"
    assert (
        nearest("schmidt", "", "r1 r2 r3", proposed, opened=False, handrummy=True)[1] == "r1 r2 r3"
    )
    more = nearest("schmidt", "", "r1 r2 r3 g9", proposed, opened=False, handrummy=True)
    assert more == ("", "")


@pytest.mark.parametrize("sheet", RULES)
def test_as_many_proposed_tiles_are_kept_as_brute_force_keeps(sheet: str) -> None:
    seen = 0
    for case in islice(refused(sheet, seed=7), 4):
        try:
            done = repaired(case)
        except TooBigError:
            continue
        assert done.tiles == done.most_tiles, case
        seen += done.most_tiles > 0
    assert seen > 0
