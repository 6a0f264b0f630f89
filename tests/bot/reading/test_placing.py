"""A card without a named place is laid off where it fits."""

import pytest

from bot.conversation.choosing import NoSuchPlaceError, with_place
from bot.render.numbering import numbered
from core.rules.sheets import SHEETS
from tests.support.screens.seated import melds

BASIC = SHEETS["basic"]
TABLE = numbered((melds(BASIC, "8S 8H 8D | 5C 6C 7C | 4C 4H 4D"),))


def placed(text: str, language: str = "en") -> str:
    return with_place(text, language, BASIC, TABLE)


@pytest.mark.parametrize(
    ("typed", "placed_on"),
    [
        ("4S", "4S 3"),
        ("four of spades", "four of spades"),
        ("8 9 clubs", "8C 9C 2"),
        ("8C 1", "8C 1"),
        ("8C #2", "8C #2"),
        ("", ""),
    ],
)
def test_the_only_meld_that_takes_it_is_found(typed: str, placed_on: str) -> None:
    assert placed(typed) == placed_on


def test_what_fits_on_several_is_asked_for_and_what_fits_nowhere_refused() -> None:
    with pytest.raises(NoSuchPlaceError) as several:
        placed("kreuz 8", "de")
    assert several.value.numbers == (1, 2)
    with pytest.raises(NoSuchPlaceError) as nowhere:
        placed("KD")
    assert nowhere.value.numbers == ()
