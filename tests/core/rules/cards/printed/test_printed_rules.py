"""Basic card Rummy, rule by rule: `rule-sheets/basic-card-rummy.txt`, L = its line."""

from dataclasses import replace

import pytest

from core.rules.cards.family import FAMILY
from core.rules.cards.model.pieces import PACK, RANKS, Card, Suit
from core.rules.cards.model.printed import BASIC
from core.rules.events import Outcome, RoundEnded
from core.rules.match import new_match, table_can_be
from core.rules.pieces import Kind, Meld
from core.rules.play import evolve_all, with_ends
from core.rules.sheet import Goal, Starter
from tests.support.rules.card_table import a_deal, a_sheet, a_table, cards


def test_ba_01_the_first_to_play_all_cards_wins() -> None:  # L7
    table = a_table(Ann="5D", Ben="2S", stock="9C", discard="KH", table="6D 7D 8D")
    ann, ben = table
    ann.takes("stock").lays_off("5D", 1)
    table.goes_on()
    ann.discards("9C").goes_out()
    ben.is_refused("take stock", "round_over")


def test_ba_02_52_cards_and_no_joker() -> None:  # L8
    assert len(FAMILY.pieces.pack(BASIC)) == 52
    assert {str(card) for card in FAMILY.pieces.pack(BASIC)} == {
        f"{rank}{suit}" for rank in ("A", *range(2, 11), "J", "Q", "K") for suit in "SHDC"
    }


def test_ba_03_two_to_six_players() -> None:  # L10
    assert [seats for seats in range(1, 9) if table_can_be(BASIC, seats)] == [2, 3, 4, 5, 6]


def test_ba_04_a_dealer_is_chosen_and_the_seat_to_his_left_begins() -> None:  # L14, C56
    assert BASIC.first_starter is Starter.LEFT_OF_DEALER
    table = a_deal(seats=3, starter=2)
    assert table.round.to_move == 2
    assert table.round.racks[2] == PACK[:7]
    assert table.round.racks[0] == PACK[7:14]
    assert table.round.racks[1] == PACK[14:21]


def test_ba_05_two_players_get_ten_cards() -> None:  # L16
    assert a_deal(seats=2).view(None).counts == (10, 10)


@pytest.mark.parametrize("seats", [3, 4])
def test_ba_06_three_or_four_players_get_seven_cards(seats: int) -> None:  # L17
    assert a_deal(seats=seats).view(None).counts == (7,) * seats


@pytest.mark.parametrize("seats", [5, 6])
def test_ba_07_five_or_six_players_get_six_cards(seats: int) -> None:  # L18
    assert a_deal(seats=seats).view(None).counts == (6,) * seats


def test_ba_08_the_rest_is_the_stock_face_down() -> None:  # L20
    table = a_deal(seats=2)
    assert table.round.stock == PACK[21:]
    assert table.view(0).stock == 31


def test_ba_09_the_next_card_begins_the_discard_pile() -> None:  # L20
    table = a_deal(seats=2)
    assert table.view(None).discard == (PACK[20],)


def test_ba_10_an_empty_stock_is_renewed_from_all_discards_but_the_top() -> None:  # L20
    table = a_table(Ann="2S", Ben="3S", discard="2C KD 9H 5D")
    ann, _ = table
    ann.takes("stock : KD 9H 2C").holds("2S KD")
    table.shows(stock="9H 2C", discard="5D")


def test_ba_11_the_rank_goes_from_the_king_down_to_the_ace() -> None:  # L22
    whole_suit = "KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS"
    meld = FAMILY.pieces.judge(BASIC, cards(whole_suit))
    assert isinstance(meld, Meld)
    assert str(meld) == " ".join(reversed(whole_suit.split()))
    assert FAMILY.pieces.starter_rank(Card(Suit.SPADES, 13)) == len(RANKS)


def test_ba_12_the_order_of_a_turn_is_fixed() -> None:  # L26
    table = a_table(Ann="7C 8C 9C KD 2H", Ben="3S", stock="4H", discard="5D", table="5S 6S 7S")
    ann, ben = table
    ann.is_refused("meld 7C 8C 9C", "must_draw")
    ann.is_refused("layoff 8C 1", "must_draw")
    ann.is_refused("discard KD", "must_draw")
    ann.is_refused("done", "must_draw")
    ann.takes("stock").melds("7C 8C 9C").discards("KD")
    ann.is_refused("meld 2H 4H KD", "not_your_turn")
    ben.takes("discard")


def test_ba_13_one_card_is_drawn_from_the_stock() -> None:  # L28
    table = a_table(Ann="2S", Ben="3S", stock="4H 9C", discard="5D")
    ann, _ = table
    ann.takes("stock").holds("2S 4H")
    table.shows(stock="9C", discard="5D")
    ann.is_refused("take stock", "must_discard")
    ann.is_refused("take discard", "must_discard")


def test_ba_13_or_from_the_discard_pile() -> None:  # L28
    table = a_table(Ann="2S", Ben="3S", stock="4H 9C", discard="KD 5D")
    ann, _ = table
    ann.takes("discard").holds("2S 5D")
    table.shows(stock="4H 9C", discard="KD")


def test_ba_14_a_meld_may_be_laid_or_not() -> None:  # L29
    for melds in (["7C 8C 9C"], []):
        table = a_table(Ann="7C 8C 9C KD", Ben="3S", stock="4H")
        ann, _ = table
        ann.takes("stock").does(*(f"meld {meld}" for meld in melds)).discards("KD")
        table.shows(table=" | ".join(melds), discard="KD")


def test_ba_15_cards_may_be_added_to_the_meld_of_another_player() -> None:  # L29
    table = a_table(Ann="7C 8C 9C KD", Ben="10C 2S 3D", stock="4H AS")
    ann, ben = table
    ann.takes("stock").melds("7C 8C 9C").discards("KD")
    ben.takes("stock").lays_off("10C", 1).discards("2S")
    table.shows(table="7C 8C 9C 10C")


def test_ba_16_one_card_must_be_discarded_face_up() -> None:  # L30
    table = a_table(Ann="2S 3D", Ben="3S", stock="4H", discard="5D")
    ann, ben = table
    ann.takes("stock").is_refused("done", "must_discard")
    ben.is_refused("take stock", "not_your_turn")
    ann.discards("3D")
    assert ben.view.discard == cards("5D 3D")
    assert ben.view.my_turn


def test_ba_17_melding_all_cards_needs_no_discard() -> None:  # L30
    table = a_table(Ann="7C 8C", Ben="3S", stock="9C")
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C").goes_out()
    ann.does("done")
    table.shows(discard="")


def test_ba_18_the_card_taken_from_the_pile_may_not_be_discarded_in_that_turn() -> None:  # L32
    table = a_table(Ann="2S 3D", Ben="3S KC", stock="4H 9C JH", discard="5D")
    ann, ben = table
    ann.takes("discard")
    assert ann.is_refused("discard 5D", "discard_same_card").faults[0].tiles == cards("5D")
    ann.discards("3D")
    ben.takes("stock").discards("KC")
    ann.takes("stock").discards("5D")


@pytest.mark.parametrize("meld", ["8S 8H 8D", "8S 8H 8D 8C"])
def test_ba_19_three_or_four_of_a_kind_are_a_set(meld: str) -> None:  # L37
    judged = FAMILY.pieces.judge(BASIC, cards(meld))
    assert judged == Meld(Kind.SET, cards(meld))
    table = a_table(Ann=f"{meld} KD", Ben="3S", stock="4H")
    ann, _ = table
    ann.takes("stock").melds(meld)
    table.shows(table=meld)


@pytest.mark.parametrize("meld", ["9H 10H JH", "3C 4C 5C 6C 7C"])
def test_ba_20_three_or_more_successive_cards_of_a_suit_are_a_run(meld: str) -> None:  # L38
    assert FAMILY.pieces.judge(BASIC, cards(meld)) == Meld(Kind.RUN, cards(meld))
    table = a_table(Ann=f"{meld} KD", Ben="3S", stock="4H")
    ann, _ = table
    ann.takes("stock").melds(meld)
    table.shows(table=meld)


def test_ba_21_the_ace_is_low_and_never_stands_above_the_king() -> None:  # L40
    table = a_table(Ann="AS 2S 3S AH QH KH KD", Ben="3D", stock="4H")
    ann, _ = table
    ann.takes("stock").melds("AS 2S 3S")
    fault = ann.is_refused("meld QH KH AH", "ace_high").faults[0]
    assert (fault.meld, fault.tiles) == (2, cards("QH KH AH"))


def test_ba_22_one_or_more_cards_may_be_laid_off_on_any_meld() -> None:  # L43
    table = a_table(
        Ann="JH 7H 6H KD 2S", Ben="3D", stock="4D", table="8S 8D 8C | 8H 9H 10H", opened=["Ben"]
    )
    ann, _ = table
    ann.takes("stock").lays_off("JH 7H", 2).lays_off("6H", 2)
    table.shows(table="8S 8D 8C | 6H 7H 8H 9H 10H JH")


def test_ba_24_the_fourth_eight_on_three_eights() -> None:  # L45
    table = a_table(Ann="8C KD 2S", Ben="3D", stock="4H", table="8S 8H 8D")
    ann, _ = table
    ann.takes("stock").lays_off("8C", 1).discards("KD")
    table.shows(table="8S 8H 8D 8C")


@pytest.mark.parametrize(
    ("laid_off", "run"),
    [("7H", "7H 8H 9H 10H"), ("JH", "8H 9H 10H JH"), ("7H JH", "7H 8H 9H 10H JH")],
)
def test_ba_25_seven_and_jack_of_hearts_or_both_on_8_9_10(laid_off: str, run: str) -> None:  # L47
    table = a_table(Ann="7H JH 2S", Ben="3D", stock="4C", table="8H 9H 10H")
    ann, _ = table
    ann.takes("stock").lays_off(laid_off, 1).discards("2S")
    table.shows(table=run)


def test_ba_26_six_and_seven_of_clubs_on_3_4_5() -> None:  # L49
    table = a_table(Ann="6C 7C 2S", Ben="3D", stock="KC", table="3C 4C 5C")
    ann, _ = table
    ann.takes("stock").lays_off("6C 7C", 1).discards("2S").holds("KC")
    table.shows(table="3C 4C 5C 6C 7C")


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("7C 8C", ["meld 7C 8C 9C"]),
        ("6C", ["layoff 6C 1", "layoff 9C 2"]),
        ("6C", ["layoff 6C 1", "discard 9C"]),
    ],
    ids=["melding", "laying off", "discarding"],
)
def test_ba_27_the_last_card_may_go_by_melding_laying_off_or_discarding(  # L52
    hand: str, moves: list[str]
) -> None:
    table = a_table(Ann=hand, Ben="3S", stock="9C", table="3C 4C 5C | 9S 9H 9D")
    ann, _ = table
    ann.takes("stock").does(*moves).goes_out()


def test_ba_28_option_the_last_card_must_be_discarded() -> None:  # L53
    sheet = a_sheet(last_card_discard=True)
    table = a_table(sheet, Ann="7C 8C", Ben="3S", stock="9C 2D", discard="6C")
    ann, ben = table
    ann.takes("stock").is_refused("meld 7C 8C 9C", "last_card_must_be_discarded")
    ann.discards("9C")
    ben.takes("stock").discards("2D")
    table = a_table(sheet, Ann="7C 8C 2S", Ben="3S", stock="9C")
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C").discards("2S").goes_out()


def test_ba_29_the_winner_is_credited_all_that_the_others_hold() -> None:  # L57
    table = a_table(Ann="5D", Ben="KD 7C AS", Cleo="10H 2S", turn="drawn 5D stock", opened=["Ann"])
    ann, _, _ = table
    assert ann.discards("5D").goes_out().scores == (30, 0, 0)


def _score_for(card: str, **options: bool | str) -> int:
    table = a_table(a_sheet(**options), Ann="5D", Ben=card, turn="drawn 5D stock", opened=["Ann"])
    ann, _ = table
    return ann.discards("5D").goes_out().scores[0]


def test_ba_30_an_ace_counts_one() -> None:  # L59
    assert [_score_for(f"A{suit}") for suit in "SHDC"] == [1, 1, 1, 1]


def test_ba_31_number_cards_count_their_number_or_one_by_the_letter() -> None:  # L60, C50
    numbers = [str(number) for number in range(2, 11)]
    assert [_score_for(f"{n}H") for n in numbers] == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [_score_for(f"{n}H", number_cards="one") for n in numbers] == [1] * 9


@pytest.mark.parametrize("number_cards", ["face", "one"])
def test_ba_32_court_cards_count_ten(number_cards: str) -> None:  # L61
    assert [_score_for(f"{c}C", number_cards=number_cards) for c in "JQK"] == [10, 10, 10]


def _goes_out(*, opened: tuple[str, ...]) -> Outcome:
    table = a_table(
        Ann="7C 8C 4S 4H 4D KS JH", Ben="10D 2S", stock="9C", table="8H 9H 10H", opened=opened
    )
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C").lays_off("JH", 1).melds("4S 4H 4D").discards("KS")
    return ann.goes_out()


def test_ba_33_all_cards_in_one_turn_and_none_before_is_going_rummy() -> None:  # L64
    assert _goes_out(opened=()).doubled
    assert _goes_out(opened=("Ben",)).doubled
    assert not _goes_out(opened=("Ann",)).doubled


def test_ba_33_laying_off_in_an_earlier_turn_rules_out_going_rummy() -> None:  # L64
    table = a_table(Ann="JH 5S 2D", Ben="10D 2S", stock="KS 9C 9S", table="8H 9H 10H | 6S 7S 8S")
    ann, ben = table
    ann.takes("stock").lays_off("JH", 1).discards("KS")
    ben.takes("stock").discards("9C")
    ann.takes("stock").lays_off("5S 9S", 2).discards("2D")
    assert not ann.goes_out().doubled


def test_ba_34_going_rummy_doubles_the_points() -> None:  # L64
    assert _goes_out(opened=("Ann",)).scores == (12, 0)
    assert _goes_out(opened=()).scores == (24, 0)


def test_ba_35_option_the_ace_may_be_high_or_low() -> None:  # L67
    sheet = a_sheet(ace_high=True)
    table = a_table(sheet, Ann="AH QH KH AS 2S 3S KD", Ben="3D", stock="4H")
    ann, _ = table
    ann.takes("stock").melds("AH KH QH").melds("AS 2S 3S").discards("KD")
    table.shows(table="QH KH AH | AS 2S 3S")


def test_ba_36_with_it_an_ace_counts_fifteen() -> None:  # L67
    assert [_score_for(f"A{suit}", ace_high=True) for suit in "SHDC"] == [15] * 4


def _standing_after(goal: Goal | None, *gains: tuple[int, int]) -> tuple[int, ...] | None:
    """Play rounds with these gains, and return who has won the match."""
    match = replace(new_match(BASIC, 2, goal), round=a_table(Ann="2S", Ben="3S").round)
    for gain in gains:
        ended = RoundEnded(outcome=Outcome(result="win", scores=gain))
        match = evolve_all(match, with_ends(match, (ended,)))
    return match.winners


def test_ba_37_the_first_to_150_points_has_won() -> None:  # L71
    assert _standing_after(None, (90, 0), (0, 149)) is None
    assert _standing_after(None, (90, 0), (0, 149), (60, 0)) == (0,)


def test_ba_38_or_the_most_points_after_the_agreed_hands_win() -> None:  # L71
    assert _standing_after(Goal("rounds", 3), (90, 0), (0, 160)) is None
    assert _standing_after(Goal("rounds", 3), (90, 0), (0, 160), (60, 0)) == (1,)
