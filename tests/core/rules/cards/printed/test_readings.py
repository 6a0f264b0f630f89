"""Where the card sheet is silent: the readings C50 to C57, and what a refusal says."""

import pytest

from core.rules.actions import Action
from core.rules.cards.decide import decide
from core.rules.cards.model.actions import LayOff, MeldCards, Take
from core.rules.cards.model.pieces import PACK
from core.rules.family import ImpossibleMoveError
from core.rules.match import due_starter
from core.rules.play import deal, evolve_all
from core.rules.refusals import Code
from tests.support.rules.card_table import a_deal, a_sheet, a_table, cards


def test_c51_laying_off_is_no_discard() -> None:
    table = a_table(Ann="8C KD", Ben="3D", stock="4H", table="8S 8H 8D")
    ann, _ = table
    ann.takes("stock").lays_off("8C", 1).is_refused("done", "must_discard")


def test_c53_own_melds_take_cards_too_and_no_own_meld_is_needed() -> None:
    table = a_table(Ann="7C 8C 9C 10C KD 8H", Ben="3D", stock="8S", table="8D 9D 10D")
    ann, _ = table
    ann.takes("stock").melds("8C 9C 10C").lays_off("7C", 2).discards("KD")
    table.shows(table="8D 9D 10D | 7C 8C 9C 10C")


def test_c54_no_meld_may_leave_only_the_card_just_taken() -> None:
    table = a_table(Ann="7C 8C 9C", Ben="3D", stock="4H", discard="5D")
    ann, _ = table
    ann.takes("discard").is_refused("meld 7C 8C 9C", "discard_same_card")
    ann.discards("9C").holds("5D 7C 8C")


def test_c54_unless_that_card_can_be_laid_off() -> None:
    table = a_table(Ann="7C 8C 9C", Ben="3D", stock="4H", discard="10C")
    ann, _ = table
    ann.takes("discard").melds("7C 8C 9C").holds("10C")
    ann.is_refused("discard 10C", "discard_same_card")
    ann.lays_off("10C", 1).goes_out()


def test_c54_no_laying_off_may_leave_only_the_card_just_taken() -> None:
    table = a_table(Ann="10C", Ben="3D", stock="4H", discard="5D", table="7C 8C 9C")
    ann, _ = table
    fault = ann.takes("discard").is_refused("layoff 10C 1", "discard_same_card").faults[0]
    assert fault.tiles == cards("5D")


def test_c54_where_the_last_card_must_be_discarded_it_may_not_be_the_one_just_taken() -> None:
    sheet = a_sheet(last_card_discard=True)
    table = a_table(sheet, Ann="7C 8C 9C", Ben="3D", stock="4H", discard="10C")
    ann, _ = table
    ann.takes("discard")
    ann.is_refused("meld 7C 8C 9C", "last_card_must_be_discarded")
    ann.is_refused("meld 7C 8C 9C 10C", "last_card_must_be_discarded")
    ann.melds("8C 9C 10C").discards("7C").goes_out()


def test_c54_laying_off_the_last_card_is_refused_there_too() -> None:
    sheet = a_sheet(last_card_discard=True)
    table = a_table(sheet, Ann="10C", Ben="3D", stock="JC", table="7C 8C 9C")
    ann, _ = table
    ann.takes("stock").is_refused("layoff 10C JC 1", "last_card_must_be_discarded")
    ann.lays_off("10C", 1).discards("JC").goes_out()


def test_c56_the_deal_passes_to_the_left() -> None:
    table = a_deal(seats=3, starter=1)
    first, second, third = table
    for player in (second, third, first):
        player.does("leave")
    assert due_starter(table.match) == 2


def test_c56_with_two_seats_the_winner_deals_so_the_loser_begins() -> None:
    table = a_table(Ann="KD", Ben="5D", to_move="Ben", starter="Ann", turn="drawn 5D stock")
    ann, ben = table
    ben.discards("5D").goes_out()
    assert due_starter(table.match) == ann.seat
    wrong = deal(table.match, stock=PACK, starter=ben.seat).refusal
    assert wrong is not None
    assert wrong.code is Code.WRONG_STARTER


def test_c57_nothing_to_reshuffle_the_discard_may_still_be_taken() -> None:
    table = a_table(Ann="2S", Ben="3S", discard="5D")
    ann, _ = table
    ann.takes("discard").discards("2S")
    table.goes_on()


@pytest.mark.parametrize("discard", ["5D", ""])
def test_c57_nothing_to_reshuffle_and_the_discard_not_taken_the_round_is_void(discard: str) -> None:
    table = a_table(Ann="2S", Ben="3S", discard=discard)
    ann, _ = table
    ann.takes("stock").holds("2S")
    assert (table.outcome.result, table.outcome.winners) == ("draw", ())
    assert table.outcome.scores == (0, 0)


def test_c57_the_third_time_the_stock_runs_out_the_round_is_void() -> None:
    table = a_table(Ann="2S", Ben="3S KC", discard="4D 5D")
    ann, ben = table
    ann.takes("stock").discards("4D")
    ben.takes("stock").discards("KC")
    table.goes_on()
    ann.takes("stock")
    assert table.outcome.result == "draw"
    ann.is_refused("done", "round_over")


def test_left_out_the_new_order_is_the_pile_turned_over() -> None:
    table = a_table(Ann="2S", Ben="3S", discard="2C KD 9H 5D")
    ann, _ = table
    ann.takes("stock").holds("2S 2C")
    table.shows(stock="KD 9H", discard="5D")


@pytest.mark.parametrize("order", ["KD 9H", "KD 9H 2C 5D", "KD 9H 9H", "", "KD 9H 3C"])
def test_a_shuffle_of_other_cards_is_impossible(order: str) -> None:
    table = a_table(Ann="2S", Ben="3S", discard="2C KD 9H 5D")
    with pytest.raises(ImpossibleMoveError):
        table.submit(0, f"take stock : {order}")


def test_a_shuffle_with_cards_in_the_stock_is_impossible() -> None:
    table = a_table(Ann="2S", Ben="3S", stock="6D", discard="2C 5D")
    with pytest.raises(ImpossibleMoveError):
        table.submit(0, "take stock : 2C")


def test_from_an_empty_pile_nothing_can_be_taken() -> None:
    table = a_table(Ann="2S", Ben="3S", stock="6D")
    ann, _ = table
    ann.is_refused("take discard", "nothing_to_draw")


def test_all_faults_are_told_at_once() -> None:
    table = a_table(Ann="7C 8C KD", Ben="3S", stock="6D", table="8S 8H 8D")
    ann, _ = table
    ann.takes("stock")
    refusal = ann.is_refused("meld 7C 8C 9D", "not_on_rack", "mixed_colours")
    assert [(fault.tiles, fault.meld) for fault in refusal.faults] == [
        (cards("9D"), None),
        (cards("7C 8C 9D"), 2),
    ]
    ann.is_refused("layoff KD KH 1", "not_on_rack", "mixed_colours")
    ann.is_refused("layoff 9C 2", "not_on_rack", "table_tile_missing")
    ann.is_refused("discard 8S", "not_on_rack")


@pytest.mark.parametrize("onto", [0, 2, 9999])
def test_a_meld_that_is_not_on_the_table_takes_no_card(onto: int) -> None:
    table = a_table(Ann="8C KD", Ben="3S", stock="6D", table="8S 8H 8D")
    ann, _ = table
    fault = ann.takes("stock").is_refused(f"layoff 8C {onto}", "table_tile_missing").faults[0]
    assert fault.meld == onto


def test_to_lay_off_nothing_is_nothing_laid() -> None:
    table = a_table(Ann="8C KD", Ben="3S", stock="6D", table="8S 8H 8D")
    ann, _ = table
    ann.takes("stock")
    nothing = decide(table.round, 0, LayOff(cards=(), onto=1)).refusal
    assert nothing is not None
    assert nothing.codes == (Code.NO_RACK_TILE_PLAYED,)
    short = decide(table.round, 0, MeldCards(cards=())).refusal
    assert short is not None
    assert short.codes == (Code.TOO_SHORT,)


def test_the_same_card_cannot_be_laid_twice() -> None:
    table = a_table(Ann="8C 9C 10C KD", Ben="3S", stock="6D")
    ann, _ = table
    ann.takes("stock").is_refused("meld 8C 8C 9C", "not_on_rack", "not_consecutive")


def test_melded_cards_are_gone_from_the_hand() -> None:
    table = a_table(Ann="8C 9C KD", Ben="3S", stock="6D", discard="10C")
    ann, _ = table
    ann.takes("discard").melds("8C 9C 10C").is_refused("discard 10C", "not_on_rack")


def test_going_out_by_a_discard_needs_no_confirmation() -> None:
    table = a_table(Ann="5D", Ben="3S", turn="drawn 5D stock")
    ann, ben = table
    ann.discards("5D").goes_out()
    ann.is_refused("done", "round_over")
    ben.is_refused("done", "round_over")


def test_only_a_player_who_went_out_confirms_it() -> None:
    table = a_table(Ann="8C 9C", Ben="3S", stock="10C")
    ann, ben = table
    ann.takes("stock").melds("8C 9C 10C").does("done")
    ann.is_refused("discard 10C", "round_over")
    ann.is_refused("timeout", "round_over")
    ben.is_refused("done", "round_over")


def test_a_seat_that_leaves_in_its_turn_is_skipped_and_pays_with_its_hand() -> None:
    table = a_table(
        Ann="7C 8C 9C KD", Ben="5D", Cleo="10H", stock="4H 2C", opened=["Ben"], discard="2D"
    )
    ann, ben, cleo = table
    ann.takes("discard").melds("7C 8C 9C").does("leave")
    ann.is_refused("discard KD", "not_seated")
    ben.takes("stock").discards("4H")
    cleo.takes("stock").discards("2C")
    ben.takes("discard").is_refused("discard 2C", "discard_same_card")
    assert table.round.opened == {0, 1}


def test_a_seat_may_leave_while_another_is_on_turn() -> None:
    table = a_table(Ann="5D", Ben="KD", Cleo="10H", stock="4H", opened=["Ann"])
    ann, ben, _ = table
    ann.takes("stock")
    ben.does("leave")
    ann.discards("5D")
    assert table.round.to_move == 2


class _Knock(Action):
    """An action of no family here."""


@pytest.mark.parametrize("turn", ["", "drawn 5D stock"])
def test_an_action_of_another_family_is_no_move(turn: str) -> None:
    table = a_table(Ann="5D KD", Ben="3S", turn=turn)
    with pytest.raises(TypeError):
        decide(table.round, 0, _Knock())


def test_deciding_changes_nothing() -> None:
    table = a_table(Ann="5D", Ben="3S", stock="6D")
    before = table.round
    assert decide(before, 0, Take(source="stock")).ok
    assert table.round == before
    assert evolve_all(table.match, ()) == table.match
