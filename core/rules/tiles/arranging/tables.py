"""From integers back to a table as players see it."""

from collections import Counter
from collections.abc import Sequence

from core.rules.pieces import Groups, Kind, Meld, Table
from core.rules.tiles.arranging.problem import Melds
from core.rules.tiles.melds import missing_colours, number_tiles, pieces_of
from core.rules.tiles.pieces import Joker, Tile, TilePieces, bare
from core.rules.tiles.sheet import TileSheet


def as_groups(
    sheet: TileSheet, old: Table, melds: Melds, fixed: frozenset[int] = frozenset()
) -> Groups:
    """Write melds as a proposed table, each in the place of the old meld that it goes on from.

    False melds and those fixed stay; what goes on from no old meld comes last.
    """
    rows = [_pieces(sheet, meld.slots) for meld in melds]
    groups: list[TilePieces] = []
    stays = fixed | {place for place, meld in enumerate(old) if meld.kind is Kind.FALSE}
    heirs = _heirs(old, rows, stays)
    for place, meld in enumerate(old):
        if place in stays:
            groups.append(pieces_of(meld))
        elif place in heirs:
            groups.append(rows[heirs[place]])
    new = set(range(len(rows))) - set(heirs.values())
    return (*groups, *(rows[row] for row in sorted(new)))


def _pieces(sheet: TileSheet, slots: Sequence[tuple[int, int, bool]]) -> TilePieces:
    tiles = [(Tile(sheet.colours[colour], number), joker) for colour, number, joker in slots]
    return tuple(Joker(tile) if joker else tile for tile, joker in tiles)


def _heirs(old: Table, rows: Sequence[TilePieces], stays: frozenset[int]) -> dict[int, int]:
    """Pair old melds with new ones that share most with them, each with one at most."""
    bares = [Counter(map(bare, row)) for row in rows]
    shared = sorted(
        (-(Counter(map(bare, pieces_of(meld))) & row).total(), len(rows[place]), number, place)
        for number, meld in enumerate(old)
        for place, row in enumerate(bares)
        if number not in stays
    )
    heirs: dict[int, int] = {}
    for same, _, number, place in shared:
        if same and number not in heirs and place not in heirs.values():
            heirs[number] = place
    return heirs


def named(sheet: TileSheet, meld: Meld) -> TilePieces:
    """Write a meld so that it is read as what it is, a set with one number tile too."""
    tiles = number_tiles(pieces_of(meld))
    if meld.kind is not Kind.SET or len(tiles) > 1:
        return pieces_of(meld)
    missing = missing_colours(sheet, tiles)[: len(meld.pieces) - 1]
    return (*tiles, *(Joker(Tile(colour, tiles[0].number)) for colour in missing))
