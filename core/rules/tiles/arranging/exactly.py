"""All the ways to lay exactly the tiles that a player names, least change first."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count, islice
from typing import NamedTuple, TypeAlias

from core.rules.pieces import Kind, Table
from core.rules.tiles.arranging.answers import Arrangement, judged
from core.rules.tiles.arranging.fixing import Demands
from core.rules.tiles.arranging.least_change import least_changed
from core.rules.tiles.arranging.own import beginnings, dearest
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.reckoning import Effort
from core.rules.tiles.arranging.tables import as_groups, heirs
from core.rules.tiles.bell import groups_of
from core.rules.tiles.jokers import exchanged
from core.rules.tiles.lay import Proposal
from core.rules.tiles.melds import pieces_of
from core.rules.tiles.pieces import JOKER, Tile, TilePieces, bare
from core.rules.tiles.sheet import JokerExchange
from core.rules.tiles.table_use import meld_key, table_count

MOST_BEGINNINGS = 100
"""How many ways to begin are looked at."""
MOST_TRIED = 12
"""How many arrangements of an opened seat are tried for a first laying."""


def moved(old: Table, new: Table) -> int:
    """Return how many table tiles do not lie with most of their old meld any more.

    Each new meld goes on from one old meld at most, from that which has most in it.
    """
    goes_on = heirs([*map(pieces_of, old)], [*map(pieces_of, new)])
    return sum(len(meld.pieces) for meld in old) - sum(same for _, same in goes_on.values())


def exactly(start: Proposal, tiles: TilePieces, effort: Effort) -> Iterator[Arrangement]:
    """Return legal tables that lay exactly these tiles, least change first, each once."""
    pool = tuple(map(bare, tiles))
    ways: Iterable[Arrangement] = _Opened(start, start.old, pool).arrangements(effort)
    if start.first_laying:
        ways = _closed(start, pool, effort)
    seen: set[frozenset[tuple[object, int]]] = set()
    for way in ways:
        key = frozenset(Counter(map(meld_key, way.table)).items())
        if key not in seen:
            seen.add(key)
            yield way


Change: TypeAlias = tuple[int, int]
"""Old melds that do not lie as they lay, and table tiles that were moved."""


class _Node(NamedTuple):
    """An arrangement, and the demands under which it changes least."""

    change: Change
    turn: int
    demands: Demands
    arrangement: Arrangement
    loosened: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Opened:
    """The ways of a seat that may use the table; own melds of its first laying may lie there."""

    start: Proposal
    table: Table
    """The table as it lies; on the kids' sheets jokers may have been exchanged before."""
    tiles: TilePieces
    own: Table = ()

    def arrangements(self, effort: Effort) -> Iterator[Arrangement]:
        """Return the least change, then what changes other melds than that did, and so on."""
        waiting: list[_Node] = []
        turn = count()
        self._add(waiting, next(turn), Demands(), effort.share(2))
        while waiting:
            node = heappop(waiting)
            yield node.arrangement
            for others in self._others(node):
                self._add(waiting, next(turn), others, effort.share(8))

    def best(self, effort: Effort) -> Arrangement | None:
        """Return the least change only."""
        return next(self.arrangements(effort), None)

    @property
    def _table(self) -> Table:
        return (*self.table, *self.own)

    def _add(self, waiting: list[_Node], turn: int, demands: Demands, effort: Effort) -> None:
        sheet = self.start.sheet
        rest = tuple((Counter(self.tiles) - table_count(self.own)).elements())
        position = Position(sheet, self.table, rest, self.own)
        found, _ = least_changed(position, demands, effort)
        if found is None:
            return
        groups = as_groups(sheet, self._table, found.melds, found.fixed)
        arrangement = judged(self.start, groups, groups_of(self.own) or None)
        if arrangement is not None:
            loosened = _loosened(self._table, arrangement.table)
            change = _change(self.start.old, arrangement)
            heappush(waiting, _Node(change, turn, demands, arrangement, loosened))

    def _others(self, node: _Node) -> Iterator[Demands]:
        """Return demands that exclude this choice of loosened melds, and together all others.

        Where nothing was loosened, each meld that the tiles may have to do with is in turn.
        """
        fixed, loosened = node.demands.fixed, node.demands.loosened
        if not node.loosened:
            for place in self._neighbours():
                if place not in fixed:
                    yield Demands(fixed, loosened | {place})
        for n, place in enumerate(node.loosened):
            if place not in loosened:
                yield Demands(fixed | {place}, loosened | set(node.loosened[:n]))

    def _neighbours(self) -> Iterator[int]:
        tiles = [tile for tile in self.tiles if isinstance(tile, Tile)]
        for place, meld in enumerate(self._table):
            lying = [p for p in pieces_of(meld) if isinstance(p, Tile)]
            if meld.kind is not Kind.FALSE and (
                JOKER in self.tiles or any(_close(a, b) for a in tiles for b in lying)
            ):
                yield place


def _close(one: Tile, other: Tile) -> bool:
    same_colour = one.colour == other.colour
    return abs(one.number - other.number) == 1 if same_colour else one.number == other.number


def _loosened(old: Table, new: Table) -> tuple[int, ...]:
    left = Counter(map(meld_key, new))
    gone: list[int] = []
    for place, meld in enumerate(old):
        if left[meld_key(meld)]:
            left[meld_key(meld)] -= 1
        else:
            gone.append(place)
    return tuple(gone)


def _change(old: Table, arrangement: Arrangement) -> Change:
    return len(old) - arrangement.kept, moved(old, arrangement.table)


def _closed(start: Proposal, tiles: TilePieces, effort: Effort) -> Iterator[Arrangement]:
    """Return first layings of exactly these tiles."""
    found = [way for way in _own_only(start, tiles, effort) if way is not None]
    if start.sheet.same_turn:
        found += islice(_Opened(start, start.old, tiles).arrangements(effort.share(2)), MOST_TRIED)
        found += _begun(start, tiles, effort)
    yield from sorted(found, key=lambda way: _change(start.old, way))


def _own_only(start: Proposal, tiles: TilePieces, effort: Effort) -> Iterator[Arrangement | None]:
    """Return own melds of all the tiles."""
    for table, pool in _starts(start, tiles):
        own = dearest(Position(start.sheet, (), pool), effort, all_of_it=True)
        if own is not None:
            yield judged(start, (*groups_of(table), *as_groups(start.sheet, (), own.melds)))


def _starts(start: Proposal, tiles: TilePieces) -> Iterator[tuple[Table, TilePieces]]:
    """Return table and tiles; on the kids' sheets also with jokers exchanged before."""
    yield start.old, tiles
    exchange = start.sheet.joker_exchange is not JokerExchange.NONE
    if start.sheet.exchange_first and exchange:
        for table, left in islice(exchanged(start.sheet, start.old, Counter(tiles)), 1, None):
            yield table, tuple(left.elements())


def _begun(start: Proposal, tiles: TilePieces, effort: Effort) -> Iterator[Arrangement]:
    needed = start.sheet.first_laying or 0
    for table, pool in _starts(start, tiles):
        for own in islice(beginnings(start.sheet, Counter(pool), needed), MOST_BEGINNINGS):
            arrangement = _Opened(start, table, pool, own).best(effort.share(8))
            if arrangement is not None:
                yield arrangement
