"""Hold the solver against brute force on each sheet: `python -m tests.arranging.fuzz_sheets 2000`.

Small positions with the sheet's rules and with house rules, judged by the referee; any difference
is printed and is the exit status.
"""

import argparse
import sys

from tests.arranging.brute import TooManyTablesError
from tests.arranging.small import difference, smalls
from tests.brute.rules import RULES


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("positions", type=int, nargs="?", default=2000)
    arguments.add_argument("--sheet", choices=sorted(RULES), action="append")
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    wrong = sum(fuzzed(sheet, asked.seed, asked.positions) for sheet in asked.sheet or RULES)
    return min(wrong, 1)


def fuzzed(sheet: str, seed: int, count: int) -> int:
    """Return in how many of at least so many positions there is a difference."""
    seen = wrong = too_big = 0
    for small in smalls(sheet, seed, count):
        for aim in ("tiles", "points"):
            try:
                found = difference(small, aim)
            except TooManyTablesError:
                too_big += 1
                continue
            seen += 1
            if found:
                wrong += 1
                print(aim, small, found)  # noqa: T201 - its answer
    print(f"{sheet}: {seen} asked, {too_big} too big, {wrong} with a difference")  # noqa: T201
    return wrong


if __name__ == "__main__":
    sys.exit(main())
