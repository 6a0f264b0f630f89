"""Own melds: what a rack alone can lay, and the choices with which a seat can begin."""

from collections import Counter
from collections.abc import Iterator

from core.rules.pieces import Meld, Table
from core.rules.tiles.arranging.alone import Answer, Problem, arrange
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.problem import Effort, Melds
from core.rules.tiles.melds import SHORTEST, laid_value, number_tiles, pieces_of
from core.rules.tiles.own_melds import candidates
from core.rules.tiles.pieces import TilePiece
from core.rules.tiles.sheet import TileSheet
from core.rules.tiles.table_use import bare_count


def dearest(position: Position, effort: Effort) -> tuple[Melds, int, bool]:
    """Return own melds that count most when laid, what they count, and whether none count more."""
    sheet, rack = position.sheet, position.rack_counts
    highest = sheet.numbers
    numbers = tuple(range(highest + 1))
    joker = highest if sheet.joker_laid is None else sheet.joker_laid
    problem = Problem(
        highest=highest,
        table=position.counts(()),
        rack=rack,
        rack_jokers=position.rack_jokers,
        leave=numbers,
        leave_joker=joker,
        joker_costs=None if sheet.joker_laid is not None else tuple(highest - n for n in numbers),
        sets=sheet.sets,
    )
    answer = arrange(problem, effort)
    if answer is None:
        return (), 0, False
    everything = sum(n * row[n] for row in rack for n in numbers) + joker * position.rack_jokers
    return answer.melds, everything - answer.cost, answer.proven


def all_of_it(position: Position, effort: Effort) -> Answer | None:
    """Return own melds of the whole rack."""
    sheet = position.sheet
    problem = Problem(
        highest=sheet.numbers,
        table=position.rack_counts,
        rack=position.counts(()),
        table_jokers=position.rack_jokers,
        leave=(0,) * (sheet.numbers + 1),
        leave_joker=0,
        sets=sheet.sets,
    )
    return arrange(problem, effort)


def beginnings(sheet: TileSheet, rack: Counter[TilePiece], needed: int) -> Iterator[Table]:
    """Return the choices of own melds that reach the points and could not do with less.

    Whoever lays more begins with such a choice just as well: what is left on the rack is freer
    than what lies on the table already.
    """
    yield from _beginnings(sheet, candidates(sheet, rack), rack, needed, ())


def _beginnings(
    sheet: TileSheet, melds: list[Meld], left: Counter[TilePiece], needed: int, chosen: Table
) -> Iterator[Table]:
    for place, meld in enumerate(melds):
        pieces = bare_count(meld)
        if pieces - left:
            continue
        melds_so_far = (*chosen, meld)
        if sum(laid_value(sheet, m) for m in melds_so_far) < needed:
            yield from _beginnings(sheet, melds[place:], left - pieces, needed, melds_so_far)
        elif not _could_do_with_less(sheet, melds_so_far, needed):
            yield melds_so_far


def _could_do_with_less(sheet: TileSheet, melds: Table, needed: int) -> bool:
    total = sum(laid_value(sheet, meld) for meld in melds)
    return any(
        total - laid_value(sheet, meld) + most >= needed
        for meld in melds
        for most in _less(sheet, meld, alone=len(melds) == 1)
    )


def _less(sheet: TileSheet, meld: Meld, *, alone: bool) -> Iterator[int]:
    """What a meld would count without one of the tiles at its ends, and without all of them."""
    if not alone:
        yield 0
    pieces = pieces_of(meld)
    if len(pieces) > SHORTEST:
        for rest in (pieces[1:], pieces[:-1]):
            if number_tiles(rest):
                yield laid_value(sheet, Meld(meld.kind, rest))
