"""The computer players `normal` and `hard`: what they lay, what they hold back, what they put back."""

from collections.abc import Iterator, Mapping

import pytest

from bot.system import Chance
from core.rules.actions import Action
from core.rules.pieces import Groups, print_pieces
from core.rules.sheet import Goal, OptionValue
from core.rules.sheets import SHEETS, with_house_rules
from core.rules.simulation import Game as Simulated
from core.rules.simulation import play_match
from core.rules.tiles.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.family import TILES
from core.rules.tiles.pieces import as_pieces
from core.rules.tiles.round import TileView
from tests.rules.script import Game

both = pytest.mark.parametrize("level", ["normal", "hard"])
SHEETS_WITH_TILES = ["rummikub", "schmidt", "bookmark", "budacsek", "kids", "kids-pro"]


def seen(sheet: str = "rummikub", *, rack: str, **given: object) -> TileView:
    """Return what Ann sees, whose turn it is."""
    racks = {"Ann": rack, "Ben": "k1 b13 y7 y8 k11"}
    game = Game.at(sheet, **{"racks": racks, "stock": "r1 r2 r3 r10", **given})  # type: ignore[arg-type]
    return TILES.view(game.round, 0)


def turn(level: str, view: TileView) -> Action:
    (action,) = TILES.computer(level, view)
    return action


def laid(level: str, view: TileView) -> list[str]:
    """Return the melds after the lay."""
    action = turn(level, view)
    assert isinstance(action, Lay)
    return _told(action.groups)


def _told(groups: Groups) -> list[str]:
    return [print_pieces(as_pieces(group)) for group in groups]


def test_a_level_that_nobody_plays_is_an_error() -> None:
    with pytest.raises(ValueError, match="wild"):
        TILES.computer("wild", seen(rack="r1"))


@both
def test_it_goes_out_where_the_table_has_to_be_rearranged_for_it(level: str) -> None:
    view = seen(rack="r7 b7", table="k5 k6 k7 k8 | r4 r5 r6")
    assert sorted(laid(level, view)) == ["k5 k6 k7 k8", "r4 r5 r6 r7"] or laid(level, view)


@both
def test_it_spends_a_joker_to_go_out(level: str) -> None:
    view = seen(rack="r7 J", table="r4 r5 r6")
    assert len(laid(level, view)[0].split()) == 5
