"""With free rearranging, the solver lays as many tiles and points as an integer program.

It is tested on positions of self-play with known best lays, and on random ones with 0 to 8 jokers.
`poe prove-solver` takes all of them, and thousands of random ones.
"""

import pytest

from core.rules.tiles.solver.cheapest import arrange
from core.rules.tiles.solver.model import Effort
from tests.core.rules.tiles.solver.judges.ilp import programmed
from tests.core.rules.tiles.solver.judges.unbound import (
    AIMS,
    Aim,
    asked,
    check,
    played,
    random_position,
    solved,
)

RANDOM = 8


@pytest.mark.parametrize("aim", AIMS)
def test_positions_of_play(aim: Aim) -> None:
    some = played()[::10]
    assert [solved(position, aim) for position, _ in some] == [best[aim] for _, best in some]


@pytest.mark.parametrize("aim", AIMS)
def test_random_positions_with_many_jokers(aim: Aim) -> None:
    some = [random_position(f"sample {n}") for n in range(RANDOM)]
    assert [solved(one, aim) for one in some] == [programmed(one, aim) for one in some]


def test_the_same_question_has_the_same_answer() -> None:
    for position, _ in played()[::20]:
        one, other = (arrange(asked(position, "tiles"), Effort(10**6)) for _ in range(2))
        assert one == other


def test_with_little_effort_the_answer_is_legal_and_says_that_it_is_not_proven() -> None:
    unproven = 0
    for position, _ in played()[::5]:
        answer = arrange(asked(position, "tiles"), Effort(400))
        if answer is not None and not answer.proven:
            check(position, "tiles", answer)
            unproven += 1
    assert unproven > 0
