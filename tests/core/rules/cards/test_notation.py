"""Cards in notation, and notation that is no card."""

import pytest

from core.rules.cards.family import FAMILY
from core.rules.cards.model.pieces import PACK, as_cards, read_card
from core.rules.cards.model.printed import BASIC
from core.rules.pieces import UnreadableError, print_pieces
from tests.support.rules.card_table import cards


def test_parse_and_print_are_inverse() -> None:
    assert tuple(read_card(str(card)) for card in PACK) == PACK
    assert repr(PACK[0]) == "AS"


@pytest.mark.parametrize("word", ["10H", "10h", "TH", "th", "tH"])
def test_any_case_is_read_and_t_is_ten(word: str) -> None:
    assert str(read_card(word)) == "10H"


@pytest.mark.parametrize(
    "word", ["", "1S", "11S", "A", "S", "SA", "AX", "r5", "J", "?", "AS2S", "A♠", "ß", "A" * 10_000]
)
def test_a_word_that_is_no_card_is_unreadable(word: str) -> None:
    with pytest.raises(UnreadableError) as error:
        read_card(word)
    assert error.value.word == word


def test_a_hand_is_printed_by_suit_and_rank() -> None:
    hand = cards("kc 2d th as 10s 3c ad")
    assert print_pieces(FAMILY.pieces.sort(BASIC, hand)) == "AS 10S 10H AD 2D 3C KC"


def test_groups_stand_between_bars() -> None:
    assert FAMILY.notation.read_groups("8S 8H 8D | 3c 4c 5c") == (
        cards("8S 8H 8D"),
        cards("3C 4C 5C"),
    )
    assert FAMILY.notation.read_groups("") == ()


def test_a_piece_of_another_family_is_no_card() -> None:
    with pytest.raises(TypeError):
        as_cards(("r5",))
    assert FAMILY.pieces.starter_rank("J") is None
