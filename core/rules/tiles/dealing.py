"""The full set of tiles, and dealing from it."""

from core.rules.pieces import Pieces, Seat
from core.rules.tiles.melds import sort_pieces
from core.rules.tiles.pieces import JOKER, Tile, TilePieces, as_pieces
from core.rules.tiles.round import TileRound
from core.rules.tiles.sheet import TileSheet


def pack(sheet: TileSheet) -> TilePieces:
    """Return every tile of the game in canonical order."""
    numbers = range(1, sheet.numbers + 1)
    tiles = [Tile(c, n) for c in sheet.colours for n in numbers for _ in range(sheet.copies)]
    return (*tiles, *(JOKER,) * sheet.jokers)


def deal(sheet: TileSheet, seats: int, starter: Seat, stock: Pieces) -> TileRound:
    """Deal from the front of the stock: the starter's whole hand first, then the next seat's."""
    pieces = as_pieces(stock)
    hands = [pieces[i * sheet.hand : (i + 1) * sheet.hand] for i in range(seats)]
    racks = [hands[(seat - starter) % seats] for seat in range(seats)]
    return TileRound(
        sheet=sheet,
        starter=starter,
        to_move=starter,
        racks=tuple(sort_pieces(sheet, rack) for rack in racks),
        stock=pieces[seats * sheet.hand :],
    )
