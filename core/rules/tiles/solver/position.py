"""A position in integers, and its conversion to a question to the sweep.

`Position` holds the old melds and the rack as integers. `Question` is what both rules of rebuilding
share: `free_tables` and `bound_tables` say what a colour has at each number under their rule.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.legality.melds import pieces_of
from core.rules.tiles.model.pieces import Joker, Tile, TilePiece, bare
from core.rules.tiles.model.sheet import JokerExchange, TileSheet
from core.rules.tiles.solver.free_runs import FAR, Use
from core.rules.tiles.solver.model import (
    COLOURS,
    NO_LIMIT,
    WIDTHS,
    Chains,
    Counts,
    Group,
    Level,
    Plan,
    Run,
    Slot,
    SpotT,
    added,
    counted,
    lost,
)


@dataclass(frozen=True, slots=True)
class OldRun:
    """A run on the table."""

    place: int
    """Its place on the table, from 0."""
    colour: int
    first: int
    last: int
    jokers: frozenset[int]
    """The numbers that jokers stand for."""

    @property
    def meld(self) -> Run:
        """The run, slot by slot."""
        numbers = range(self.first, self.last + 1)
        return Run(tuple(Slot(self.colour, n, joker=n in self.jokers) for n in numbers))


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
        """The colours that its jokers may stand for."""
        return tuple(colour for colour in range(4) if colour not in self.colours)

    @property
    def meld(self) -> Group:
        """The set; its jokers are read as the first colours that are missing."""
        slots = [Slot(colour, self.number) for colour in self.colours]
        slots += [Slot(c, self.number, joker=True) for c in self.missing[: self.jokers]]
        return Group(tuple(sorted(slots)))


OldMeld: TypeAlias = OldRun | OldSet


@dataclass(frozen=True)
class Position:
    """A table and a rack. Faulty melds stay as they are; their tiles may still replace jokers."""

    sheet: TileSheet
    table: Table
    rack: tuple[TilePiece, ...]
    own: Table = ()
    """Own melds of this turn. They count as old melds, after those of the table."""
    still: frozenset[int] = frozenset()
    """The places of melds that stay as they are, like faulty ones."""

    @property
    def melds(self) -> Table:
        """All melds from which the turn starts."""
        return (*self.table, *self.own)

    @cached_property
    def runs(self) -> tuple[OldRun, ...]:
        """The runs of the table, in the order in which the sweep meets them."""
        runs = [
            _old_run(self.sheet, place, meld)
            for place, meld in enumerate(self.melds)
            if meld.kind is Kind.RUN and place not in self.still
        ]
        return tuple(sorted(runs, key=lambda run: (run.first, run.last, run.place)))

    @cached_property
    def sets(self) -> tuple[OldSet, ...]:
        """The sets of the table."""
        return tuple(
            _old_set(self.sheet, place, meld)
            for place, meld in enumerate(self.melds)
            if meld.kind is Kind.SET and place not in self.still
        )

    @property
    def old(self) -> tuple[OldMeld, ...]:
        """All melds of the table that may be changed."""
        return (*self.runs, *self.sets)

    def runs_at(self, colour: int, number: int) -> tuple[OldRun, ...]:
        """Return the runs that hold a place, in the order in which they begin."""
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
        return self._lying(*(run.place for run in self.runs))

    @cached_property
    def in_sets(self) -> Counts:
        """The number tiles of the table's sets."""
        return self._lying(*(old.place for old in self.sets))

    @cached_property
    def untouchable(self) -> Counts:
        """The number tiles of faulty melds, and of those that stay as they are."""
        may_change = {old.place for old in self.old}
        return self._lying(*(n for n in range(len(self.melds)) if n not in may_change))

    @cached_property
    def lent(self) -> Counts:
        """The number tiles that may replace a joker, beside those laid and those to be arranged.

        If a joker is replaced from the rack only, these are the tiles of own melds of this turn,
        which come from the rack too. Otherwise they are the tiles that nobody may touch.
        """
        if self.sheet.joker_exchange is JokerExchange.RACK:
            return self.counts([piece for meld in self.own for piece in pieces_of(meld)])
        return self.untouchable

    def _lying(self, *places: int) -> Counts:
        return self.counts([piece for n in places for piece in pieces_of(self.melds[n])])

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


def freed_from(position: Position) -> tuple[int, ...]:
    """Return how many jokers the numbers from each on (the first is 0) can set free at most."""
    supply = _supply(position)
    freed = [0]
    for number in range(position.sheet.numbers, 0, -1):
        freed.append(freed[-1] + _freed_at(position, supply, number))
    return tuple(reversed(freed))


def _supply(position: Position) -> Counts:
    """Count the tiles that could replace a joker."""
    match position.sheet.joker_exchange:
        case JokerExchange.NONE:
            return position.counts(())
        case JokerExchange.RACK:
            return added(position.rack_counts, position.lent)
        case JokerExchange.RACK_OR_TABLE:
            lying = (position.in_runs, position.in_sets, position.lent)
            return added(*lying, position.rack_counts)


def _freed_at(position: Position, supply: Counts, number: int) -> int:
    bound = [run.colour for run in position.runs if number in run.jokers]
    in_runs = sum(min(bound.count(colour), supply[colour][number]) for colour in set(bound))
    return in_runs + sum(
        min(old.jokers, sum(bool(supply[colour][number]) for colour in old.missing))
        for old in position.sets
        if old.number == number
    )


Aim: TypeAlias = Literal["tiles", "points"]
"""Lay most tiles, or lay those that would count most if they were left on the rack."""

Limits: TypeAlias = tuple[int, int]
"""Costs: no answer is below the first, and an answer must be below the second."""

NO_LIMITS: Limits = (0, NO_LIMIT)


@dataclass(frozen=True, slots=True)
class Costs:
    """What each tile costs if it is left on the rack."""

    numbers: tuple[int, ...]
    """By number, from 0."""
    joker: int
    all_of_it: bool = False
    """Whether the whole rack must be laid."""

    @property
    def usual(self) -> int:
        """The average cost of a tile, by which jokers are weighed."""
        return max(1, sum(self.numbers) // max(1, len(self.numbers) - 1))


def costs(sheet: TileSheet, aim: Aim) -> Costs:
    """Return the costs for an aim."""
    if aim == "tiles":
        return Costs((0, *(1,) * sheet.numbers), 1)
    return Costs(tuple(range(sheet.numbers + 1)), sheet.joker_left)


Reading: TypeAlias = tuple[tuple[int, ...], ...]
"""For each set of a number, the colours that its jokers are read as."""


class Lying(NamedTuple):
    """The old melds of a number and a colour that may be changed."""

    runs: tuple[OldRun, ...]
    """The runs that have the number, in the order in which they begin."""
    sets: tuple[OldSet, ...]
    lent: int
    """Number tiles of this place that may replace a joker, beside those to be arranged."""
    next: int = 0
    """Runs that nobody may change and that hold the next number."""
    after_next: int = 0
    """The same for the number after that."""


@dataclass(frozen=True)
class Question(ABC, Generic[SpotT]):
    """What is asked about a position, under either rule of rebuilding."""

    position: Position
    costs: Costs

    @property
    @abstractmethod
    def chains(self) -> Chains:
        """The behaviour of colours and sets."""

    @property
    @abstractmethod
    def use(self) -> Use:
        """The use of jokers."""

    @property
    def widths(self) -> tuple[int, ...]:
        """The number of states that each pass keeps."""
        return WIDTHS

    @abstractmethod
    def readings(self, sets: tuple[OldSet, ...]) -> Iterator[Reading]:
        """Return the ways to read the jokers of the sets of a number."""

    @abstractmethod
    def spot(self, colour: int, number: int, reading: Reading, lying: Lying) -> SpotT:
        """Return what one colour has at one number."""

    @abstractmethod
    def level(
        self, number: int, reading: Reading, sets: tuple[OldSet, ...], spots: tuple[SpotT, ...]
    ) -> Level[SpotT]:
        """Return what can happen at a number for one reading of its sets."""

    def plan(self, limits: Limits) -> Plan:
        """Return the plan for an answer within these limits."""
        return self.plan_of(self._levels, limits)

    def plan_of(self, levels: Callable[[int], Iterable[Level[Any]]], limits: Limits) -> Plan:
        """Return the plan with these levels of each number."""
        jokers, freed = self.position.rack_jokers, self.freed_from
        return Plan(
            numbers=tuple(tuple(levels(n)) for n in range(1, self.position.sheet.numbers + 1)),
            chains=self.chains,
            pool=jokers,
            freed_from=freed,
            left_over=self._left_over(jokers, freed[0]),
            spare=self._spare(freed[0]),
            lost=self._lost(jokers + freed[0]),
            joker_rank=self.costs.usual,
            floor=limits[0],
            roof=limits[1],
            widths=self.widths,
        )

    def _levels(self, number: int) -> Iterator[Level[SpotT]]:
        sets = self.position.sets_at(number)
        for reading in self.readings(sets):
            spots = tuple(
                self.spot(colour, number, reading, self._lying(colour, number))
                for colour in range(COLOURS)
            )
            yield self.level(number, reading, sets, spots)

    def _lying(self, colour: int, number: int) -> Lying:
        position = self.position
        lent = position.lent[colour][number]
        return Lying(position.runs_at(colour, number), position.sets_at(number), lent)

    def left(self, number: int) -> int:
        """Return how many numbers are still to come, up to FAR."""
        return min(FAR, self.position.sheet.numbers - number)

    @cached_property
    def freed_from(self) -> tuple[int, ...]:
        """How many jokers can be set free at most from each number on."""
        return freed_from(self.position)

    @cached_property
    def solid(self) -> Counts:
        """Number tiles, and table jokers counted at every place that they may stand for."""
        position = self.position
        jokers = Counter((run.colour, number) for run in position.runs for number in run.jokers)
        for old in position.sets:
            jokers.update((colour, old.number) for colour in old.missing if old.jokers)
        lying = added(position.in_runs, position.in_sets, position.rack_counts)
        return added(lying, counted(jokers, position.sheet.numbers))

    def _left_over(self, jokers: int, freed: int) -> tuple[int | None, ...]:
        """Return the cost of jokers left over.

        Jokers that are set free must find a place. In lean use all jokers are parked afterwards.
        """
        if self.use == "lean":
            return (0,) * (jokers + freed + 1)
        if self.costs.all_of_it:
            return (0, *(None,) * (jokers + freed))
        return (*(left * self.costs.joker for left in range(jokers + 1)), *(None,) * freed)

    def _spare(self, freed: int) -> int | None:
        if self.use == "lean":
            return 0
        return None if freed or self.costs.all_of_it else self.costs.joker

    def _lost(self, jokers: int) -> tuple[tuple[int, ...], ...]:
        rack, sets = self.position.rack_counts, self.position.sheet.sets
        return tuple(lost(rack, self.solid, self.costs.numbers, jokers, sets=sets))
