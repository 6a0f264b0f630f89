"""What the solver answers, once the judge of legality has agreed."""

from collections import Counter
from dataclasses import dataclass, replace

from core.rules.pieces import Groups, Table
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.lay import Proposal, judge_lay
from core.rules.tiles.pieces import TilePieces, bare
from core.rules.tiles.table_use import meld_key


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """A legal table after the turn."""

    table: Table
    laid: TilePieces
    """What comes from the rack, jokers bare."""
    first: Groups | None = None
    """The melds of a first laying, where they are not all melds of the table any more."""
    points: int | None = None
    """What a first laying counts."""
    kept: int
    """How many melds of the old table lie there as they lay."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The best lay found; None: nothing can be laid, or nothing was found in time."""

    best: Arrangement | None
    proven: bool
    """No lay is better."""


def position_of(start: Proposal) -> Position:
    """Return what a seat starts from as the solver sees it."""
    return Position(start.sheet, start.old, tuple(map(bare, start.rack)))


def judged(start: Proposal, groups: Groups, first: Groups | None = None) -> Arrangement | None:
    """Return the arrangement if the judge agrees that it is a legal lay."""
    judgement = judge_lay(replace(start, groups=groups, first=first))
    if judgement.refusal is not None:
        return None
    old, new = Counter(map(meld_key, start.old)), Counter(map(meld_key, judgement.table))
    return Arrangement(
        table=judgement.table,
        laid=judgement.laid,
        first=first,
        points=judgement.points,
        kept=(old & new).total(),
    )
