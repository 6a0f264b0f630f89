"""Makes puzzles with tiles, and judges answers.

The first tiles of a shuffled pack give the table: their best melds. The rack consists of those next
tiles that fit only with the help of the table. The number of tiles moved by the smallest change
measures the difficulty.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from core.rules.pieces import Groups, Table, groups_of
from core.rules.refusals import Code, Fault, Refusal, refusal
from core.rules.teaching import GRADES, Grade, PuzzleOf, Shuffle
from core.rules.tiles.legality.lay import Proposal, judge_lay
from core.rules.tiles.legality.melds import sort_pieces
from core.rules.tiles.model import views
from core.rules.tiles.model.pieces import TilePieces, as_pieces, bare_pieces
from core.rules.tiles.model.round import TileRound, TileView
from core.rules.tiles.model.sheet import FalseMelds, Rebuild, TileSheet, pack
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

TilePuzzle: TypeAlias = PuzzleOf[TileView]

LYING: Final = 38
"""The number of tiles from which the table is made."""
DRAWN: Final[Mapping[Grade, int]] = {"easy": 7, "normal": 9, "hard": 12}
"""The number of tiles drawn for a rack; those that fit are kept."""
SIZES: Final[Mapping[Grade, tuple[int, int]]] = {"easy": (3, 5), "normal": (4, 6), "hard": (5, 8)}
"""The minimum and maximum number of rack tiles."""
MOVED: Final[Mapping[Grade, tuple[int, int]]] = {"easy": (0, 0), "normal": (1, 3), "hard": (4, 99)}
"""The minimum and maximum number of moved table tiles."""
TRIES: Final = 20
"""The number of tables to try before the nearest puzzle is accepted."""
EFFORT: Final = 2_500
"""The search limit, in states, for finding tiles that may fit."""
CARE: Final = 8_000
"""The search limit, in states, for the answer; harder positions are not used."""


def grades(sheet: TileSheet) -> tuple[Grade, ...]:
    """Return the grades of a sheet: without rearranging, nothing is difficult."""
    if sheet.one_action:
        return ()
    return GRADES[:1] if sheet.rebuild is Rebuild.NONE else GRADES


def make(sheet: TileSheet, grade: Grade, shuffle: Shuffle) -> TilePuzzle:
    """Make a puzzle of this grade, or of the nearest grade found.

    Raises:
        LookupError: the sheet has no puzzles.
    """
    rules = _as_puzzled(sheet)
    found: list[TilePuzzle] = []
    for _ in range(TRIES):
        for puzzle in _candidates(rules, grade, as_pieces(shuffle(pack(rules)))):
            if puzzle.grade == grade:
                return puzzle
            found.append(puzzle)
    if not found:
        raise LookupError(sheet.id)
    return min(found, key=lambda puzzle: abs(puzzle.moved - MOVED[grade][0]))


def _as_puzzled(sheet: TileSheet) -> TileSheet:
    """Return the sheet for a player after the first laying, with all melds checked."""
    return replace(sheet, first_laying=None, false_melds=FalseMelds.REFUSED)


def _candidates(rules: TileSheet, grade: Grade, pieces: TilePieces) -> Iterator[TilePuzzle]:
    """Yield puzzles from a shuffled pack.

    Candidates come from a quick search with free rebuilding; the sheet's own rules then confirm
    them.
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
    """Yield racks of suitable size: the tiles of each successive draw that fit."""
    few, many = SIZES[grade]
    for first in range(0, len(pieces) - DRAWN[grade] + 1, DRAWN[grade]):
        fitting = _fitting(free, table, pieces[first : first + DRAWN[grade]])
        if few <= len(fitting) <= many:
            yield sort_pieces(free, fitting)


def _promises(free: TileSheet, table: Table, rack: TilePieces, grade: Grade) -> bool:
    """Say whether a rack is a puzzle of the grade under free rebuilding."""
    answer = _answer(free, table, rack, EFFORT)
    low, high = MOVED[grade]
    return answer is not None and low <= moved(table, answer.table) <= high


def _start(rules: TileSheet, table: Table, rack: TilePieces) -> Proposal:
    return Proposal(sheet=rules, old=table, rack=rack, opened=True, groups=groups_of(table))


def _fitting(rules: TileSheet, table: Table, drawn: TilePieces) -> TilePieces:
    """Return the drawn tiles that the table accepts and that need it."""
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
    """Return what is wrong with an answer: all tiles must be laid, in a legal table."""
    start = _start(view.sheet, view.table, as_pieces(view.rack))
    judgement = judge_lay(replace(start, groups=groups))
    faults = () if judgement.refusal is None else judgement.refusal.faults
    left = _left(view, groups)
    if left:
        faults = (*faults, Fault(code=Code.LEFT_ON_RACK, tiles=sort_pieces(view.sheet, left)))
    return refusal(faults) if faults else None


def _left(view: TileView, groups: Groups) -> TilePieces:
    """Return the rack tiles that an answer does not lay."""
    lies = Counter(bare_pieces(groups)) - Counter(bare_pieces(groups_of(view.table)))
    return tuple((Counter(as_pieces(view.rack)) - lies).elements())
