"""What a seat could do in its turn with tiles, for who asks."""

from core.rules.family import Draft, Hint
from core.rules.tiles.advising import advice
from core.rules.tiles.arranging import Effort, best_lay, dearest, position_of
from core.rules.tiles.bell import groups_of
from core.rules.tiles.melds import sort_pieces
from core.rules.tiles.prospects import least_useful
from core.rules.tiles.round import TileView
from core.rules.tiles.turn import CHAT_EFFORT, start


def hint(view: TileView) -> Hint:
    """Return the lay that gets rid of most tiles, else what is left to do."""
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
