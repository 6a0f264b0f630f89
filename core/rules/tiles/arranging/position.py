"""A table and a rack as the solver sees them: old melds as integers, tiles as counts."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.arranging.reckoning import Counts, counted
from core.rules.tiles.melds import pieces_of
from core.rules.tiles.pieces import Joker, Tile, TilePiece, bare
from core.rules.tiles.sheet import JokerExchange, TileSheet


@dataclass(frozen=True, slots=True)
class OldRun:
    """A run on the table."""

    place: int
    """Its place on the table, from 0."""
    colour: int
    first: int
    last: int
    jokers: frozenset[int]
    """The numbers for which jokers stand."""


@dataclass(frozen=True, slots=True)
class OldSet:
    """A set on the table."""

    place: int
    number: int
    colours: tuple[int, ...]
    """The colours of its number tiles."""
    jokers: int

    @property
    def missing(self) -> tuple[int, ...]:
        """The colours for which its jokers may stand."""
        return tuple(colour for colour in range(4) if colour not in self.colours)


OldMeld: TypeAlias = OldRun | OldSet


@dataclass(frozen=True)
class Position:
    """What is asked about. False melds stay as they are, and only lend tiles for exchanges."""

    sheet: TileSheet
    table: Table
    rack: tuple[TilePiece, ...]
    own: Table = ()
    """Own melds of this very turn: they count as if they had lain there, after the table's."""

    @property
    def melds(self) -> Table:
        """All melds from which the turn starts."""
        return (*self.table, *self.own)

    @cached_property
    def runs(self) -> tuple[OldRun, ...]:
        """The runs of the table, in the order in which a sweep meets them."""
        runs = [
            _old_run(self.sheet, place, meld)
            for place, meld in enumerate(self.melds)
            if meld.kind is Kind.RUN
        ]
        return tuple(sorted(runs, key=lambda run: (run.first, run.last, run.place)))

    @cached_property
    def sets(self) -> tuple[OldSet, ...]:
        """The sets of the table."""
        return tuple(
            _old_set(self.sheet, place, meld)
            for place, meld in enumerate(self.melds)
            if meld.kind is Kind.SET
        )

    def runs_at(self, colour: int, number: int) -> tuple[OldRun, ...]:
        """Return the runs that have a place, in the order in which they begin."""
        return tuple(
            run for run in self.runs if run.colour == colour and run.first <= number <= run.last
        )

    def sets_at(self, number: int) -> tuple[OldSet, ...]:
        """Return the sets of a number."""
        return tuple(old for old in self.sets if old.number == number)

    @cached_property
    def rack_counts(self) -> Counts:
        """The number tiles of the rack."""
        return self.counts(self.rack)

    @cached_property
    def rack_jokers(self) -> int:
        """The jokers of the rack."""
        return sum(isinstance(piece, Joker) for piece in self.rack)

    @cached_property
    def in_runs(self) -> Counts:
        """The number tiles of the table's runs."""
        return self._lying(Kind.RUN)

    @cached_property
    def in_sets(self) -> Counts:
        """The number tiles of the table's sets."""
        return self._lying(Kind.SET)

    @cached_property
    def in_false_melds(self) -> Counts:
        """The number tiles of melds that nobody may touch."""
        return self._lying(Kind.FALSE)

    @cached_property
    def lent(self) -> Counts:
        """The number tiles that may replace a joker, beside those laid and those to be arranged.

        Where a joker is replaced from the rack only, they are those of own melds of this turn,
        which         come from the rack too; else those of melds that nobody may touch.
        """
        if self.sheet.joker_exchange is JokerExchange.RACK:
            return self.counts([piece for meld in self.own for piece in pieces_of(meld)])
        return self.in_false_melds

    def _lying(self, kind: Kind) -> Counts:
        return self.counts([p for m in self.melds if m.kind is kind for p in pieces_of(m)])

    def counts(self, pieces: Sequence[TilePiece]) -> Counts:
        """Count number tiles by colour and number."""
        tiles = Counter(piece for piece in pieces if isinstance(piece, Tile))
        found = {(self.sheet.colours.index(t.colour), t.number): n for t, n in tiles.items()}
        return counted(found, self.sheet.numbers)


def _old_run(sheet: TileSheet, place: int, meld: Meld) -> OldRun:
    tiles = [p.stands_for if isinstance(p, Joker) else p for p in pieces_of(meld)]
    named = [tile for tile in tiles if tile is not None]
    jokers = (p.stands_for for p in pieces_of(meld) if isinstance(p, Joker))
    return OldRun(
        place,
        sheet.colours.index(named[0].colour),
        named[0].number,
        named[-1].number,
        frozenset(tile.number for tile in jokers if tile is not None),
    )


def _old_set(sheet: TileSheet, place: int, meld: Meld) -> OldSet:
    tiles = [piece for piece in pieces_of(meld) if isinstance(piece, Tile)]
    colours = tuple(sorted(sheet.colours.index(tile.colour) for tile in tiles))
    jokers = sum(isinstance(bare(piece), Joker) for piece in pieces_of(meld))
    return OldSet(place, tiles[0].number, colours, jokers)
