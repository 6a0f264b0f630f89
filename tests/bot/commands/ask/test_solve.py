"""`rummy solve` finds the best legal lay and prints it as text or JSON."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.support.commands.answer import Rummy

TABLE = "r4 r5 r6 | b8 k8 y8"


def solved(rummy: Rummy, sheet: str, table: str, rack: str, *options: str) -> Any:  # noqa: ANN401
    answer = rummy("solve", sheet, "--table", table, "--rack", rack, *options, "--json")
    assert answer.status == 0
    return answer.json


def test_the_answer_is_one_object_as_the_contract_has_it(rummy: Rummy) -> None:
    assert solved(rummy, "rummikub", TABLE, "r8 k1 r7") == {
        "table": "r4 r5 r6 r7 r8 | b8 k8 y8",
        "played": ["r7", "r8"],
        "tiles": 2,
        "points": 15,
    }


def test_nothing_to_lay_is_an_answer_too(rummy: Rummy) -> None:
    nothing = {"table": TABLE, "played": [], "tiles": 0, "points": 0}
    assert solved(rummy, "rummikub", TABLE, "k1") == nothing
    assert solved(rummy, "rummikub", TABLE, "") == nothing
    assert solved(rummy, "basic", "7S 8S 9S", "2H")["played"] == []


def test_before_the_first_laying_the_points_have_to_be_reached(rummy: Rummy) -> None:
    assert solved(rummy, "rummikub", TABLE, "r7 b9 k9 y9", "--closed")["played"] == []
    played = solved(rummy, "rummikub", TABLE, "r7 b10 k10 y10", "--closed")["played"]
    assert played == ["b10", "k10", "y10"]
    both = solved(rummy, "bookmark", TABLE.replace("k", "g"), "r7 b10 g10 y10 r10", "--closed")
    assert both["tiles"] == 5


def test_most_points_may_be_fewer_tiles(rummy: Rummy) -> None:
    rack = "r1 r2 r3 b3 k3 y13 k13 b13"
    table = ""
    most = solved(rummy, "rummikub", table, rack, "--rule", "one_action=true")
    dear = solved(rummy, "rummikub", table, rack, "--rule", "one_action=true", "--aim", "points")
    assert most["tiles"] == 3
    assert (dear["played"], dear["points"]) == (["b13", "k13", "y13"], 39)


def test_the_rules_of_the_sheet_bind(rummy: Rummy) -> None:
    table, rack = "r4 r5 r6 r7", "b7 k7"
    assert solved(rummy, "rummikub", table, rack)["tiles"] == 2
    assert solved(rummy, "rummikub", table, rack, "--rule", "rebuild=none")["tiles"] == 0


def test_a_joker_is_exchanged_where_the_sheet_allows_it(rummy: Rummy) -> None:
    answer = solved(rummy, "rummikub", "r4 r5 J=r6", "r6 k1 k2")
    assert answer["table"] == "r4 r5 r6 | k1 k2 J=k3"
    assert answer["played"] == ["r6", "k1", "k2"]


def test_cards_are_melded_and_laid_off(rummy: Rummy) -> None:
    answer = solved(rummy, "basic", "10S 10D 10C", "7S 8S 9S 10H KD")
    assert answer["table"] == "10S 10H 10D 10C | 7S 8S 9S"
    assert answer["played"] == ["7S", "8S", "9S", "10H"]


def test_the_last_card_is_kept_where_it_has_to_be_discarded(rummy: Rummy) -> None:
    rule = ("--rule", "last_card_discard=true")
    assert solved(rummy, "basic", "", "7S 8S 9S 10S", *rule)["tiles"] == 3
    assert solved(rummy, "basic", "", "7S 8S 9S", *rule)["tiles"] == 0
    assert solved(rummy, "basic", "", "7S 8S 9S")["tiles"] == 3


@pytest.mark.parametrize(
    ("sheet", "table", "rack"),
    [
        ("rummikub", "r4 r5 r6 r7 | b7 k7 y7 | k4 k5 k6", "b4 y4 r1 k7 J"),
        ("schmidt", "r4 r5 r6 r7 | b7 g7 y7 | g4 g5 g6", "b4 y4 r1 g7 J"),
        ("bookmark", "J=r4 r5 r6 r7 | b7 g7 y7 | g4 g5 g6", "r4 y1 y2 g7"),
        ("budacsek", "r4 r5 r6 r7 | b7 g7 k7 | g4 g5 g6", "r8 r7 g7 b1"),
        ("kids", "r1 r2 r3 | b4 b5 J=b6", "b6 g3 g4 r4"),
        ("kids-pro", "r1 r2 r3 r4 | b4 b5 b6 b7", "g4 y4 b8"),
    ],
)
def test_the_rules_accept_the_found_lay(
    rummy: Rummy, record: Callable[[str], str], sheet: str, table: str, rack: str
) -> None:
    found = solved(rummy, sheet, table, rack)
    assert found["tiles"] > 0
    file = record(
        f"""
format = "rummy-record/1"
sheet = "{sheet}"
seats = ["Ann", "Ben"]
[[round]]
moves = "Ann lay {found["table"]}"
[round.position]
table = "{table}"
stock = "r1 b1"
to_move = "Ann"
opened = ["Ann", "Ben"]
racks = {{ Ann = "{rack}", Ben = "r1 b2" }}
"""
    )
    assert rummy("replay", file, "--json").lines[0]["ok"]


def test_the_text_tells_the_lay_the_rest_and_the_table(rummy: Rummy) -> None:
    told = rummy("solve", "rummikub", "--table", TABLE, "--rack", "r7 k1").out
    assert told == (
        "Lay r7: 1 tile, 7 points off your rack.\nYou keep k1.\n\n  r4 r5 r6 +r7\n  b8 k8 y8\n"
    )
    assert (
        "leer"
        in rummy("solve", "rummikub", "--table", TABLE, "--rack", "r7", "--language", "de").out
    )
    assert "draw" in rummy("solve", "rummikub", "--rack", "r7").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--rack", "r7 banana"], ["banana"]),
        (["--rack", "r7 | r8"], ["“|”"]),
        (["--rack", "g7"], ["g7"]),
        (["--rack", "r99"], ["r99"]),
        (["--rack", "r7 r7 r7"], ["only 2 r7"]),
        (["--rack", "r7", "--table", "r1 r2"], ["r1 r2", "three tiles"]),
        (["--rack", "r7", "--table", "r1 r2 r3 | |"], ["“|”"]),
        (["--rack", "r7", "--aim", "glory"], ["glory"]),
        ([], ["--rack"]),
    ],
)
def test_impossible_arguments_of_solve_are_refused_with_a_sentence(
    rummy: Rummy, arguments: list[str], words: list[str]
) -> None:
    rummy("solve", "rummikub", *arguments).refuses(*words)


def test_a_card_that_lies_twice_is_refused(rummy: Rummy) -> None:
    rummy("solve", "basic", "--rack", "7S 7S").refuses("7S")


def test_faulty_melds_may_lie_where_the_players_watch_them(rummy: Rummy) -> None:
    found = solved(rummy, "budacsek", "r4 r5 r7 | b1 b2 b3", "b4 r8")
    assert json.dumps(found["played"]) == '["b4"]'


def test_table_and_rack_may_be_told_in_words(rummy: Rummy) -> None:
    told = ("--table", "rot 4, rot 5, rot 6 | blau 8, schwarz 8, gelb 8", "--rack", "rot 7, joker")
    answer = rummy("solve", "rummikub", *told, "--language", "de", "--json")
    assert answer.status == 0
    assert "r7" in answer.json["played"]
