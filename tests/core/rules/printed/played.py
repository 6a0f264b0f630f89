"""The code for each printed rule, and how to prove that its test notices a break.

A TOML file for each sheet holds every rule by its id: its text, and either the places that
implement it or the reason why nothing needs to. `tasks/rule_pages.py` writes the pages in
`docs/rules` from these files, and `tasks/break_rules.py` breaks the places in turn.
"""

import ast
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from tests.support.checkout import ROOT

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A field of the sheet or a function that implements a rule, and how the proof breaks it.

    A field is `set` to another value. In a function, one piece of its text is replaced (`swap`), or
    it returns something else (`returns`). `broken` says what is wrong then.
    """

    field: str = ""
    function: str = ""
    set: bool | int | str = ""
    swap: tuple[str, str] | None = None
    returns: str | None = None
    broken: str = ""

    def where(self, sheet: Sheet) -> str:
        """Return the place as the pages name it: a path and a name."""
        return self.function or f"{_home_of(sheet, self.field)}: {self.field}"

    @property
    def words(self) -> str:
        """Say what the break does."""
        return self.broken or f"{self.field} = {self.set}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """A rule as a sheet prints it."""

    id: str
    line: str
    says: str
    plays: tuple[Place, ...] = ()
    nothing: str = ""
    """Why nothing implements it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A sheet: its rules, and the file with the tests that are named after them."""

    prefix: str
    rules: int
    """How many rules the sheet prints."""
    sheet: str
    title: str
    source: str
    tests: str

    @property
    def printed(self) -> Sheet:
        """The sheet itself."""
        return SHEETS[self.sheet]


_SCHMIDT = "rummikub-and-schmidt.txt"
_KIDS = "myrummy-kids.txt"
_OURS = "tests/core/rules/printed"

PAGES = (
    Page(
        prefix="RK",
        rules=52,
        sheet="rummikub",
        title="Rummikub (Hertzano, Hasbro)",
        source=_SCHMIDT,
        tests=f"{_OURS}/test_rummikub.py",
    ),
    Page(
        prefix="SC",
        rules=48,
        sheet="schmidt",
        title="Schmidt Rummy 51508",
        source=_SCHMIDT,
        tests=f"{_OURS}/test_schmidt.py",
    ),
    Page(
        prefix="BM",
        rules=55,
        sheet="bookmark",
        title="Bookmark Verlag Rummy",
        source="bookmark.txt",
        tests=f"{_OURS}/test_bookmark.py",
    ),
    Page(
        prefix="BU",
        rules=36,
        sheet="budacsek",
        title="Rummy by Istvan Budaçsek",
        source="budacsek.txt",
        tests=f"{_OURS}/test_budacsek.py",
    ),
    Page(
        prefix="KI",
        rules=25,
        sheet="kids",
        title="Schmidt myRummy kids 51439",
        source=_KIDS,
        tests=f"{_OURS}/test_kids.py",
    ),
    Page(
        prefix="KP",
        rules=10,
        sheet="kids-pro",
        title="myRummy kids, the variant for Profis",
        source=_KIDS,
        tests=f"{_OURS}/test_kids_pro.py",
    ),
    Page(
        prefix="BA",
        rules=38,
        sheet="basic",
        title="Basic Rummy with cards",
        source="basic-card-rummy.txt",
        tests="tests/core/rules/cards/printed/test_printed_rules.py",
    ),
)


def rules_of(page: Page) -> tuple[Printed, ...]:
    """Read the rules of a sheet, in the order in which it prints them."""
    data = tomllib.loads((HERE / f"{page.sheet}.toml").read_text("utf-8"))
    return tuple(_printed(name, entry) for name, entry in data.items())


def _printed(name: str, entry: Mapping[str, Any]) -> Printed:
    places = tuple(_place(place) for place in entry.get("plays", ()))
    rest = {key: value for key, value in entry.items() if key != "plays"}
    return Printed(id=name, plays=places, **rest)


def _place(data: Mapping[str, Any]) -> Place:
    swap = tuple(data["swap"]) if "swap" in data else None
    return Place(**{**data, "swap": swap})


def named_after(page: Page, rule: Printed) -> tuple[str, ...]:
    """Return the tests that are named after a rule."""
    prefix = f"test_{rule.id.lower().replace('-', '_')}_"
    return tuple(name for name in names_of_tests(page) if name.startswith(prefix))


@cache
def names_of_tests(page: Page) -> tuple[str, ...]:
    """Return every test of a sheet's file."""
    module = ast.parse((ROOT / page.tests).read_text("utf-8"))
    functions = (node for node in module.body if isinstance(node, ast.FunctionDef))
    return tuple(f.name for f in functions if f.name.startswith("test_"))


def _home_of(sheet: Sheet, name: str) -> str:
    """Return the file whose class has the field."""
    owner = Sheet if name in Sheet.__annotations__ else type(sheet)
    return f"{owner.__module__.replace('.', '/')}.py"
