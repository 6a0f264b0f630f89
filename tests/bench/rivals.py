"""Asks other solvers the question that ours is asked: most tiles, without conditions.

HiGHS and CP-SAT get the same compact program. `rummikub-solver` from PyPI uses its own, with up to
four jokers. Each has its own process, because they bring different builds of HiGHS:
`python -m tests.bench.rivals NAME` prints answer and time of each position of self-play, or null
if the solver cannot take it. Times are processor times, so other work counts little.
"""

import json
import sys
from collections.abc import Callable
from time import process_time as now
from typing import Any, TypeAlias

from tests.core.rules.tiles.solver.judges.compact import JOKERS, MELDS, TYPES
from tests.core.rules.tiles.solver.judges.unbound import Position, played

Solve: TypeAlias = Callable[[Position], int | None]


def highs() -> Solve:
    """The compact integer program, solved by HiGHS on one thread."""
    from tests.core.rules.tiles.solver.judges.ilp import programmed

    return lambda position: programmed(position, "tiles")


def cp_sat() -> Solve:
    """The same program, solved by CP-SAT on one thread."""
    from ortools.sat.python import cp_model

    def solve(position: Position) -> int:
        model, gain = _model(cp_model, position)
        model.maximize(gain)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) != cp_model.OPTIMAL:
            raise ValueError(position)
        slots: int = round(solver.objective_value)
        return slots - len(position.lying("tiles"))

    return solve


def _model(cp_model: Any, position: Position) -> tuple[Any, Any]:  # noqa: ANN401 - not typed
    lying = position.lying("tiles")
    low, high = (
        [tiles.count(name) for name in (*TYPES, "J")] for tiles in (lying, [*lying, *position.rack])
    )
    model = cp_model.CpModel()
    rows: list[list[Any]] = [[] for _ in low]
    for number, meld in enumerate(MELDS):
        if sum(not high[tile] for tile in meld) <= high[JOKERS]:
            column = model.new_int_var(0, 16, f"meld {number}")
            for tile in meld:
                rows[tile].append(column)
    for tile in range(JOKERS):
        stands_for = model.new_int_var(0, high[JOKERS], f"joker {tile}")
        rows[tile].append(-stands_for)
        rows[JOKERS].append(stands_for)
    for row, least, most in zip(rows, low, high, strict=True):
        model.add_linear_constraint(sum(row), least, most)
    return model, sum(sum(row) for row in rows)


def rummikub_solver() -> Solve:
    """The public library, prepared for two and for four jokers."""
    from rummikub_solver import RuleSet

    two, four = RuleSet(jokers=2), RuleSet(jokers=4)

    def solve(position: Position) -> int | None:
        jokers = [*position.lying("tiles"), *position.rack].count("J")
        if jokers > 4:
            return None
        rules = two if jokers <= 2 else four
        state = rules.new_game()
        state.initial = False
        state.add_table(*map(_tile, position.lying("tiles")))
        state.add_rack(*map(_tile, position.rack))
        found = rules.solve(state)
        return 0 if found is None else len(found.tiles)

    return solve


def _tile(name: str) -> int:
    """Number a tile as the library does: by colour and number from 1, jokers last."""
    return JOKERS + 1 if name == "J" else TYPES.index(name) + 1


RIVALS: dict[str, Callable[[], Solve]] = {
    "HiGHS": highs,
    "CP-SAT": cp_sat,
    "rummikub-solver": rummikub_solver,
}


def main() -> None:
    solve = RIVALS[sys.argv[1]]()
    answers: list[tuple[int, float] | None] = []
    for position, _ in played():
        start = now()
        found = solve(position)
        answers.append(None if found is None else (found, 1000 * (now() - start)))
    print(json.dumps(answers))  # noqa: T201 - its answer


if __name__ == "__main__":
    main()
