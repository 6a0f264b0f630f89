"""Tiles that nothing binds: as many and as dear as an integer program found possible.

`positions.json` are 120 positions of self-play with their optimum, `random.json` 200 random ones
with 0 to 8 jokers, written by `fuzz_alone`, which goes on to thousands.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from core.rules.tiles.arranging.alone import arrange
from core.rules.tiles.arranging.problem import Effort
from tests.arranging.alone import AIMS, Aim, Position, asked, check, random_position, solved

HERE = Path(__file__).parent
PLAYED: list[dict[str, Any]] = json.loads((HERE / "positions.json").read_text("utf-8"))
RANDOM: list[dict[str, Any]] = json.loads((HERE / "random.json").read_text("utf-8"))
KEYS = {
    "tiles": "best_tiles",
    "points": "best_points",
    "flat": "initial_flat25",
    "replaced": "initial_replaced",
}


def played(case: dict[str, Any]) -> Position:
    return Position(tuple(map(tuple, case["table"])), tuple(case["rack"]))


@pytest.mark.parametrize("aim", AIMS)
def test_positions_of_play(aim: Aim) -> None:
    found = {case["id"]: solved(played(case), aim) for case in PLAYED[::4]}
    assert found == {case["id"]: case[KEYS[aim]] for case in PLAYED[::4]}


@pytest.mark.parametrize("aim", AIMS)
def test_random_positions_with_many_jokers(aim: Aim) -> None:
    found = {case["seed"]: solved(random_position(case["seed"]), aim) for case in RANDOM[:20]}
    assert found == {case["seed"]: case[aim] for case in RANDOM[:20]}


def test_the_same_question_has_the_same_answer() -> None:
    for case in PLAYED[::10]:
        one, other = (arrange(asked(played(case), "tiles"), Effort(10**6)) for _ in range(2))
        assert one == other


def test_with_little_effort_the_answer_is_legal_and_says_that_it_is_not_proven() -> None:
    unproven = 0
    for case in PLAYED[::5]:
        answer = arrange(asked(played(case), "tiles"), Effort(400))
        if answer is not None and not answer.proven:
            check(played(case), "tiles", answer)
            unproven += 1
    assert unproven > 0
