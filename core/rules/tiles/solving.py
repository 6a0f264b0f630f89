"""The best lay of a seat, thought about for as long as somebody waits who has asked for it."""

from core.rules.family import Aim, BestLay
from core.rules.tiles.arranging import Effort, best_lay
from core.rules.tiles.melds import left_value, sort_pieces
from core.rules.tiles.pieces import JOKER
from core.rules.tiles.round import TileView
from core.rules.tiles.turn import start

PATIENCE = 50_000
"""States looked at: more than positions of a real game need, and a second or two.

With jokers each state takes so many times as long, so that fewer are looked at.
"""


def best(view: TileView, aim: Aim, effort: int) -> BestLay:
    """Return the best lay that is found with so many times the usual patience.

    What stays unproven says so.
    """
    lay = start(view)
    usual = PATIENCE // max(1, lay.rack.count(JOKER))
    answer = best_lay(lay, aim, Effort(usual * effort))
    if answer.best is None:
        return BestLay(table=view.table, proven=answer.proven)
    return BestLay(
        table=answer.best.table,
        played=sort_pieces(view.sheet, answer.best.laid),
        points=left_value(view.sheet, answer.best.laid),
        proven=answer.proven,
    )
