"""Drawing where something could be laid, in order to lay the whole rack at once later.

Where the table may be rearranged, a tile can be used from the rack as well as from the table. So a
lay brings nobody nearer to the end but the others, who get more to rearrange; a tile drawn instead
is another chance that everything fits.
"""

from typing import Final

from core.rules.tiles.arranging import Aim, Arrangement, Effort, leaves_at_most, whole_rack
from core.rules.tiles.round import TileView
from core.rules.tiles.turn import start

STATES: Final = 1_000
"""What a question of a computer player may cost the solver: 0.2 seconds or so at most."""


def may_wait(view: TileView) -> bool:
    """Say whether a tile can be drawn now, and the whole rack be laid in one turn later.

    A tile that would end the round without a winner is left to the others.
    """
    sheet = view.sheet
    spare = view.stock - 1 if sheet.stock_out.ends_round else view.stock
    full = sheet.rack_limit and len(view.rack) >= sheet.rack_limit
    usable = view.has_opened or sheet.same_turn
    return usable and spare > 0 and not full and not sheet.one_action


def aim(view: TileView) -> Aim:
    """Return what a lay is for: few tiles, and once nobody can draw a low rack."""
    return "tiles" if view.stock else "points"


def going_out(view: TileView) -> Arrangement | None:
    """Return a lay of the whole rack, or None.

    Where a turn is one action, laying the most finds it as well.
    """
    begins = start(view)
    if begins.sheet.one_action or not leaves_at_most(begins, 0, Effort(STATES)):
        return None
    return whole_rack(begins, Effort(STATES))


def stays_at_most(view: TileView, tiles: int) -> bool:
    """Say whether no more tiles would stay on the rack if the table could be used."""
    return len(view.rack) <= tiles or leaves_at_most(start(view), tiles, Effort(STATES))
