"""Modules and functions are small enough to read at a sitting, and folders to look over.

Longer ones are listed here with their reasons.
"""

import ast
from collections import Counter
from pathlib import PurePosixPath

from tests.support.checkout import ROOT, modules

MODULE_LINES = 400
FUNCTION_LINES = 35
"""The most lines of a function, without its docstring."""

FOLDER_MODULES = 15
"""The most modules of a folder; data and `__init__.py` do not count."""

LONG_MODULES: dict[str, str] = {}
LONG_FUNCTIONS: dict[str, str] = {
    "core/engine/table/view.py:look": "one field of a view after the other, and nothing else",
    "core/rules/tiles/solver/sweep.py:_cross": "the innermost loop of the solver",
}
"""`path:name` and the reason."""

FOLDERS = ("core", "storage", "bot", "tests", "tasks")


def test_no_module_is_long_unless_it_is_listed() -> None:
    lengths = {path: _lines_of_file(path) for path, _ in modules(*FOLDERS)}
    long = {path: lines for path, lines in lengths.items() if lines > MODULE_LINES}
    assert long.keys() == LONG_MODULES.keys(), long


def test_no_function_is_long_unless_it_is_listed() -> None:
    long = {
        f"{path}:{function.name}": _lines_of(function)
        for path, module in modules(*FOLDERS)
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        if _lines_of(function) > FUNCTION_LINES
    }
    assert long.keys() == LONG_FUNCTIONS.keys(), long


def test_no_folder_holds_more_modules_than_one_can_look_over() -> None:
    paths = (PurePosixPath(path) for path, _ in modules(*FOLDERS))
    held = Counter(str(path.parent) for path in paths if path.name != "__init__.py")
    assert {folder: count for folder, count in held.items() if count > FOLDER_MODULES} == {}


def _lines_of_file(path: str) -> int:
    return len((ROOT / path).read_text("utf-8").splitlines())


def _lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = function.body[0]
    docstring = ast.get_docstring(function) is not None
    told = (first.end_lineno or first.lineno) - first.lineno + 1 if docstring else 0
    return (function.end_lineno or function.lineno) - function.lineno + 1 - told
