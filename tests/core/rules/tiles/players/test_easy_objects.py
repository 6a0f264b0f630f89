"""The computer player `easy` objects where players check each other's melds (BU-33)."""

from core.rules.sheets import SHEETS
from core.rules.tiles.model.actions import Draw, Object
from core.rules.view import RoundView
from tests.support.rules.script import Game

SHEET = SHEETS["budacsek"]


def seen_by_ben(lay: str) -> RoundView:
    game = Game.at(
        "budacsek",
        table="b1 b2 b3",
        racks={"Ann": "r4 r5 r6 r7 k9", "Ben": "k1 g13"},
        stock="r1 r2",
        opened=["Ann"],
        to_move="Ann",
    )
    ann, _ben = game
    ann.lays(lay).is_accepted()
    view: RoundView = SHEET.family.rules.view(game.round, 1)
    return view


def test_it_objects_to_a_faulty_meld() -> None:
    view = seen_by_ben("b1 b2 b3 | r4 r5 r7")
    assert SHEET.family.players.computer("easy", view) == (Object(),)


def test_it_has_nothing_against_a_sound_one() -> None:
    view = seen_by_ben("b1 b2 b3 | r4 r5 r6")
    assert SHEET.family.players.computer("easy", view) == (Draw(),)
