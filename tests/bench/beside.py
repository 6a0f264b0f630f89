"""Runs a benchmark in turn with that of an older commit: `poe bench-beside COMMIT bench_rules`.

The two alternate, so that other work on the machine slows both alike. Prints the least value of
each figure, and the ratio.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROUNDS = 3
FIGURE = re.compile(r"^ *([\d,.]+) (µs|ms|s)  (.+)$", re.MULTILINE)


@contextmanager
def tree(commit: str) -> Iterator[Path]:
    """Check out a commit in its own folder."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder)


def figures(place: Path, bench: Path) -> dict[str, tuple[float, str]]:
    """Run today's version of a benchmark on the program in a folder."""
    code = f"import runpy; runpy.run_path({str(bench)!r}, run_name='__main__')"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=place,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(place)},
    )
    found = FIGURE.findall(ran.stdout)
    return {what: (float(number.replace(",", "")), unit) for number, unit, what in found}


def main() -> None:
    """Print each figure of both, and their ratio."""
    commit, name = sys.argv[1:]
    least: dict[tuple[str, str], float] = {}
    units: dict[str, str] = {}
    with tree(commit) as old:
        for _ in range(ROUNDS):
            for which, place in (("old", old), ("new", ROOT)):
                bench = place / f"tests/bench/{name}.py"
                source = bench if bench.exists() else ROOT / f"tests/bench/{name}.py"
                for what, (figure, unit) in figures(place, source).items():
                    units[what] = unit
                    least[which, what] = min(figure, least.get((which, what), figure))
    for what, unit in units.items():
        if ("old", what) in least and ("new", what) in least:
            before, now = least["old", what], least["new", what]
            sys.stdout.write(
                f"{before:>12,.1f} {now:>12,.1f} {unit} {before / now:>6.1f} times  {what}\n"
            )


if __name__ == "__main__":
    main()
