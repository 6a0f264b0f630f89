"""What could have been laid in a turn with tiles."""

from typing import Final

from core.rules.pieces import Pieces
from core.rules.players.trial import Patience
from core.rules.teaching import Possible
from core.rules.tiles.legality.lay import Proposal
from core.rules.tiles.legality.melds import sort_pieces
from core.rules.tiles.model.pieces import JOKER, TilePieces, as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.solver import Arrangement, Effort, arrangements, best_lay
from core.rules.tiles.turn import start

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
