"""The computer player `hard`: it holds back what it has until it can be rid of it all at once."""

from typing import Final

from core.rules.actions import Action
from core.rules.tiles import normal
from core.rules.tiles.arranging import Effort, best_lay
from core.rules.tiles.duties import duties, laying, laying_nothing
from core.rules.tiles.prospects import least_useful
from core.rules.tiles.round import TileView
from core.rules.tiles.sheet import Rebuild, TileSheet
from core.rules.tiles.turn import start
from core.rules.tiles.waiting import STATES, aim, going_out, may_wait, stays_at_most

NEAR_THE_END: Final = 7
"""Where so few tiles or fewer would stay on the rack it draws instead of laying; measured."""
NEAR_WHERE_MELDS_STAY: Final = 4
"""The same where nothing is rearranged: what others lay does not help so much."""


def whole_turn(view: TileView) -> tuple[Action, ...]:
    """Return one turn: go out, wait for it, or lay."""
    return duties(view, least_useful) or _go_out(view) or _wait(view) or _lay(view)


def _go_out(view: TileView) -> tuple[Action, ...]:
    out = going_out(view)
    return () if out is None else laying(out)


def _wait(view: TileView) -> tuple[Action, ...]:
    waits = may_wait(view) and stays_at_most(view, _few(view.sheet))
    return laying_nothing(view) if waits else ()


def _few(sheet: TileSheet) -> int:
    """Return near how few tiles it waits; where a rack is soon full no longer than `normal`."""
    if sheet.rack_limit:
        return normal.NEAR_THE_END
    return NEAR_WHERE_MELDS_STAY if sheet.rebuild is Rebuild.NONE else NEAR_THE_END


def _lay(view: TileView) -> tuple[Action, ...]:
    best = best_lay(start(view), aim(view), Effort(STATES)).best
    return laying_nothing(view) if best is None else laying(best)
