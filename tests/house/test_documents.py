"""Links and paths in the documents lead to something that exists."""

import ast
import re
from pathlib import Path

import pytest

from tests.support.checkout import ROOT, committed

LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
DOCUMENTS = [path.relative_to(ROOT).as_posix() for path in committed() if path.suffix == ".md"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    folder = (ROOT / document).parent
    links = LINK.findall(Path(ROOT, document).read_text("utf-8"))
    assert [link for link in links if not (folder / link).exists()] == []


@pytest.mark.parametrize("document", ["pyproject.toml", *DOCUMENTS])
def test_the_tests_that_a_document_names_are_there(document: str) -> None:
    named = re.findall(r"\btests(?:/[\w-]+(?:\.\w+)?)+", (ROOT / document).read_text("utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_decision_is_in_the_list() -> None:
    folder = ROOT / "docs/decisions"
    listed = LINK.findall((folder / "README.md").read_text("utf-8"))
    assert listed == sorted(path.name for path in folder.glob("0*.md"))


def test_the_architecture_page_names_functions_at_their_place() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    named = re.findall(r"`([\w.]+)`\s+in\s+\[[^]]+\]\(\.\./([^)]+\.py)\)", page)
    lost = [(name, path) for name, path in named if not _names(path) >= {*name.split(".")}]
    assert len(named) > 10
    assert lost == []


OTHERS = {"The application did not respond", "may I take the joker?"}
"""Quoted by Discord or asked by players, so they need not exist."""
FOR_PEOPLE = [page for page in DOCUMENTS if re.fullmatch(r"docs/(?!glossary)\w+\.md", page)]


@pytest.mark.parametrize("page", FOR_PEOPLE)
def test_quoted_texts_are_those_of_the_program(page: str) -> None:
    places = ("bot/texts/locales/en", "bot/platforms/telegram")
    said = "".join(
        path.read_text("utf-8")
        for path in committed()
        if any(path.is_relative_to(ROOT / place) for place in places)
    )
    quoted = set(re.findall(r"“([^”]+)”", (ROOT / page).read_text("utf-8"))) - OTHERS
    parts = [part.strip(" …") for quote in quoted for part in re.split(r": |\bAnn\b", quote)]
    assert [part for part in parts if " ".join(part.split()) not in said] == []


def _names(path: str) -> set[str]:
    """Return what a module defines: functions, classes, their methods, and its variables."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    defined = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = {node.name for node in ast.walk(tree) if isinstance(node, defined)}
    return names | {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
