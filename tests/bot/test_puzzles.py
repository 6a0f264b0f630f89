"""A puzzle is the same for everybody, its solution solves it, and its difficulty is as stated."""

from collections import Counter

import pytest

from bot.conversation.lessons import Question, day, grade_for, made
from core.rules.pieces import print_groups, print_pieces, print_table
from core.rules.sheets import SHEETS
from core.rules.teaching import GRADES, Grade
from core.rules.tiles.solver import moved
from core.rules.view import Puzzle

CASES: list[tuple[str, Grade, int]] = [
    ("rummikub", "easy", 1),
    ("rummikub", "normal", 2),
    ("rummikub", "normal", 20261121),
    ("rummikub", "hard", 3),
    ("schmidt", "normal", 4),
    ("bookmark", "easy", 5),
    ("budacsek", "easy", 6),
    ("kids", "easy", 7),
    ("kids-pro", "normal", 8),
]


def puzzle(sheet: str, grade: Grade, seed: int) -> Puzzle:
    return made(Question(sheet=SHEETS[sheet], grade=grade, seed=seed))


@pytest.mark.parametrize(("sheet", "grade", "seed"), CASES)
def test_the_solution_empties_the_rack_and_is_as_difficult_as_it_says(
    sheet: str, grade: Grade, seed: int
) -> None:
    made_ = puzzle(sheet, grade, seed)
    family, view = SHEETS[sheet].family, made_.view
    answer = family.notation.read_groups(print_table(made_.solution))
    assert family.teaching.judge_answer(made_, answer) is None
    lies = Counter(str(p).partition("=")[0] for meld in made_.solution for p in meld.pieces)
    lay = Counter(str(p).partition("=")[0] for meld in view.table for p in meld.pieces)
    assert lies - lay == Counter(map(str, view.rack))
    assert made_.moved == moved(view.table, made_.solution)
    bounds = {"easy": range(1), "normal": range(1, 4), "hard": range(4, 100)}
    assert made_.moved in bounds[made_.grade]
    assert made_.grade == grade


@pytest.mark.parametrize(("sheet", "grade", "seed"), CASES[:4])
def test_no_tile_of_the_rack_can_do_without_the_table(sheet: str, grade: Grade, seed: int) -> None:
    view = puzzle(sheet, grade, seed).view
    family = SHEETS[sheet].family
    alone = family.notation.read_position(
        SHEETS[sheet],
        ("Ann",),
        {"racks": {"Ann": print_pieces(view.rack)}, "to_move": "Ann", "opened": ["Ann"]},
    )
    assert family.players.best_lay(family.rules.view(alone, 0), "tiles").played == ()


def test_the_same_number_is_the_same_puzzle_and_another_is_another() -> None:
    assert puzzle("rummikub", "normal", 5) == puzzle("rummikub", "normal", 5)
    assert puzzle("rummikub", "normal", 5) != puzzle("rummikub", "normal", 6)


def test_a_published_puzzle_never_changes() -> None:
    kept = puzzle("rummikub", "normal", 20261121)
    assert print_pieces(kept.view.rack) == "r1 b3 b7 b8 y3 y5"


def test_an_answer_that_leaves_a_tile_says_which() -> None:
    made_ = puzzle("rummikub", "normal", 2)
    family = SHEETS["rummikub"].family
    refusal = family.teaching.judge_answer(
        made_, family.notation.read_groups(print_table(made_.view.table))
    )
    assert refusal is not None
    assert "left_on_rack" in refusal.codes
    assert refusal.faults[-1].tiles == made_.view.rack


def test_an_answer_with_a_faulty_meld_is_judged_by_the_rules_of_every_sheet() -> None:
    for name in ("rummikub", "budacsek"):
        made_ = puzzle(name, "easy", 6)
        family = SHEETS[name].family
        loose = (*family.notation.read_groups(print_table(made_.view.table)), made_.view.rack)
        refusal = family.teaching.judge_answer(
            made_, family.notation.read_groups(print_groups(loose))
        )
        assert refusal is not None
        assert "left_on_rack" not in refusal.codes


def test_sheets_without_rearranging_have_no_difficult_puzzles() -> None:
    grades = {name: sheet.family.teaching.puzzle_grades(sheet) for name, sheet in SHEETS.items()}
    assert grades["rummikub"] == GRADES
    assert grades["kids"] == ("easy",)
    assert grades["basic"] == ()
    assert grade_for(SHEETS["kids"], None) == "easy"
    assert grade_for(SHEETS["kids"], "hard") is None


def test_a_day_begins_everywhere_at_once() -> None:
    assert day(0) == 19700101
    assert day(86_399) == 19700101
    assert day(86_400) == 19700102
