"""Importing does nothing, and the rules import nothing but Python."""

import subprocess
import sys
from pathlib import Path

import pytest

from tasks.house_code import circles, crossing, imports
from tests.support.checkout import PACKAGES, ROOT, imported_by, modules

IMPORT_ALL = """
import importlib, sys, threading
from pathlib import Path

def open_files():
    return {entry.resolve() for entry in Path("/proc/self/fd").glob("*")} - {Path("/dev/null")}

before = open_files()
for name in sys.argv[1:]:
    importlib.import_module(name)
    if threading.active_count() > 1:
        sys.exit(f"{name} starts a thread")
    if opened := open_files() - before:
        sys.exit(f"{name} leaves open {opened}")
"""


def test_importing_does_nothing_that_can_be_seen(tmp_path: Path) -> None:
    names = [_name_of(path) for path, _ in modules(*PACKAGES)]
    run = _import_all(names, tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "code",
    [
        "print('here I am')",
        "import threading; threading.Thread(target=threading.Event().wait, daemon=True).start()",
        "kept = open('kept.txt', 'w')",
        "import warnings; warnings.warn('old', stacklevel=1)",
    ],
)
def test_a_module_that_does_something_would_be_found(code: str, tmp_path: Path) -> None:
    (tmp_path / "restless.py").write_text(code)
    run = _import_all(["restless"], tmp_path)
    assert (run.returncode, run.stdout, run.stderr) != (0, "", "")


PURE = {("core/rules/records/writing.py", "tomli_w")}
"""Python reads TOML but does not write it; this writes a flat mapping."""


def test_the_rules_import_nothing_but_python() -> None:
    python = sys.stdlib_module_names | {"core"}
    foreign = {
        (path, name)
        for path, module in modules("core/rules")
        for name in imported_by(module)
        if name.partition(".")[0] not in python
    }
    assert foreign == PURE


def test_no_modules_import_each_other_in_a_circle_not_even_for_types() -> None:
    assert list(circles(imports(dict(modules(*PACKAGES))))) == []


def test_a_circle_would_be_found() -> None:
    circle = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("b")}
    assert list(circles(circle)) == [("b", "c")]


def test_no_test_imports_from_another_test() -> None:
    assert list(crossing(dict(modules("tests", "tasks")))) == []


AGED = "'audioop' is deprecated and slated for removal in Python 3.13"
"""Discord's library warns of what it needs for voice."""


def _import_all(names: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    warned = ("-W", "error", "-W", f"ignore:{AGED}:DeprecationWarning:discord.player")
    command = [sys.executable, *warned, "-c", IMPORT_ALL, *names]
    path = f"{ROOT}:{folder}"
    return subprocess.run(
        command,
        cwd=folder,
        env={"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def _name_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
