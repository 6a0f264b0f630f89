"""What a joker on the table stands for, and when it counts as replaced (contract, section 6)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.legality.melds import missing_colours, number_tiles, pieces_of
from core.rules.tiles.model.pieces import Joker, Tile, TilePiece, bare
from core.rules.tiles.model.sheet import JokerExchange, TileSheet


@dataclass(frozen=True, slots=True)
class TableJoker:
    """A joker that lay on the table at the start of the turn."""

    meld: int
    """The place of its meld on the old table, from 0."""
    stands_for: tuple[Tile, ...]
    """One tile in a run; in a set any of those missing."""
    laid: bool = False
    """Whether its meld is an own one of this very turn."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A joker's place in a meld of the final table and the tile that it can stand for there."""

    meld: int
    tile: Tile


def joker_options(sheet: TileSheet, meld: Meld) -> tuple[tuple[Tile, ...], ...]:
    """Return for each joker of a meld the tiles that it can stand for; of a false meld none."""
    pieces = pieces_of(meld)
    if meld.kind is Kind.RUN:
        return tuple((p.stands_for,) for p in pieces if isinstance(p, Joker) and p.stands_for)
    if meld.kind is Kind.SET:
        return (set_options(sheet, meld),) * sum(isinstance(p, Joker) for p in pieces)
    return ()


def set_options(sheet: TileSheet, meld: Meld) -> tuple[Tile, ...]:
    """Return the tiles that a joker of a set can stand for: the missing colours."""
    pieces = pieces_of(meld)
    number = number_tiles(pieces)[0].number
    return tuple(Tile(colour, number) for colour in missing_colours(sheet, pieces))


def table_jokers(sheet: TileSheet, table: Table, *, own: int = 0) -> tuple[TableJoker, ...]:
    """Return the jokers on a table, false melds apart: nobody can say what stands there.

    The last `own` melds have only been laid in this turn.
    """
    return tuple(
        TableJoker(place, options, laid=place >= len(table) - own)
        for place, meld in enumerate(table)
        for options in joker_options(sheet, meld)
    )


def supply(sheet: TileSheet, final: Table, laid: Counter[TilePiece]) -> Counter[Tile]:
    """Count the real tiles of each kind that can replace a joker."""
    if sheet.joker_exchange is JokerExchange.NONE:
        return Counter()
    if sheet.joker_exchange is JokerExchange.RACK:
        return Counter({piece: n for piece, n in laid.items() if isinstance(piece, Tile)})
    return Counter(tile for meld in final for tile in number_tiles(pieces_of(meld)))


@dataclass(frozen=True, slots=True)
class Places:
    """Where jokers can stand on the final table, and which of those places are still free."""

    run_slots: frozenset[Slot]
    set_room: tuple[int, ...]
    """For each final meld how many jokers of a set there can still be given a meaning."""
    set_tiles: frozenset[Slot]

    def fitting(self, tile: Tile) -> Iterator[Slot]:
        """Return the places in which a joker can go on standing for a tile."""
        yield from (slot for slot in self.run_slots if slot.tile == tile)
        yield from (s for s in self.set_tiles if s.tile == tile and self.set_room[s.meld])

    def without(self, slot: Slot) -> "Places":
        """Return the places left when one has been taken."""
        if slot in self.run_slots:
            return replace(self, run_slots=self.run_slots - {slot})
        room = list(self.set_room)
        room[slot.meld] -= 1
        return replace(self, set_room=tuple(room), set_tiles=self.set_tiles - {slot})


def places(sheet: TileSheet, final: Table) -> Places:
    """Return the places for jokers on the final table."""
    runs: set[Slot] = set()
    sets: set[Slot] = set()
    room: list[int] = []
    for place, meld in enumerate(final):
        options = joker_options(sheet, meld)
        room.append(len(options) if meld.kind is Kind.SET else 0)
        target = runs if meld.kind is Kind.RUN else sets
        target.update(Slot(place, tile) for choice in options for tile in choice)
    return Places(frozenset(runs), tuple(room), frozenset(sets))


@dataclass(frozen=True, slots=True)
class Settled:
    """One way to see what became of the jokers of the old table."""

    claims: Counter[Tile]
    """The real tiles that replace one, each a different joker."""
    stays: Counter[int]
    """How many of the old melds' jokers still stand for their tile in each final meld."""

    def with_one_in(self, place: int) -> "Settled":
        """Return the same with one more joker that stays, in this final meld."""
        return Settled(self.claims, self.stays + Counter({place: 1}))


SOMEWHERE: Final = -1
"""In place of a final meld, where it does not matter which."""


def claimings(jokers: tuple[TableJoker, ...], left: Counter[Tile]) -> Iterator[Settled]:
    """Return every choice of jokers that are replaced; the others stay, wherever they lie."""
    if not jokers:
        yield Settled(Counter(), Counter())
        return
    joker, rest = jokers[0], jokers[1:]
    for others in claimings(rest, left):
        yield others if joker.laid else others.with_one_in(SOMEWHERE)
    for tile in joker.stands_for:
        if left[tile]:
            one = Counter({tile: 1})
            for others in claimings(rest, left - one):
                yield Settled(others.claims + one, others.stays)


def settlements(
    jokers: tuple[TableJoker, ...],
    places_: Places,
    left: Counter[Tile],
    taken: frozenset[Slot] = frozenset(),
) -> Iterator[Settled]:
    """Return every way in which each joker is replaced or still stands somewhere for its tile.

    `left` are the real tiles that can still replace one, `taken` the meanings that other jokers
    of the same old set have used up, for they stand for different tiles.
    """
    if not jokers:
        yield Settled(Counter(), Counter())
        return
    joker, rest = jokers[0], jokers[1:]
    for tile in joker.stands_for:
        meaning = Slot(joker.meld, tile)
        if meaning not in taken:
            used = taken | {meaning}
            for slot in places_.fitting(tile):
                for others in settlements(rest, places_.without(slot), left, used):
                    yield others if joker.laid else others.with_one_in(slot.meld)
            if left[tile]:
                one = Counter({tile: 1})
                for others in settlements(rest, places_, left - one, used):
                    yield Settled(others.claims + one, others.stays)


def exchanged(
    sheet: TileSheet, table: Table, laid: Counter[TilePiece]
) -> Iterator[tuple[Table, Counter[TilePiece]]]:
    """Return every table and stock of laid pieces that exchanges from the rack alone lead to.

    The first is the table as it is. A tile laid in a joker's place is no longer among the laid
    pieces; the freed joker is (KI-14, KI-15).
    """
    ways = [
        (place, tile)
        for place, meld in enumerate(table)
        for tile in sorted({tile for options in joker_options(sheet, meld) for tile in options})
    ]
    yield from _exchanged(sheet, table, laid, ways)


def _exchanged(
    sheet: TileSheet,
    table: Table,
    laid: Counter[TilePiece],
    ways: Sequence[tuple[int, Tile]],
) -> Iterator[tuple[Table, Counter[TilePiece]]]:
    """Make each choice of the exchanges once: in which order they are made comes to the same."""
    yield table, laid
    for n, (place, tile) in enumerate(ways, start=1):
        meld = table[place]
        if laid[tile] and any(tile in options for options in joker_options(sheet, meld)):
            swapped = (*table[:place], with_joker_replaced(meld, tile), *table[place + 1 :])
            after = laid - Counter({tile: 1}) + Counter({Joker(): 1})
            yield from _exchanged(sheet, swapped, after, ways[n:])


def with_joker_replaced(meld: Meld, tile: Tile) -> Meld:
    """Return the meld with the tile in the place of a joker that stands for it."""
    pieces = list(pieces_of(meld))
    place = next(
        i
        for i, piece in enumerate(pieces)
        if isinstance(piece, Joker) and (meld.kind is Kind.SET or piece.stands_for == tile)
    )
    pieces[place] = tile
    plain = [bare(p) if isinstance(p, Joker) and meld.kind is Kind.SET else p for p in pieces]
    return Meld(meld.kind, tuple(plain))
