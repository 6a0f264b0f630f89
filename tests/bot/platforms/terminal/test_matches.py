"""Whole rounds and matches, played by reading only the screen."""

import re
from pathlib import Path

import pytest

from core.rules.sheets import SHEETS
from tests.support.sampling import sampled
from tests.support.terminal.beginner import Beginner
from tests.support.terminal.evening import Evening

NOBODY_KNOWS = ("{", "None", "Code.", "Traceback", "went wrong", "I don’t know", "I can’t read")
"""Answers that never appear if a person types only what the screen offers."""


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"basic"}, pytest.mark.long))
def test_a_round_is_played_by_what_the_screen_says(sheet: str, tmp_path: Path) -> None:
    evening, beginner = Evening(folder=tmp_path, seed=len(sheet)), Beginner()
    assert evening.plays(beginner.line, sheet)
    assert "This round:" in evening.answers[-2]
    assert not [sign for sign in NOBODY_KNOWS if sign in "".join(evening.answers)]
    turns = [answer for answer in evening.answers if "\nYour turn: " in answer]
    lengths = sorted(len(turn.strip().splitlines()) for turn in turns)
    assert lengths[len(lengths) * 9 // 10] <= 30


def test_six_play_cards(tmp_path: Path) -> None:
    evening, beginner = Evening(folder=tmp_path), Beginner()
    assert evening.plays(beginner.line, "basic", ("easy",) * 5)
    assert "Computer 6: " in evening.answers[-2]


def test_a_match_of_one_round_is_won(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path, seed=1)
    assert evening.plays(Beginner().line, "budacsek", rules={"hand": 5})
    assert "wins the match" in evening.answers[-2]


@pytest.mark.whole
def test_a_match_of_several_rounds_goes_on(tmp_path: Path) -> None:
    evening, beginner = Evening(folder=tmp_path, seed=3), Beginner(rounds=2)
    assert evening.plays(beginner.line, "kids", rules={"hand": 4})
    assert "“next” deals the next round." in evening.answers[-2]
    assert "round 2" in evening.answers[-2]


def test_points_add_up_from_round_to_round(tmp_path: Path) -> None:
    evening, beginner = Evening(folder=tmp_path, seed=5), Beginner(rounds=2)
    assert evening.plays(beginner.line, "basic", rules={"hand": 5})
    results = [answer for answer in evening.answers if "This round:" in answer]
    assert "Standings:" not in results[0]
    gained, stood = (
        [[int(n) for n in re.findall(r": ([+-]?\d+)", line)] for line in lines]
        for lines in zip(*map(figures, results), strict=True)
    )
    assert [sum(seat) for seat in zip(*gained, strict=True)] == stood[-1]
    assert any(stood[-1])


def figures(result: str) -> tuple[str, str]:
    """Return the points of the round, and the score: one line where both are equal."""
    round_, *standing = re.findall(r"(?:This round|Standings)(: .*)", result)
    assert standing != [round_]
    return round_.removeprefix(":"), "".join(standing or [round_]).removeprefix(":")


def test_after_the_match_comes_a_rematch(tmp_path: Path) -> None:
    beginner, rematch = Beginner(), ["rematch"]

    def once_more(written: str) -> str | None:
        if "“rematch” starts another" in written:
            return rematch.pop()
        return beginner.line(written) if rematch else None

    evening = Evening(folder=tmp_path)
    assert evening.plays(once_more, "budacsek", rules={"hand": 6})
    assert "Your rack (6)" in evening.answers[-2]
    assert "wins the" not in evening.answers[-2]
