"""Every version is pinned, and no file names the registry that it comes from."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.support.checkout import PACKAGES, ROOT, committed, imported_by, modules

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
REGISTRIES = [
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("proxy", "golang", "org"),
        ("ghcr", "io"),
        ("docker", "io"),
    )
]
LOADED_BY_NAME = {"aiosqlite", "tzdata"}
"""Packages that others import for us: SQLAlchemy's drivers, and the data of zoneinfo."""


def test_direct_dependencies_are_pinned() -> None:
    assert [pin for pin in _direct() if not re.fullmatch(r"[\w-]+(\[\w+\])?==[\d.]+", pin)] == []


def test_every_named_dependency_is_needed() -> None:
    imported = {name for _, module in modules(*PACKAGES) for name in imported_by(module)}
    brought = packages_distributions()
    needed = {_normal(by) for name in imported for by in brought.get(name.partition(".")[0], ())}
    named = {re.split(r"\[|==", pin)[0] for pin in PYPROJECT["project"]["dependencies"]}
    assert named - needed - LOADED_BY_NAME == set()


def test_indirect_dependencies_are_pinned() -> None:
    lock = ROOT / "uv.lock"
    if not lock.exists():
        pytest.skip("installed without uv")
    constraints = PYPROJECT["tool"]["uv"]["constraint-dependencies"]
    pinned = {re.sub(r"\[\w+\]| ;.*", "", pin) for pin in [*_direct(), *constraints]}
    resolved = {
        f"{package['name']}=={package['version']}"
        for package in tomllib.loads(lock.read_text("utf-8"))["package"]
        if "registry" in package["source"]
    }
    assert resolved - pinned == set()


def test_wherever_uv_is_installed_it_is_the_one_that_is_pinned() -> None:
    pinned = next(pin for pin in _direct() if pin.startswith("uv=="))
    named = {
        path.relative_to(ROOT).as_posix(): set(re.findall(rb"\buv==[\d.]+", path.read_bytes()))
        for path in committed()
    }
    assert {name for name, pins in named.items() if pins} >= {"README.md", ".ci/run"}
    assert {name: pins for name, pins in named.items() if pins - {pinned.encode()}} == {}


def test_the_ci_runs_the_commands_of_the_readme() -> None:
    readme, machine = (_commands(ROOT / name) for name in ("README.md", ".ci/run"))
    assert len(readme) == 2
    assert machine == readme


def test_the_ci_runs_the_long_tests() -> None:
    markers = PYPROJECT["tool"]["pytest"]["ini_options"]["addopts"][-1]
    assert markers == "not whole and not long"
    assert "-m 'long and not whole'" in PYPROJECT["tool"]["poe"]["tasks"]["long"]["cmd"]
    assert "uv run poe long" in (ROOT / ".ci" / "run").read_text("utf-8")


def _commands(file: Path) -> list[str]:
    """Return the commands in a file that begin with making an environment."""
    lines = map(str.strip, file.read_text("utf-8").splitlines())
    return [line for line in lines if line.startswith("python3 -m venv ")]


@pytest.mark.parametrize("registry", REGISTRIES)
def test_no_file_names_a_registry(registry: str) -> None:
    naming = [path for path in committed() if registry.encode() in path.read_bytes()]
    assert naming == []


def _direct() -> Iterator[str]:
    yield from PYPROJECT["build-system"]["requires"]
    yield from PYPROJECT["project"]["dependencies"]
    for group in PYPROJECT["dependency-groups"].values():
        yield from group


def _normal(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()
