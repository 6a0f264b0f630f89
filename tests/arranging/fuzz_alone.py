"""Hold the solver against the integer program: `python -m tests.arranging.fuzz_alone 5000`.

Random positions with 0 to 8 jokers, for tiles, points and both first layings; any difference is
printed and is the exit status. `--record 200` writes what the tests then hold it to.
"""

import argparse
import json
import sys
from pathlib import Path

from tests.arranging.alone import AIMS, Position, gains, random_position, solved
from tests.arranging.ilp import most

RECORDED = Path(__file__).with_name("random.json")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("positions", type=int, nargs="?", default=5000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--record", type=int, default=0)
    asked = arguments.parse_args()
    if asked.record:
        record(asked.record)
        return 0
    wrong = sum(differs(f"{asked.seed} {n}") for n in range(asked.positions))
    print(f"{asked.positions} positions, {wrong} with a difference")  # noqa: T201 - its answer
    return min(wrong, 1)


def best(position: Position) -> dict[str, int]:
    """What the integer program finds."""
    return {aim: most(position.lying(aim), position.rack, *gains(aim)) for aim in AIMS}


def differs(seed: str) -> bool:
    position = random_position(seed)
    expected = best(position)
    found = {aim: solved(position, aim) for aim in AIMS}
    if found != expected:
        print(seed, position, found, expected)  # noqa: T201 - its answer
    return found != expected


def record(count: int) -> None:
    found = [
        {"seed": f"recorded {n}", **best(random_position(f"recorded {n}"))} for n in range(count)
    ]
    RECORDED.write_text("[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
