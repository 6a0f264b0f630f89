"""Each seat's view."""

import pytest

from core.rules.cards.family import FAMILY
from core.rules.cards.model.events import CardTaken, TimedOut
from core.rules.cards.model.pieces import PACK
from core.rules.events import Event, RoundDealt
from tests.support.rules.card_table import Table, a_table, cards


def the_table() -> Table:
    return a_table(Ann="2S QH", Ben="3S", stock="4H 9C", discard="6D 5D", opened=["Ben"])


def seen_by(table: Table, seat: int | None) -> Event:
    return FAMILY.rules.redact(table.history[-1], seat)


def test_a_seat_sees_its_hand_and_of_the_others_how_many_cards() -> None:
    view = the_table().view(0)
    assert (view.rack, view.counts, view.stock) == (cards("2S QH"), (2, 1), 2)
    assert (view.discard, view.turn) == (cards("6D 5D"), "")
    assert view.opened == {1}
    assert view.my_turn


def test_a_bystander_sees_no_hand() -> None:
    view = the_table().view(None)
    assert (view.me, view.rack, view.racks) == (None, (), ())


def test_a_card_from_the_stock_is_shown_to_its_seat_only() -> None:
    table = the_table()
    ann, ben = table
    ann.takes("stock")
    assert ann.view.turn == "drawn 4H stock"
    assert ben.view.turn == table.view(None).turn == "drawn ? stock"
    own, foreign = seen_by(table, 0), seen_by(table, 1)
    assert isinstance(own, CardTaken)
    assert isinstance(foreign, CardTaken)
    assert own.drawn.card == cards("4H")[0]
    assert foreign.drawn.card is None


def test_a_card_from_the_discard_pile_is_shown_to_all() -> None:
    table = the_table()
    ann, ben = table
    ann.takes("discard")
    assert ben.view.turn == "drawn 5D discard"
    assert seen_by(table, 1) == table.history[-1]


def test_events_seen_by_others_cannot_continue_the_round() -> None:
    table = the_table()
    before = table.round
    ann, _ = table
    ann.takes("stock")
    with pytest.raises(TypeError):
        FAMILY.rules.evolve(before, seen_by(table, 1))


def test_an_event_of_another_family_changes_no_round_of_cards() -> None:
    with pytest.raises(TypeError):
        FAMILY.rules.evolve(the_table().round, Event())


def test_the_order_of_a_shuffle_is_shown_to_nobody() -> None:
    table = a_table(Ann="2S", Ben="3S", discard="4D 6D 5D")
    ann, ben = table
    ann.takes("stock")
    for seat in (0, 1, None):
        event = seen_by(table, seat)
        assert isinstance(event, CardTaken)
        assert (event.reshuffled, event.order) == (2, ())
    assert ben.view.reshuffles == 1


def test_the_card_drawn_on_timeout_is_shown_to_its_seat_only() -> None:
    table = the_table()
    ann, _ = table
    ann.does("timeout")
    own, foreign = seen_by(table, 0), seen_by(table, 1)
    assert isinstance(own, TimedOut)
    assert isinstance(foreign, TimedOut)
    assert own.taken is not None
    assert foreign.taken is not None
    assert own.taken.drawn.card == cards("4H")[0]
    assert foreign.taken.drawn.card is None
    assert foreign.discarded == cards("QH")[0]


def test_the_deal_is_told_without_the_pack() -> None:
    told = FAMILY.rules.redact(RoundDealt(stock=PACK, starter=0), 0)
    assert told == RoundDealt(stock=(), starter=0)


def test_melds_and_discards_are_told_as_they_are() -> None:
    table = a_table(Ann="7C 8C 9C 2S", Ben="3S", stock="4H")
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C")
    assert seen_by(table, 1) == table.history[-1]
    assert table.view(1).opened == {0}


def test_all_hands_lie_open_once_the_round_is_over() -> None:
    table = a_table(Ann="5D", Ben="3S KD", turn="drawn 5D stock")
    ann, ben = table
    assert not ben.view.racks
    ann.discards("5D")
    assert ben.view.racks == ((), cards("3S KD"))
    assert ben.view.outcome == table.outcome
    assert not ben.view.my_turn
