"""Measures the code: how many modules there are, their sizes, and what they import."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from tests.support.checkout import PACKAGES, ROOT, imported_by, modules

SMALL = 60
"""The lines below which a module is hardly a topic."""
SUPPORT = "tests/support/"
FOLDERS = (*PACKAGES, "tests", "tasks")


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeFigures:
    """Figures that need no run; blank lines count."""

    lines: int
    modules: int
    small: int
    """Modules under SMALL lines, without `__init__.py`."""
    widest: int
    widest_folder: str
    """The folder with the most Python files, tests included."""
    circles: tuple[tuple[str, ...], ...]
    """Modules that import each other, directly or through others; imports for types count."""
    helpers: int
    """Lines of tests outside `test_` files."""
    support: int
    """Lines of `tests/support`, the shared helpers; the others serve one folder."""
    tests: int
    crossing: tuple[str, ...]
    """Modules of tests that import from another `test_` file."""


def measured() -> CodeFigures:
    """Read all modules of this checkout and count."""
    trees = dict(modules(*FOLDERS))
    lines = {path: _lines(path) for path in trees}
    production = {path: count for path, count in lines.items() if path.startswith(PACKAGES)}
    tests = {path: count for path, count in lines.items() if path.startswith("tests/")}
    folder, widest = Counter(str(PurePosixPath(path).parent) for path in lines).most_common(1)[0]
    return CodeFigures(
        lines=sum(production.values()),
        modules=len(production),
        small=sum(_is_small(path, count) for path, count in production.items()),
        widest=widest,
        widest_folder=folder,
        circles=tuple(circles(imports({path: trees[path] for path in production}))),
        helpers=sum(count for path, count in tests.items() if not _is_test(path)),
        support=sum(count for path, count in tests.items() if path.startswith(SUPPORT)),
        tests=sum(tests.values()),
        crossing=tuple(crossing({path: trees[path] for path in tests})),
    )


def circles(imported: Mapping[str, frozenset[str]]) -> Iterator[tuple[str, ...]]:
    """Yield the modules of each circle, given what each module imports."""
    reached = {name: _reached(name, imported) for name in imported}
    found = set[str]()
    for name in sorted(imported):
        if name in reached[name] and name not in found:
            circle = {other for other in reached[name] if name in reached[other]}
            found |= circle
            yield tuple(sorted(circle))


def _reached(start: str, imported: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Return all modules that a module imports, directly or through others."""
    found, ahead = set[str](), [start]
    while ahead:
        new = imported[ahead.pop()] - found
        found |= new
        ahead.extend(new)
    return frozenset(found)


def imports(trees: Mapping[str, ast.Module]) -> dict[str, frozenset[str]]:
    """Return for each module the others that it imports, by dotted names."""
    named = {_dotted(path): _imported(tree) for path, tree in trees.items()}
    return {name: frozenset(found & named.keys()) for name, found in named.items()}


def _imported(module: ast.Module) -> set[str]:
    """Return the imported modules, and imported names written like modules."""
    return {*imported_by(module), *_members(module)}


def _members(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        match node:
            case ast.ImportFrom(module=str(name), level=0):
                yield from (f"{name}.{alias.name}" for alias in node.names)
            case _:
                pass


def crossing(trees: Mapping[str, ast.Module]) -> Iterator[str]:
    """Yield the modules that import from a `test_` file."""
    for path, tree in trees.items():
        parts = {part for name in _imported(tree) for part in name.split(".")[1:]}
        if any(part.startswith("test_") for part in parts):
            yield path


def _is_test(path: str) -> bool:
    return PurePosixPath(path).name.startswith("test_")


def _is_small(path: str, lines: int) -> bool:
    return lines < SMALL and not path.endswith("__init__.py")


def _dotted(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _lines(path: str) -> int:
    return len((ROOT / path).read_text("utf-8").splitlines())
