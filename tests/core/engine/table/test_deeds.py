"""What is told of an action: the pieces in the order in which they lie."""

from functools import partial

import pytest

from bot.render.telling import told_deed
from bot.texts.translator import without_marks
from core.engine.table.deeds import deed
from core.rules.pieces import print_pieces
from tests.support.rules.script import Game
from tests.support.translator import TRANSLATOR


def told(table: str, rack: str, lays: str) -> str:
    """Return the pieces that are told of a lay, in their order."""
    game = Game.at("rummikub", table=table, racks={"Ann": f"{rack} k1", "Ben": "b1"}, stock="r1")
    before = game.round
    ann, _ = game
    answer = ann.lays(lays)
    answer.is_accepted()
    return print_pieces(deed(0, "lay", before, game.round, answer.decision.events).laid)


@pytest.mark.parametrize(
    ("table", "rack", "lays", "laid"),
    [
        ("", "b10 k10 y2 y3 y4 y10", "y2 y3 y4 | b10 k10 y10", "y2 y3 y4 b10 k10 y10"),
        ("", "b4 b5 b7 J", "b4 b5 J=b6 b7", "b4 b5 J b7"),
        ("r9 b9 k9", "r9 r10 r11", "r9 b9 k9 | r9 r10 r11", "r9 r10 r11"),
        ("r9 b9 k9 | y3 y4 y5", "y9 y6", "r9 b9 k9 y9 | y3 y4 y5 y6", "y9 y6"),
    ],
)
def test_laid_tiles_are_told_meld_by_meld(table: str, rack: str, lays: str, laid: str) -> None:
    assert told(table, rack, lays).split() == laid.split()


@pytest.mark.parametrize(
    ("table", "rack", "lays", "sentence"),
    [
        ("", "b10 k10 y2 y3 y4 y10", "y2 y3 y4 | b10 k10 y10", "y2 y3 y4 | b10 k10 y10"),
        ("", "b4 b5 b7 J", "b4 b5 J=b6 b7", "b4 b5 J=b6 b7"),
        ("r9 b9 k9 | y3 y4 y5", "y9 y6", "r9 b9 k9 y9 | y3 y4 y5 y6", "y9 | y6"),
        ("J=r5 r6 r7", "J r9", "J=r5 r6 r7 J=r8 r9", "J=r8 r9"),
        ("r6 r7 J=r8 r9", "J", "J=r5 r6 r7 J=r8 r9", "J=r5"),
    ],
)
def test_the_melds_of_a_lay_stand_apart_and_a_joker_says_what_it_stands_for(
    table: str, rack: str, lays: str, sentence: str
) -> None:
    game = Game.at("rummikub", table=table, racks={"Ann": f"{rack} k1", "Ben": "b1"}, stock="r1")
    before = game.round
    ann, _ = game
    answer = ann.lays(lays)
    answer.is_accepted()
    done = deed(0, "lay", before, game.round, answer.decision.events)
    say = partial(TRANSLATOR.text, language="en")
    told_as = told_deed(done, say, name="Ann", family="tiles")
    assert without_marks(told_as) == f"Ann laid {sentence}."
