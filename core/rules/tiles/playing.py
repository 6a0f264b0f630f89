"""The computer players `normal` and `hard`: they go out where they can, and else foresee."""

from core.rules.actions import Action
from core.rules.tiles.duties import duties, laying, laying_nothing
from core.rules.tiles.foreseeing import foreseen
from core.rules.tiles.levels import Level
from core.rules.tiles.prospects import least_useful
from core.rules.tiles.round import TileView
from core.rules.tiles.waiting import going_out
from core.rules.weighing import Patience


def whole_turn(view: TileView, level: Level, patience: Patience) -> tuple[Action, ...]:
    """Return one turn: what is due, else go out, lay or draw."""
    due = duties(view, least_useful)
    if due:
        return due
    out = going_out(view)
    choice = foreseen(view, level, patience).choice if out is None else out
    return laying_nothing(view) if choice is None else laying(choice)
