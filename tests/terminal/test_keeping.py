"""An unfinished match is kept as a record, and taken up as it was."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from core.rules.records.reading import read_record
from core.rules.records.replay import replay
from tests.terminal.beginner import Beginner
from tests.terminal.evening import Evening


def after(lines: int, beginner: Beginner) -> Callable[[str], str | None]:
    """Play on like a beginner for so many lines, then end the input."""
    left = iter(range(lines))
    return lambda written: None if next(left, None) is None else beginner.line(written)


def scene(written: str) -> str:
    """The last turn that was shown, without what is new in it and how it came about."""
    turn = written[written.rindex("round 1") :].split("Tiles are named", maxsplit=1)[0]
    return "\n".join(
        re.findall(r"^(?: .*|Ann: .*|[a-zJ]\d.*)$", turn.replace("+", ""), re.MULTILINE)
    )


@pytest.mark.parametrize("sheet", ["rummikub", "kids", "budacsek"])
def test_a_match_goes_on_where_it_was(sheet: str, tmp_path: Path) -> None:
    evening, beginner = Evening(folder=tmp_path, seed=4), Beginner()
    assert evening.plays(after(25, beginner), sheet)
    assert "rummy play --resume" in evening.answers[-1]
    turns = [answer for answer in evening.answers if "Your rack" in answer]
    before = [answer for answer in turns if "not laid yet" not in answer][-1]
    assert evening.goes_on(lambda _written: None)
    assert "On with your last match." in evening.answers[0]
    assert scene(evening.answers[0]) == scene(before)


def test_a_match_that_was_taken_up_is_played_to_its_end(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path, seed=4)
    assert evening.plays(after(12, Beginner()), "basic")
    assert evening.goes_on(Beginner().line)
    assert "This round:" in evening.answers[-2]


def test_cards_go_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path, seed=4)
    evening.types("take stock", sheet="basic")
    assert evening.goes_on(lambda _written: None)
    assert "and then “discard” a card" in evening.answers[0]


def test_what_is_kept_is_a_record_that_replays(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path, seed=4)
    assert evening.plays(after(8, Beginner()), "schmidt", ("easy", "easy"))
    (place,) = (tmp_path / "matches").iterdir()
    record = read_record(place.read_text("utf-8"))
    moves = list(replay(record))
    assert len(moves) > 12
    assert all(move.decision.ok for move in moves)
    assert record.seats == ("me", "easy2", "easy3")
    assert record.names == {"me": "Ann"}


def test_house_rules_are_kept(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path)
    assert evening.plays(lambda _written: None, "kids", rules={"hand": 5, "jokers": 6})
    assert evening.goes_on(lambda _written: None)
    assert "Your rack (5)" in evening.answers[0]


def test_the_latest_of_several_is_taken_up(tmp_path: Path) -> None:
    Evening(folder=tmp_path, seed=4).types("draw", sheet="rummikub")
    Evening(folder=tmp_path, seed=5).types("draw", sheet="schmidt")
    evening = Evening(folder=tmp_path)
    assert evening.goes_on(lambda _written: None)
    assert "Schmidt Rummy" in evening.answers[0]
    assert len(list((tmp_path / "matches").iterdir())) == 2


def test_without_a_kept_match_there_is_nothing_to_take_up(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path)
    assert not evening.goes_on(lambda _written: None)
    assert "There is no unfinished match." in evening.answers[0]


@pytest.mark.parametrize("broken", ["", "format = 3", "\x00", 'format = "rummy-record/1"\n'])
def test_a_broken_file_is_named(tmp_path: Path, broken: str) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "rummikub-abcd.toml").write_text(broken)
    evening = Evening(folder=tmp_path)
    assert not evening.goes_on(lambda _written: None)
    assert "rummikub-abcd.toml" in evening.answers[0]


def test_a_table_that_was_left_is_not_kept(tmp_path: Path) -> None:
    answers = Evening(folder=tmp_path).types("draw", "leave")
    assert re.search("You have left table", answers[-2])
    assert not list((tmp_path / "matches").iterdir())
