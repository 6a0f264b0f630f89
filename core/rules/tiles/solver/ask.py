"""The questions: which lay is best, for each kind of turn.

* A seat that has opened may use the table (`cheapest.cheapest`).
* A first laying must reach the sheet's points with own melds (`best_first`).
* Under a house rule a turn is a single meld or laying off (`best_single`). There, jokers are
  replaced from the rack and one meld is added or lengthened. For choices of tiles that would be
  worth more, the arrangements that change least are tried. Such a lay is legal, and mostly but not
  provably the best.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import Final, NamedTuple

from core.rules.pieces import Groups, Kind, Table, groups_of
from core.rules.tiles.legality.first_laying import candidates, choices, value_of
from core.rules.tiles.legality.jokers import exchanged, table_jokers
from core.rules.tiles.legality.lay import Proposal
from core.rules.tiles.legality.table_use import bare_count, table_count
from core.rules.tiles.model.pieces import JOKER, Tile, TilePiece, TilePieces, bare, bare_pieces
from core.rules.tiles.model.sheet import JokerExchange, Rebuild
from core.rules.tiles.solver.answers import (
    Answer,
    Arrangement,
    as_groups,
    judged,
    named,
    position_of,
)
from core.rules.tiles.solver.cheapest import (
    Found,
    Own,
    beginnings,
    cheapest,
    dearest,
    lower_bound,
)
from core.rules.tiles.solver.given import exactly, nearer, on_rack, proposed_own
from core.rules.tiles.solver.model import Effort
from core.rules.tiles.solver.position import NO_LIMITS, Aim, Costs, Limits, Position, costs

USUAL_EFFORT: Final = 50_000
"""States for one question if the caller sets no bound: about a second or two."""


def best_lay(start: Proposal, aim: Aim = "tiles", effort: Effort | None = None) -> Answer:
    """Return the best lay by an aim.

    `start` is the proposal of the table as it lies. Its `opened` says whether the seat may use the
    table without a first laying.
    """
    effort = effort or Effort(USUAL_EFFORT)
    asked = costs(start.sheet, aim)
    if start.sheet.one_action:
        return best_single(start, asked, effort)
    if start.first_laying:
        return best_first(start, asked, effort)
    return _opened(start, aim, effort, NO_LIMITS)


def best_first_laying(start: Proposal, effort: Effort | None = None) -> Answer:
    """Return the first laying that counts most points, without changing the table."""
    return most_points(start, effort or Effort(USUAL_EFFORT))


def arrangements(
    start: Proposal, tiles: TilePieces, effort: Effort | None = None
) -> Iterator[Arrangement]:
    """Return the legal tables that lay exactly these tiles, least change first.

    Fewest changed melds come first, then fewest moved table tiles. Each further answer changes
    other melds than those before.
    """
    return exactly(start, tiles, effort or Effort(USUAL_EFFORT))


def nearest_legal(
    start: Proposal, proposed: Groups, effort: Effort | None = None
) -> Arrangement | None:
    """Return the legal table nearest to a proposed one; None if no proposed tile can be laid.

    It lays as many of the proposed tiles of the rack as possible, and no others. Among such tables
    it keeps as many of the proposed melds as possible. `start` is the proposal of the table as it
    lies.
    """
    effort = effort or Effort(USUAL_EFFORT)
    best = best_lay(on_rack(start, proposed_own(start, proposed)), "tiles", effort.share(2)).best
    return None if best is None else nearer(start, proposed, best, effort)


def can_lay(start: Proposal, effort: Effort | None = None) -> bool:
    """Say whether anything can be laid; False also if nothing was found in time."""
    effort = effort or Effort(USUAL_EFFORT)
    if start.sheet.one_action:
        return best_lay(start, "tiles", effort).best is not None
    if start.first_laying:
        own = dearest(position_of(start), effort)
        enough = own is not None and own.points >= (start.sheet.first_laying or 0)
        return enough or best_first(start, costs(start.sheet, "tiles"), effort).best is not None
    return _opened(start, "tiles", effort, (len(start.rack) - 1, len(start.rack))).best is not None


def whole_rack(start: Proposal, effort: Effort) -> Arrangement | None:
    """Return a lay of the whole rack; None if there is none, or none was found in time."""
    if not start.first_laying and not start.sheet.one_action:
        return _opened(start, "tiles", effort, (0, 1)).best
    best = best_lay(start, "tiles", effort).best
    return best if best is not None and len(best.laid) == len(start.rack) else None


def leaves_at_most(start: Proposal, tiles: int, effort: Effort) -> bool:
    """Say whether a seat that may use the table could lay all but this many tiles."""
    asked = costs(start.sheet, "tiles")
    found, _ = cheapest(position_of(start), asked, effort, (tiles, tiles + 1))
    return found is not None


def _opened(start: Proposal, aim: Aim, effort: Effort, limits: Limits) -> Answer:
    found, proven = cheapest(position_of(start), costs(start.sheet, aim), effort, limits)
    if found is None:
        return Answer(best=None, proven=proven)
    best = judged(start, as_groups(start.sheet, start.old, found.melds))
    return Answer(best=best, proven=proven)


MOST_BEGINNINGS = 2_000
"""The maximum number of beginnings to try; only racks with many jokers have more."""


def most_points(start: Proposal, effort: Effort) -> Answer:
    """Return the first laying that counts most points, without changing the table."""
    own = dearest(position_of(start), effort)
    if own is not None and own.points >= (start.sheet.first_laying or 0):
        return Answer(best=_beside(start, own), proven=own.proven)
    best = _handrummy(start, effort)
    return Answer(best=best, proven=best is not None or own is None or own.proven)


def best_first(start: Proposal, costs: Costs, effort: Effort) -> Answer:
    """Return the best lay that is a first laying.

    The best lay of a seat that has opened is tried first: if it counts as a first laying, no other
    is better. Otherwise every way to begin is tried.
    """
    everything = _handrummy(start, effort)
    if everything is not None:
        return Answer(best=everything, proven=True)
    return _FirstLaying(start, costs, effort).answer()


def _handrummy(start: Proposal, effort: Effort) -> Arrangement | None:
    """Return own melds of the whole rack, whatever they count, if the sheet has Handrummy."""
    if not start.sheet.handrummy:
        return None
    whole = dearest(position_of(start), effort, all_of_it=True)
    return None if whole is None else _beside(start, whole)


def _beside(start: Proposal, own: Own) -> Arrangement | None:
    """Return the table with own melds laid beside it."""
    groups = (*groups_of(start.old), *as_groups(start.sheet, (), own.melds))
    return judged(start, groups)


class _Beginning(NamedTuple):
    """Own melds to begin with, the table beside them, and the rack that they come from."""

    table: Table
    rack: tuple[TilePiece, ...]
    own: Table


@dataclass(frozen=True, slots=True)
class _FirstLaying:
    start: Proposal
    costs: Costs
    effort: Effort

    def answer(self) -> Answer:
        """Return the best first laying."""
        settled, roof = True, NO_LIMITS[1]
        best: Arrangement | None = None
        for ideal in self._starts()[: 1 if self.start.sheet.same_turn else None]:
            found, last_word = self.finish(ideal, (0, roof))
            settled = settled and last_word
            if found is not None:
                best, roof = self.arranged(ideal, found), found.cost
        if roof == NO_LIMITS[1]:
            return Answer(best=None, proven=settled)
        floor = self._floor(roof) if settled else 0
        if best is not None and roof <= floor:
            return Answer(best=best, proven=True)
        return self._from_every_beginning(floor, best, roof if best else NO_LIMITS[1])

    def _floor(self, ideal: int) -> int:
        """Return a cost that no first laying undercuts.

        Under keep-3 own melds can even help, because a meld that continues them is not new.
        """
        sheet = self.start.sheet
        if not sheet.same_turn or sheet.rebuild is not Rebuild.KEEP3:
            return ideal
        return lower_bound(position_of(self.start), self.costs, self.effort)

    def finish(self, beginning: _Beginning, limits: Limits) -> tuple[Found | None, bool]:
        """Return the best lay that starts with a beginning.

        If the table may not be used yet, own melds may still grow and be rearranged.
        """
        sheet, (table, rack, own) = self.start.sheet, beginning
        left = tuple((Counter(map(bare, rack)) - table_count(own)).elements())
        position = Position(sheet, table, left, own)
        if not sheet.same_turn:
            loose = replace(sheet, rebuild=Rebuild.FREE, joker_exchange=JokerExchange.NONE)
            position = Position(loose, own, left)
        return cheapest(position, self.costs, self.effort, limits)

    def arranged(self, beginning: _Beginning, found: Found) -> Arrangement | None:
        """Return the table as an arrangement, or None if the judge refuses it."""
        sheet, (table, _, own) = self.start.sheet, beginning
        groups: Groups = as_groups(sheet, (*table, *own), found.melds)
        if not sheet.same_turn:
            groups = (*groups_of(table), *as_groups(sheet, own, found.melds))
        return judged(self.start, groups, groups_of(own) if own and sheet.same_turn else None)

    def _from_every_beginning(self, floor: int, best: Arrangement | None, roof: int) -> Answer:
        """Try every way to begin; none can leave less than `floor`."""
        proven = True
        for number, beginning in enumerate(self._beginnings()):
            if number == MOST_BEGINNINGS:
                return Answer(best=best, proven=False)
            found, settled = self.finish(beginning, (floor, roof))
            proven = proven and settled
            arranged = self.arranged(beginning, found) if found is not None else None
            if found is not None and arranged is not None:
                best, roof = arranged, found.cost
            if roof <= floor:
                return Answer(best=best, proven=True)
        return Answer(best=best, proven=proven)

    def _starts(self) -> list[_Beginning]:
        """Return the table as it lies; on the kids' sheets also after exchanging jokers."""
        sheet, rack = self.start.sheet, Counter(map(bare, self.start.rack))
        starts = [(self.start.old, rack)]
        if sheet.exchange_first and sheet.joker_exchange is not JokerExchange.NONE:
            starts = list(exchanged(sheet, self.start.old, rack))
        return [_Beginning(table, tuple(left.elements()), ()) for table, left in starts]

    def _beginnings(self) -> Iterator[_Beginning]:
        """Return the choices of own melds without spare tiles; under keep-3 all choices."""
        sheet = self.start.sheet
        needed = sheet.first_laying or 0
        for start in self._starts():
            most = dearest(Position(sheet, (), start.rack), self.effort)
            if most is None or most.points < needed:
                continue
            for own in beginnings(sheet, Counter(start.rack), needed):
                yield start._replace(own=own)
            if sheet.rebuild is Rebuild.KEEP3 and sheet.same_turn:
                for own in choices(sheet, Counter(start.rack)):
                    if value_of(sheet, own) >= needed:
                        yield start._replace(own=own)


MOST_TRIED = 4
"""The maximum number of arrangements of the same tiles to try."""
MOST_CHOICES = 40
"""The maximum number of choices of tiles to try."""


def best_single(start: Proposal, costs: Costs, effort: Effort) -> Answer:
    """Return the best single action found; proven if no other could be better."""
    best, least = _plain(start, costs), 0
    if best is not None:
        least = _worth(best.laid, costs)
    better = sorted(
        (tiles for tiles in _choices(start) if _worth(tiles, costs) > least),
        key=lambda tiles: (-_worth(tiles, costs), str(tiles)),
    )
    for tiles in better[:MOST_CHOICES]:
        for arrangement in islice(exactly(start, tiles, effort.share(4)), MOST_TRIED):
            return Answer(best=arrangement, proven=tiles == better[0])
    return Answer(best=best, proven=not better)


def _worth(tiles: TilePieces, costs: Costs) -> int:
    return sum(costs.numbers[t.number] if isinstance(t, Tile) else costs.joker for t in tiles)


def _plain(start: Proposal, costs: Costs) -> Arrangement | None:
    """Return the best lay that replaces jokers from the rack and adds or lengthens one meld."""
    tables = dict.fromkeys(_one_more(start))
    lying = table_count(start.old)

    def worth(groups: Groups) -> int:
        return _worth(tuple((Counter(bare_pieces(groups)) - lying).elements()), costs)

    for groups in sorted(tables, key=worth, reverse=True):
        arrangement = judged(start, groups)
        if arrangement is not None:
            return arrangement
    return None


def _one_more(start: Proposal) -> Iterator[Groups]:
    sheet, rack = start.sheet, Counter(map(bare, start.rack))
    starts: list[tuple[Table, Counter[TilePiece]]] = [(start.old, rack)]
    if sheet.joker_exchange is not JokerExchange.NONE:
        starts = list(exchanged(sheet, start.old, rack))
    for table, left in starts:
        for meld in candidates(sheet, left):
            yield (*groups_of(table), named(sheet, meld))
        for place, meld in enumerate(table):
            mine = bare_count(meld)
            for longer in candidates(sheet, left + mine) if meld.kind is not Kind.FALSE else ():
                if longer.kind is meld.kind and not mine - bare_count(longer):
                    before, after = groups_of(table[:place]), groups_of(table[place + 1 :])
                    yield (*before, named(sheet, longer), *after)


def _choices(start: Proposal) -> set[TilePieces]:
    """Return the choices of tiles that one action could lay."""
    rack = Counter(map(bare, start.rack))
    tiles = [tile for tile in rack if isinstance(tile, Tile)]
    together = {*_of_runs(tiles), *_of_sets(tiles)}
    replacing = {t for joker in table_jokers(start.sheet, start.old) for t in joker.stands_for}
    found: set[TilePieces] = set()
    for group in together:
        for more in ((), *((tile,) for tile in sorted(replacing))):
            for jokers in range(rack[JOKER] + 1):
                pieces: Counter[TilePiece] = Counter([*group, *more, *(JOKER,) * jokers])
                if pieces and not pieces - rack:
                    found.add(tuple(sorted(pieces.elements(), key=str)))
    return found


def _of_runs(tiles: list[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Return the tiles of each colour between two numbers, and the empty choice."""
    yield ()
    for first in tiles:
        for last in tiles:
            if first.colour == last.colour and first.number <= last.number:
                between = range(first.number, last.number + 1)
                yield tuple(
                    sorted(t for t in tiles if t.colour == first.colour and t.number in between)
                )


def _of_sets(tiles: list[Tile]) -> Iterator[tuple[Tile, ...]]:
    for number in {tile.number for tile in tiles}:
        alike = sorted(tile for tile in tiles if tile.number == number)
        for size in range(1, len(alike) + 1):
            yield from combinations(alike, size)
