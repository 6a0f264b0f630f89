"""Why not, answered by a table: the legal one nearest to a proposed one that was refused.

Place in the whole: a question of its own (see `ask`), answered with the others. `best_lay` says how
many of the proposed tiles of the rack can lie at once; then the proposed melds that are sound are
held fast, ever fewer of them, until the other tiles fit around them without laying one tile less.
Tiles of the rack that were not proposed take no part: what else would help is for the player to
see.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import Final

from core.rules.pieces import Groups, Kind, Meld, Table
from core.rules.tiles.arranging.alone import Problem, arrange
from core.rules.tiles.arranging.answers import Arrangement, judged, position_of
from core.rules.tiles.arranging.exactly import exactly
from core.rules.tiles.arranging.reckoning import Effort
from core.rules.tiles.arranging.tables import as_groups
from core.rules.tiles.bell import groups_of
from core.rules.tiles.lay import Proposal, laid_count, read_melds
from core.rules.tiles.melds import number_tiles, pieces_of
from core.rules.tiles.pieces import JOKER, Tile, TilePiece, TilePieces
from core.rules.tiles.table_use import bare_count, meld_key, table_count

MOST_TRIED: Final = 200
"""How many choices of proposed melds are held fast, one after the other."""
MOST_ALIKE: Final = 3
"""How many tables that change the old one least are looked at first."""


def proposed_own(start: Proposal, proposed: Groups) -> TilePieces:
    """Return the tiles of the rack that a proposed table lays."""
    laid = laid_count(replace(start, groups=proposed))
    return tuple((laid & Counter(start.rack)).elements())


def on_rack(start: Proposal, tiles: TilePieces) -> Proposal:
    """Return the start as if these were the whole rack; they need not be, so no Handrummy."""
    handrummy = start.sheet.handrummy and not Counter(start.rack) - Counter(tiles)
    return replace(start, rack=tiles, sheet=replace(start.sheet, handrummy=handrummy))


def nearer(start: Proposal, proposed: Groups, best: Arrangement, effort: Effort) -> Arrangement:
    """Return a legal table with as many tiles laid as the best, but more of the proposed melds."""
    search = _Search(start, proposed_own(start, proposed), len(best.laid), effort)
    wanted = search.sound(proposed)
    exact = islice(exactly(start, best.laid, effort.share(4)), MOST_ALIKE)
    found = max([best, *exact], key=lambda way: _alike(way, wanted))
    for held in islice(_held(wanted), MOST_TRIED):
        if len(held) <= _alike(found, wanted):
            break
        around = search.around(held)
        if around is not None:
            found = max(found, around, key=lambda way: _alike(way, wanted))
    return found


def _alike(arrangement: Arrangement, wanted: Table) -> int:
    """Return how many of the wanted melds lie on a table."""
    lying, keys = (Counter(map(meld_key, melds)) for melds in (arrangement.table, wanted))
    return (lying & keys).total()


def _held(wanted: Table) -> Iterator[Table]:
    """Return the choices of melds, the largest first; of like ones those that omit the last."""
    for size in range(len(wanted), -1, -1):
        yield from combinations(wanted, size)


@dataclass(frozen=True, slots=True)
class _Search:
    """The search for tables around melds that are held fast."""

    start: Proposal
    own: TilePieces
    laid: int
    """How many tiles are to be laid."""
    effort: Effort

    def sound(self, proposed: Groups) -> Table:
        """Return the proposed melds that could lie on the table at once, those in the way last."""
        left = table_count(self.start.old) + Counter(self.own)
        melds: list[Meld] = []
        for meld in read_melds(self.start.sheet, proposed)[0]:
            if meld.kind is not Kind.FALSE and not bare_count(meld) - left:
                left -= bare_count(meld)
                melds.append(meld)
        return tuple(sorted(melds, key=lambda meld: _has_to_do_with(meld, left)))

    def around(self, held: Table) -> Arrangement | None:
        """Return a legal table with these melds on it and as many tiles laid as there can be.

        What is not held is arranged as if nothing bound it; then the judge is asked.
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
    """Whether one of these tiles could lie in a meld with one of its tiles."""
    mine = number_tiles(pieces_of(meld))
    return any(_close(one, other) for one in mine for other in tiles if isinstance(other, Tile))


def _close(one: Tile, other: Tile) -> bool:
    same_colour = one.colour == other.colour
    return abs(one.number - other.number) <= 2 if same_colour else one.number == other.number
