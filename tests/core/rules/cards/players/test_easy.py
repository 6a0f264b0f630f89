"""The computer player that sees what a child would see."""

import pytest

from core.rules.cards.family import FAMILY
from core.rules.cards.model.actions import Discard, LayOff, MeldCards, Take
from core.rules.cards.model.view import CardView
from tests.support.rules.card_table import Table, a_sheet, a_table, cards


def plays(view: CardView) -> list[str]:
    """Return the moves of the computer player, in words."""
    words = []
    for action in FAMILY.players.computer("easy", view):
        match action:
            case Take(source=source):
                words.append(f"take {source}")
            case MeldCards(cards=melded):
                words.append(f"meld {' '.join(map(str, melded))}")
            case LayOff(cards=laid, onto=onto):
                words.append(f"layoff {' '.join(map(str, laid))} {onto}")
            case Discard(card=card):
                words.append(f"discard {card}")
    return words


def its_turn(hand: str, *, turn: str = "", discard: str = "", table: str = "") -> CardView:
    return a_table(Ann=hand, Ben="AC", turn=turn, discard=discard, table=table).view(0)


@pytest.mark.parametrize(
    ("hand", "top", "source"),
    [
        ("7C 8C 2S", "9C", "discard"),
        ("7C 7D 2S", "7S", "discard"),
        ("7C 9D 2S", "8C", "stock"),
        ("7C 8C 9C", "2S", "stock"),
        ("7C 8C 9C", "", "stock"),
        ("7C 8C 2S", "9C 5D", "stock"),
    ],
)
def test_it_takes_the_discard_that_makes_a_meld_at_once(hand: str, top: str, source: str) -> None:
    assert plays(its_turn(hand, discard=top)) == [f"take {source}"]


def test_it_lays_its_melds_and_then_discards_the_highest_loose_card() -> None:
    view = its_turn("7C 8C 9C 2S KD QD JH", turn="drawn 2S stock")
    assert plays(view) == ["meld 7C 8C 9C", "discard JH"]


@pytest.mark.parametrize(("near", "discarded"), [("10D", "9S"), ("9D", "QD"), ("QS", "9S")])
def test_a_card_within_two_of_another_of_its_suit_is_not_loose(near: str, discarded: str) -> None:
    assert plays(its_turn(f"QD {near} 9S", turn="drawn 9S stock")) == [f"discard {discarded}"]


def test_without_a_loose_card_it_discards_the_highest() -> None:
    assert plays(its_turn("QD KD 2S 3S", turn="drawn 2S stock")) == ["discard KD"]


def test_it_lays_off_on_foreign_and_own_melds() -> None:
    view = its_turn("8S 6C 7D 7C 7H 7S", turn="drawn 7D stock", table="9S 10S JS | 3C 4C 5C")
    assert plays(view) == ["meld 7S 7H 7D 7C", "layoff 8S 1", "layoff 6C 2"]


def test_the_bigger_meld_goes_first() -> None:
    view = its_turn("7C 7D 7H 8H 9H 10H 2S", turn="drawn 2S stock")
    assert plays(view)[0] == "meld 7H 8H 9H 10H"


def test_a_run_ends_with_its_suit() -> None:
    view = its_turn("JS QS KS AH 2H 3H 9C", turn="drawn 9C stock")
    assert plays(view) == ["meld JS QS KS", "meld AH 2H 3H", "discard 9C"]


def test_it_does_not_discard_the_card_it_has_just_taken() -> None:
    view = its_turn("KD 2S 4H", turn="drawn KD discard")
    assert plays(view) == ["discard 4H"]


def test_it_goes_out_without_a_discard_where_it_may() -> None:
    assert plays(its_turn("7C 8C 9C", turn="drawn 9C stock")) == ["meld 7C 8C 9C"]


def test_it_keeps_its_last_card_for_the_discard() -> None:
    sheet = a_sheet(last_card_discard=True)
    table = a_table(sheet, Ann="7C 8C 9C", Ben="AC", turn="drawn 9C stock")
    assert plays(table.view(0)) == ["discard 9C"]


def test_it_knows_the_high_ace_where_it_is_played() -> None:
    table = a_table(a_sheet(ace_high=True), Ann="QC KC AC 2S", Ben="AD", turn="drawn 2S stock")
    assert plays(table.view(0)) == ["meld QC KC AC", "discard 2S"]


def test_hidden_pieces_change_no_decision() -> None:
    def table(ben: str, stock: str) -> Table:
        return a_table(Ann="7C 9D 2S", Ben=ben, stock=stock, discard="8C")

    one, other = table("AC KH", "3D 4D"), table("QS JS", "10S 5H")
    assert FAMILY.players.computer("easy", one.view(0)) == FAMILY.players.computer(
        "easy", other.view(0)
    )
    assert cards("8C") == one.view(0).discard
