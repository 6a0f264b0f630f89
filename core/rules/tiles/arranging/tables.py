"""From integers back to a table as players see it."""

from collections.abc import Sequence
from typing import NamedTuple

from core.rules.pieces import Groups, Kind, Meld, Table
from core.rules.tiles.arranging.reckoning import Melds
from core.rules.tiles.melds import missing_colours, number_tiles, pieces_of
from core.rules.tiles.pieces import Joker, Tile, TilePiece, TilePieces
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
    goes_on = heirs([() if n in stays else pieces_of(meld) for n, meld in enumerate(old)], rows)
    for place, meld in enumerate(old):
        if place in stays:
            groups.append(pieces_of(meld))
        elif place in goes_on:
            groups.append(rows[goes_on[place][0]])
    new = set(range(len(rows))) - {row for row, _ in goes_on.values()}
    return (*groups, *(rows[row] for row in sorted(new)))


def _pieces(sheet: TileSheet, slots: Sequence[tuple[int, int, bool]]) -> TilePieces:
    tiles = [(Tile(sheet.colours[colour], number), joker) for colour, number, joker in slots]
    return tuple(Joker(tile) if joker else tile for tile, joker in tiles)


class _Alike(NamedTuple):
    """What of a meld is counted to say how much it shares with another."""

    tiles: frozenset[TilePiece]
    jokers: int

    def shared(self, other: "_Alike") -> int:
        """How many pieces two melds have both."""
        return len(self.tiles & other.tiles) + min(self.jokers, other.jokers)


def _alike(pieces: TilePieces) -> _Alike:
    tiles = number_tiles(pieces)
    return _Alike(frozenset(tiles), len(pieces) - len(tiles))


def heirs(old: Sequence[TilePieces], new: Sequence[TilePieces]) -> dict[int, tuple[int, int]]:
    """Pair old melds with the new ones that share most with them, each with one at most.

    The answer says for an old meld which new one, and how many pieces they share.
    """
    before, after = [*map(_alike, old)], [*map(_alike, new)]
    shared = sorted(
        (-same, len(new[other]), number, other)
        for number, one in enumerate(before)
        for other, another in enumerate(after)
        if (same := one.shared(another))
    )
    found: dict[int, tuple[int, int]] = {}
    taken: set[int] = set()
    for minus, _, number, other in shared:
        if number not in found and other not in taken:
            found[number] = other, -minus
            taken.add(other)
    return found


def named(sheet: TileSheet, meld: Meld) -> TilePieces:
    """Write a meld so that it is read as what it is, a set with one number tile too."""
    tiles = number_tiles(pieces_of(meld))
    if meld.kind is not Kind.SET or len(tiles) > 1:
        return pieces_of(meld)
    missing = missing_colours(sheet, tiles)[: len(meld.pieces) - 1]
    return (*tiles, *(Joker(Tile(colour, tiles[0].number)) for colour in missing))
