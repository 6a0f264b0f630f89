"""What a player lays by plain judgement, from a sheet's fields and the view alone."""

from dataclasses import replace

from core.rules.tiles.arranging import Arrangement, Effort, best_lay
from core.rules.tiles.lay import Proposal
from core.rules.tiles.levels import Level, keeps_jokers
from core.rules.tiles.pieces import JOKER
from core.rules.tiles.round import TileView
from core.rules.tiles.turn import start
from core.rules.tiles.waiting import STATES, aim, may_wait, stays_at_most


def usual(view: TileView, level: Level) -> Arrangement | None:
    """Return the lay that plain judgement chooses; None: it lays nothing.

    Where melds have to be laid anyhow before the table can be used, that is not put off.
    """
    few = level.few_on(view.sheet, view.seats)
    keeps = keeps_jokers(view.sheet)
    if level.ahead and not keeps:
        return None if may_wait(view) and stays_at_most(view, few) else most(view)
    best = thrifty(view) if keeps else most(view)
    if best is None or (keeps and not view.has_opened):
        return best
    stay = len(view.rack) - len(best.laid)
    return None if 0 < stay <= few and may_wait(view) else best


def most(view: TileView, begins: Proposal | None = None) -> Arrangement | None:
    """Return the lay of the most tiles."""
    return best_lay(begins or start(view), aim(view), Effort(STATES)).best


def thrifty(view: TileView, jokers: int = 0) -> Arrangement | None:
    """Return the lay of the most tiles with so many jokers at most.

    Once nobody can draw any more, nothing is worth waiting for.
    """
    if not view.stock:
        return most(view)
    begins = start(view)
    tiles = tuple(piece for piece in begins.rack if piece != JOKER)
    return most(view, replace(begins, rack=(*tiles, *(JOKER,) * jokers)))
