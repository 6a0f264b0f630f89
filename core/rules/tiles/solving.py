"""The best lay of a seat, thought about for as long as somebody waits who has asked for it."""

from core.rules.family import Aim, BestLay
from core.rules.tiles.arranging import Effort, best_lay
from core.rules.tiles.melds import left_value, sort_pieces
from core.rules.tiles.round import TileView
from core.rules.tiles.turn import start

PATIENCE = 1_000_000
"""States looked at: far more than positions of a real game need."""


def best(view: TileView, aim: Aim) -> BestLay:
    """Return the best lay that is found with patience; what stays unproven says so."""
    answer = best_lay(start(view), aim, Effort(PATIENCE))
    if answer.best is None:
        return BestLay(table=view.table, proven=answer.proven)
    return BestLay(
        table=answer.best.table,
        played=sort_pieces(view.sheet, answer.best.laid),
        points=left_value(view.sheet, answer.best.laid),
        proven=answer.proven,
    )
