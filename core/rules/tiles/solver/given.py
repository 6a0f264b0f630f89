"""Laying tiles that the player names: all the ways, and the nearest legal table.

`exactly` finds the ways to lay exactly the named tiles, least change first.

`nearer` repairs a refused table. The caller knows from `best_lay` how many of the proposed tiles
can be laid at once. `nearer` holds the legal ones among the proposed melds in place, and gives up
one after the other until all other tiles fit around them. It uses no other tiles of the rack: the
player should find those.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from heapq import heappop, heappush
from itertools import combinations, count, islice
from typing import Final, NamedTuple, TypeAlias

from core.rules.pieces import Groups, Kind, Meld, Table, groups_of
from core.rules.tiles.legality.jokers import exchanged
from core.rules.tiles.legality.lay import Proposal, laid_count, read_melds
from core.rules.tiles.legality.melds import number_tiles, pieces_of
from core.rules.tiles.legality.table_use import bare_count, meld_key, table_count
from core.rules.tiles.model.pieces import JOKER, Tile, TilePiece, TilePieces, bare
from core.rules.tiles.model.sheet import JokerExchange
from core.rules.tiles.solver.answers import Arrangement, as_groups, heirs, judged, position_of
from core.rules.tiles.solver.cheapest import Problem, arrange, beginnings, dearest
from core.rules.tiles.solver.least_change import Demands, Fixed, least_changed
from core.rules.tiles.solver.model import Effort
from core.rules.tiles.solver.position import Position

MOST_BEGINNINGS = 100
"""The maximum number of beginnings of a first laying to try."""
MOST_TRIED = 12
"""The maximum number of a seat's arrangements to try as a first laying."""


def moved(old: Table, new: Table) -> int:
    """Return the number of table tiles that left their meld.

    A new meld continues one old meld at most: the one that has most tiles in it.
    """
    goes_on = heirs([*map(pieces_of, old)], [*map(pieces_of, new)])
    return sum(len(meld.pieces) for meld in old) - sum(same for _, same in goes_on.values())


def exactly(start: Proposal, tiles: TilePieces, effort: Effort) -> Iterator[Arrangement]:
    """Return the different legal tables that lay exactly these tiles, least change first."""
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
"""The number of changed old melds, and of moved table tiles."""


class _Node(NamedTuple):
    """An arrangement, and the demands under which it was found."""

    change: Change
    turn: int
    demands: Demands
    arrangement: Arrangement
    loosened: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Opened:
    """The ways of a seat that may use the table; `own` are melds of its first laying."""

    start: Proposal
    table: Table
    """The table as it lies; on the kids' sheets after jokers were exchanged."""
    tiles: TilePieces
    own: Table = ()

    def arrangements(self, effort: Effort) -> Iterator[Arrangement]:
        """Return the least change, then the least that changes other melds, and so on."""
        waiting: list[_Node] = []
        turn = count()
        self._add(waiting, next(turn), Demands(), effort.share(2))
        while waiting:
            node = heappop(waiting)
            yield node.arrangement
            for others in self._others(node):
                self._add(waiting, next(turn), others, effort.share(8))

    def best(self, effort: Effort) -> Arrangement | None:
        """Return only the least change."""
        return next(self.arrangements(effort), None)

    @property
    def _table(self) -> Table:
        return (*self.table, *self.own)

    def _add(self, waiting: list[_Node], turn: int, demands: Demands, effort: Effort) -> None:
        sheet = self.start.sheet
        rest = tuple((Counter(self.tiles) - table_count(self.own)).elements())
        position = Position(sheet, self.table, rest, self.own)
        judged = cache(self._judged)
        found = least_changed(position, demands, effort, lambda one: judged(one) is not None)
        arrangement = None if found is None else judged(found)
        if arrangement is not None:
            loosened = _loosened(self._table, arrangement.table)
            change = _change(self.start.old, arrangement)
            heappush(waiting, _Node(change, turn, demands, arrangement, loosened))

    def _judged(self, found: Fixed) -> Arrangement | None:
        groups = as_groups(self.start.sheet, self._table, found.melds, found.fixed)
        return judged(self.start, groups, groups_of(self.own) or None)

    def _others(self, node: _Node) -> Iterator[Demands]:
        """Return demands that together allow every other choice of loosened melds.

        If nothing was loosened, each meld that the tiles could join is loosened in turn.
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
    """Return the arrangement that lays all the tiles as own melds."""
    for table, pool in _starts(start, tiles):
        own = dearest(Position(start.sheet, (), pool), effort, all_of_it=True)
        if own is not None:
            yield judged(start, (*groups_of(table), *as_groups(start.sheet, (), own.melds)))


def _starts(start: Proposal, tiles: TilePieces) -> Iterator[tuple[Table, TilePieces]]:
    """Return table and tiles; on the kids' sheets also after exchanging jokers."""
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


MOST_REPAIRS: Final = 200
"""The maximum number of choices of proposed melds to hold."""
MOST_ALIKE: Final = 3
"""The number of tables with the least change to try first."""


def proposed_own(start: Proposal, proposed: Groups) -> TilePieces:
    """Return the tiles of the rack that a proposed table would lay."""
    laid = laid_count(replace(start, groups=proposed))
    return tuple((laid & Counter(start.rack)).elements())


def on_rack(start: Proposal, tiles: TilePieces) -> Proposal:
    """Return the start with only these tiles on the rack, and without Handrummy."""
    handrummy = start.sheet.handrummy and not Counter(start.rack) - Counter(tiles)
    return replace(start, rack=tiles, sheet=replace(start.sheet, handrummy=handrummy))


def nearer(start: Proposal, proposed: Groups, best: Arrangement, effort: Effort) -> Arrangement:
    """Return a legal table that lays as many tiles as the best, but keeps more proposed melds."""
    search = _Search(start, proposed_own(start, proposed), len(best.laid), effort)
    wanted = search.sound(proposed)
    exact = islice(exactly(start, best.laid, effort.share(4)), MOST_ALIKE)
    found = max([best, *exact], key=lambda way: _alike(way, wanted))
    for held in islice(_held(wanted), MOST_REPAIRS):
        if len(held) <= _alike(found, wanted):
            break
        around = search.around(held)
        if around is not None:
            found = max(found, around, key=lambda way: _alike(way, wanted))
    return found


def _alike(arrangement: Arrangement, wanted: Table) -> int:
    """Return the number of wanted melds on a table."""
    lying, keys = (Counter(map(meld_key, melds)) for melds in (arrangement.table, wanted))
    return (lying & keys).total()


def _held(wanted: Table) -> Iterator[Table]:
    """Return the choices of melds to hold, the largest first; the last melds are given up first."""
    for size in range(len(wanted), -1, -1):
        yield from combinations(wanted, size)


@dataclass(frozen=True, slots=True)
class _Search:
    """The search for tables around melds that are held in place."""

    start: Proposal
    own: TilePieces
    laid: int
    """The number of tiles to lay."""
    effort: Effort

    def sound(self, proposed: Groups) -> Table:
        """Return the proposed melds that can lie together, those that block others last."""
        left = table_count(self.start.old) + Counter(self.own)
        melds: list[Meld] = []
        for meld in read_melds(self.start.sheet, proposed)[0]:
            if meld.kind is not Kind.FALSE and not bare_count(meld) - left:
                left -= bare_count(meld)
                melds.append(meld)
        return tuple(sorted(melds, key=lambda meld: _has_to_do_with(meld, left)))

    def around(self, held: Table) -> Arrangement | None:
        """Return a legal table with these melds that lays the required number of tiles.

        All other tiles are arranged freely. Then the judge decides.
        """
        fast = (*held, *(meld for meld in self.start.old if meld.kind is Kind.FALSE))
        bound = table_count(self.start.old) - table_count(fast)
        free = Counter(self.own) - (table_count(fast) - table_count(self.start.old))
        answer = arrange(self._problem(bound, free), self.effort.share(20))
        if answer is None:
            return None
        groups = (*groups_of(fast), *as_groups(self.start.sheet, (), answer.melds))
        found = judged(self.start, groups)
        return found if found is not None and len(found.laid) >= self.laid else None

    def _problem(self, bound: Counter[TilePiece], free: Counter[TilePiece]) -> Problem:
        position = position_of(self.start)
        highest = self.start.sheet.numbers
        return Problem(
            highest=highest,
            table=position.counts(tuple(bound.elements())),
            rack=position.counts(tuple(free.elements())),
            table_jokers=bound[JOKER],
            rack_jokers=free[JOKER],
            leave=(0, *(1,) * highest),
            leave_joker=1,
            sets=self.start.sheet.sets,
        )


def _has_to_do_with(meld: Meld, tiles: Counter[TilePiece]) -> bool:
    """Say whether one of these tiles fits into a meld with a tile of this one."""
    mine = number_tiles(pieces_of(meld))
    return any(_near(one, other) for one in mine for other in tiles if isinstance(other, Tile))


def _near(one: Tile, other: Tile) -> bool:
    same_colour = one.colour == other.colour
    return abs(one.number - other.number) <= 2 if same_colour else one.number == other.number
