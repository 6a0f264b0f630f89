"""The best melding of a hand, by examples and compared with every other melding."""

from functools import partial

import pytest

from bot.machine.system import Chance
from core.rules.cards.decide import points
from core.rules.cards.model.actions import LayOff, MeldCards
from core.rules.cards.model.pieces import PACK, Card
from core.rules.cards.players.melding import (
    Melding,
    best_melding,
    cards_of,
    mask_of,
    melds_within,
    one_each,
)
from tests.core.rules.cards.card_melding import least_loose, random_case
from tests.support.rules.card_table import a_sheet, a_table, cards

HANDS = 300
"""Hands to try; the task `melding` tries 5,000."""

BASIC, ACE_HIGH = a_sheet(), a_sheet(ace_high=True)


def counted(card: Card) -> int:
    return points(BASIC, card)


def melding(hand: str, table: str = "", *, ace_high: bool = False) -> Melding:
    sheet = ACE_HIGH if ace_high else BASIC
    lying = a_table(sheet, Ann="", Ben="", table=table).round.table
    return best_melding(cards(hand), counted, table=lying, ace_high=ace_high)


@pytest.mark.parametrize(
    ("hand", "loose"),
    [
        ("2S 5H 9D", "2S 5H 9D"),
        ("7S 7H 7D 8D 9D", "7S 7H"),
        ("6S 6H 6D 7D 8D", "6S 6H"),
        ("7S 7H 7D 7C 8D 9D", ""),
        ("7S 8S 9S 9H 9D 9C", ""),
        ("AS 2S 3S QS KS", "QS KS"),
        ("", ""),
    ],
)
def test_it_leaves_the_fewest_points_loose(hand: str, loose: str) -> None:
    assert melding(hand).loose == cards(loose)


def test_the_most_cards_may_be_others_than_the_most_points() -> None:
    hand = cards("AS AH 2H 3H AD 2D 3D")
    by_points = best_melding(hand, partial(points, ACE_HIGH), ace_high=True)
    assert by_points.loose == cards("2H 3H 2D 3D")
    assert best_melding(hand, one_each, ace_high=True).loose == cards("AS")


@pytest.mark.parametrize(
    ("hand", "table", "loose"),
    [
        ("6C 7C 9C", "3C 4C 5C", "9C"),
        ("AC 2C KC", "3C 4C 5C", "KC"),
        ("2C 6C", "3C 4C 5C", ""),
        ("8D 9D", "8S 8H 8C", "9D"),
        ("6H 7H", "3H 4H 5H | 8H 9H 10H", ""),
        ("KS", "8S 9S 10S", "KS"),
        ("KS", "8S 8H 8D 8C", "KS"),
        ("AS", "JS QS KS", "AS"),
    ],
)
def test_it_lays_off_on_the_table(hand: str, table: str, loose: str) -> None:
    assert melding(hand, table).loose == cards(loose)


@pytest.mark.parametrize(
    ("hand", "table", "loose"),
    [
        ("QS KS AS", "", ""),
        ("AS", "JS QS KS", ""),
        ("KS AS 2S", "", "AS 2S KS"),
        ("AS KS", "2S 3S 4S | 10S JS QS", ""),
        ("AS", "2S 3S 4S", ""),
        ("2S", "QS KS AS", "2S"),
    ],
)
def test_the_ace_above_the_king_where_it_may_stand_there(hand: str, table: str, loose: str) -> None:
    assert melding(hand, table, ace_high=True).loose == cards(loose)


def test_it_lays_as_few_melds_as_will_do() -> None:
    assert melding("AS 2S 3S 4S 5S 6S").melds == (cards("AS 2S 3S 4S 5S 6S"),)
    assert melding("2C 6C", "3C 4C 5C").lays == (LayOff(cards=cards("2C 6C"), onto=1),)


def test_the_best_melding_names_melds_and_layoffs() -> None:
    best = melding("7S 7H 7D 6C AH", "3C 4C 5C")
    assert best.lays == (
        MeldCards(cards=cards("7S 7H 7D")),
        LayOff(cards=cards("6C"), onto=1),
    )


@pytest.mark.parametrize("ace_high", [False, True])
def test_a_pack_holds_so_many_melds(*, ace_high: bool) -> None:
    sets, runs = 13 * 5, 4 * sum(range(1, 12))
    high = 4 * 11 if ace_high else 0
    melds = {cards_of(meld) for meld in melds_within(mask_of(PACK), ace_high=ace_high)}
    assert len(melds) == sets + runs + high - 4 * ace_high


@pytest.mark.parametrize("seed", range(HANDS // 10))
def test_no_other_way_to_lay_leaves_less(seed: int) -> None:
    chance = Chance(seed)
    for _ in range(10):
        case = random_case(chance)
        sheet = ACE_HIGH if case.ace_high else BASIC
        for worth in (one_each, partial(points, sheet)):
            best = best_melding(case.hand, worth, table=case.table, ace_high=case.ace_high)
            left = sum(map(worth, best.loose)), len(best.loose)
            assert left == least_loose(case, worth), case
