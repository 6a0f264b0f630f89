"""Every printed rule is on one page, with the code that implements it and its test."""

import re
from pathlib import Path

import pytest

from tasks import break_rules
from tasks.rule_pages import FOLDER, pages
from tests.core.rules.printed.breaking import broken_code, function_at, other_value
from tests.core.rules.printed.played import (
    PAGES,
    Page,
    Place,
    Printed,
    named_after,
    names_of_tests,
    rules_of,
)
from tests.core.rules.printed.readings import COUNT, Reading, named_after_reading, readings, stands

RULES = [pytest.param(page, rule, id=rule.id) for page in PAGES for rule in rules_of(page)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.sheet)
def test_every_rule_of_a_sheet_is_there_once_and_in_order(page: Page) -> None:
    expected = [f"{page.prefix}-{number:02}" for number in range(1, page.rules + 1)]
    assert [rule.id for rule in rules_of(page)] == expected
    text = (FOLDER / f"{page.sheet}.md").read_text("utf-8")
    assert re.findall(rf"(?m)^\| ({page.prefix}-\d\d) \|", text) == expected


@pytest.mark.parametrize(("page", "rule"), RULES)
def test_a_rule_is_played_and_tested_or_says_why_not(page: Page, rule: Printed) -> None:
    assert bool(rule.plays) != bool(rule.nothing)
    assert bool(named_after(page, rule)) == bool(rule.plays)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.sheet)
def test_every_test_is_named_after_a_rule(page: Page) -> None:
    named = {name for rule in rules_of(page) for name in named_after(page, rule)}
    assert set(names_of_tests(page)) == named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.sheet)
def test_every_place_is_there_and_its_break_changes_it(page: Page) -> None:
    places = [(rule.id, place) for rule in rules_of(page) for place in rule.plays]
    assert [(rule, place) for rule, place in places if not changes(page, place)] == []


def changes(page: Page, place: Place) -> bool:
    if place.field:
        return bool(other_value(page.printed, place) != getattr(page.printed, place.field))
    function = function_at(place.function)
    return broken_code(function, place) != function.__code__


def test_a_break_that_does_not_fit_is_no_break() -> None:
    place = Place(
        function="core/rules/tiles/legality/melds.py: read_set", swap=("no such text", "")
    )
    with pytest.raises(ValueError, match="0 times"):
        broken_code(function_at(place.function), place)


def test_a_rule_that_nothing_plays_is_not_broken(capsys: pytest.CaptureFixture[str]) -> None:
    assert break_rules.main(["RK-06", "RK-99"]) == 2
    assert capsys.readouterr().out == "nothing plays RK-99\n"


def test_every_reading_is_there_once_and_in_order() -> None:
    assert [reading.id for reading in readings()] == [f"C{n}" for n in range(1, COUNT + 1)]


@pytest.mark.parametrize("reading", readings(), ids=lambda reading: reading.id)
def test_a_reading_is_held_and_tested_or_says_why_not(reading: Reading) -> None:
    assert bool(reading.holds) != bool(reading.nothing)
    assert [where for where in reading.holds if not stands(where)] == []
    assert bool(named_after_reading(reading)) == bool(reading.holds)


def test_the_readings_that_the_rules_name_are_readings() -> None:
    known = {reading.id for reading in readings()}
    named = {c for page in PAGES for rule in rules_of(page) for c in re.findall(r"C\d+", rule.says)}
    assert named <= known


@pytest.mark.parametrize(("path", "text"), pages().items(), ids=[path.stem for path in pages()])
def test_the_pages_are_as_they_would_be_written(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "run `poe rule-pages`"
