"""Lets strangers play random evenings.

    poe strangers --seed 1 --evenings 50                # this many, from this seed on
    poe strangers --seed 1 --evenings 50 --kill         # with a program that dies now and then
    poe strangers --script FILE                         # an evening from a script

Prints the broken invariants, each with the shortest script that shows it, and the actions that were
never tried. The exit status is 1 if any invariant was broken.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.strangers.playing import Wanted, played, played_script, settled, shortened

HASHES = "PYTHONHASHSEED"


def main() -> int:
    if os.environ.get(HASHES) != "0":  # a seed must give the same evenings in every run
        os.environ[HASHES] = "0"
        again = [sys.executable, "-m", "tests.strangers", *sys.argv[1:]]
        os.execv(sys.executable, again)  # noqa: S606 - this program itself
    asked = _arguments()
    from tests.strangers.report import Report

    platforms = ("telegram", "discord") if asked.platform == "both" else (asked.platform,)
    report = Report()
    for platform in platforms:
        wanted = Wanted(platform, asked.steps, asked.kill, tuple(asked.without))
        if asked.script:
            report.take(played_script(Path(asked.script)))
            break
        for outcome in _outcomes(wanted, asked):
            for fault in report.take(outcome):
                print(f"evening {outcome.script.seed}: {fault}", file=sys.stderr, flush=True)
            if report.evenings % 10 == 0:
                print(report.progress, file=sys.stderr, flush=True)
    if asked.shrink:
        _shorten(report, asked)
    print(report)
    if asked.keep:
        report.keep(Path(asked.keep))
    return 1 if report.faults else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("strangers")
    parser.add_argument("--seed", type=int, default=1, help="of the first evening")
    parser.add_argument("--evenings", type=int, default=20)
    parser.add_argument("--steps", type=int, default=100, help="after the opening of each")
    parser.add_argument("--platform", choices=("telegram", "discord", "both"), default="telegram")
    parser.add_argument("--kill", action="store_true", help="let the program die between steps")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--shrink", type=int, default=60, help="tries to shorten each; 0: none")
    parser.add_argument("--without", action="append", default=[], help="steps with these words")
    parser.add_argument("--script", help="a file with an evening")
    parser.add_argument("--keep", help="a folder for the shortened scripts")
    return parser.parse_args()


def _shorten(report: Any, asked: argparse.Namespace) -> None:  # noqa: ANN401 - imported above
    """Shorten the script of each fault as far as possible."""
    with _pool(asked.processes) as pool:
        shorter = {
            sign: pool.submit(shortened, known.script, sign, asked.shrink)
            for sign, known in report.faults.items()
        }
        for sign, script in shorter.items():
            report.faults[sign].script = script.result()


def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=settled)


def _outcomes(wanted: Wanted, asked: argparse.Namespace) -> Iterator[Any]:
    seeds = range(asked.seed, asked.seed + asked.evenings)
    if asked.processes == 1:
        settled()
        yield from (played(seed, wanted) for seed in seeds)
        return
    with _pool(asked.processes) as pool:
        for done in as_completed([pool.submit(played, seed, wanted) for seed in seeds]):
            yield done.result()


if __name__ == "__main__":
    sys.exit(main())
