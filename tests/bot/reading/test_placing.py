"""A card without a named place is laid off on a meld that it fits."""

import pytest

from bot.conversation.choosing import NoSuchPlaceError, NotHeldError, with_place
from bot.render.numbering import numbered
from core.rules.sheets import SHEETS
from tests.support.screens.seated import as_seen, melds, state

BASIC = SHEETS["basic"]
TABLE = numbered((melds(BASIC, "8S 8H 8D | 5C 6C 7C | 4C 4H 4D"),))


HAND = "4S 8C 9C KD"


def placed(text: str, language: str = "en") -> str:
    view = as_seen(
        state("basic", "8S 8H 8D | 5C 6C 7C | 4C 4H 4D", racks=(HAND, "AS"), stock="2D")
    ).round
    assert view is not None
    return with_place(text, language, view, TABLE)


@pytest.mark.parametrize(
    ("typed", "placed_on"),
    [
        ("4S", "4S 3"),
        ("four of spades", "4S 3"),
        ("four of spoons", "four of spoons"),
        ("8 9 clubs", "8C 9C 2"),
        ("8C 1", "8C 1"),
        ("8C #2", "8C #2"),
        ("", ""),
    ],
)
def test_a_card_goes_to_the_only_meld_that_takes_it(typed: str, placed_on: str) -> None:
    assert placed(typed) == placed_on


def test_a_card_that_fits_several_melds_is_asked_for() -> None:
    with pytest.raises(NoSuchPlaceError) as several:
        placed("kreuz 8", "de")
    assert several.value.numbers == (1, 2)
    with pytest.raises(NoSuchPlaceError) as nowhere:
        placed("KD")
    assert nowhere.value.numbers == ()


def test_a_card_that_the_person_does_not_hold_is_told_as_that() -> None:
    with pytest.raises(NotHeldError) as foreign:
        placed("8C QS")
    assert [str(piece) for piece in foreign.value.pieces] == ["QS"]
