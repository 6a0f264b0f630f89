"""On every sheet each question is answered as brute force answers it.

The referee of `tests/brute` judges, so the rules of jokers, of rebuilding and of the first laying
are held to what the contract says, not to how the program reads it. `poe prove-solver` goes on.
"""

import pytest

from tests.arranging.brute import TooBigError
from tests.arranging.questions import differences
from tests.arranging.small import smalls
from tests.brute.rules import RULES

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
