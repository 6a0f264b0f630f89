"""The readings of what the sheets leave open, C1 to C59, and the code that follows them."""

import ast
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.core.rules.printed.played import HERE
from tests.support.checkout import ROOT

COUNT = 59
"""How many readings there are."""

TESTS = (
    "tests/core/rules/tiles/test_readings.py",
    "tests/core/rules/tiles/test_readings_of_rounds.py",
    "tests/core/rules/tiles/test_readings_of_timeouts.py",
    "tests/core/rules/cards/printed/test_readings.py",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """How a contradiction or a gap of the sheets is read."""

    id: str
    says: str
    holds: tuple[str, ...] = ()
    """The fields and functions that follow it."""
    nothing: str = ""
    """Why nothing implements it."""


def readings() -> tuple[Reading, ...]:
    """Read them, in order."""
    data = tomllib.loads((HERE / "readings.toml").read_text("utf-8"))
    return tuple(_reading(name, entry) for name, entry in data.items())


def _reading(name: str, entry: Mapping[str, Any]) -> Reading:
    return Reading(id=name, **{**entry, "holds": tuple(entry.get("holds", ()))})


def named_after_reading(reading: Reading) -> tuple[str, ...]:
    """Return the tests that are named after a reading: `test_c26_...`, `test_c26_c41_...`."""
    name = re.compile(rf"test_(c\d+_)*{reading.id.lower()}_")
    return tuple(test for path in TESTS for test in _names(path) if name.match(test))


@cache
def _names(path: str) -> tuple[str, ...]:
    module = ast.parse((ROOT / path).read_text("utf-8"))
    return tuple(node.name for node in module.body if isinstance(node, ast.FunctionDef))


def stands(where: str) -> bool:
    """Whether the file has this function or class, or a class with this field."""
    path, _, name = where.partition(": ")
    module = ast.parse((ROOT / path).read_text("utf-8"))
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return True
        if isinstance(node, ast.ClassDef) and name in _fields(node):
            return True
    return False


def _fields(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(part.target) for part in node.body if isinstance(part, ast.AnnAssign)}
