"""What a strong player would rather do than lay, and why, for who asks for help."""

from core.rules.family import Advice
from core.rules.tiles.arranging import Arrangement
from core.rules.tiles.foreseeing import foreseen, won
from core.rules.tiles.levels import HARD
from core.rules.tiles.round import TileView
from core.rules.weighing import unhurried


def advice(view: TileView, lay: Arrangement) -> Advice | None:
    """Return why to draw instead of this lay; None where that is not better."""
    stays = len(view.rack) - len(lay.laid)
    if not stays or not view.stock or foreseen(view, HARD, unhurried).choice is not None:
        return None
    tried = HARD.worlds_on(view.sheet)
    drawing, laying = won(view, HARD, (None, lay))
    if drawing <= laying:
        return Advice(stays=stays)
    return Advice(stays=stays, tried=tried, wins=drawing, wins_laying=laying)
