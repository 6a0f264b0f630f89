"""Laying exactly the tiles that a player names, the table changed as little as possible."""

from itertools import islice
from random import Random  # noqa: TID251 - from a given seed

import pytest

from core.rules.pieces import Table, print_table
from core.rules.tiles.arranging import Arrangement, arrangements
from core.rules.tiles.pieces import read_pieces
from tests.arranging.brute import TooManyTablesError, all_lays
from tests.arranging.small import Small, smalls
from tests.brute.rules import RULES

POSITIONS = 8


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


def test_what_must_be_taken_apart_is_taken_apart() -> None:
    """Rummikub's second example: the 8 leaves its run, an 11 takes its place."""
    first = tables("rummikub", "b8 b9 b10 | r8 k8 y8", "b11")[0]
    assert first == "b8 b9 b10 b11 | r8 k8 y8"
    apart = tables("rummikub", "b8 b9 b10", "b11 r8 k8")[0]
    assert apart == "b9 b10 b11 | r8 b8 k8"
    assert tables("schmidt", "b8 b9 b10", "b11 r8 g8") == []


def test_a_freed_joker_is_laid_again() -> None:
    found = tables("rummikub", "r5 J=r6 r7", "r6 k12 k13")
    assert found[0] == "r5 r6 r7 | J=k11 k12 k13"


def test_nothing_is_found_where_there_is_nothing() -> None:
    assert tables("rummikub", "r4 r5 r6", "b9") == []
    assert tables("budacsek", "b8 b9 b10 b11 | r8 k8 g8", "b7 r12") == []


@pytest.mark.parametrize("sheet", RULES)
def test_found_wherever_there_is_a_way_and_no_other_keeps_more(sheet: str) -> None:
    rng, seen = Random(sheet), 0  # noqa: S311 - no secret
    for small in smalls(sheet, seed=2, count=POSITIONS):
        rack = small.rack.split()
        if not rack:
            continue
        tiles = " ".join(rng.sample(rack, rng.randint(1, min(len(rack), 5))))
        try:
            legal = all_lays(small.rules, small.table, small.rack, tiles, opened=small.opened)
        except TooManyTablesError:
            continue
        found = next(arrangements(small.start, read_pieces(tiles)), None)
        assert (found is None) == (not legal), (small, tiles, legal)
        if found is not None:
            seen += 1
            most = max(kept(small, table) for table in legal)
            assert found.kept == most, (small, tiles, print_table(found.table))
    assert seen > 0


def kept(small: Small, table: str) -> int:
    """How many melds of the old table lie on this one as they lay."""
    lying = _open_sets(
        Small(sheet=small.sheet, options=small.options, table=table, rack="", opened=True)
    )
    count = 0
    for meld in _open_sets(small):
        if meld in lying:
            lying.remove(meld)
            count += 1
    return count


def _open_sets(small: Small) -> list[str]:
    """The melds, the jokers of sets without the colours they were written with."""
    melds: Table = small.start.old
    return [
        " ".join("J" if meld.kind == "set" and "J" in str(p) else str(p) for p in meld.pieces)
        for meld in melds
    ]
