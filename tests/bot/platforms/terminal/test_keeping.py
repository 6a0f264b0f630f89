"""An unfinished match is stored and resumed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.sampling import sampled
from tests.support.terminal.beginner import Beginner
from tests.support.terminal.evening import Evening


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(folder=tmp_path, database=f"sqlite:///{tmp_path / 'play.sqlite3'}", seed=4)


def after(lines: int, beginner: Beginner) -> Callable[[str], str | None]:
    """Play this many lines like a beginner, look at the table, and end the input."""
    left = iter((*range(lines), "table"))

    def line(written: str) -> str | None:
        now = next(left, None)
        return now if now in {None, "table"} else beginner.line(written)

    return line


def nothing(_written: str) -> None:
    """End the input without typing."""


def scene(written: str) -> str:
    """Return the last turn on the screen, without its news."""
    turn = written[written.rindex("round 1") :].split("A made-up example", maxsplit=1)[0]
    return "\n".join(
        re.findall(r"^(?: .*|Ann: .*|[a-zJ]\d.*)$", turn.replace("+", ""), re.MULTILINE)
    )


@pytest.mark.parametrize("sheet", sampled(["rummikub", "kids", "budacsek"], {"rummikub"}))
def test_a_match_goes_on_where_it_was(sheet: str, evening: Evening) -> None:
    assert evening.plays(after(12, Beginner()), sheet)
    assert "rummy play --resume" in evening.answers[-1]
    before = [answer for answer in evening.answers if "Your rack" in answer][-1]
    assert evening.goes_on(nothing)
    assert "Welcome back: your last match goes on." in evening.answers[0]
    assert scene(evening.answers[0]) == scene(before)


def test_a_draft_and_the_order_of_the_rack_are_kept(evening: Evening) -> None:
    rack = rack_of(evening.types()[0])
    order, draft = f"group {rack[-1]} {rack[0]}", f"pick {rack[3]}"
    shown = evening.types("sort number", order, draft, "table")[-2]
    assert "not confirmed" in shown
    assert evening.goes_on(nothing)
    assert scene(evening.answers[0]) == scene(shown)
    assert "not confirmed" in evening.answers[0]


def rack_of(written: str) -> list[str]:
    held = re.findall(r"Your rack \(\d+\):\n(.*)", written)[-1]
    return str(held).split()


def test_a_seeded_match_goes_on_with_the_same_stock(evening: Evening) -> None:
    _, _, drawn, _ = evening.types("draw", "draw")
    evening.types("draw")
    assert evening.goes_on(_says("draw"))
    tile = re.compile(r"You drew (\S+)\.")
    assert tile.findall(evening.answers[1]) == tile.findall(drawn) != []


def _says(*lines: str) -> Callable[[str], str | None]:
    waiting = iter(lines)
    return lambda _written: next(waiting, None)


def test_a_match_that_was_taken_up_is_played_to_its_end(evening: Evening) -> None:
    assert evening.plays(after(12, Beginner()), "basic")
    assert evening.goes_on(Beginner().line)
    assert "This round:" in evening.answers[-2]


def test_cards_go_on_in_the_middle_of_a_turn(evening: Evening) -> None:
    evening.types("take stock", sheet="basic")
    assert evening.goes_on(nothing)
    assert "then “discard” a card" in evening.answers[0]


def test_house_rules_are_kept(evening: Evening) -> None:
    assert evening.plays(nothing, "kids", rules={"hand": 5, "jokers": 6})
    assert evening.goes_on(nothing)
    assert "Your rack (5)" in evening.answers[0]


def test_the_latest_of_several_is_taken_up_and_words_are_about_it(evening: Evening) -> None:
    evening.types("draw", sheet="rummikub")
    evening.types("draw", sheet="schmidt")
    assert evening.goes_on(_says("draw"))
    assert "Schmidt Rummy" in evening.answers[0]
    assert "You drew" in evening.answers[1]


def test_of_a_new_match_the_words_are_about_the_new_one(evening: Evening) -> None:
    evening.types("draw", sheet="rummikub")
    first, drawn, _ = evening.types("draw", sheet="schmidt")
    assert "Rummikub" not in first
    assert "Your rack (15)" in drawn


def test_after_leaving_the_latest_match_the_one_before_is_resumed(evening: Evening) -> None:
    evening.types("draw", sheet="rummikub")
    evening.types("leave", "leave", sheet="kids")
    assert evening.goes_on(nothing)
    assert "Rummikub" in evening.answers[0]


def test_a_record_of_a_match_that_was_taken_up_is_of_all_of_it(
    evening: Evening, tmp_path: Path
) -> None:
    evening.types("draw")
    assert evening.goes_on(_says("draw", "record"))
    (place,) = tmp_path.glob("*.toml")
    assert place.read_text("utf-8").count("Ann draw") == 2


def test_without_a_kept_match_there_is_nothing_to_take_up(evening: Evening) -> None:
    assert not evening.goes_on(nothing)
    assert evening.answers[0] == ""


def test_a_lobby_of_another_evening_does_not_stand_in_the_way_of_a_lesson(
    evening: Evening,
) -> None:
    evening.types("new kids", "new basic")
    answers = evening.learns("draw", "learn off", "draw")
    assert "You drew" in answers[-2]


def test_a_table_that_was_left_is_not_kept(evening: Evening) -> None:
    answers = evening.types("draw", "leave", "leave")
    assert re.search("You’ve left table", answers[-2])
    assert "Goodbye" in answers[-1]
    assert not evening.goes_on(nothing)


def test_without_a_place_nothing_is_promised(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path)
    assert "Goodbye" in evening.types("draw")[-1]


def test_a_word_is_about_the_match_that_is_played_not_about_another_that_is_kept(
    evening: Evening,
) -> None:
    evening.types(sheet="kids")
    evening.pause = 3600
    drawn, too_soon = evening.types("draw", "draw", sheet="kids")[1:3]
    assert "You drew" in drawn
    assert "You’ve drawn, so your turn is over." in too_soon


@pytest.mark.parametrize(("answer", "rack"), [("", 15), ("yes", 15), ("nein", 14)])
def test_at_the_start_one_is_asked_about_an_unfinished_match(
    evening: Evening, answer: str, rack: int
) -> None:
    asked = "You have an unfinished match."
    assert asked not in evening.starts("draw", "quit")[0]
    first, then, *_ = evening.starts(answer, "quit")
    assert asked in first
    assert f"Your rack ({rack})" in then
    assert ("Welcome back: your last match goes on." in then) == (rack == 15)
