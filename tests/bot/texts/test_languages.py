"""Every language has every text, with the same figures and its own plural forms."""

import re
from collections import Counter
from datetime import date
from functools import partial
from typing import Literal

import pytest
from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from fluent.syntax import ast

from bot.screens.parts import MONTHS
from bot.texts.translator import FALLBACK, TextError, Translator, listed, without_marks
from tests.support.texts import LANGUAGES, Choices, entries, figures, messages, written_out
from tests.support.translator import TRANSLATOR


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read(language: str) -> None:
    junk = [(file.name, e.content) for file, e in entries(language) if isinstance(e, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_written_twice(language: str) -> None:
    names = [e.id.name for _, e in entries(language) if isinstance(e, ast.Message)]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_figures(language: str) -> None:
    english = {key: figures(message) for key, message in messages("en").items()}
    theirs = {key: figures(message) - SOUND for key, message in messages(language).items()}
    assert theirs == english


SOUND = {"sound"}
"""How the last word of a list begins, which matters in some languages only."""
NAMES = {
    "Rummikub",
    "Schmidt Rummy",
    "Bookmark Rummy",
    "myRummy Kids",
    "Basic Rummy",
    "Handrummy",
    "Rummy Table",
}
UNITS = {"min", "h h min", "2 min", "5 min"}
SAME = {
    "de": {"Computer", "Pause", "Host:", ". (host)", ". (Host)"},
    "fr": {
        "joker",
        "(joker)",
        "Jokers",
        "Pause",
        "Table",
        "Tables",
        ", table",
        "Score",
        "Solution",
    },
    "it": {"Computer", "emoji"},
    "nl": {"joker", "(joker)", "Jokers", "Computer", "Computers:", ". (host)", "Host:", "emoji"},
}
"""Words that a language shares with English."""
WORD = re.compile(r"[^\W\d_]{3,}")


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != FALLBACK])
def test_no_english_is_left_in_another_language(language: str) -> None:
    english = messages(FALLBACK)
    left = {
        key: said
        for key, message in messages(language).items()
        if key in english
        and (said := written_out(message)) == written_out(english[key])
        and WORD.search(said)
        and said not in NAMES | UNITS | SAME.get(language, set())
    }
    assert left == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_is_named_as_babel_does(language: str) -> None:
    for number, month in enumerate(MONTHS, 1):
        named = TRANSLATOR.text("time-month", language, month=month, year="2026")
        day = date(2026, number, 1)
        assert without_marks(named) == format_skeleton("yMMMM", day, locale=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("joined", "style"), [("and", "standard"), ("or", "or")])
def test_lists_are_joined_as_babel_does(
    joined: Literal["and", "or"], style: Literal["standard", "or"], language: str
) -> None:
    say = partial(TRANSLATOR.text, language=language)
    for words in (["r9"], ["r9", "r12"], ["r9", "r12", "b7"]):
        said = without_marks(listed(words, say, joined))
        assert said == format_list(words, style, language).replace(", and", " and").replace(
            ", or", " or"
        )


def test_spanish_joins_words_by_how_the_last_one_begins() -> None:
    say = partial(TRANSLATOR.text, language="es")
    assert without_marks(listed(["claro", "oscuro"], say, "or")) == "claro u oscuro"
    assert without_marks(listed(["Ana", "Íñigo"], say)) == "Ana e Íñigo"
    assert without_marks(listed(["Ana", "Hilda"], say)) == "Ana e Hilda"
    assert without_marks(listed(["Íñigo", "Ana"], say)) == "Íñigo y Ana"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_among_plurals_has_all_forms_of_the_language(language: str) -> None:
    needed = {*Locale.parse(language).plural_form.tags, "other"}
    for key, message in messages(language).items():
        choices = Choices()
        choices.visit(message)
        for forms in choices.forms:
            assert forms == needed, key


def test_a_text_that_is_missing_is_a_defect() -> None:
    with pytest.raises(TextError, match="no text 'refusal-nonsense'"):
        Translator().text("refusal-nonsense", "en")


def test_an_argument_that_is_missing_is_a_defect() -> None:
    with pytest.raises(TextError, match="refusal-players"):
        Translator().text("refusal-players", "de")


def test_german_counts_its_points() -> None:
    say = Translator()
    one, three = (
        without_marks(
            say.text("refusal-below-threshold", "de", points=30 - n, needed=30, missing=n)
        )
        for n in (1, 3)
    )
    assert "Es fehlt 1 Punkt." in one
    assert "Es fehlen 3 Punkte." in three


POINT = {
    "en": ("1 point", "points"),
    "de": ("1 Punkt", "Punkte"),
    "fr": ("1 point", "points"),
    "it": ("1 punto", "punti"),
    "nl": ("1 punt", "punten"),
    "es": ("1 punto", "puntos"),
}
COUNTED: list[tuple[str, dict[str, str], str]] = [
    ("coach-begin-first", {"sets": "yes"}, "points"),
    ("coach-begin-first", {"sets": "no"}, "points"),
    ("short-first", {}, "first_laying"),
    ("rule-first-laying", {}, "first_laying"),
    ("refusal-not-opened", {}, "needed"),
    ("rule-joker-laid", {}, "joker_laid"),
    ("rule-joker-left", {"jokers": "2"}, "joker_left"),
    ("rule-goal", {"goal_kind": "target"}, "goal_amount"),
]
"""Texts with points: the key, its other figures, and the name of the number of points."""


@pytest.mark.parametrize("language", POINT)
@pytest.mark.parametrize(("key", "figures", "counted"), COUNTED)
def test_one_point_is_not_told_as_many(
    key: str, figures: dict[str, str], counted: str, language: str
) -> None:
    one, many = (
        without_marks(Translator().text(key, language, **figures, **{counted: number}))
        for number in (1, 30)
    )
    point, points = POINT[language]
    assert point in one
    assert f"1 {points}" not in one
    assert f"30 {points}" in many


def test_arguments_stand_between_marks_that_a_terminal_strips() -> None:
    said = Translator().text("refusal-players", "en", needed=4)
    assert "\u20684\u2069" in said
    assert without_marks(said).endswith("up to 4.")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("de_AT.UTF-8", "de"), ("DE", "de"), ("en-GB", "en"), ("tlh", "en"), (None, "en"), ("", "en")],
)
def test_a_wish_for_a_language_finds_the_nearest(wanted: str | None, spoken: str) -> None:
    assert Translator().best(wanted) == spoken
