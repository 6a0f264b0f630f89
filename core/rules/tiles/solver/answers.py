"""The solver's answers: integers turned back into melds, and checked by the judge of lays."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from core.rules.pieces import Groups, Kind, Meld, Table
from core.rules.tiles.legality.lay import Proposal, judge_lay
from core.rules.tiles.legality.melds import missing_colours, number_tiles, pieces_of
from core.rules.tiles.legality.table_use import meld_key
from core.rules.tiles.model.pieces import Joker, Tile, TilePiece, TilePieces, bare
from core.rules.tiles.model.sheet import TileSheet
from core.rules.tiles.solver.model import Melds
from core.rules.tiles.solver.position import Position


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """A legal table after the turn."""

    table: Table
    laid: TilePieces
    """The tiles from the rack; jokers are bare."""
    first: Groups | None = None
    """The melds of a first laying, if they are not all melds of the table any more."""
    points: int | None = None
    """The points of a first laying."""
    kept: int
    """The number of untouched old melds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The best lay found; `best` is None if nothing can be laid, or nothing was found in time."""

    best: Arrangement | None
    proven: bool
    """Whether no better lay exists for certain."""


def position_of(start: Proposal) -> Position:
    """Return the position that a turn starts from."""
    return Position(start.sheet, start.old, tuple(map(bare, start.rack)))


def judged(start: Proposal, groups: Groups, first: Groups | None = None) -> Arrangement | None:
    """Return the proposed table as an arrangement, or None if the judge refuses it."""
    judgement = judge_lay(replace(start, groups=groups, first=first), blame=False)
    if judgement.refusal is not None:
        return None
    old, new = Counter(map(meld_key, start.old)), Counter(map(meld_key, judgement.table))
    return Arrangement(
        table=judgement.table,
        laid=judgement.laid,
        first=first,
        points=judgement.points,
        kept=(old & new).total(),
    )


def as_groups(
    sheet: TileSheet, old: Table, melds: Melds, fixed: frozenset[int] = frozenset()
) -> Groups:
    """Write melds as a proposed table, each in the place of the old meld that it continues.

    Faulty melds and those in `fixed` stay. Melds that continue no old meld come last.
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
    """The pieces of a meld, for counting how many it shares with another."""

    tiles: frozenset[TilePiece]
    jokers: int

    def shared(self, other: "_Alike") -> int:
        """Return the number of pieces that two melds share."""
        return len(self.tiles & other.tiles) + min(self.jokers, other.jokers)


def _alike(pieces: TilePieces) -> _Alike:
    tiles = number_tiles(pieces)
    return _Alike(frozenset(tiles), len(pieces) - len(tiles))


def heirs(old: Sequence[TilePieces], new: Sequence[TilePieces]) -> dict[int, tuple[int, int]]:
    """Pair each old meld with at most one new meld, those that share most pieces first.

    Returns the new meld for each old one, and the number of pieces they share.
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
    """Write a meld so that it is read as the same kind, even a set with one number tile."""
    tiles = number_tiles(pieces_of(meld))
    if meld.kind is not Kind.SET or len(tiles) > 1:
        return pieces_of(meld)
    missing = missing_colours(sheet, tiles)[: len(meld.pieces) - 1]
    return (*tiles, *(Joker(Tile(colour, tiles[0].number)) for colour in missing))
