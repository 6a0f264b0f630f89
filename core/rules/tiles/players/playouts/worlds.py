"""Sampled worlds: the tiles that a seat does not see, consistent with what it sees."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.rules.pieces import Mask, Seat
from core.rules.players.trial import Lots
from core.rules.tiles.legality.table_use import table_count
from core.rules.tiles.model.pieces import JOKER, TilePiece, as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.model.sheet import pack
from core.rules.tiles.players.playouts.light import Terms, light_table
from core.rules.tiles.players.playouts.masks import Rack, bit_of, whole_meld
from core.rules.view import seed_of

TRIED: Final = 3
"""The deals of the hidden tiles that are compared for a world; the likeliest is taken."""
PARTS: Final = 100
"""Weights of lots are integers: the parts that make one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """The places of the hidden tiles in one world."""

    racks: tuple[Rack, ...]
    """The racks; the viewer's is empty, as the tried option determines what is left of it."""
    stock: tuple[Mask, ...]


@dataclass(frozen=True, slots=True)
class _Hidden:
    view: TileView
    terms: Terms
    tiles: list[Mask]
    jokers: int

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.view.seats) if seat != self.view.me]


def worlds(view: TileView, terms: Terms) -> Iterator[World]:
    """Yield worlds; equal views give equal worlds."""
    rack, table = Counter(as_pieces(view.rack)), table_count(view.table)
    unseen: Counter[TilePiece] = Counter(pack(view.sheet)) - rack - table
    jokers = unseen.pop(JOKER, 0)
    tiles = [bit_of(view.sheet, tile) for tile in unseen.elements()]
    hidden, lots = _Hidden(view, terms, tiles, jokers), Lots(seed_of(view))
    fits = light_table(terms, view.table).takes(terms)
    while True:
        dealt = [_dealt(hidden, lots) for _ in range(TRIED)]
        yield min(dealt, key=lambda world: _layable(hidden, world, fits))


def _dealt(hidden: _Hidden, lots: Lots) -> World:
    view = hidden.view
    lots.shuffle(hidden.tiles)
    held, in_stock = _jokers(hidden, lots)
    racks, place = [Rack()] * view.seats, 0
    for seat in hidden.others():
        ends = place + view.counts[seat] - held[seat]
        rack = Rack(jokers=held[seat])
        for bit in hidden.tiles[place:ends]:
            rack = rack.plus(bit)
        racks[seat], place = rack, ends
    stock = [*hidden.tiles[place:], *(0,) * in_stock]
    lots.shuffle(stock)
    return World(racks=tuple(racks), stock=tuple(stock[: view.stock]))


def _jokers(hidden: _Hidden, lots: Lots) -> tuple[list[int], int]:
    """Return how many jokers each seat holds, and how many are in the stock.

    If fewer jokers lie on the table than chance would have brought there, seats are keeping them
    back. Then a rack also holds those jokers that were drawn with tiles laid since.
    """
    view, others = hidden.view, hidden.others()
    held, in_stock = [0] * view.seats, 0
    laid = _kept_back(view) // max(1, view.seats)
    for _ in range(hidden.jokers):
        weights = [
            view.counts[seat] * PARTS + laid if held[seat] < view.counts[seat] else 0
            for seat in others
        ]
        weights.append(PARTS * max(0, view.stock - in_stock))
        place = lots.weighted(weights) if any(weights) else len(others)
        if place == len(others):
            in_stock += 1
        else:
            held[others[place]] += 1
    return held, in_stock


def _kept_back(view: TileView) -> int:
    """Return how many tiles were laid, in parts, as far as jokers are kept back."""
    table = table_count(view.table)
    expected = table.total() * view.sheet.jokers / len(pack(view.sheet))
    if not expected:
        return 0
    return int(PARTS * table.total() * max(0.0, 1 - table[JOKER] / expected))


def _layable(hidden: _Hidden, world: World, fits: Mask) -> int:
    """Count the tiles that the others could have laid but did not."""
    count, sets = 0, hidden.terms.sheet.sets
    for seat in hidden.others():
        rack = world.racks[seat]
        count += whole_meld(rack.once, sets=sets).bit_count()
        if seat in hidden.view.opened:
            count += (rack.once & fits).bit_count()
    return count
