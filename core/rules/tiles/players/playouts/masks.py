"""Tiles as bits of one integer: a lane of sixteen bits for each colour, its numbers from 1 up."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from core.rules.pieces import Mask, bits, place_of
from core.rules.tiles.legality.melds import SHORTEST
from core.rules.tiles.model.pieces import Joker, TilePiece
from core.rules.tiles.model.sheet import TileSheet

WIDTH: Final = 16
LANE: Final = (1 << WIDTH) - 1
ROW: Final = 1 | 1 << WIDTH | 1 << 2 * WIDTH | 1 << 3 * WIDTH
"""One bit in each lane: multiplied by a lane's bit, the four tiles of its number."""


def bit_of(sheet: TileSheet, piece: TilePiece) -> Mask:
    """Return a tile's bit; a joker needs the tile that it stands for."""
    tile = piece.stands_for if isinstance(piece, Joker) else piece
    return 1 << (WIDTH * sheet.colours.index(tile.colour) + tile.number) if tile else 0


def number_of(bit: Mask) -> int:
    """Return a tile's number."""
    return place_of(bit) % WIDTH


def row_of(bit: Mask) -> Mask:
    """Return the tiles of the same number in all four lanes."""
    return (1 << number_of(bit)) * ROW


def points(mask: Mask) -> int:
    """Return the sum of the numbers."""
    return sum(number_of(bit) for bit in bits(mask))


class Rack(NamedTuple):
    """The tiles of a seat: those held at least once, twice, three times; and the jokers."""

    once: Mask = 0
    twice: Mask = 0
    thrice: Mask = 0
    jokers: int = 0

    @property
    def size(self) -> int:
        """The number of pieces."""
        once, twice, thrice, jokers = self
        return once.bit_count() + twice.bit_count() + thrice.bit_count() + jokers

    @property
    def points(self) -> int:
        """The sum of the numbers, jokers not counted."""
        return points(self.once) + points(self.twice) + points(self.thrice)

    def without(self, tiles: Mask, jokers: int = 0) -> "Rack":
        """Return the rack without one copy of each of these tiles."""
        once, twice, thrice, held = self
        taken = tiles & thrice
        rest = tiles ^ taken
        again = rest & twice
        return Rack(once ^ rest ^ again, twice ^ again, thrice ^ taken, held - jokers)

    def plus(self, bit: Mask) -> "Rack":
        """Return the rack with one more piece; 0 is a joker."""
        once, twice, thrice, jokers = self
        if not bit:
            return Rack(once, twice, thrice, jokers + 1)
        if not once & bit:
            return Rack(once | bit, twice, thrice, jokers)
        if not twice & bit:
            return Rack(once, twice | bit, thrice, jokers)
        return Rack(once, twice, thrice | bit, jokers)


def rack_of(sheet: TileSheet, pieces: Iterable[TilePiece]) -> Rack:
    """Return pieces as a rack."""
    rack = Rack()
    for piece in pieces:
        rack = rack.plus(0 if isinstance(piece, Joker) else bit_of(sheet, piece))
    return rack


def is_run(meld: Mask) -> bool:
    """Say whether the tiles of a meld lie in one lane."""
    return place_of(meld) - place_of(meld & -meld) < WIDTH


def whole_meld(once: Mask, *, sets: bool) -> Mask:
    """Return the longest run from the lowest tile, else a set; 0 if there is neither."""
    runs = once & once >> 1 & once >> 2
    if runs:
        low = runs & -runs
        run = 0
        while once & low:
            run |= low
            low <<= 1
        return run
    if not sets:
        return 0
    one, two, three, four = _lanes(once)
    low_pair, high_pair = one & two, three & four
    common = low_pair & (three | four) | high_pair & (one | two)
    return once & (common & -common) * ROW


def _lanes(once: Mask) -> tuple[Mask, Mask, Mask, Mask]:
    return once & LANE, once >> WIDTH & LANE, once >> 2 * WIDTH & LANE, once >> 3 * WIDTH


def joined_pair(once: Mask, valid: Mask, *, sets: bool) -> tuple[Mask, Mask]:
    """Return two tiles that one joker completes to a meld, and what it stands for; or nothing."""
    beside = once & once >> 1
    if beside:
        low = beside & -beside
        above = low << 2 & valid
        return low | low << 1, above or low >> 1
    apart = once & once >> 2
    if apart:
        low = apart & -apart
        return low | low << 2, low << 1
    if not sets:
        return 0, 0
    one, two, three, four = _lanes(once)
    common = one & two | (one | two) & (three | four) | three & four
    if not common:
        return 0, 0
    row = (common & -common) * ROW & valid
    missing = row & ~once
    return once & row, missing & -missing


def partners(once: Mask, bit: Mask, *, sets: bool) -> Mask:
    """Return tiles that make a meld with this one; 0 if there are none."""
    below, above = bit >> 1, bit << 1
    if once & above and once & above << 1:
        return above | above << 1
    if once & below and once & above:
        return below | above
    if once & below and once & below >> 1:
        return below | below >> 1
    same = once & row_of(bit) & ~bit if sets else 0
    return same if same.bit_count() >= SHORTEST - 1 else 0
