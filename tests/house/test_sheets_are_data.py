"""No code asks which sheet it plays; it asks what the sheet's fields say."""

import ast
from collections.abc import Iterator

import pytest

from tests.support.checkout import PACKAGES, modules

SHEETS = {"rummikub", "schmidt", "bookmark", "kids", "kids-pro", "budacsek", "basic"}


def test_no_code_asks_which_sheet_it_plays() -> None:
    found = [f"{path}:{line}" for path, module in modules(*PACKAGES) for line in asked(module)]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "if sheet.id == SheetId.KIDS: ...",
        "if state.sheet.id in CHIPS: ...",
        "if 'basic' != name: ...",
        "if name in ('kids', 'kids-pro'): ...",
        "match sheet.id:\n    case _: ...",
        "match name:\n    case 'rummikub' | 'budacsek': ...",
    ],
)
def test_asking_would_be_found(code: str) -> None:
    assert list(asked(ast.parse(code))) != []


@pytest.mark.parametrize(
    "code",
    ["sheet = SHEETS[sheet.id]", "if sheet.hand == 14: ...", "if name not in SHEETS: ..."],
)
def test_naming_and_finding_a_sheet_is_not_asking(code: str) -> None:
    assert list(asked(ast.parse(code))) == []


def asked(module: ast.Module) -> Iterator[int]:
    """Yield the lines that compare something with a sheet's id."""
    for node in ast.walk(module):
        if any(_is_an_id(operand) for operand in _operands(node)):
            yield getattr(node, "lineno", 0)


def _operands(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.Compare(left, _, comparators):
            return [inner for side in (left, *comparators) for inner in _members(side)]
        case ast.Match(subject=subject):
            return [subject]
        case ast.MatchValue(value=value):
            return [value]
        case _:
            return []


def _members(side: ast.expr) -> list[ast.expr]:
    match side:
        case ast.Tuple(elts) | ast.List(elts) | ast.Set(elts):
            return elts
        case _:
            return [side]


def _is_an_id(operand: ast.expr) -> bool:
    match operand:
        case ast.Constant(value):
            return value in SHEETS
        case ast.Attribute(value, "id"):
            return ast.unparse(value).lower().endswith("sheet")
        case _:
            return False
