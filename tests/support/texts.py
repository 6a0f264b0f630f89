"""The texts as they are in the Fluent files."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts.translator import LOCALES

LANGUAGES = sorted(place.name for place in LOCALES.iterdir())
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Figures(Visitor):
    """Collects the arguments of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Letters(Visitor):
    """Collects what is written between the figures of a text."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


class Choices(Visitor):
    """Collects, for each choice among plural forms, which forms are given."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if keys <= PLURALS and keys != {"other"}:
            self.forms.append(keys)
        self.generic_visit(node)


@cache
def entries(language: str) -> tuple[tuple[Path, ast.EntryType], ...]:
    return tuple(_entries(language))


def _entries(language: str) -> Iterator[tuple[Path, ast.EntryType]]:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file, entry


def message(language: str, key: str) -> ast.EntryType:
    """Parse a single text, because all of them take a second."""
    files = ("\n" + file.read_text("utf-8") for file in (LOCALES / language).glob("*.ftl"))
    text = next(text for text in files if f"\n{key} =" in text)
    return FluentParser().parse_entry(text[text.index(f"\n{key} =") + 1 :])


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for _, e in entries(language) if isinstance(e, ast.Message)}


def longest(part: ast.SyntaxNode | None, figures: Mapping[str, int], others: int) -> int:
    """Return how long a text can become with figures of the length `figures`."""
    match part:
        case ast.Pattern():
            return sum(longest(element, figures, others) for element in part.elements)
        case ast.Placeable():
            return longest(part.expression, figures, others)
        case ast.SelectExpression():
            return max(longest(variant.value, figures, others) for variant in part.variants)
        case ast.VariableReference():
            return figures.get(part.id.name, others)
        case ast.TextElement() | ast.StringLiteral():
            return len(part.value.encode("utf-16-le")) // 2
        case _:
            raise TypeError(part)


def written_out(message: ast.Message) -> str:
    """Return what a text says without its figures: only its letters, choice after choice."""
    found = Letters()
    found.visit(message)
    return re.sub("[ \n]+", " ", "".join(found.said)).strip()


def parts(message: ast.EntryType) -> list[str]:
    """Return what a text says between its figures and choices, piece by piece."""
    found = Letters()
    found.visit(message)
    return found.said


def figures(message: ast.Message) -> set[str]:
    found = Figures()
    found.visit(message)
    return found.names
