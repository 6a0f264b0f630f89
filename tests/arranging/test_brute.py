"""On every sheet the best lay is the best of all legal ones: against brute force.

The referee of `tests/brute` judges, so the rules of jokers, of rebuilding and of the first laying
are held to what the contract says, not to how the program reads it. `fuzz_sheets` goes on.
"""

import pytest

from tests.arranging.brute import TooManyTablesError
from tests.arranging.small import difference, smalls
from tests.brute.rules import RULES

POSITIONS = 4


@pytest.mark.parametrize("sheet", RULES)
def test_the_best_lay_is_the_best_of_all_legal_ones(sheet: str) -> None:
    seen, wrong = 0, []
    for n, small in enumerate(smalls(sheet, seed=1, count=POSITIONS)):
        try:
            found = difference(small, "points" if n % 2 else "tiles")
        except TooManyTablesError:
            continue
        seen += 1
        if found:
            wrong.append((small, found))
    assert wrong == []
    assert seen > POSITIONS
