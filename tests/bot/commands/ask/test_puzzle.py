"""`rummy puzzle` shows the puzzle of the day, judges an answer, and prints the solution."""

import pytest

from tests.support.commands.answer import Rummy


def test_a_puzzle_for_programs(rummy: Rummy) -> None:
    told = rummy("puzzle", "--seed", "3", "--json")
    assert told.status == 0
    assert told.json.keys() == {
        "sheet", "seed", "difficulty", "table", "rack", "moved", "solution",
    }  # fmt: skip
    assert (told.json["sheet"], told.json["difficulty"]) == ("rummikub", "normal")
    assert rummy("puzzle", "--seed", "3", "--json").out == told.out
    solved = rummy(
        "solve", "rummikub", "--table", told.json["table"], "--rack", told.json["rack"], "--json"
    )
    assert solved.json["tiles"] == len(told.json["rack"].split())


def test_the_default_puzzle_is_that_of_today(rummy: Rummy) -> None:
    assert rummy("puzzle", "--today").out == rummy("puzzle").out
    rummy("puzzle", "--today", "--seed", "3").refuses("--today")


def test_an_answer_is_judged(rummy: Rummy) -> None:
    told = rummy("puzzle", "--seed", "3", "--json").json
    right = rummy("puzzle", "--seed", "3", "--answer", told["solution"])
    assert (right.status, right.out.startswith("Solved!")) == (0, True)
    wrong = rummy("puzzle", "--seed", "3", "--answer", told["table"])
    assert wrong.status == 1
    assert "Still on the rack: " + told["rack"] in wrong.out
    data = rummy("puzzle", "--seed", "3", "--answer", told["table"], "--json")
    assert data.json["ok"] is False
    assert data.json["codes"][-1] == "left_on_rack"
    rummy("puzzle", "--seed", "3", "--answer", "r4 banana").refuses("banana")


def test_text_output_shows_table_rack_and_requested_solution(rummy: Rummy) -> None:
    data = rummy("puzzle", "--seed", "3", "--json").json
    told = rummy("puzzle", "--seed", "3").out
    assert all(f"  {meld}\n" in told for meld in data["table"].split(" | "))
    assert f"Your rack: {data['rack']}\n" in told
    assert "+" not in told
    solved = rummy("puzzle", "--seed", "3", "--solution").out
    assert solved.count("+") == len(data["rack"].split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--sheet", "basic"], ["basic", "rummikub"]),
        (["--sheet", "kids", "--difficulty", "hard"], ["kids", "easy"]),
        (["--sheet", "chess"], ["chess"]),
        (["--difficulty", "murder"], ["murder"]),
    ],
)
def test_a_puzzle_that_there_is_not(rummy: Rummy, arguments: list[str], words: list[str]) -> None:
    rummy("puzzle", *arguments).refuses(*words)


def test_a_puzzle_in_german(rummy: Rummy) -> None:
    other = ["--sheet", "kids", "--difficulty", "schwer", "--language", "de"]
    rummy("puzzle", *other).refuses("kids sind immer leicht.")
    assert "Dein Brett" in rummy("puzzle", "--seed", "3", "--language", "de").out
