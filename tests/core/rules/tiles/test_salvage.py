"""At a timeout the best set of whole melds is kept, as trying all of them finds it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random  # noqa: TID251 - from a given seed

import pytest

from core.rules.pieces import Table
from core.rules.tiles.legality.lay import read_melds
from core.rules.tiles.legality.table_use import meld_key, table_count
from core.rules.tiles.model.pieces import Tile, TilePiece, read_pieces
from core.rules.tiles.model.printed import RUMMIKUB
from core.rules.tiles.notation import read_groups
from core.rules.tiles.timeout import salvage


def melds(text: str) -> Table:
    return read_melds(RUMMIKUB, read_groups(text))[0]


def test_whole_melds_are_saved_and_a_broken_one_comes_back() -> None:
    old = melds("r4 r5 r6 r7 | b1 b2 b3")
    sound = melds("r6 r7 r8 | b1 b2 b3 b4")
    saved = salvage(old=old, sound=sound, rack=Counter(read_pieces("r8 b4")), legal=_anything)
    assert {str(meld) for meld in saved} == {"r4 r5 r6 r7", "b1 b2 b3 b4"}


def test_of_two_melds_that_need_the_same_tiles_the_one_with_more_own_tiles_is_saved() -> None:
    old = melds("r4 r5 r6")
    sound = melds("r4 b4 k4 | r4 r5 r6 r7 r8")
    rack = Counter(read_pieces("b4 k4 r4 r7 r8"))
    saved = salvage(old=old, sound=sound, rack=rack, legal=_anything)
    assert table_count(saved).total() == 8


@pytest.mark.parametrize("seed", range(60))
def test_nothing_better_is_found_by_trying_all(seed: int) -> None:
    old, sound, rack = _scene(Random(seed))  # noqa: S311 - no secret
    saved = salvage(old=old, sound=sound, rack=rack, legal=_anything)
    assert _rank(saved, old, sound) == max(_rank(t, old, sound) for t in _all(old, sound, rack))


def _anything(_table: Table) -> bool:
    return True


def _scene(chance: Random) -> tuple[Table, Table, Counter[TilePiece]]:
    """Deal sets as they lay, and runs and longer sets made of their tiles and some more."""
    numbers = range(1, 5)
    rows = [f"r{n} b{n} k{n}" for n in numbers]
    extra = [f"{colour}{n}" for colour in "rbk" for n in (*numbers, 5) if chance.random() < 0.5]
    runs = [f"{c}1 {c}2 {c}3" for c in "rbk"] + [f"{c}3 {c}4 {c}5" for c in "rbk"]
    draft = chance.sample([*runs, *rows], k=4)
    have = Counter(word for row in draft for word in row.split())
    table = Counter(word for row in rows for word in row.split())
    rack = Counter(read_pieces(" ".join((have - table).elements()))) + Counter(
        tile for tile in read_pieces(" ".join(extra)) if isinstance(tile, Tile)
    )
    return melds(" | ".join(rows)), melds(" | ".join(draft)), rack


def _all(old: Table, sound: Table, rack: Counter[TilePiece]) -> Iterator[Table]:
    everything = (*old, *_new(sound, old))
    for size in range(len(everything) + 1):
        for choice in combinations(everything, size):
            count = table_count(choice)
            if not table_count(old) - count and not count - table_count(old) - rack:
                yield choice


def _new(sound: Table, old: Table) -> Table:
    lying = Counter(map(meld_key, old))
    return tuple(meld for meld in sound if not lying[meld_key(meld)])


def _rank(table: Table, old: Table, sound: Table) -> tuple[int, int]:
    own = table_count(table).total() - table_count(old).total()
    new = Counter(map(meld_key, _new(sound, old)))
    return own, (Counter(map(meld_key, table)) & new).total()
