"""The Tab key suggests words and the player's own tiles, not which tiles fit."""

import pytest

from bot.platforms.terminal.game import completed
from bot.reading.words import AtHand, suggestions

AT_HAND = AtHand(
    words=("draw", "done", "play", "sort number", "draw"),
    rack=("r4", "r4", "r5", "k11", "J"),
    table=("b1", "b2", "J=b3", "y7", "k7", "r7"),
    melds={1: ("b1", "b2", "J"), 4: ("y7", "k7", "r7")},
)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ("draw", "done", "play", "sort")),
        ("d", ("draw", "done")),
        ("DR", ("draw",)),
        ("x", ()),
        ("play ", ("r4", "r5", "k11", "J")),
        ("play r", ("r4", "r5")),
        ("play r4 ", ("r4", "r5", "k11", "J")),
        ("play r4 R4 ", ("r5", "k11", "J")),
        ("play j", ("J",)),
        ("play b", ()),
        ("arrange b", ("b1", "b2")),
        ("arrange J", ("J", "J=b3")),
        ("move ", ("r4", "r5", "k11", "J", "b1", "b2", "y7", "k7", "r7")),
        ("move 1", ()),
        ("move y7 b", ("b1", "b2")),
        ("move y7 1", ("1",)),
        ("move y7 n", ("new",)),
        ("move y7 ra", ("rack",)),
        ("split ", ("1", "4")),
        ("split 1 ", ("b2", "J")),
        ("split 2 ", ()),
        ("layoff r4 ", ("r4", "r5", "k11", "J", "1", "4")),
        ("take ", ("stock", "discard")),
        ("take stock ", ()),
        ("sort n", ("number",)),
    ],
)
def test_suggestions_complete_the_typed_line(typed: str, offered: tuple[str, ...]) -> None:
    assert suggestions(typed, AT_HAND) == offered


def test_arguments_are_suggested_in_the_players_language() -> None:
    german = AtHand(words=("sort", "take"), language="de")
    assert suggestions("sort ", german) == ("farbe", "zahl")
    assert suggestions("take a", german) == ("ablage",)
    assert suggestions("move r4 n", german) == ("neu",)
    assert suggestions("sort ", AtHand(words=("sort",))) == ("colour", "number")


def test_no_word_that_ends_a_game_is_ever_completed() -> None:
    offered = completed(("leave", "stop", "remove", "rematch", "rack", "next ready"))
    assert offered == ("rack", "next ready")
