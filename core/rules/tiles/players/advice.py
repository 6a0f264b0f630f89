"""Advice for a turn with tiles: hints, reasons to draw, the best lay, and what a turn could lay."""

from dataclasses import replace
from typing import Final

from core.rules.drafts import Draft
from core.rules.family import Aim, BestLay, Hint
from core.rules.pieces import Pieces, groups_of
from core.rules.players.trial import Patience, unhurried
from core.rules.teaching import Advice, Possible
from core.rules.tiles.legality.lay import Proposal
from core.rules.tiles.legality.melds import left_value, sort_pieces
from core.rules.tiles.model.pieces import JOKER, TilePieces, as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.players.judging import least_useful
from core.rules.tiles.players.levels import HARD, keeps_jokers
from core.rules.tiles.players.search import decided, won
from core.rules.tiles.solver import (
    Arrangement,
    Effort,
    arrangements,
    best_lay,
    dearest,
    position_of,
)
from core.rules.tiles.turn import CHAT_EFFORT, start


def advice(view: TileView, lay: Arrangement) -> Advice | None:
    """Return what `hard` does instead of this lay, and why; None if nothing speaks for it.

    It draws, or lays less, mostly to keep a joker. Another lay of as many tiles has no reason that
    could be told.
    """
    stays = len(view.rack) - len(lay.laid)
    if not stays or not view.stock:
        return None
    choice = decided(view, HARD, unhurried).choice
    laid = () if choice is None else sort_pieces(view.sheet, choice.laid)
    if len(laid) >= len(lay.laid):
        return None
    told = Advice(
        stays=stays,
        keeps=keeps_jokers(view.sheet),
        lays=laid,
        jokers=lay.laid.count(JOKER) - laid.count(JOKER),
    )
    tried = HARD.worlds_on(view.sheet)
    wins, wins_laying = won(view, HARD, (choice, lay))
    if wins <= wins_laying:
        return told
    return replace(told, tried=tried, wins=wins, wins_laying=wins_laying)


def hint(view: TileView) -> Hint:
    """Return the lay that removes most tiles, else another possible action."""
    if view.must_return:
        return Hint(word="return", gives=(least_useful(view),))
    best = best_lay(start(view), "tiles", Effort(CHAT_EFFORT)).best
    if best is None:
        return _nothing(view)
    return Hint(
        pieces=sort_pieces(view.sheet, best.laid),
        draft=Draft(groups=groups_of(best.table)),
        word="done",
        advice=advice(view, best),
    )


def _nothing(view: TileView) -> Hint:
    word = "draw" if view.stock else "pass"
    needed = view.sheet.first_laying
    own = dearest(position_of(start(view)), Effort(CHAT_EFFORT))
    if view.has_opened or own is None or not needed:
        return Hint(word=word)
    return Hint(word=word, points=own.points, needed=needed)


PATIENCE = 50_000
"""The limit of states: more than positions of a real game need, and a second or two.

With jokers a state takes a multiple of the time, so the limit is lower.
"""


def best(view: TileView, aim: Aim, effort: int = 1) -> BestLay:
    """Return the best lay found with a multiple of the usual effort.

    An unproven answer is marked as such.
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


STATES: Final = 20_000
"""The solver's effort for a question about one turn."""


def possible(view: TileView, laid: Pieces, patience: Patience) -> Possible:
    """Return the most that the seat to move could lay, and whether its lay needed its jokers."""
    if not view.my_turn or view.must_return:
        return Possible()
    begins = start(view)
    answer = best_lay(begins, "tiles", Effort(STATES, patience))
    best = answer.best
    spared, thrifty = _thrifty(begins, as_pieces(laid), Effort(STATES, patience))
    return Possible(
        pieces=() if best is None else sort_pieces(view.sheet, best.laid),
        table=() if best is None else best.table,
        goes_out=best is not None and len(best.laid) == len(begins.rack),
        spared=spared,
        thrifty=() if thrifty is None else thrifty.table,
        examined=answer.proven,
    )


def _thrifty(begins: Proposal, laid: TilePieces, effort: Effort) -> tuple[int, Arrangement | None]:
    """Lay the same number tiles with fewer jokers; a lay of the whole rack spares none."""
    jokers = laid.count(JOKER)
    tiles = tuple(piece for piece in laid if piece != JOKER)
    if not jokers or not tiles or len(laid) == len(begins.rack):
        return 0, None
    for fewer in range(jokers):
        found = next(arrangements(begins, (*tiles, *(JOKER,) * fewer), effort), None)
        if found is not None:
            return jokers - fewer, found
    return 0, None
