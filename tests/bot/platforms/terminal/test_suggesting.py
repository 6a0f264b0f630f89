"""The Tab key suggests words and the player's own tiles, not which tiles fit."""

import pytest

from bot.platforms.terminal.game import completed
from bot.reading.words import AtHand, suggestions

AT_HAND = AtHand(
    words=("draw", "done", "play", "sort number", "draw"),
    rack=("r4", "r4", "r5", "k11", "J"),
    table=("b1", "b2", "b3"),
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
        ("arrange b", ("b1", "b2", "b3")),
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
    assert suggestions("sort ", AtHand(words=("sort",))) == ("colour", "number")


def test_no_word_that_ends_a_game_is_ever_completed() -> None:
    offered = completed(("leave", "stop", "remove", "rematch", "rack", "next ready"))
    assert offered == ("rack", "next ready")
