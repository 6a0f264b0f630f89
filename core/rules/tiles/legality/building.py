"""Building a first laying step by step, and the value of picked tiles."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import Final

from core.rules.actions import BoundJoker, Built, Picked, Reach, Takes
from core.rules.drafts import Draft
from core.rules.pieces import Kind, Meld, Table
from core.rules.refusals import Code, Fault, Refusal, refusal
from core.rules.tiles.legality.first_laying import lying_own, value_of
from core.rules.tiles.legality.jokers import joker_options, supply
from core.rules.tiles.legality.lacking import own_melds
from core.rules.tiles.legality.lay import Proposal, judge_lay, laid_count, read_melds
from core.rules.tiles.legality.misuse import joker_faults
from core.rules.tiles.legality.table_use import TableUse, bare_count
from core.rules.tiles.model.pieces import JOKER, TilePiece, TilePieces, bare
from core.rules.tiles.model.sheet import JokerExchange, Rebuild, TileSheet
from core.rules.tiles.solver import Arrangement, Effort, arrangements


def ways_to_begin(start: Proposal, tiles: TilePieces, effort: Effort) -> Iterator[Arrangement]:
    """Yield tables with exactly these tiles whose only fault is a too low first laying.

    If the sheet allows using the table in the same turn, these tables may use it before own melds
    suffice.
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
    """Return the tiles that `play` lays: they join those of the draft.

    Only the named tiles count if they include all drafted tiles, or if the rack does not hold both.
    Naming the last added meld again, or any tiles of a draft of complete melds, asks for another
    way to lay the whole draft.
    """
    if draft.groups is None:
        return tiles
    named, drafted = Counter(map(bare, tiles)), _laid(start, draft)
    if not drafted - named:
        return tiles
    if named == drafted - _laid(start, draft.earlier[-1] if draft.earlier else None):
        return tuple(drafted.elements())
    both = drafted + named
    if not both - Counter(start.rack):
        return tuple(both.elements())
    _, faults = read_melds(start.sheet, draft.groups)
    return tiles if named - drafted or faults else tuple(drafted.elements())


def _laid(start: Proposal, draft: Draft | None) -> Counter[TilePiece]:
    groups = None if draft is None else draft.groups
    return Counter() if groups is None else Counter(laid_count(replace(start, groups=groups)))


def built(start: Proposal) -> Built | None:
    """Return the progress of a proposed table towards the first laying; None if none is needed."""
    if not start.first_laying:
        return None
    judged = judge_lay(start)
    points = judged.points
    if points is None:
        points = value_of(start.sheet, _own(start))
    return Built(points=points, needed=start.sheet.first_laying or 0, enough=judged.refusal is None)


def _own(start: Proposal) -> Table:
    """Return the sound melds of a proposed table that consist of laid tiles alone."""
    melds, _ = read_melds(start.sheet, start.groups)
    return lying_own(start.sheet, _sound(start.sheet, melds), laid_count(start))


def _sound(sheet: TileSheet, melds: Table) -> Table:
    """Drop false melds; if the players check melds, drop only single tiles."""
    if sheet.watched_by_players:
        return tuple(meld for meld in melds if len(meld.pieces) > 1)
    return tuple(meld for meld in melds if meld.kind is not Kind.FALSE)


@lru_cache(maxsize=256)
def refused(start: Proposal) -> Refusal | None:
    """Return why a proposed table cannot be laid, with the jokers that lack a replacement so far.

    The rules judge jokers only once all melds are sound; a player should know before. A screen asks
    a dozen times for the same proposal.
    """
    judged = judge_lay(start).refusal
    if judged is None or start.first_laying or Code.JOKER_NOT_REPLACED in judged.codes:
        return judged
    return refusal((*judged.faults, *owed_jokers(start)))


def owed_jokers(start: Proposal) -> tuple[Fault, ...]:
    """Return a fault for each old meld whose joker has left it and is not replaced so far."""
    melds, _ = read_melds(start.sheet, start.groups)
    false = [bare_count(meld) for meld in melds if meld.kind is Kind.FALSE]
    waiting = {meld for meld in start.old if any(_goes_on(group, meld) for group in false)}
    old = tuple(meld for meld in start.old if meld not in waiting)
    use = TableUse(sheet=start.sheet, old=old, final=melds, laid=laid_count(start))
    return joker_faults(use)


def _goes_on(group: Counter[TilePiece], meld: Meld) -> bool:
    """Say whether an unfinished meld is what is left of an old one, or has grown out of it.

    A joker of the old meld still lies in it.
    """
    old = bare_count(meld)
    return len(group) > 1 and JOKER in group & old and (group <= old or old <= group)


def reach(start: Proposal) -> Reach:
    """Return what the turn may do with the melds of the table, given the tiles proposed so far.

    Where the players judge melds, they may take any tile: a faulty meld may be taken apart, and
    nothing must tell which one is faulty.
    """
    sheet, jokers = start.sheet, tuple(_bound_jokers(start))
    exchanges = sheet.joker_exchange is not JokerExchange.NONE
    if start.first_laying and not (sheet.same_turn and _is_enough(start)):
        replaced = exchanges and sheet.exchange_first
        return Reach(adds=False, takes=Takes.JOKERS if replaced else Takes.NONE, jokers=jokers)
    if sheet.watched_by_players:
        return Reach(takes=Takes.ANY)
    if sheet.rebuild is Rebuild.NONE:
        return Reach(takes=Takes.JOKERS if exchanges else Takes.NONE, jokers=jokers)
    takes = Takes.SPARE if sheet.rebuild is Rebuild.KEEP3 else Takes.ANY
    return Reach(takes=takes, jokers=jokers)


def _bound_jokers(start: Proposal) -> Iterator[BoundJoker]:
    """Yield the jokers of the table for which no real tile lies on the proposed table."""
    sheet = start.sheet
    melds, _ = read_melds(sheet, start.groups)
    there = supply(sheet, melds, laid_count(start))
    exchanges = sheet.joker_exchange is not JokerExchange.NONE
    for meld in start.old:
        for options in joker_options(sheet, meld):
            if not any(there[tile] for tile in options):
                held = exchanges and not set(options).isdisjoint(start.rack)
                yield BoundJoker(
                    meld=meld.pieces, tiles=frozenset(map(str, options)), replaceable=held
                )


def _is_enough(start: Proposal) -> bool:
    own = _own(start)
    return bool(own) and value_of(start.sheet, own) >= (start.sheet.first_laying or 0)


EFFORT: Final = 10_000
"""The search limit, in states, after each tap: a fraction of a second."""
SEVERAL: Final = 2


def picked(start: Proposal, tiles: TilePieces) -> Picked:
    """Return the number of ways to lay tiles and, before the first laying, their value."""
    effort = Effort(EFFORT)
    ways = len(list(islice(arrangements(start, tiles, effort), SEVERAL))) if tiles else 0
    needed = start.sheet.first_laying if start.first_laying else None
    return Picked(
        ways=ways if effort.left > 0 or not ways else SEVERAL,
        points=own_melds(start, tiles)[1] if needed else None,
        needed=needed or None,
    )
