"""What a tile on the rack may still become: how near it is to a meld."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import inf, prod
from typing import Final

from core.rules.tiles.melds import SHORTEST, left_value, sort_pieces
from core.rules.tiles.pack import pack
from core.rules.tiles.pieces import Tile, TilePiece, as_pieces
from core.rules.tiles.round import TileView
from core.rules.tiles.sheet import TileSheet
from core.rules.tiles.table_use import table_count

LIES_ALREADY: Final = 0.5
"""How likely a tile of the table is to lie next to one's own: others need it too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospects:
    """Where the tiles are, as far as the viewer knows."""

    sheet: TileSheet
    rack: Counter[TilePiece]
    table: Counter[TilePiece]
    unseen: Counter[TilePiece]
    """In the stock, or on other racks."""

    def promise(self, piece: TilePiece) -> float:
        """Weigh the melds of three in which a tile may come to lie; a joker fits everywhere."""
        if not isinstance(piece, Tile):
            return inf
        return sum(prod(map(self._near, pair)) for pair in _companions(self.sheet, piece))

    def _near(self, tile: Tile) -> float:
        if self.rack[tile]:
            return 1.0
        if self.table[tile]:
            return LIES_ALREADY
        return self.unseen[tile] / max(1, self.unseen.total())


def prospects(view: TileView) -> Prospects:
    """Sum up what a view shows."""
    rack, table = Counter(as_pieces(view.rack)), table_count(view.table)
    unseen = Counter(pack(view.sheet)) - rack - table
    return Prospects(sheet=view.sheet, rack=rack, table=table, unseen=unseen)


def least_useful(view: TileView) -> TilePiece:
    """Return the tile of the rack that promises least; of equal ones that which counts most."""
    known = prospects(view)
    rack = sort_pieces(view.sheet, known.rack)
    return min(rack, key=lambda piece: (known.promise(piece), -left_value(view.sheet, (piece,))))


def _companions(sheet: TileSheet, tile: Tile) -> Iterator[tuple[Tile, ...]]:
    """Return the pairs that make a meld of three with a tile."""
    last = sheet.numbers - SHORTEST + 1
    for low in range(max(1, tile.number - SHORTEST + 1), min(tile.number, last) + 1):
        run = (Tile(tile.colour, number) for number in range(low, low + SHORTEST))
        yield tuple(other for other in run if other != tile)
    if sheet.sets:
        others = (Tile(colour, tile.number) for colour in sheet.colours if colour != tile.colour)
        yield from combinations(others, SHORTEST - 1)
