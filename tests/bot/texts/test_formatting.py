"""Our formatter gives the same result as Mozilla's runtime for every text."""

from collections.abc import Iterator, Mapping
from functools import partial

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from bot.texts.formatting import UnusableTextError, compiled
from bot.texts.numbers import MINUS, NUMBERS, rounded, spelled_out
from bot.texts.translator import LOCALES, Argument, TextError, without_marks
from tests.support.texts import LANGUAGES, PLURALS, messages
from tests.support.translator import TRANSLATOR

FIGURES = (0, 1, 2, 5, 11, 1_234, 1_000_000, 0.5, 1.0, 1.25, 12_345.678, -3)


class Request(Visitor):
    """Finds the arguments of a text, the values they are compared to, and the numeric ones."""

    def __init__(self) -> None:
        self.values: dict[str, set[Argument]] = {}
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        (of,) = node.arguments.positional
        assert isinstance(of, ast.VariableReference)
        self.numbers.add(of.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.values.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def cases(message: ast.Message) -> Iterator[dict[str, Argument]]:
    """Yield arguments for a text that select each variant of each choice."""
    asked = Request()
    asked.visit(message)
    tried: dict[str, list[Argument]] = {
        name: [
            *FIGURES,
            *(() if name in asked.numbers else (*sorted(map(str, words)), "Zoë", "\u05d0")),
        ]
        for name, words in asked.values.items()
    }
    for turn in range(max((len(values) for values in tried.values()), default=1)):
        yield {name: values[turn % len(values)] for name, values in tried.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_equals_that_of_mozillas_runtime(language: str) -> None:
    bundle = FluentBundle([language])
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    different = []
    for key, message in messages(language).items():
        pattern = bundle.get_message(key).value
        assert pattern
        for arguments in cases(message):
            said, errors = bundle.format_pattern(pattern, arguments)
            ours = TRANSLATOR.text(key, language, **arguments)
            if errors or said != ours.replace(MINUS, "-"):
                different.append((key, arguments, said, ours, errors))
    assert different[:3] == []


@pytest.mark.parametrize("language", LANGUAGES)
@given(
    number=st.integers(-(10**9), 10**9)
    | st.floats(-1e7, 1e7, allow_nan=False).map(lambda number: round(number, 3) + 0.0)
)
def test_numbers_are_written_and_counted_as_babel_does(language: str, number: float) -> None:
    locale, ours = Locale.parse(language), NUMBERS[language]
    assert ours.write(number) == format_decimal(number, locale=locale).replace("-", MINUS)
    whole = round(number)
    percent = format_percent(whole, locale=locale).replace("-", MINUS)
    assert ours.write(whole, percent=True, most=0) == percent
    assert ours.form(number) == locale.plural_form(number)


def test_every_language_says_how_it_writes_numbers() -> None:
    assert sorted(NUMBERS) == LANGUAGES


@pytest.mark.parametrize(
    "source",
    ["no text at all", "key = { -term }\n", "key = { other }\n", "key = { DATETIME($day) }\n",
     "key =\n    .hint = x\n", "key = { $a ->\n", 'key = { NUMBER($a, currency: "EUR") }\n'],
)  # fmt: skip
def test_more_of_fluent_than_texts_need_is_refused(source: str) -> None:
    with pytest.raises(UnusableTextError):
        compiled(source, NUMBERS["en"])


def test_a_missing_argument_and_a_word_for_a_number_are_defects() -> None:
    number: Mapping[str, Argument] = {"mean": "many"}
    for arguments in ({}, number):
        text = compiled("key = { NUMBER($mean) } of { $all }\n", NUMBERS["en"])
        with pytest.raises((KeyError, UnusableTextError)):
            text(arguments)
    with pytest.raises(TextError, match="cannot say"):
        TRANSLATOR.text("cli-serve-connected", "en")


@pytest.mark.parametrize(
    ("seconds", "exactly", "about"),
    [
        (30, "30 s", "30 s"),
        (60, "1 min", "60 s"),
        (90, "90 s", "90 s"),
        (118, "118 s", "2 min"),
        (150, "2 min 30 s", "2 min"),
        (296, "4 min 56 s", "5 min"),
        (5_400, "1 h 30 min", "1 h 30 min"),
        (3_605, "1 h 5 s", "1 h"),
        (259_200, "3 days", "3 days"),
        (88_200, "24 h 30 min", "1 day"),
        (86_400 + 18_000, "1 day 5 h", "1 day 5 h"),
    ],
)
def test_a_duration_is_told_exactly_or_as_what_is_left(
    seconds: int, exactly: str, about: str
) -> None:
    say = partial(TRANSLATOR.text, language="en")
    assert without_marks(spelled_out(say, seconds)) == exactly
    assert without_marks(rounded(say, seconds)) == about
