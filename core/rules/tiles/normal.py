"""The computer player `normal`: it lays as much as the table allows, as soon as it can.

Only near the end it waits: one more tile may be all that is missing to be rid of everything.
"""

from typing import Final

from core.rules.actions import Action
from core.rules.tiles.arranging import Effort, best_lay
from core.rules.tiles.duties import duties, laying, laying_nothing
from core.rules.tiles.prospects import least_useful
from core.rules.tiles.round import TileView
from core.rules.tiles.turn import start
from core.rules.tiles.waiting import STATES, aim, may_wait

NEAR_THE_END: Final = 2
"""Where a lay leaves so few tiles or fewer, it draws instead."""


def whole_turn(view: TileView) -> tuple[Action, ...]:
    """Return one turn: lay the most, or draw."""
    return duties(view, least_useful) or _lay_most(view)


def _lay_most(view: TileView) -> tuple[Action, ...]:
    best = best_lay(start(view), aim(view), Effort(STATES)).best
    if best is None:
        return laying_nothing(view)
    stay = len(view.rack) - len(best.laid)
    waits = 0 < stay <= NEAR_THE_END and may_wait(view)
    return laying_nothing(view) if waits else laying(best)
