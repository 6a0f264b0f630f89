"""A first laying that is built meld by meld, and what picked tiles come to."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from core.rules.actions import Built, Picked
from core.rules.family import Draft
from core.rules.pieces import Kind, Table
from core.rules.tiles.legality.first_laying import lying_own, value_of
from core.rules.tiles.legality.lacking import own_melds
from core.rules.tiles.legality.lay import Proposal, judge_lay, laid_count, read_melds
from core.rules.tiles.model.pieces import TilePiece, TilePieces, bare
from core.rules.tiles.model.sheet import TileSheet
from core.rules.tiles.solver import Arrangement, Effort, arrangements


def ways_to_begin(start: Proposal, tiles: TilePieces, effort: Effort) -> Iterator[Arrangement]:
    """Return tables with exactly these tiles that lack nothing but more of a first laying.

    Where the table may be used in the same turn, it may be used before the own melds suffice.
    """
    if not start.first_laying:
        return
    for sheet in _without_minimum(start.sheet):
        found = False
        for way in arrangements(replace(start, sheet=sheet), tiles, effort):
            found = True
            yield way
        if found:
            return


def _without_minimum(sheet: TileSheet) -> Iterator[TileSheet]:
    yield replace(sheet, first_laying=0)
    if sheet.same_turn:
        yield replace(sheet, first_laying=None)


def with_drafted(start: Proposal, draft: Draft, tiles: TilePieces) -> TilePieces:
    """Return the tiles that `play` names, before the first laying with those of the draft.

    Whoever names all drafted tiles again, or tiles that are not there twice, means these alone;
    the meld that was added last, named again, means the whole draft in another way.
    """
    if not start.first_laying or draft.groups is None:
        return tiles
    named, drafted = Counter(map(bare, tiles)), _laid(start, draft)
    if not drafted - named:
        return tiles
    if named == drafted - _laid(start, draft.earlier[-1] if draft.earlier else None):
        return tuple(drafted.elements())
    both = drafted + named
    return tiles if both - Counter(start.rack) else tuple(both.elements())


def _laid(start: Proposal, draft: Draft | None) -> Counter[TilePiece]:
    groups = None if draft is None else draft.groups
    return Counter() if groups is None else Counter(laid_count(replace(start, groups=groups)))


def built(start: Proposal) -> Built | None:
    """Say how far a proposed table has come as a first laying; None: none is needed."""
    if not start.first_laying:
        return None
    judged = judge_lay(start)
    points = judged.points
    if points is None:
        melds, _ = read_melds(start.sheet, start.groups)
        own = lying_own(start.sheet, _sound(start.sheet, melds), laid_count(start))
        points = value_of(start.sheet, own)
    return Built(points=points, needed=start.sheet.first_laying or 0, enough=judged.refusal is None)


def _sound(sheet: TileSheet, melds: Table) -> Table:
    """Leave out what is no meld; where the players watch the melds, only what is held loosely."""
    if sheet.watched_by_players:
        return tuple(meld for meld in melds if len(meld.pieces) > 1)
    return tuple(meld for meld in melds if meld.kind is not Kind.FALSE)


EFFORT: Final = 10_000
"""States looked at after each tap: a fraction of a second."""
SEVERAL: Final = 2


def picked(start: Proposal, tiles: TilePieces) -> Picked:
    """Say in how many ways the tiles can be laid and, before the first laying, what they count."""
    effort = Effort(EFFORT)
    ways = len(list(islice(arrangements(start, tiles, effort), SEVERAL))) if tiles else 0
    needed = start.sheet.first_laying if start.first_laying else None
    return Picked(
        ways=ways if effort.left > 0 or not ways else SEVERAL,
        points=own_melds(start, tiles)[1] if needed else None,
        needed=needed or None,
    )
