"""The full set of tiles."""

from core.rules.tiles.model.pieces import JOKER, Tile, TilePieces
from core.rules.tiles.model.sheet import TileSheet


def pack(sheet: TileSheet) -> TilePieces:
    """Return every tile of the game in canonical order."""
    numbers = range(1, sheet.numbers + 1)
    tiles = [Tile(c, n) for c in sheet.colours for n in numbers for _ in range(sheet.copies)]
    return (*tiles, *(JOKER,) * sheet.jokers)
