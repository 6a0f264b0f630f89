"""The meaning of table jokers, and when a joker counts as replaced (contract, section 6)."""

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
    """A joker that was on the table at the start of the turn."""

    meld: int
    """The index of its meld on the old table, from 0."""
    stands_for: tuple[Tile, ...]
    """One tile in a run; in a set, any missing tile."""
    laid: bool = False
    """Whether its meld was laid in this turn."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A joker's place in a final meld, and a tile that it can stand for there."""

    meld: int
    tile: Tile


def joker_options(sheet: TileSheet, meld: Meld) -> tuple[tuple[Tile, ...], ...]:
    """Return the possible tiles for each joker of a meld; none for a false meld."""
    pieces = pieces_of(meld)
    if meld.kind is Kind.RUN:
        return tuple((p.stands_for,) for p in pieces if isinstance(p, Joker) and p.stands_for)
    if meld.kind is Kind.SET:
        return (set_options(sheet, meld),) * sum(isinstance(p, Joker) for p in pieces)
    return ()


def set_options(sheet: TileSheet, meld: Meld) -> tuple[Tile, ...]:
    """Return the possible tiles for a joker of a set: the missing colours."""
    pieces = pieces_of(meld)
    number = number_tiles(pieces)[0].number
    return tuple(Tile(colour, number) for colour in missing_colours(sheet, pieces))


def table_jokers(sheet: TileSheet, table: Table, *, own: int = 0) -> tuple[TableJoker, ...]:
    """Return the jokers on a table, except those in false melds, whose meaning is unknown.

    The last `own` melds were laid in this turn.
    """
    return tuple(
        TableJoker(place, options, laid=place >= len(table) - own)
        for place, meld in enumerate(table)
        for options in joker_options(sheet, meld)
    )


def supply(sheet: TileSheet, final: Table, laid: Counter[TilePiece]) -> Counter[Tile]:
    """Count the real tiles that can replace a joker, by tile."""
    if sheet.joker_exchange is JokerExchange.NONE:
        return Counter()
    if sheet.joker_exchange is JokerExchange.RACK:
        return Counter({piece: n for piece, n in laid.items() if isinstance(piece, Tile)})
    return Counter(tile for meld in final for tile in number_tiles(pieces_of(meld)))


@dataclass(frozen=True, slots=True)
class Places:
    """The places for jokers on the final table, and which of them are still free."""

    run_slots: frozenset[Slot]
    set_room: tuple[int, ...]
    """The number of jokers without a meaning so far, for each final set."""
    set_tiles: frozenset[Slot]

    def fitting(self, tile: Tile) -> Iterator[Slot]:
        """Yield the places in which a joker can continue to stand for a tile."""
        yield from (slot for slot in self.run_slots if slot.tile == tile)
        yield from (s for s in self.set_tiles if s.tile == tile and self.set_room[s.meld])

    def without(self, slot: Slot) -> "Places":
        """Return the remaining places after one is taken."""
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
    """One interpretation of what happened to the jokers of the old table."""

    claims: Counter[Tile]
    """The replacing real tiles, each for a different joker."""
    stays: Counter[int]
    """The number of old jokers that keep their meaning, by final meld."""

    def with_one_in(self, place: int) -> "Settled":
        """Return a copy with one more staying joker in this final meld."""
        return Settled(self.claims, self.stays + Counter({place: 1}))


SOMEWHERE: Final = -1
"""Stands for a final meld if it does not matter which one."""


def claimings(jokers: tuple[TableJoker, ...], left: Counter[Tile]) -> Iterator[Settled]:
    """Yield all choices of replaced jokers; the others stay anywhere."""
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
    """Yield all ways in which each joker is replaced or keeps its meaning somewhere.

    `left` are the real tiles that can still replace a joker. `taken` are the meanings used by other
    jokers of the same old set, because they stand for different tiles.
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
    """Yield all tables and laid pieces that joker exchanges from the rack can lead to.

    The first is the table as it is. A tile laid in place of a joker is no longer among the laid
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
    """Yield each choice of exchanges once: their order makes no difference."""
    yield table, laid
    for n, (place, tile) in enumerate(ways, start=1):
        meld = table[place]
        if laid[tile] and any(tile in options for options in joker_options(sheet, meld)):
            swapped = (*table[:place], with_joker_replaced(meld, tile), *table[place + 1 :])
            after = laid - Counter({tile: 1}) + Counter({Joker(): 1})
            yield from _exchanged(sheet, swapped, after, ways[n:])


def with_joker_replaced(meld: Meld, tile: Tile) -> Meld:
    """Return the meld with the tile in place of a joker that stands for it."""
    pieces = list(pieces_of(meld))
    place = next(
        i
        for i, piece in enumerate(pieces)
        if isinstance(piece, Joker) and (meld.kind is Kind.SET or piece.stands_for == tile)
    )
    pieces[place] = tile
    plain = [bare(p) if isinstance(p, Joker) and meld.kind is Kind.SET else p for p in pieces]
    return Meld(meld.kind, tuple(plain))
