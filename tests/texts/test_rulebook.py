"""A sheet is explained from its fields: what is told is what is played."""

import pytest

from bot.texts.rulebook import differences, explain
from bot.texts.translator import Translator, without_marks
from core.rules.sheet import Goal, Sheet
from core.rules.sheets import SHEETS, with_house_rules

SAY = Translator()


def told(sheet: Sheet, language: str = "en") -> str:
    return without_marks("\n".join(explain(sheet, SAY, language)))


@pytest.mark.parametrize("language", SAY.languages)
@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_every_sheet_is_named_and_explained(sheet: Sheet, language: str) -> None:
    assert SAY.text(f"sheet-{sheet.id}", language)
    assert SAY.text(f"sheet-{sheet.id}-about", language)
    lines = told(sheet, language).splitlines()
    assert 10 < len(lines) < 22


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_every_house_rule_that_is_told_changes_what_is_told(sheet: Sheet) -> None:
    played = with_house_rules(sheet.id, {"hand": 9, "time_limit": 17, "next_starter": "left"})
    said = told(played)
    assert "9" in said
    assert "17 seconds" in said
    assert "next to the left" in said


def test_figures_of_the_sheets() -> None:
    assert "at least 40 points" in told(SHEETS["bookmark"])
    assert "red, blue, black, yellow" in told(SHEETS["rummikub"])
    assert "There are no sets" in told(SHEETS["kids"])
    assert "object" in told(SHEETS["budacsek"])
    assert "points" not in told(SHEETS["kids"])


def test_what_goes_without_saying_is_not_said() -> None:
    assert "Handrummy" not in told(SHEETS["schmidt"])
    assert "Handrummy" in told(with_house_rules("schmidt", {"handrummy": True}))


def test_the_goal_and_the_seats_of_the_table_are_told() -> None:
    said = explain(SHEETS["basic"], SAY, "en", goal=Goal("rounds", 3), seats=3)
    assert "The match is 3 rounds; the highest total wins." in map(without_marks, said)
    assert any(without_marks(line).startswith("Each is dealt 7 cards;") for line in said)


def test_bookmark_differs_from_rummikub_in_its_first_laying_but_not_in_its_melds() -> None:
    found = differences(SHEETS["bookmark"], SHEETS["rummikub"], SAY, "en")
    pairs = {(without_marks(d.here), without_marks(d.there)) for d in found}
    assert (
        "Your first laying has to count at least 40 points, in melds of your own.",
        "Your first laying has to count at least 30 points, in melds of your own.",
    ) in pairs
    assert not any("three or four tiles" in here for here, _ in pairs)
    assert differences(SHEETS["rummikub"], SHEETS["rummikub"], SAY, "en") == ()
