"""Print the size and the connections of the program, with their targets: `poe house`.

The first figures are counted in the code, the others while a bot serves a game on the loopback
Telegram. No target is enforced.
"""

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

from tasks.house_code import SMALL, CodeFigures, measured
from tasks.house_traced import Traced, traced_requests

TAP = (45, 150, 1_000, None, 2)
LAY = (60, 250, 3_000, 1, 2)
TARGETS = {"tap": TAP, "lay": LAY, "timeout": LAY}
"""Modules, functions, calls, commits and looks at the table."""


class Row(NamedTuple):
    """A figure, and its target; None: there is no target."""

    name: str
    now: int
    most: int | None


def main() -> None:
    """Print both tables, and name the widest folder and the circles."""
    code = measured()
    for row in code_rows(code):
        tell(row)
    print(f"\nwidest folder: {code.widest_folder}")
    for circle in code.circles:
        print(f"circle: {' '.join(circle)}")
    print("\non Telegram, with SQLite:")
    for name, traced in asyncio.run(traced_requests()).items():
        for row in traced_rows(name, traced):
            tell(row)


def code_rows(code: CodeFigures) -> Iterator[Row]:
    """Yield the figures of the code."""
    yield Row("production lines", code.lines, 35_000)
    yield Row("production modules", code.modules, 250)
    yield Row(f"modules under {SMALL} lines", code.small, 24)
    yield Row("files in the widest folder", code.widest, 15)
    yield Row("circles of imports, types included", len(code.circles), 0)
    yield Row("lines of tests", code.tests, None)
    yield Row("of these in helpers", code.helpers, 9_000)
    yield Row("of these in tests/support", code.support, None)
    yield Row("modules that import from a test_ file", len(code.crossing), 0)


def traced_rows(request: str, traced: Traced) -> Iterator[Row]:
    """Yield the figures of one request."""
    figures = {
        "modules": len(traced.modules),
        "functions": len(traced.functions),
        "calls": traced.calls,
        "commits": traced.commits,
        "looks at the table": traced.looks,
    }
    for (name, now), most in zip(figures.items(), TARGETS[request], strict=True):
        yield Row(f"a {request}: {name}", now, most)


def tell(row: Row) -> None:
    """Print a figure beside its target."""
    target = "" if row.most is None else f"   target {row.most:6,}"
    missed = row.most is not None and row.now > row.most
    print(f"{row.name:38} {row.now:7,}{target}{'   missed' if missed else ''}", flush=True)


if __name__ == "__main__":
    main()
