"""`rummy sheets` lists the sheets, and explains one with the sources of its rules."""

import re

import pytest

from bot.reading.vocabulary import own_words
from core.rules.sheets import SHEETS
from tests.support.commands.answer import Rummy


def test_all_sheets_are_listed_with_their_house_rules(rummy: Rummy) -> None:
    listed = rummy("sheets", "--json").json
    assert [sheet["id"] for sheet in listed] == list(SHEETS)
    assert listed[0]["options"]["first_laying"] == 30
    assert listed[-1]["options"]["ace_high"] is False


def test_in_words_each_has_a_line(rummy: Rummy) -> None:
    lines = rummy("sheets").out.splitlines()
    assert [line.split()[0] for line in lines] == list(SHEETS)


@pytest.mark.parametrize("sheet", SHEETS)
def test_one_sheet_shows_every_field_with_its_source(rummy: Rummy, sheet: str) -> None:
    shown = rummy("sheets", sheet, "--json").json
    assert shown["id"] == sheet
    assert shown["options"].items() <= shown["fields"].items()
    assert shown["sources"].keys() == shown["fields"].keys()
    assert any("txt" in source for source in shown["sources"].values())


@pytest.mark.parametrize("language", ["de", "fr", "it", "nl", "es"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_in_words_it_is_explained_and_its_house_rules_follow(
    rummy: Rummy, sheet: str, language: str
) -> None:
    told = rummy("sheets", sheet, "--language", language).out
    assert "\u2068" not in told
    own = own_words(language, "house_rules")
    for name in SHEETS[sheet].options():
        assert f"\n  {own.get(name, name)} " in told
    assert not re.search(r"\w_\w|not printed", told)


def test_values_are_written_in_words(rummy: Rummy) -> None:
    told = rummy("sheets", "kids", "--language", "de").out
    assert re.search(r"  umbauen +gar nicht +L36\n", told)
    assert re.search(r"  weiterer-beginn +der jüngste Spieler +L64\n", told)
    assert re.search(r"  strafe +0 +nicht gedruckt\n", told)
    assert "left_of_dealer" not in rummy("sheets", "basic").out


def test_each_rule_names_its_place_in_print(rummy: Rummy) -> None:
    told = rummy("sheets", "rummikub").out
    assert "\nFor 2 to 4 players. (L49, C29)\n" in told


def test_a_sheet_is_found_in_capitals_too(rummy: Rummy) -> None:
    assert rummy("sheets", "Rummikub", "--json").json["id"] == "rummikub"
