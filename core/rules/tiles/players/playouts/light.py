"""A round of tiles in the light form of a playout."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from core.rules.pieces import Kind, Mask, Meld, Seat, Table, bits, place_of
from core.rules.tiles.legality.melds import LONGEST_SET, pieces_of
from core.rules.tiles.model.pieces import Joker, TilePiece
from core.rules.tiles.model.sheet import JokerExchange, Rebuild, TileSheet
from core.rules.tiles.players.playouts.masks import WIDTH, Rack, bit_of, is_run, row_of

Run: TypeAlias = tuple[int, int]
"""The places of the lowest and the highest tile."""

SPLIT: Final = 2
"""The tiles that stay on each side of the tile that splits a run."""
LONG: Final = 4
"""The length from which a meld can spare a tile."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The meaning of a sheet's fields for a playout."""

    sheet: TileSheet
    valid: Mask
    """All number tiles."""
    exchange: bool
    """Whether a joker on the table can be replaced."""
    rebuilt: bool
    """Whether melds may be taken apart."""


def terms_of(sheet: TileSheet) -> Terms:
    """Read a sheet's fields."""
    lane = ((1 << sheet.numbers) - 1) << 1
    return Terms(
        sheet=sheet,
        valid=sum(lane << WIDTH * place for place in range(len(sheet.colours))),
        exchange=sheet.joker_exchange is not JokerExchange.NONE,
        rebuilt=sheet.rebuild is not Rebuild.NONE,
    )


@dataclass(slots=True)
class LightTable:
    """The melds on the table. Of a joker, only the tile it stands for is kept."""

    runs: list[Run] = field(default_factory=list)
    sets: list[Mask] = field(default_factory=list)
    """Sets of three: a full set takes nothing more."""
    lent: Mask = 0
    """The tiles that replaceable jokers stand for."""

    def copy(self) -> "LightTable":
        """Return a copy of this table."""
        return LightTable(self.runs.copy(), self.sets.copy(), self.lent)

    def takes(self, terms: Terms) -> Mask:
        """Return the tiles that could be laid onto a meld, or in a joker's place."""
        fits = self.lent
        for low, high in self.runs:
            fits |= 1 << low - 1 | 1 << high + 1
            if terms.rebuilt and high - low >= 2 * SPLIT:
                fits |= (1 << high - SPLIT + 1) - (1 << low + SPLIT)
        for tiles in self.sets:
            fits |= row_of(tiles & -tiles) & ~tiles
        return fits & terms.valid

    def lay(self, meld: Mask) -> None:
        """Lay a new meld."""
        if is_run(meld):
            self.runs.append((place_of(meld & -meld), place_of(meld)))
        elif meld.bit_count() < LONGEST_SET:
            self.sets.append(meld)

    def lay_off(self, bit: Mask) -> None:
        """Lay a tile onto a meld that takes it."""
        if self.lent & bit:
            self.lent ^= bit
        else:
            _ = self._onto_run(place_of(bit)) or self._onto_set(bit) or self._split(place_of(bit))

    def _onto_run(self, place: int) -> bool:
        for n, (low, high) in enumerate(self.runs):
            if place in (low - 1, high + 1):
                self.runs[n] = (min(low, place), max(high, place))
                return True
        return False

    def _onto_set(self, bit: Mask) -> bool:
        for n, tiles in enumerate(self.sets):
            if row_of(bit) & tiles and not tiles & bit:
                del self.sets[n]
                return True
        return False

    def _split(self, place: int) -> bool:
        for n, (low, high) in enumerate(self.runs):
            if low + SPLIT <= place <= high - SPLIT:
                self.runs[n] = (low, place)
                self.runs.append((place, high))
                return True
        return False

    def spare(self) -> Mask:
        """Return the tiles that the ends of runs can spare."""
        ends = 0
        for low, high in self.runs:
            if high - low >= LONG - 1:
                ends |= 1 << low | 1 << high
        return ends

    def borrow(self, bit: Mask) -> None:
        """Take a spare tile away."""
        place = place_of(bit)
        for n, (low, high) in enumerate(self.runs):
            if high - low >= LONG - 1 and place in (low, high):
                self.runs[n] = (low + 1, high) if place == low else (low, high - 1)
                return


def light_table(terms: Terms, table: Table) -> LightTable:
    """Return the light form of a table; faulty melds take nothing."""
    light = LightTable()
    for meld in table:
        if meld.kind is Kind.RUN:
            _add_run(terms, light, meld)
        elif meld.kind is Kind.SET:
            _add_set(terms, light, meld)
    return light


def _add_run(terms: Terms, light: LightTable, meld: Meld) -> None:
    pieces = pieces_of(meld)
    places = [bit_of(terms.sheet, piece) for piece in pieces]
    light.runs.append((place_of(places[0]), place_of(places[-1])))
    light.lent |= _lent(terms, pieces, places)


def _lent(terms: Terms, pieces: tuple[TilePiece, ...], places: list[Mask]) -> Mask:
    if not terms.exchange:
        return 0
    pairs = zip(pieces, places, strict=True)
    return sum({bit for piece, bit in pairs if isinstance(piece, Joker)})


def _add_set(terms: Terms, light: LightTable, meld: Meld) -> None:
    """Add a set; its jokers stand for the highest of the missing colours."""
    pieces = pieces_of(meld)
    tiles = sum({bit_of(terms.sheet, p) for p in pieces if not isinstance(p, Joker)})
    missing = row_of(tiles & -tiles) & terms.valid & ~tiles
    jokers = len(pieces) - tiles.bit_count()
    for bit in sorted(bits(missing), reverse=True)[:jokers]:
        tiles |= bit
    if terms.exchange and jokers:
        light.lent |= missing
    light.lay(tiles)


@dataclass(slots=True, kw_only=True)
class LightRound:
    """A round with nothing hidden."""

    racks: list[Rack]
    table: LightTable
    stock: list[Mask]
    """The stock; the last element is drawn next, and 0 is a joker."""
    opened: list[bool]
    gone: frozenset[Seat]
    """The seats that have left."""
    to_move: Seat
    passes: int = 0
    returns: int = 0

    def next_seat(self) -> None:
        """Pass the turn to the next seat that still plays."""
        seats = len(self.racks)
        self.to_move = (self.to_move + 1) % seats
        while self.to_move in self.gone:
            self.to_move = (self.to_move + 1) % seats
