"""The computer players `normal` and `hard` with cards."""

from dataclasses import replace

import pytest

from bot.machine.system import Chance
from core.rules.cards.family import FAMILY
from core.rules.cards.model.printed import BASIC
from core.rules.cards.model.round import History
from core.rules.cards.model.view import CardView
from core.rules.cards.players.melding import mask_of
from core.rules.cards.players.prospects import danger, known
from core.rules.players.simulation import Game, play_match
from core.rules.sheet import Goal
from tests.support.rules.card_table import (
    TEN_CARDS,
    a_sheet,
    a_table,
    a_table_where_ben_took_the_king,
    cards,
    moves_of,
)


def its_turn(hand: str, ben: str = "KH KC QC 2H", **given: str) -> CardView:
    return a_table(Ann=hand, Ben=ben, **given).view(0)


both = pytest.mark.parametrize("level", ["normal", "hard"])


def test_a_level_that_nobody_plays_is_an_error() -> None:
    with pytest.raises(ValueError, match="wild"):
        FAMILY.players.computer("wild", its_turn("JC"))


@both
@pytest.mark.parametrize(
    ("hand", "table", "top", "source"),
    [
        ("7C 8C JD KS", "", "9C", "discard"),
        ("7C 9D JD KS", "", "8C", "stock"),
        ("JC 2H 5D", "8S 9S 10S", "JS", "discard"),
        ("JC", "8S 9S 10S", "JS", "discard"),
        ("KC KH", "", "KD", "discard"),
        ("JC", "", "", "stock"),
    ],
)
def test_the_discard_is_taken_only_where_it_helps(
    level: str, hand: str, table: str, top: str, source: str
) -> None:
    view = its_turn(hand, ben="AC AD", table=table, discard=top)
    assert moves_of(level, view) == [f"take {source}"]


@both
@pytest.mark.parametrize(
    ("hand", "table", "moves"),
    [
        ("7C 8C 9C JC", "", ["meld 7C 8C 9C", "discard JC"]),
        ("7C 8C 9C", "", ["meld 7C 8C 9C"]),
        ("9C JC", "6C 7C 8C", ["layoff 9C 1", "discard JC"]),
        ("6C 7C 9C", "3C 4C 5C | JH JD JS", ["layoff 6C 7C 1", "discard 9C"]),
    ],
)
def test_it_goes_out_where_it_can(level: str, hand: str, table: str, moves: list[str]) -> None:
    assert moves_of(level, its_turn(hand, turn="drawn 9C stock", table=table)) == moves


@both
def test_it_goes_out_by_a_shorter_meld_where_the_last_card_is_a_discard(level: str) -> None:
    sheet = a_sheet(last_card_discard=True)
    table = a_table(sheet, Ann="7C 8C 9C 10C", Ben="AC", turn="drawn 9C stock")
    meld, discard = moves_of(level, table.view(0))
    assert (meld, discard) in {
        ("meld 8C 9C 10C", "discard 7C"),
        ("meld 7C 8C 9C", "discard 10C"),
    }


@both
def test_it_keeps_cards_that_may_become_a_meld(level: str) -> None:
    view = its_turn("JH JD 9S", turn="drawn 9S stock")
    assert moves_of(level, view) == ["discard 9S"]


def test_a_pair_without_a_missing_card_left_is_no_pair() -> None:
    given = {"turn": "drawn 9S stock", "discard": "3S 3C KD"}
    view = its_turn("3H 3D 9S 9C", stock="4C 5C 6C 7C", **given)
    assert moves_of("normal", view)[0] in {"discard 3H", "discard 3D"}


def test_a_pair_counts_when_the_discards_are_about_to_be_the_stock() -> None:
    given = {"turn": "drawn 9S stock", "discard": "3S 3C KD"}
    assert moves_of("normal", its_turn("3H 3D 9S 9C", stock="4C", **given))[0] == "discard 9S"


@both
def test_it_holds_its_melds_back_while_nobody_is_near_the_end(level: str) -> None:
    view = its_turn("7C 8C 9C 2S 4H QD JH KD 5H 10H", ben=TEN_CARDS, turn="drawn KD stock")
    assert [move.split()[0] for move in moves_of(level, view)] == ["discard"]


def test_it_lays_its_melds_when_somebody_is_near_the_end() -> None:
    view = its_turn("7C 8C 9C 2S 4H QD JH KD", ben="3D 3S 6C", turn="drawn KD stock")
    assert moves_of("normal", view)[0] == "meld 7C 8C 9C"


def test_it_lays_its_melds_once_it_has_laid_before() -> None:
    table = a_table(
        Ann="7C 8C 9C 2S 4H QD JH KD",
        Ben="KH KC QC 2H",
        turn="drawn KD stock",
        opened=["Ann"],
    )
    assert moves_of("normal", table.view(0))[0] == "meld 7C 8C 9C"


def test_it_holds_its_melds_back_in_a_round_that_nobody_will_win() -> None:
    view = its_turn("7C 8C 9C 2S 4H QD JH KD", ben="3D 3S 6C", turn="drawn KD stock")
    void = replace(view, reshuffles=BASIC.reshuffles, stock=0)
    assert [move.split()[0] for move in moves_of("normal", void)] == ["discard"]


def test_a_neighbour_of_a_taken_card_feeds_its_taker() -> None:
    view = a_table_where_ben_took_the_king().view(0)
    facts = known(view)
    assert facts.held[1] == mask_of(cards("KH"))
    queen, jack = (danger(view, facts, card) for card in cards("QH JC"))
    assert queen > jack


def test_a_card_that_the_next_seat_declined_is_less_dangerous() -> None:
    table = a_table(
        Ann="8H QC 2D", Ben="4C 6S", stock="9C AH 8D 7S 3D", discard="8S", to_move="Ben"
    )
    ann, ben = table
    ben.takes("stock").discards("6S")
    ann.takes("stock")
    view = table.view(0)
    forgetful = replace(view, history=History())
    eight = cards("8H")[0]
    assert danger(view, known(view), eight) < danger(forgetful, known(forgetful), eight)


@both
def test_hidden_pieces_change_no_decision(level: str) -> None:
    def view(ben: str, stock: str) -> CardView:
        return a_table(
            Ann="7C 9D 2S KH", Ben=ben, stock=stock, discard="8C", turn="drawn 2S stock"
        ).view(0)

    one, other = view("AC KD", "3D 4D"), view("QS JS", "10S 5H")
    assert FAMILY.players.computer(level, one) == FAMILY.players.computer(level, other)


@both
@pytest.mark.parametrize("rules", [{}, {"ace_high": True, "last_card_discard": True}])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_move_of_a_computer_is_refused(level: str, rules: dict[str, bool], seats: int) -> None:
    game = a_game((level, *("normal",) * (seats - 1)), rules, seed=seats)
    assert game.refusals == []
    assert game.round.outcome is not None


def test_the_same_chance_gives_the_same_game() -> None:
    one, other = (a_game(("hard", "normal"), {}, seed=5) for _ in range(2))
    assert one.history == other.history


def a_game(levels: tuple[str, ...], rules: dict[str, bool], *, seed: int) -> Game:
    return play_match(a_sheet(**rules), levels, Goal("rounds", 1), Chance(seed))


def test_normal_beats_easy_over_many_rounds() -> None:
    better, worse = play_match(
        BASIC, ("normal", "easy"), Goal("rounds", 60), Chance(1)
    ).match.totals
    assert better > worse
