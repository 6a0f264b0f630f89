"""Making puzzles with tiles, and judging answers to them.

A shuffled pack gives a table, as the best melds of its first tiles, and a rack of those of the next
tiles that just fit onto it: none of them makes a meld with others of the rack alone. What the least
change moves is the measure of how difficult that is.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from core.rules.pieces import Groups, Table
from core.rules.refusals import Code, Fault, Refusal, refusal
from core.rules.teaching import GRADES, Grade, PuzzleOf, Shuffle
from core.rules.tiles.legality.lay import Proposal, judge_lay
from core.rules.tiles.legality.melds import sort_pieces
from core.rules.tiles.model import pack, views
from core.rules.tiles.model.pieces import TilePieces, as_pieces, bare_pieces
from core.rules.tiles.model.round import TileRound, TileView
from core.rules.tiles.model.sheet import FalseMelds, Rebuild, TileSheet
from core.rules.tiles.solver import (
    Arrangement,
    Effort,
    arrangements,
    as_groups,
    best_lay,
    dearest,
    moved,
    position_of,
)
from core.rules.tiles.timeout import groups_of

TilePuzzle: TypeAlias = PuzzleOf[TileView]

LYING: Final = 38
"""Tiles of which the table is made, as far as they make melds."""
DRAWN: Final[Mapping[Grade, int]] = {"easy": 7, "normal": 9, "hard": 12}
"""A handful of tiles: the rack is made of those of them that fit."""
SIZES: Final[Mapping[Grade, tuple[int, int]]] = {"easy": (3, 5), "normal": (4, 6), "hard": (5, 8)}
"""How many tiles a rack has: at least, at most."""
MOVED: Final[Mapping[Grade, tuple[int, int]]] = {"easy": (0, 0), "normal": (1, 3), "hard": (4, 99)}
"""How many tiles of the table have to be moved: at least, at most."""
TRIES: Final = 20
"""Tables that are looked at before the nearest has to do."""
EFFORT: Final = 2_500
"""States looked at for a question about what may fit."""
CARE: Final = 8_000
"""States looked at for the answer itself: what takes longer is no puzzle."""


def grades(sheet: TileSheet) -> tuple[Grade, ...]:
    """Return the grades that a sheet has: where nothing is rearranged, nothing is difficult."""
    if sheet.one_action:
        return ()
    return GRADES[:1] if sheet.rebuild is Rebuild.NONE else GRADES


def make(sheet: TileSheet, grade: Grade, shuffle: Shuffle) -> TilePuzzle:
    """Make a puzzle of a grade, or of the nearest that is found.

    Raises:
        LookupError: the sheet has no puzzles.
    """
    rules = _as_puzzled(sheet)
    found: list[TilePuzzle] = []
    for _ in range(TRIES):
        for puzzle in _candidates(rules, grade, as_pieces(shuffle(pack.pack(rules)))):
            if puzzle.grade == grade:
                return puzzle
            found.append(puzzle)
    if not found:
        raise LookupError(sheet.id)
    return min(found, key=lambda puzzle: abs(puzzle.moved - MOVED[grade][0]))


def _as_puzzled(sheet: TileSheet) -> TileSheet:
    """Return the sheet for somebody who has made the first laying, all melds watched."""
    return replace(sheet, first_laying=None, false_melds=FalseMelds.REFUSED)


def _candidates(rules: TileSheet, grade: Grade, pieces: TilePieces) -> Iterator[TilePuzzle]:
    """Return puzzles that a shuffled pack makes.

    What may fit is found as if melds could be rebuilt at will, which is quick; whether it does is
    asked of the sheet's own rules.
    """
    free = replace(rules, rebuild=Rebuild.FREE) if len(grades(rules)) > 1 else rules
    lying = best_lay(_start(free, (), pieces[:LYING]), "tiles", Effort(EFFORT)).best
    if lying is None:
        return
    for rack in _racks(free, lying.table, pieces[LYING:], grade):
        if _promises(free, lying.table, rack, grade):
            answer = _answer(rules, lying.table, rack, CARE)
            if answer is not None:
                yield _puzzle(rules, lying.table, rack, answer)


def _racks(free: TileSheet, table: Table, pieces: TilePieces, grade: Grade) -> Iterator[TilePieces]:
    """Return what fits of a handful of tiles, and of the next, where it is enough for a rack."""
    few, many = SIZES[grade]
    for first in range(0, len(pieces) - DRAWN[grade] + 1, DRAWN[grade]):
        fitting = _fitting(free, table, pieces[first : first + DRAWN[grade]])
        if few <= len(fitting) <= many:
            yield sort_pieces(free, fitting)


def _promises(free: TileSheet, table: Table, rack: TilePieces, grade: Grade) -> bool:
    """Say whether a rack is a puzzle of the grade as long as melds can be rebuilt at will."""
    answer = _answer(free, table, rack, EFFORT)
    low, high = MOVED[grade]
    return answer is not None and low <= moved(table, answer.table) <= high


def _start(rules: TileSheet, table: Table, rack: TilePieces) -> Proposal:
    return Proposal(sheet=rules, old=table, rack=rack, opened=True, groups=groups_of(table))


def _fitting(rules: TileSheet, table: Table, drawn: TilePieces) -> TilePieces:
    """Return those of the drawn tiles that the table takes, and that need it."""
    best = best_lay(_start(rules, table, drawn), "tiles", Effort(EFFORT)).best
    laid = Counter(() if best is None else best.laid)
    own = dearest(position_of(_start(rules, (), tuple(laid.elements()))), Effort(EFFORT))
    if own is not None:
        laid -= Counter(bare_pieces(as_groups(rules, (), own.melds)))
    return tuple(laid.elements())


def _answer(rules: TileSheet, table: Table, rack: TilePieces, effort: int) -> Arrangement | None:
    return next(arrangements(_start(rules, table, rack), rack, Effort(effort)), None)


def _puzzle(rules: TileSheet, table: Table, rack: TilePieces, answer: Arrangement) -> TilePuzzle:
    shifted = moved(table, answer.table)
    measured = next(grade for grade, (low, high) in MOVED.items() if low <= shifted <= high)
    position = TileRound(
        sheet=rules, starter=0, to_move=0, racks=(rack,), table=table, opened=frozenset({0})
    )
    return PuzzleOf(
        view=views.view(position, 0),
        solution=answer.table,
        grade=measured,
        moved=shifted,
        changed=len(table) - answer.kept,
    )


def judge(view: TileView, groups: Groups) -> Refusal | None:
    """Say what is wrong with an answer to a puzzle: every tile has to lie, and rightly."""
    start = _start(view.sheet, view.table, as_pieces(view.rack))
    judgement = judge_lay(replace(start, groups=groups))
    faults = () if judgement.refusal is None else judgement.refusal.faults
    left = _left(view, groups)
    if left:
        faults = (*faults, Fault(code=Code.LEFT_ON_RACK, tiles=sort_pieces(view.sheet, left)))
    return refusal(faults) if faults else None


def _left(view: TileView, groups: Groups) -> TilePieces:
    """Return the tiles of the rack that an answer does not lay."""
    lies = Counter(bare_pieces(groups)) - Counter(bare_pieces(groups_of(view.table)))
    return tuple((Counter(as_pieces(view.rack)) - lies).elements())
