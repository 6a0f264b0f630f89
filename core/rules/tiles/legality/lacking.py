"""Explains why named tiles cannot be laid, by public information only."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from core.rules.refusals import Code, Fault, Refusal, refusal, refuse
from core.rules.tiles.legality.lay import Proposal
from core.rules.tiles.legality.melds import SHORTEST, number_tiles
from core.rules.tiles.legality.table_use import table_count
from core.rules.tiles.model.pieces import JOKER, Tile, TilePiece, TilePieces, bare_pieces
from core.rules.tiles.model.sheet import Rebuild, TileSheet
from core.rules.tiles.solver import (
    Effort,
    arrangements,
    as_groups,
    best_lay,
    dearest,
    position_of,
)

NEAR = 2
"""The maximum distance at which two tiles of a colour count as parts of one run."""


def company_lacking(
    sheet: TileSheet, tiles: TilePieces, around: Counter[TilePiece]
) -> Iterator[Fault]:
    """Yield what tiles without a place lack; tiles that belong together are grouped.

    `around` holds all tiles that could join them, themselves included. Tiles that fit nothing are
    told at once.
    """
    if JOKER in tiles:
        yield Fault(code=Code.NO_PLACE, tiles=tiles)
        return
    groups = _meant_together(sheet, number_tiles(tiles))
    lacks = [_lacking(sheet, group, around) for group in groups]
    lonely = {tile for fault in lacks if fault.code is Code.NO_COMPANY for tile in fault.tiles}
    alone = tuple(tile for tile in tiles if tile in lonely)
    yield from (fault for fault in lacks if fault.code is not Code.NO_COMPANY)
    if alone:
        yield Fault(code=Code.NO_COMPANY, tiles=alone)


def _meant_together(sheet: TileSheet, tiles: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """Group tiles of one number, or close numbers of one colour; the largest groups come first."""
    left = set(tiles)
    while left:
        groups = (_alike(sheet, tile, left) for tile in sorted(left))
        group = max((one for both in groups for one in both), key=len)
        yield group
        left -= set(group)


def _alike(
    sheet: TileSheet, tile: Tile, among: set[Tile]
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Return the tiles that would form a set with a tile, and those that it starts a run with."""
    same = [Tile(colour, tile.number) for colour in sheet.colours] if sheet.sets else [tile]
    run = [tile]
    for other in sorted(among):
        if other.colour == tile.colour and 0 < other.number - run[-1].number <= NEAR:
            run.append(other)
    return tuple(one for one in same if one in among), tuple(run)


def _lacking(sheet: TileSheet, group: tuple[Tile, ...], around: Counter[TilePiece]) -> Fault:
    if len(group) == 1:
        alone = not (_set_possible(sheet, group[0], around) or _run_possible(group[0], around))
        return Fault(code=Code.NO_COMPANY if alone else Code.NO_PLACE, tiles=group)
    if group[0].number == group[1].number:
        enough = _set_possible(sheet, group[0], around)
        number = group[0].number
        return Fault(code=Code.NO_PLACE if enough else Code.NO_THIRD, tiles=group, needed=number)
    return _gap(sheet, group, around)


def _gap(sheet: TileSheet, run: tuple[Tile, ...], around: Counter[TilePiece]) -> Fault:
    """Return the gaps in a run, or its missing ends if it is too short."""
    inside = {Tile(run[0].colour, n) for n in range(run[0].number, run[-1].number)} - set(run)
    ends = [Tile(run[0].colour, n) for n in (run[0].number - 1, run[-1].number + 1)]
    ends = [tile for tile in ends if 1 <= tile.number <= sheet.numbers]
    missing = tuple(sorted(tile for tile in inside if not around[tile]))
    if missing:
        return Fault(code=Code.GAP, tiles=run, missing=missing)
    if not inside and len(run) < SHORTEST and not any(around[tile] for tile in ends):
        return Fault(code=Code.NO_END, tiles=run, missing=tuple(ends))
    return Fault(code=Code.NO_PLACE, tiles=run)


def _set_possible(sheet: TileSheet, tile: Tile, around: Counter[TilePiece]) -> bool:
    colours = sum(around[Tile(colour, tile.number)] > 0 for colour in sheet.colours)
    return sheet.sets and colours + around[JOKER] >= SHORTEST


def _run_possible(tile: Tile, around: Counter[TilePiece]) -> bool:
    near = [Tile(tile.colour, tile.number + step) for step in range(-NEAR, NEAR + 1) if step]
    return any(
        max(numbers) - min(numbers) == NEAR and all(around[other] or around[JOKER] for other in two)
        for two in combinations(near, 2)
        for numbers in [[tile.number, *(other.number for other in two)]]
    )


NAMED = frozenset({Code.GAP, Code.NO_END, Code.NO_THIRD})
"""What a beginning of a meld can lack."""


def to_a_meld(sheet: TileSheet, tiles: TilePieces) -> Refusal | None:
    """Say what tiles lack that are the beginning of one meld; None if they are not, or unclear.

    A single tile with a joker may become a set or a run: it lacks a third tile.
    """
    if len(tiles) < SHORTEST and number_tiles(tiles) != tiles:
        return refuse(Code.TOO_SHORT)
    run = _as_run(tiles)
    lacks = [*company_lacking(sheet, run, Counter(run))]
    if len(lacks) != 1 or lacks[0].code not in NAMED:
        return None
    return Refusal((lacks[0] if run == tiles else replace(lacks[0], tiles=tiles),))


def _as_run(tiles: TilePieces) -> TilePieces:
    """Return the tiles with those that jokers stand for as they lie, if they can only make a run.

    A joker that stands for nothing yet follows the tile before it.
    """
    known = number_tiles(tiles)
    if len(known) == len(tiles) or len(known) < 2 or len({tile.colour for tile in known}) > 1:  # noqa: PLR2004 - one tile may become a set
        return tiles
    run: list[Tile] = []
    for piece in tiles:
        if isinstance(piece, Tile):
            run.append(piece)
        elif piece.stands_for is None and not run:
            return tiles
        else:
            run.append(piece.stands_for or Tile(run[-1].colour, run[-1].number + 1))
    return tuple(run)


EFFORT = 15_000
"""The search limit, in states, for each question of an explanation."""

IN_THE_WAY: Mapping[Rebuild, Code] = {
    Rebuild.NONE: Code.REBUILD_NOT_ALLOWED,
    Rebuild.KEEP3: Code.KEEP3,
}


def what_is_missing(start: Proposal, tiles: TilePieces) -> Refusal:
    """Explain why no legal table holds exactly these rack tiles; their jokers are bare."""
    named = replace(start, rack=tiles)
    whole_rack = Counter(start.rack) == Counter(tiles)
    if start.sheet.watched_by_players:
        amount = _too_little(named, whole_rack=whole_rack) if start.first_laying else ()
        return refusal((*amount, Fault(code=Code.NO_PLACE, tiles=tiles)))
    if start.first_laying:
        return Refusal(_in_order(_first(named, whole_rack=whole_rack), named) or _no_place(tiles))
    return refusal(tuple(_opened(named)) or _no_place(tiles))


def _in_order(faults: Iterable[Fault], named: Proposal) -> tuple[Fault, ...]:
    """Order the faults of a first laying.

    The need to open comes first only if the tiles could be laid after it, and it is left out while
    there is nothing to use.
    """
    found = refusal(faults).faults
    need = tuple(fault for fault in found if fault.code is Code.NOT_OPENED)
    others = tuple(fault for fault in found if fault.code is not Code.NOT_OPENED)
    if not (need and others) or _could(replace(named, opened=True), named.sheet):
        return found
    return (*others, *(need if named.old or named.sheet.first_laying else ()))


def _no_place(tiles: TilePieces) -> tuple[Fault, ...]:
    return (Fault(code=Code.NO_PLACE, tiles=tiles),)


def _opened(named: Proposal) -> Iterator[Fault]:
    """Yield what keeps some tiles off the table; others of them may find a place."""
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
    """Return the rule without which the tiles would have a place."""
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
    """Yield what a first laying lacks: points, or companions for tiles outside of own melds.

    Tiles that would find company on the table lack only the right to use it.
    """
    amount = tuple(_too_little(named, whole_rack=whole_rack))
    yield from amount
    left = _without(named.rack, own_melds(named, named.rack)[0])
    usable = named.sheet.same_turn and not amount
    if amount and left and _could(replace(named, opened=True), named.sheet):
        if all(fault.code is not Code.NOT_OPENED for fault in amount):
            yield Fault(code=Code.NOT_OPENED, needed=named.sheet.first_laying or 0)
    elif usable or amount:
        around = _around(named) if usable else Counter(named.rack)
        yield from company_lacking(named.sheet, left, around)
    elif left and _could(named, replace(named.sheet, same_turn=True)):
        yield Fault(code=Code.SAME_TURN_FORBIDDEN, tiles=left)
    else:
        yield from company_lacking(named.sheet, left, Counter(named.rack))


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
    """Return the tiles of the most valuable own melds, and their value."""
    own = dearest(position_of(replace(start, rack=tiles)), Effort(EFFORT))
    if own is None:
        return (), 0
    return bare_pieces(as_groups(start.sheet, (), own.melds)), own.points


def _around(named: Proposal) -> Counter[TilePiece]:
    return Counter(named.rack) + table_count(named.old)


def _without(tiles: TilePieces, others: TilePieces) -> TilePieces:
    return tuple((Counter(tiles) - Counter(others)).elements())
