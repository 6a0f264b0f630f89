"""Why the tiles that a player names cannot be laid: what they lack, as far as all can see it.

It looks at the tiles that were named and at the table, never at the rest of the rack: what else
would help is for the player to see.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from core.rules.refusals import Code, Fault, Refusal, refusal
from core.rules.tiles.arranging import (
    Effort,
    arrangements,
    as_groups,
    best_lay,
    dearest,
    position_of,
)
from core.rules.tiles.company import company_lacking
from core.rules.tiles.lay import Proposal
from core.rules.tiles.pieces import TilePiece, TilePieces, bare_pieces
from core.rules.tiles.sheet import Rebuild, TileSheet
from core.rules.tiles.table_use import table_count

EFFORT = 15_000
"""States looked at for each question of an explanation."""

IN_THE_WAY: Mapping[Rebuild, Code] = {
    Rebuild.NONE: Code.REBUILD_NOT_ALLOWED,
    Rebuild.KEEP3: Code.KEEP3,
}


def what_is_missing(start: Proposal, tiles: TilePieces) -> Refusal:
    """Say why no legal table holds just these tiles of the rack; their jokers are bare."""
    named = replace(start, rack=tiles)
    whole_rack = Counter(start.rack) == Counter(tiles)
    if start.sheet.watched_by_players:
        amount = _too_little(named, whole_rack=whole_rack) if start.first_laying else ()
        return refusal((*amount, Fault(code=Code.NO_PLACE, tiles=tiles)))
    if start.first_laying:
        return refusal(tuple(_first(named, whole_rack=whole_rack)) or _no_place(tiles))
    return refusal(tuple(_opened(named)) or _no_place(tiles))


def _no_place(tiles: TilePieces) -> tuple[Fault, ...]:
    return (Fault(code=Code.NO_PLACE, tiles=tiles),)


def _opened(named: Proposal) -> Iterator[Fault]:
    """Say what keeps tiles from the table of which others may find a place."""
    answer = best_lay(named, "tiles", Effort(EFFORT))
    laid = () if answer.best is None else answer.best.laid
    left = _without(named.rack, laid)
    rule = _rule_in_the_way(named)
    if rule is not None:
        yield Fault(code=rule, tiles=left)
    elif answer.proven:
        yield from company_lacking(named.sheet, left, _around(named))
    else:
        yield Fault(code=Code.NOT_FOUND, tiles=left)


def _rule_in_the_way(named: Proposal) -> Code | None:
    """Return the rule without which there would be a place."""
    sheet = named.sheet
    if sheet.one_action and _could(named, replace(sheet, one_action=False)):
        return Code.ONE_ACTION_ONLY
    if sheet.rebuild in IN_THE_WAY and _could(named, replace(sheet, rebuild=Rebuild.FREE)):
        return IN_THE_WAY[sheet.rebuild]
    return None


def _could(named: Proposal, sheet: TileSheet) -> bool:
    freer = replace(named, sheet=sheet)
    return next(arrangements(freer, named.rack, Effort(EFFORT)), None) is not None


def _first(named: Proposal, *, whole_rack: bool) -> Iterator[Fault]:
    """Say what a first laying lacks: points, and company for tiles that make no own meld."""
    amount = tuple(_too_little(named, whole_rack=whole_rack))
    yield from amount
    left = _without(named.rack, own_melds(named, named.rack)[0])
    usable = named.sheet.same_turn and not amount
    if usable or amount:
        around = _around(named) if usable else Counter(named.rack)
        yield from company_lacking(named.sheet, left, around)
    elif left:
        yield Fault(code=Code.SAME_TURN_FORBIDDEN, tiles=left)


def _too_little(named: Proposal, *, whole_rack: bool) -> Iterator[Fault]:
    needed = named.sheet.first_laying or 0
    own, points = own_melds(named, named.rack)
    if not own:
        yield Fault(code=Code.NOT_OPENED, needed=needed)
    elif points < needed:
        handrummy = named.sheet.handrummy and whole_rack
        code = Code.HANDRUMMY_OWN_MELDS_ONLY if handrummy else Code.BELOW_THRESHOLD
        yield Fault(code=code, points=points, needed=needed)


def own_melds(start: Proposal, tiles: TilePieces) -> tuple[TilePieces, int]:
    """Return those of the tiles that make the own melds that count most, and what they count."""
    own = dearest(position_of(replace(start, rack=tiles)), Effort(EFFORT))
    if own is None:
        return (), 0
    return bare_pieces(as_groups(start.sheet, (), own.melds)), own.points


def _around(named: Proposal) -> Counter[TilePiece]:
    return Counter(named.rack) + table_count(named.old)


def _without(tiles: TilePieces, others: TilePieces) -> TilePieces:
    return tuple((Counter(tiles) - Counter(others)).elements())
