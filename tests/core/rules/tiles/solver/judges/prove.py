"""Check the solver against its judges on thousands of positions: `poe prove-solver`.

`played` and `random` use integer programming, with free rearranging. `sheets` and `repairs` use
brute force, by each sheet's rules and with house rules. `kept` counts the unchanged melds when
exactly some tiles are laid. Every difference is printed; the exit status is 1 if there is any. All
of it takes about an hour; `poe prove-solver sheets --sheet kids --positions 100` is a part.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice

from tests.core.rules.tiles.solver.judges.brute import TooBigError
from tests.core.rules.tiles.solver.judges.ilp import programmed
from tests.core.rules.tiles.solver.judges.kept import kept_on_positions
from tests.core.rules.tiles.solver.judges.questions import differences
from tests.core.rules.tiles.solver.judges.repairs import Repaired, refused, repaired
from tests.core.rules.tiles.solver.judges.small import Small, smalls
from tests.core.rules.tiles.solver.judges.unbound import AIMS, played, random_position, solved
from tests.support.referee.rules import RULES


@dataclass(frozen=True, slots=True)
class Request:
    """The requested part of the proof."""

    parts: list[str]
    positions: int | None
    sheets: list[str]
    seed: int


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []])
    parser.add_argument("--positions", type=int)
    parser.add_argument("--sheet", choices=sorted(RULES), action="append")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    asked = Request(given.parts or [*PARTS], given.positions, given.sheet or [*RULES], given.seed)
    return min(1, sum(PARTS[part](asked) for part in asked.parts))


def prove_played(_asked: Request) -> int:
    wrong = [
        (aim, position, found, best[aim])
        for position, best in played()
        for aim in AIMS
        if (found := solved(position, aim)) != best[aim]
    ]
    return _told("positions of self-play", len(played()) * len(AIMS), wrong)


def prove_random(asked: Request) -> int:
    wrong = []
    seeds = [f"{asked.seed} {n}" for n in range(asked.positions or 5_000)]
    for n, seed in enumerate(seeds):
        position = random_position(seed)
        for aim in ("tiles", "points", AIMS[2 + n % 2]):
            found, best = solved(position, aim), programmed(position, aim)
            if found != best:
                wrong.append((aim, seed, position, found, best))
        if (n + 1) % 500 == 0:
            _tell(f"  {n + 1} positions, {len(wrong)} differences so far")
    return _told("random positions, three questions each", len(seeds), wrong)


def prove_sheets(asked: Request) -> int:
    return sum(_prove_sheet(sheet, asked) for sheet in asked.sheets)


def _prove_sheet(sheet: str, asked: Request) -> int:
    wrong = []
    questions: Counter[str] = Counter()
    for small, answers in islice(_answered(sheet, asked.seed), asked.positions or 2_000):
        questions.update(question for question, _ in answers)
        wrong += [(question, small, differs) for question, differs in answers if differs]
        if questions["tiles"] % 250 == 0:
            _tell(f"  {sheet}: {questions['tiles']} positions, {len(wrong)} differences so far")
    return _told(f"{sheet}: {dict(questions)}, questions", questions.total(), wrong)


def _answered(sheet: str, seed: int) -> Iterator[tuple[Small, list[tuple[str, str]]]]:
    """Yield small positions and their differences without end, except positions too big to try."""
    for part in count(seed):
        for small in smalls(sheet, part, 1_000):
            try:
                answers = list(differences(small))
            except TooBigError:
                continue
            yield small, answers


def prove_repairs(asked: Request) -> int:
    each = (asked.positions or 600) // len(asked.sheets)
    cases = [pair for sheet in asked.sheets for pair in islice(_repaired(sheet, asked.seed), each)]
    fewer = [(case, done) for case, done in cases if done.tiles != done.most_tiles]
    melds = sum(done.melds for _, done in cases)
    most = sum(done.most_melds for _, done in cases)
    _tell(f"repairs: {melds} of the {most} melds that could be kept beside as many tiles")
    return _told("repairs", len(cases), fewer)


def _repaired(sheet: str, seed: int) -> Iterator[tuple[object, Repaired]]:
    for case in refused(sheet, seed):
        try:
            yield case, repaired(case)
        except TooBigError:
            continue


def tell_kept(_asked: Request) -> int:
    bound, ours = kept_on_positions()
    share = f"{100 * ours / bound:.1f} %"
    _tell(f"exactly these tiles: {ours} melds kept, by free integer programming {bound}: {share}")
    return 0


def _told(what: str, number: int, wrong: Sequence[tuple[object, ...]]) -> int:
    for case in wrong:
        _tell(" ".join(map(str, case)))
    _tell(f"{what}: {number}, {len(wrong)} with a difference")
    return len(wrong)


def _tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - its answer


PARTS: dict[str, Callable[[Request], int]] = {
    "played": prove_played,
    "kept": tell_kept,
    "repairs": prove_repairs,
    "sheets": prove_sheets,
    "random": prove_random,
}


if __name__ == "__main__":
    sys.exit(main())
