"""A lay of exactly the tiles that a player names changes the table as little as possible.

`test_brute` shows that a way is found if there is one, and that no other keeps more melds.
"""

from itertools import islice

from core.rules.pieces import print_table
from core.rules.tiles.model.pieces import read_pieces
from core.rules.tiles.solver import Arrangement, arrangements
from tests.core.rules.tiles.solver.judges.small import Small


def ways(sheet: str, table: str, tiles: str, *, rack: str = "") -> list[Arrangement]:
    small = Small(sheet=sheet, options={}, table=table, rack=rack or tiles, opened=True)
    return list(islice(arrangements(small.start, read_pieces(tiles)), 4))


def tables(sheet: str, table: str, tiles: str) -> list[str]:
    return [print_table(way.table) for way in ways(sheet, table, tiles)]


def test_a_tile_goes_where_least_changes() -> None:
    found = tables("rummikub", "r4 r5 r6 | b7 k7 y7 | k1 k2 k3", "r7")
    assert set(found[:2]) == {
        "r4 r5 r6 r7 | b7 k7 y7 | k1 k2 k3",
        "r4 r5 r6 | r7 b7 k7 y7 | k1 k2 k3",
    }


def test_own_melds_leave_the_table_alone() -> None:
    first = ways("rummikub", "r4 r5 r6 | b7 k7 y7", "r7 r8 r9")[0]
    assert first.kept == 2
    assert print_table(first.table) == "r4 r5 r6 | b7 k7 y7 | r7 r8 r9"


def test_a_meld_is_taken_apart_if_necessary() -> None:
    """Rummikub's second example: the 8 leaves its run, an 11 takes its place."""
    first = tables("rummikub", "b8 b9 b10 | r8 k8 y8", "b11")[0]
    assert first == "b8 b9 b10 b11 | r8 k8 y8"
    apart = tables("rummikub", "b8 b9 b10", "b11 r8 k8")[0]
    assert apart == "b9 b10 b11 | r8 b8 k8"
    assert tables("schmidt", "b8 b9 b10", "b11 r8 g8") == []


def test_a_freed_joker_is_laid_again() -> None:
    found = tables("rummikub", "r5 J=r6 r7", "r6 k12 k13")
    assert found[0] == "r5 r6 r7 | J=k11 k12 k13"


def test_an_unchanged_meld_may_hold_an_equal_tile_of_another() -> None:
    """The first run is taken whole: one of its tiles lies in the kept run, the others apart."""
    table = "b5 b6 b7 | r6 g6 y6 J | b6 b7 b8 b9"
    (first, *_) = ways("schmidt", table, "y5 b8", rack="b8 g3 g8 y5")
    assert first.kept == 1
    assert print_table(first.table) == "b6 b7 b8 | r6 g6 y6 | b6 b7 b8 b9 | b5 y5 J"


def test_an_impossible_lay_is_not_found() -> None:
    assert tables("rummikub", "r4 r5 r6", "b9") == []
    assert tables("budacsek", "b8 b9 b10 b11 | r8 k8 g8", "b7 r12") == []


def test_most_of_a_crowded_table_is_left_alone() -> None:
    """Free rebuilding shows which four melds to change; keeping three tiles, the same four do."""
    crowded = (
        "b2 b3 b4 b5 | g7 g8 g9 | r11 b11 g11 y11 | r1 g1 y1 | r7 r8 r9 r10 | r2 r3 r4 r5 J=r6 | "
        "g10 g11 g12 | y3 y4 y5 | r5 r6 r7 r8 | r10 r11 J=r12 r13 | g3 g4 g5 g6 g7 | y1 y2 y3 y4 | "
        "r12 b12 g12 | b8 b9 b10 | y10 y11 y12 y13 | r2 g2 y2 | r3 b3 g3 | b5 b6 b7 b8 b9 | "
        "b11 b12 b13 | y5 y6 J=y7 y8 y9"
    )
    tiles = "b1 b4 b6 b10 b13 g1 g4 g5 g6 g9 g10 g13 g13 r13 y12"
    (first,) = ways("bookmark", crowded, tiles)[:1]
    assert first.kept == crowded.count("|") + 1 - 4


def test_most_melds_are_kept_though_three_tiles_of_each_must_stay_together() -> None:
    """A run is not begun where the tiles that it needs lie in runs that are kept."""
    crowded = (
        "r2 r3 r4 r5 J=r6 | b1 y1 J | r2 b2 g2 y2 | r3 b3 g3 | r9 b9 g9 | r9 r10 r11 | "
        "b11 g11 y11 | g8 g9 g10 | b5 g5 y5 | y7 y8 y9 | r11 g11 y11 | r10 b10 y10 | r6 b6 g6 | "
        "b7 g7 y7 | r8 b8 g8 | r12 b12 g12 | b5 g5 y5 | b4 g4 y4 | r6 g6 y6 | r12 b12 g12 | "
        "b13 g13 y13"
    )
    tiles = "b10 b2 b4 b6 b8 g1 r1 r13 r4 r5 r8 y13 y6 y8 y9"
    assert ways("bookmark", crowded, tiles)[0].kept == 12  # it was 4 without this look ahead
