"""What a review says of a turn with cards."""

import pytest

from core.rules.cards.family import FAMILY
from core.rules.players.trial import unhurried
from core.rules.teaching import Possible
from tests.support.rules.card_table import a_table, cards

OTHER = "KH KC QC 2H"


def looked_at(hand: str, *, drawn: str = "") -> Possible:
    turn = f"drawn {drawn} stock" if drawn else ""
    view = a_table(Ann=hand, Ben=OTHER, turn=turn).view(0)
    return FAMILY.players.possible(view, (), unhurried)


@pytest.mark.parametrize("drawn", ["", "9D"])
def test_the_possible_lay_of_a_turn_ignores_its_draw(drawn: str) -> None:
    hand = "5S 6S 7S 5H" + (f" {drawn}" if drawn else "")
    found = looked_at(hand, drawn=drawn)
    assert found.examined
    assert found.pieces == cards("5S 6S 7S")
    assert not found.goes_out


def test_a_turn_without_its_draw_could_go_out_only_with_nothing_but_melds() -> None:
    assert looked_at("5S 6S 7S").goes_out
    assert not looked_at("5S 6S 7S 5H").goes_out
    assert looked_at("5S 6S 7S 5H", drawn="5H").goes_out
