"""Timeouts with cards (contract, section 6)."""

import pytest

from tests.support.rules.card_table import a_sheet, a_table


def test_without_a_draw_one_is_drawn_and_the_highest_card_discarded() -> None:
    table = a_table(Ann="2S QH", Ben="3S", stock="4H 9C", discard="5D")
    ann, ben = table
    ann.does("timeout").holds("2S 4H")
    table.shows(stock="9C", discard="5D QH")
    assert ben.view.my_turn


def test_the_drawn_card_itself_may_be_the_highest() -> None:
    table = a_table(Ann="2S QH", Ben="3S", stock="KH 9C", discard="5D")
    ann, _ = table
    ann.does("timeout").holds("2S QH")


def test_melds_laid_in_the_turn_stay_on_timeout() -> None:
    table = a_table(Ann="7C 8C 9C 2S QH", Ben="3S", stock="4H", discard="5D")
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C").does("timeout").holds("2S 4H")
    table.shows(table="7C 8C 9C", discard="5D QH")
    assert table.round.opened == {0}


def test_the_card_just_taken_from_the_pile_is_not_discarded() -> None:
    table = a_table(Ann="2S QH", Ben="3S", stock="4H", discard="KD")
    ann, _ = table
    ann.takes("discard").does("timeout").holds("2S KD")
    table.shows(discard="QH")


@pytest.mark.parametrize(("ace_high", "discarded"), [(False, "KD"), (True, "AC")])
def test_the_ace_is_the_highest_only_where_it_may_be_high(
    ace_high: bool,  # noqa: FBT001
    discarded: str,
) -> None:
    table = a_table(a_sheet(ace_high=ace_high), Ann="2S KD AC", Ben="3S", stock="4H")
    ann, _ = table
    ann.does("timeout")
    table.shows(discard=discarded)


def test_among_equals_the_first_suit_goes() -> None:
    table = a_table(Ann="KC KH KD", Ben="3S", stock="4H")
    ann, _ = table
    ann.does("timeout")
    table.shows(discard="KH")


def test_a_timeout_may_end_the_round() -> None:
    table = a_table(Ann="7C 8C 9C", Ben="3S", stock="4H")
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C").does("timeout").goes_out()


def test_a_timeout_reshuffles_like_any_draw() -> None:
    table = a_table(Ann="2S QH", Ben="3S", discard="2C KD 9H 5D")
    ann, _ = table
    ann.does("timeout : KD 9H 2C").holds("2S QH")
    table.shows(stock="9H 2C", discard="5D KD")
    assert table.round.reshuffles == 1


def test_with_nothing_left_to_draw_a_timeout_voids_the_round() -> None:
    table = a_table(Ann="2S QH", Ben="3S", discard="5D")
    ann, _ = table
    ann.does("timeout").holds("2S QH")
    assert table.outcome.result == "draw"


def test_a_timeout_without_a_legal_discard_ends_the_turn() -> None:
    table = a_table(Ann="7C 8C 9C", Ben="3S", discard="10C", stock="4H")
    ann, ben = table
    ann.takes("discard").melds("7C 8C 9C").does("timeout").holds("10C")
    ben.takes("stock")


def test_only_the_seat_on_turn_times_out() -> None:
    table = a_table(Ann="2S QH", Ben="3S", stock="4H")
    _, ben = table
    ben.is_refused("timeout", "not_your_turn")
