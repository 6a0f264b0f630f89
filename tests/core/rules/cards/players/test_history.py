"""What everybody has seen of a round, as a good player remembers it."""

from core.rules.cards.model.pieces import PACK
from core.rules.cards.model.round import History
from tests.support.rules.card_table import a_deal, a_table, cards


def card(text: str) -> object:
    return cards(text)[0]


def test_history_remembers_taken_declined_and_thrown_cards() -> None:
    table = a_table(Ann="2S QH", Ben="3S KD", stock="4H 9C", discard="6D 5D")
    ann, ben = table
    ann.takes("discard").discards("QH")
    ben.takes("stock").discards("KD")
    history = table.view(None).history
    assert history.taken == ((0, card("5D")),)
    assert history.declined == ((1, card("QH")),)
    assert history.thrown == ((0, card("QH")), (1, card("KD")))


def test_a_card_that_lies_again_is_in_no_hand() -> None:
    table = a_table(Ann="2S 7C", Ben="7S 7H KD 9D", stock="4H 9C", discard="7D")
    ann, ben = table
    ann.takes("discard").discards("2S")
    ben.takes("stock").discards("KD")
    ann.takes("stock").discards("7D")
    assert not ann.view.history.taken
    ben.takes("discard").melds("7S 7H 7D").discards("9D")
    assert not ann.view.history.taken


def test_a_card_laid_off_is_in_no_hand() -> None:
    table = a_table(Ann="2S 9C", Ben="KD", stock="4H", discard="7D", table="7S 7H 7C")
    ann, _ = table
    ann.takes("discard")
    assert ann.view.history.taken == ((0, card("7D")),)
    ann.lays_off("7D", 1)
    assert not ann.view.history.taken


def test_a_turned_stock_is_known_without_its_order() -> None:
    table = a_table(Ann="2S", Ben="3S", discard="KD 4D 6D 5D")
    ann, ben = table
    ann.does("take stock : 6D KD 4D").discards("2S")
    assert ben.view.history.turned == cards("4D 6D KD")


def test_history_remembers_a_timeout() -> None:
    table = a_table(Ann="2S QH", Ben="3S", stock="4H 9C", discard="5D")
    ann, ben = table
    ann.does("timeout")
    assert ben.view.history.thrown == ((0, card("QH")),)
    assert ben.view.history.declined == ((0, card("5D")),)


def test_all_see_the_same_and_a_new_round_forgets() -> None:
    table = a_deal(seats=3, stock=PACK)
    assert table.view(0).history == History()
    ann, *_ = table
    ann.takes("discard")
    assert table.view(0).history == table.view(2).history == table.view(None).history


def test_history_does_not_change_the_equality_of_rounds() -> None:
    one, other = (a_table(Ann="2S QH", Ben="3S", stock="4H 9C", discard="5D") for _ in range(2))
    for table in (one, other):
        ann, _ = table
        ann.takes("stock")
    again = a_table(Ann="2S 4H QH", Ben="3S", stock="9C", discard="5D", turn="drawn 4H stock")
    assert one.round == other.round == again.round
