"""An exact integer program for free rearranging, which judges the solver.

It has a column for each run of three to five tiles, for each set, and for the jokers that stand for
each tile. Longer runs are made of shorter ones, so their number does not grow with the jokers. A
meld may have any number of jokers, even nothing else, and table jokers may move anywhere. No sheet
allows that, but brute force checks all stricter rules.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import highspy
import numpy as np

from tests.core.rules.tiles.solver.judges.compact import JOKERS, MELDS, TYPES
from tests.core.rules.tiles.solver.judges.unbound import Aim, Position, gains


def programmed(position: Position, aim: Aim) -> int:
    """Return the best value of a position."""
    return most(position.lying(aim), position.rack, *gains(aim))


def most(
    table: Sequence[str], rack: Sequence[str], tile: Sequence[int], joker: Sequence[int]
) -> int:
    """Return the most that tiles of the rack can gain, given the gain of each tile and joker."""
    must, may = Counter(table), Counter(rack)
    gain = _solve(must, may, tile, joker)
    return gain - sum(tile[n] * must[name] for n, name in enumerate(TYPES)) - _forced(must, joker)


def _forced(must: Counter[str], joker: Sequence[int]) -> int:
    """Table jokers gain nothing; there are some only if all jokers gain alike."""
    return joker[0] * must["J"]


def most_kept(table: Sequence[Sequence[str]], tiles: Sequence[str]) -> int | None:
    """Return how many melds can stay when exactly these tiles are laid; None: impossible."""
    row = Counter(tiles) + Counter(tile for meld in table for tile in meld)
    columns = [Column(0, [(t, 1) for t in meld]) for meld in MELDS]
    columns += [Column(0, [(t, -1), (JOKERS, 1)]) for t in range(len(TYPES))]
    rows = [Counter(JOKERS if tile == "J" else TYPES.index(tile) for tile in m) for m in table]
    columns += [Column(1, list(held.items()), most=1) for held in rows]
    exact = [*(row[name] for name in TYPES), row["J"]]
    try:
        return _maximum(columns, exact, exact)
    except InfeasibleError:
        return None


class InfeasibleError(Exception):
    """No choice of columns fits the rows."""


class Column(NamedTuple):
    """A column: its gain, its share of each row, and its largest number."""

    gain: int
    rows: list[tuple[int, int]]
    most: int = 16


def _solve(must: Counter[str], may: Counter[str], tile: Sequence[int], joker: Sequence[int]) -> int:
    jokers = must["J"] + may["J"]
    have = [must[name] + may[name] for name in TYPES]
    columns = [
        Column(sum(tile[t] for t in meld), [(t, 1) for t in meld])
        for meld in MELDS
        if sum(not have[t] for t in meld) <= jokers
    ]
    columns += [Column(joker[t] - tile[t], [(t, -1), (JOKERS, 1)]) for t in range(len(TYPES))]
    lower = [*(must[name] for name in TYPES), must["J"]]
    upper = [*have, jokers]
    return _maximum(columns, lower, upper)


def _maximum(columns: list[Column], lower: list[int], upper: list[int]) -> int:
    program: Any = highspy.HighsLp()
    program.num_col_, program.num_row_ = len(columns), len(lower)
    program.sense_ = highspy.ObjSense.kMaximize
    program.col_cost_ = np.array([column.gain for column in columns], dtype=float)
    program.col_lower_ = np.zeros(len(columns))
    program.col_upper_ = np.array([column.most for column in columns], dtype=float)
    program.row_lower_ = np.array(lower, dtype=float)
    program.row_upper_ = np.array(upper, dtype=float)
    program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    entries = [entry for column in columns for entry in column.rows]
    program.a_matrix_.start_ = np.cumsum([0, *(len(column.rows) for column in columns)])
    program.a_matrix_.index_ = np.array([row for row, _ in entries])
    program.a_matrix_.value_ = np.array([factor for _, factor in entries], dtype=float)
    program.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
    return _solved(program)


def _solved(program: Any) -> int:  # noqa: ANN401 - the library has no types
    solver: Any = highspy.Highs()  # type: ignore[no-untyped-call,unused-ignore]
    solver.setOptionValue("output_flag", False)  # noqa: FBT003 - the library's call
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.passModel(program)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        raise InfeasibleError(solver.getModelStatus())
    return int(round(solver.getInfo().objective_function_value))  # noqa: RUF046 - of no type
