"""The texts as they are written in the files."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts.translator import LOCALES

LANGUAGES = sorted(place.name for place in LOCALES.iterdir())
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Figures(Visitor):
    """Collects the arguments that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Choices(Visitor):
    """Collects for each choice among plural forms which of them are written out."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if keys <= PLURALS and keys != {"other"}:
            self.forms.append(keys)
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[Path, ast.EntryType]]:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file, entry


def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for _, e in entries(language) if isinstance(e, ast.Message)}


def figures(message: ast.Message) -> set[str]:
    found = Figures()
    found.visit(message)
    return found.names
