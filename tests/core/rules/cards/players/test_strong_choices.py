"""Positions with cards in which a strong human's choice is clear: `hard` and `normal` find it.

Where `easy` plays something else, that is named, too.
"""

import pytest

from core.rules.cards.family import FAMILY
from tests.support.rules.card_table import (
    TEN_CARDS,
    a_table,
    moves_of,
)

BEN = "4D 5D QS 3H"


@pytest.mark.parametrize(
    ("hand", "given", "moves", "easy"),
    [
        pytest.param(
            "7C 8C JD KS", {"discard": "9C"}, ["take discard"], None, id="take-what-melds"
        ),
        pytest.param(
            "7C 9D JD KS", {"discard": "2C"}, ["take stock"], None, id="leave-what-does-not"
        ),
        pytest.param(
            "KD 8D 2C",
            {"discard": "JS", "table": "8S 9S 10S"},
            ["take discard"],
            ["take stock"],
            id="take-to-lay-off",
        ),
        pytest.param(
            "7C 8C 9C KD KH KS QC",
            {"turn": "drawn QC stock"},
            ["meld KS KH KD", "meld 7C 8C 9C", "discard QC"],
            None,
            id="go-out-in-one-turn",
        ),
        pytest.param(
            "9C JC",
            {"turn": "drawn 9C stock", "table": "6C 7C 8C"},
            ["layoff 9C 1", "discard JC"],
            None,
            id="lay-off-and-go-out",
        ),
        pytest.param(
            "7C 8C 9C 2S 4H QD JH KD 5H 10H",
            {"turn": "drawn KD stock", "Ben": TEN_CARDS},
            ["discard"],
            ["meld 7C 8C 9C", "discard"],
            id="show-nothing-while-nobody-is-near-the-end",
        ),
        pytest.param(
            "JH JD 9S", {"turn": "drawn 9S stock"}, ["discard 9S"], None, id="do-not-break-the-pair"
        ),
    ],
)
def test_with_cards(
    hand: str, given: dict[str, str], moves: list[str], easy: list[str] | None
) -> None:
    view = a_table(Ann=hand, **{"Ben": BEN, **given}).view(0)
    for level, expected in (("hard", moves), ("normal", moves), ("easy", easy or moves)):
        done = moves_of(level, view)
        assert len(done) == len(expected)
        assert all(did.startswith(move) for did, move in zip(done, expected, strict=True)), done


def test_it_does_not_discard_a_card_that_the_next_seat_collects() -> None:
    table = a_table(
        Ann="QH JH 9C 2D 5S",
        Ben="4C 6S 2S",
        stock="9D AH 8D 7S 3D 10D",
        discard="KH",
        to_move="Ben",
    )
    ann, ben = table
    ben.takes("discard").discards("2S")
    ann.takes("stock").discards("JH")
    ben.takes("discard").discards("6S")
    ann.takes("stock")
    does = {level: moves_of(level, table.view(0))[-1] for level in FAMILY.players.levels}
    assert does["hard"] != "discard QH"
    assert does["normal"] == does["easy"] == "discard QH"
