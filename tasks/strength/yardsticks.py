"""Players that the levels are compared with; they are no levels of a sheet.

`whole-melds` lays only melds that are complete on its rack; `most-tiles` lays as many tiles as
possible in every turn. Both draw if they cannot lay.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from core.rules.actions import Action
from core.rules.pieces import Groups, groups_of
from core.rules.players.trial import Patience, unhurried
from core.rules.sheet import Sheet
from core.rules.tiles.family import TILES
from core.rules.tiles.model.actions import Lay
from core.rules.tiles.model.round import TileView
from core.rules.tiles.players.levels import duties, highest, laying_nothing
from core.rules.tiles.solver import Arrangement, best_lay
from core.rules.tiles.turn import start


def with_yardsticks(sheet: Sheet) -> Sheet:
    """Return a tile sheet with the yardsticks among its computer players; others unchanged."""
    if sheet.family is not TILES:
        return sheet
    players = replace(TILES.players, computer=_computer)
    return replace(sheet, family=replace(TILES, players=players))


def _computer(level: str, view: TileView, patience: Patience = unhurried) -> tuple[Action, ...]:
    """Return the turn of a yardstick, or of a computer player."""
    player = _YARDSTICKS.get(level)
    if player is None:
        return TILES.players.computer(level, view, patience)
    return duties(view, least_useful=highest) or player(view)


def _whole_melds(view: TileView) -> tuple[Action, ...]:
    alone = best_lay(replace(start(view, ()), old=())).best
    return _laid(view, alone, before=groups_of(view.table))


def _most_tiles(view: TileView) -> tuple[Action, ...]:
    return _laid(view, best_lay(start(view)).best)


def _laid(view: TileView, best: Arrangement | None, before: Groups = ()) -> tuple[Action, ...]:
    if best is None:
        return laying_nothing(view)
    return (Lay(groups=(*before, *groups_of(best.table)), first=best.first),)


_YARDSTICKS: Mapping[str, Callable[[TileView], tuple[Action, ...]]] = {
    "whole-melds": _whole_melds,
    "most-tiles": _most_tiles,
}
