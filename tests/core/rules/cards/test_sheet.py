"""The card sheet as data, and its house rules (contract, section 4)."""

from dataclasses import fields

import pytest

from core.rules.cards.family import FAMILY
from core.rules.cards.model.printed import BASIC
from core.rules.match import table_can_be
from core.rules.sheet import Goal, HouseRuleError, OptionValue, Sheet
from tests.support.rules.card_table import a_deal, a_sheet


def test_the_options_of_the_printed_sheet() -> None:
    assert BASIC.options() == {
        "hand": "sheet",
        "time_limit": 0,
        "first_starter": "left_of_dealer",
        "next_starter": "left",
        "number_cards": "face",
        "ace_high": False,
        "last_card_discard": False,
    }


def test_each_field_has_its_source() -> None:
    hidden = {"family", "sources"}
    assert set(BASIC.sources) == {field.name for field in fields(BASIC)} - hidden
    assert all(BASIC.sources.values())


def test_a_match_goes_to_150_points() -> None:
    assert BASIC.goal == Goal("target", 150)


def test_all_fields_are_told_as_data() -> None:
    data = BASIC.as_data()
    assert data["printed_hands"] == "10 7 7 6 6"
    assert data["hand"] == "sheet"
    assert data["goal"] == "target 150"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", 1),
        ("hand", 15),
        ("hand", "sheet"),
        ("time_limit", 60),
        ("first_starter", "lot"),
        ("next_starter", "youngest"),
        ("number_cards", "one"),
        ("ace_high", True),
        ("last_card_discard", True),
    ],
)
def test_a_house_rule_is_read_as_it_is_written(name: str, value: OptionValue) -> None:
    assert a_sheet(**{name: value}).options()[name] == value
    assert a_sheet(**{name: str(value).lower()}).options()[name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", 0),
        ("hand", 16),
        ("hand", True),
        ("hand", "ten"),
        ("number_cards", "two"),
        ("ace_high", "perhaps"),
        ("ace_high", 1),
        ("jokers", 2),
        ("first_laying", 30),
    ],
)
def test_a_senseless_house_rule_is_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(HouseRuleError) as error:
        a_sheet(**{name: value})
    assert error.value.name == name


def test_a_hand_of_so_many_cards_however_many_play() -> None:
    assert a_deal(a_sheet(hand=9), seats=2).view(None).counts == (9, 9)
    assert a_deal(a_sheet(hand=9), seats=5).view(None).counts == (9,) * 5


def test_the_pack_must_suffice() -> None:
    assert table_can_be(a_sheet(hand=8), 6)
    assert not table_can_be(a_sheet(hand=9), 6)


def test_only_differences_are_house_rules() -> None:
    assert a_sheet(ace_high=True, hand="sheet").differences(BASIC) == {"ace_high": True}


def test_a_sheet_of_another_family_is_no_card_sheet() -> None:
    shared = {field.name: getattr(BASIC, field.name) for field in fields(Sheet)}
    with pytest.raises(TypeError):
        FAMILY.rules.hand(Sheet(**shared), 2)
