"""A Fluent message, compiled into a function of its arguments.

Mozilla's parser reads the syntax. The runtime is ours, because Mozilla's brings the data of 1,000
languages with it, and parses whole files: docs/decisions/0040. Texts use arguments, choices,
`NUMBER` and literals; everything else is refused here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

from bot.texts.numbers import MOST_DECIMALS, Argument, Numbers

Arguments: TypeAlias = Mapping[str, Argument]
Text: TypeAlias = Callable[[Arguments], str]

ISOLATED = "\u2068{}\u2069"
"""Isolates right-to-left text from the sentence around it."""
_PARSER = FluentParser(with_spans=False)


class UnusableTextError(ValueError):
    """A text that cannot be read, or that uses more of Fluent than our texts need."""


def compiled(source: str, numbers: Numbers) -> Text:
    """Compile a message to a function, which raises KeyError for a missing argument.

    Raises:
        UnusableTextError: it is no message, or uses what our texts do not.
    """
    entry = _PARSER.parse_entry(source)
    if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
        raise UnusableTextError(source)
    return _Compiler(numbers).pattern(entry.value)


class _Compiler:
    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers

    def pattern(self, pattern: ast.Pattern) -> Text:
        elements = pattern.elements
        parts = [self._element(element, alone=len(elements) == 1) for element in elements]
        if len(parts) == 1:
            return parts[0]
        return lambda arguments: "".join([part(arguments) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable, *, alone: bool) -> Text:
        """Compile an element; an inserted value is isolated, unless it is the whole text."""
        if isinstance(element, ast.TextElement):
            return _always(element.value)
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            return _always(str(inner.parse()["value"]))
        text = self._expression(inner)
        return text if alone else lambda arguments: ISOLATED.format(text(arguments))

    def _expression(self, expression: object) -> Text:
        write = self._numbers.write
        match expression:
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.VariableReference():
                name = expression.id.name

                def put_in(arguments: Arguments) -> str:
                    given = arguments[name]
                    return given if isinstance(given, str) else write(given)

                return put_in
            case ast.FunctionReference():
                name, options = _number(expression)
                return lambda arguments: write(_figure(arguments[name]), **options)
            case _:
                raise UnusableTextError(type(expression).__name__)

    def _choice(self, choice: ast.SelectExpression) -> Text:
        """Compile a choice: an exact number or word takes precedence over the plural form."""
        if isinstance(choice.selector, ast.FunctionReference):
            name, _ = _number(choice.selector)
        elif isinstance(choice.selector, ast.VariableReference):
            name = choice.selector.id.name
        else:
            raise UnusableTextError(type(choice.selector).__name__)
        variants = [(_key(variant), self.pattern(variant.value)) for variant in choice.variants]
        default = next(
            text
            for (_, text), variant in zip(variants, choice.variants, strict=True)
            if variant.default
        )
        form = self._numbers.form

        def choose(arguments: Arguments) -> str:
            given = arguments[name]
            suits = (given,) if isinstance(given, str) else (given, form(given))
            chosen = next((text for key, text in variants if key in suits), default)
            return chosen(arguments)

        return choose


def _always(text: str) -> Text:
    return lambda _arguments: text


def _key(variant: ast.Variant) -> Argument:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)


def _figure(given: Argument) -> float:
    if isinstance(given, str):
        raise UnusableTextError("NUMBER of a text")
    return given


def _number(call: ast.FunctionReference) -> tuple[str, dict[str, Any]]:
    """Return the argument of `NUMBER`, and how it is to be written."""
    given: Sequence[object] = call.arguments.positional
    if call.id.name != "NUMBER" or not isinstance(given[0], ast.VariableReference):
        raise UnusableTextError(call.id.name)
    named = {one.name.name: one.value.parse()["value"] for one in call.arguments.named}
    if named.keys() - {"style", "minimumFractionDigits", "maximumFractionDigits"}:
        raise UnusableTextError(", ".join(named))
    return given[0].id.name, {
        "least": int(named.get("minimumFractionDigits", 0)),
        "most": int(named.get("maximumFractionDigits", MOST_DECIMALS)),
        "percent": named.get("style") == "percent",
    }
