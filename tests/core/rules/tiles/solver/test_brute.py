"""On every sheet, the solver answers each question like brute force.

The referee of `tests/support/referee` judges, so jokers, rearranging and the first laying follow
the contract, not the program's reading of it. `poe prove-solver` tries many more positions.
"""

import pytest

from tests.core.rules.tiles.solver.judges.brute import TooBigError
from tests.core.rules.tiles.solver.judges.questions import differences
from tests.core.rules.tiles.solver.judges.small import smalls
from tests.support.referee.rules import RULES

POSITIONS = 3


@pytest.mark.parametrize("sheet", RULES)
def test_every_question_is_answered_as_by_brute_force(sheet: str) -> None:
    asked, wrong = 0, []
    for small in smalls(sheet, seed=3, count=POSITIONS):
        try:
            answers = list(differences(small))
        except TooBigError:
            continue
        asked += 1
        wrong += [(question, small, differs) for question, differs in answers if differs]
    assert wrong == []
    assert asked >= POSITIONS
