"""Own melds: what a rack alone can lay, and the choices with which a seat can begin."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from core.rules.pieces import Meld, Table
from core.rules.tiles.arranging.alone import Problem, arrange
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.reckoning import Effort, Melds
from core.rules.tiles.melds import SHORTEST, laid_value, number_tiles, pieces_of
from core.rules.tiles.own_melds import candidates
from core.rules.tiles.pieces import TilePiece
from core.rules.tiles.sheet import TileSheet
from core.rules.tiles.table_use import bare_count


class Own(NamedTuple):
    """Own melds, what they count when laid, and whether none count more."""

    melds: Melds
    points: int
    proven: bool


def dearest(position: Position, effort: Effort, *, all_of_it: bool = False) -> Own | None:
    """Return the own melds of a rack that count most when laid; None: there are none.

    Args:
        position: whose rack is meant.
        effort: how much it may cost.
        all_of_it: whether no tile may be left.
    """
    sheet, rack = position.sheet, position.rack_counts
    highest = sheet.numbers
    numbers = tuple(range(highest + 1))
    joker = highest if sheet.joker_laid is None else sheet.joker_laid
    jokers, nothing = position.rack_jokers, position.counts(())
    problem = Problem(
        highest=highest,
        table=rack if all_of_it else nothing,
        rack=nothing if all_of_it else rack,
        table_jokers=jokers if all_of_it else 0,
        rack_jokers=0 if all_of_it else jokers,
        leave=numbers,
        leave_joker=joker,
        joker_costs=None if sheet.joker_laid is not None else tuple(highest - n for n in numbers),
        sets=sheet.sets,
    )
    answer = arrange(problem, effort)
    if answer is None or not answer.melds:
        return None
    everything = sum(n * row[n] for row in rack for n in numbers) + joker * jokers
    return Own(answer.melds, everything - answer.cost, answer.proven)


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
