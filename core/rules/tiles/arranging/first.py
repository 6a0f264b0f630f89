"""The best lay of a seat that has not laid yet: its own melds must reach the sheet's points."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from core.rules.pieces import Groups, Table
from core.rules.tiles.arranging.answers import Answer, Arrangement, judged, position_of
from core.rules.tiles.arranging.best import Found, cheapest, lower_bound
from core.rules.tiles.arranging.own import Own, beginnings, dearest
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.question import NO_LIMITS, Costs, Limits
from core.rules.tiles.arranging.reckoning import Effort
from core.rules.tiles.arranging.tables import as_groups
from core.rules.tiles.bell import groups_of
from core.rules.tiles.jokers import exchanged
from core.rules.tiles.lay import Proposal
from core.rules.tiles.own_melds import choices, value_of
from core.rules.tiles.pieces import TilePiece, bare
from core.rules.tiles.sheet import JokerExchange, Rebuild
from core.rules.tiles.table_use import table_count

MOST_BEGINNINGS = 2_000
"""How many ways to begin are looked at; only racks with many jokers have more."""


def most_points(start: Proposal, effort: Effort) -> Answer:
    """Return the first laying that counts most; it leaves the table as it is."""
    own = dearest(position_of(start), effort)
    if own is not None and own.points >= (start.sheet.first_laying or 0):
        return Answer(best=_beside(start, own), proven=own.proven)
    best = _handrummy(start, effort)
    return Answer(best=best, proven=best is not None or own is None or own.proven)


def best_first(start: Proposal, costs: Costs, effort: Effort) -> Answer:
    """Return the best lay that is a first laying.

    What the seat could lay if it had laid before is best of all, if only it counts as a first
    laying; else every way to begin is looked at.
    """
    everything = _handrummy(start, effort)
    if everything is not None:
        return Answer(best=everything, proven=True)
    return _FirstLaying(start, costs, effort).answer()


def _handrummy(start: Proposal, effort: Effort) -> Arrangement | None:
    """Return own melds of the whole rack, whatever they count, where the sheet has Handrummy."""
    if not start.sheet.handrummy:
        return None
    whole = dearest(position_of(start), effort, all_of_it=True)
    return None if whole is None else _beside(start, whole)


def _beside(start: Proposal, own: Own) -> Arrangement | None:
    """Return the table with own melds laid beside it."""
    groups = (*groups_of(start.old), *as_groups(start.sheet, (), own.melds))
    return judged(start, groups)


class _Beginning(NamedTuple):
    """Own melds, the table on which they are laid, and the rack that they are laid from."""

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
        """Return what no first laying undercuts.

        Under keep-3 own melds may even help, for what goes on from them is no new meld.
        """
        sheet = self.start.sheet
        if not sheet.same_turn or sheet.rebuild is not Rebuild.KEEP3:
            return ideal
        return lower_bound(position_of(self.start), self.costs, self.effort)

    def finish(self, beginning: _Beginning, limits: Limits) -> tuple[Found | None, bool]:
        """Find the best that the rest of the turn can make of a beginning.

        Where the table is not to be used yet, the own melds may still grow and be rearranged.
        """
        sheet, (table, rack, own) = self.start.sheet, beginning
        left = tuple((Counter(map(bare, rack)) - table_count(own)).elements())
        position = Position(sheet, table, left, own)
        if not sheet.same_turn:
            loose = replace(sheet, rebuild=Rebuild.FREE, joker_exchange=JokerExchange.NONE)
            position = Position(loose, own, left)
        return cheapest(position, self.costs, self.effort, limits)

    def arranged(self, beginning: _Beginning, found: Found) -> Arrangement | None:
        """Return the table if the judge agrees."""
        sheet, (table, _, own) = self.start.sheet, beginning
        groups: Groups = as_groups(sheet, (*table, *own), found.melds)
        if not sheet.same_turn:
            groups = (*groups_of(table), *as_groups(sheet, own, found.melds))
        return judged(self.start, groups, groups_of(own) if own and sheet.same_turn else None)

    def _from_every_beginning(self, floor: int, best: Arrangement | None, roof: int) -> Answer:
        """Look at every way to begin; none can leave less than `floor`."""
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
        """Return the table as it lies; on the kids' sheets also with jokers exchanged first."""
        sheet, rack = self.start.sheet, Counter(map(bare, self.start.rack))
        starts = [(self.start.old, rack)]
        if sheet.exchange_first and sheet.joker_exchange is not JokerExchange.NONE:
            starts = list(exchanged(sheet, self.start.old, rack))
        return [_Beginning(table, tuple(left.elements()), ()) for table, left in starts]

    def _beginnings(self) -> Iterator[_Beginning]:
        """Return the choices of own melds that need all they have, under keep-3 all others too."""
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
