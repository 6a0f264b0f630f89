"""Runs a benchmark in turn with that of an older commit: `poe bench-beside COMMIT bench_store 50`.

The two alternate, so that other work on the machine slows both alike. Prints the median of each
figure, and the ratio. Of benchmarks that wait for a disk or a clock, only the processor's time for
an action is compared. Further arguments go to the benchmark.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
ROUNDS = 3
FORMS = (
    re.compile(r" *(?P<figure>[\d,.]+) (?P<unit>µs|ms|s)  (?P<what>.+)"),
    re.compile(r"(?P<what>.+?) +\d+  p50 p90 p99 max +(?P<figure>[\d.]+) .+"),
    re.compile(r" *(?P<what>\d+ tables, [a-z ]+\b) *: .+, cpu +(?P<figure>[\d.]+) ms"),
    re.compile(r" *(?P<what>\d+ tables)\b.+\bprocessor +(?P<figure>[\d.]+) ms"),
)
"""Lines with a figure: of the rules, the solver, the store, and of Discord and Telegram."""

PROCESSOR = (
    "import functools, time, timeit; "
    "timeit.Timer = functools.partial(timeit.Timer, timer=time.process_time)"
)
"""Lets older benchmarks of the rules measure processor time, too."""


@contextmanager
def tree(commit: str) -> Iterator[Path]:
    """Check out a commit in its own folder."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder)


def figures(place: Path, bench: Path, arguments: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Run a benchmark on the program in a folder, and yield what it measured, with the unit."""
    code = f"{PROCESSOR}; import runpy; runpy.run_path({str(bench)!r}, run_name='__main__')"
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=place,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(place)},
    )
    for line in ran.stdout.splitlines():
        found = next(filter(None, (form.fullmatch(line) for form in FORMS)), None)
        if found is not None:
            said = {"unit": "ms", **found.groupdict()}
            yield f"{said['unit']}  {said['what'].strip()}", float(said["figure"].replace(",", ""))


def main() -> None:
    """Print each figure of both, and their ratio."""
    commit, name, *arguments = sys.argv[1:]
    measured: defaultdict[str, dict[str, list[float]]] = defaultdict(lambda: {"old": [], "new": []})
    with tree(commit) as old:
        for _ in range(ROUNDS):
            for which, place in (("old", old), ("new", ROOT)):
                bench = place / f"tests/bench/{name}.py"
                source = bench if bench.exists() else ROOT / f"tests/bench/{name}.py"
                for what, figure in figures(place, source, arguments):
                    measured[what][which].append(figure)
    for what, both in measured.items():
        if both["old"] and both["new"]:
            before, now = median(both["old"]), median(both["new"])
            ratio = f"{before / now:>6.2f}" if now else "     –"
            sys.stdout.write(f"{before:>12,.1f} {now:>12,.1f} {ratio} times  {what}\n")


if __name__ == "__main__":
    main()
