"""The arguments of `rummy play`. `platforms/terminal` tests the game."""

import io
from pathlib import Path

import pytest

from bot.commands.console import Console, UnusableError
from bot.commands.play.play import players, somebody
from bot.main import load_settings
from core.rules.sheets import SHEETS
from tests.support.commands.answer import Rummy


def test_one_seat_is_mine_at_any_place() -> None:
    assert players(SHEETS["kids"], "easy, YOU ,easy") == ("easy", "you", "easy")


@pytest.mark.parametrize("seats", ["easy,easy", "you,you", "", "easy,wild"])
def test_two_own_seats_or_none_are_refused(seats: str) -> None:
    with pytest.raises(UnusableError):
        players(SHEETS["kids"], seats)


def test_a_nameless_player_gets_the_name_of_the_login(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(name, "ann")
    assert somebody(Console(load_settings)) == "ann"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--sheet", "canasta"], ["canasta", "rummikub"]),
        (["--seats", "you"], ["2", "4"]),
        (["--seats", "you,easy,easy,easy,easy"], ["2", "4"]),
        (["--seats", "easy,easy"], ["you"]),
        (["--rule", "jokers=many"], ["0–8"]),
        (["--sheet", "basic", "--rule", "jokers=4"], ["rummikub, schmidt"]),
        (["--rule", "hand=30", "--rule", "copies=1"], ["too few"]),
        (["--name"], ["--name"]),
    ],
)
def test_impossible_arguments_of_play_are_refused_before_the_deal(
    rummy: Rummy, arguments: list[str], words: list[str]
) -> None:
    rummy("play", *arguments).refuses(*words)


def test_a_database_that_is_named_and_cannot_be_used_is_refused(rummy: Rummy) -> None:
    rummy("play", "--database", "foo").refuses("is not a database address")


def test_no_folder_is_made_for_a_database_that_is_named(rummy: Rummy, tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    rummy("play", "--database", f"sqlite:///{folder}/x.sqlite3").refuses("folder", "does not exist")
    assert not folder.exists()


def test_the_resume_command_names_the_database_again(
    rummy: Rummy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    url = f"sqlite:///{tmp_path}/x.sqlite3"
    assert f"rummy play --resume --database {url}" in rummy("play", "--database", url).out


def test_move_blames_the_address_that_is_wrong(rummy: Rummy) -> None:
    rummy("move", "foo").refuses("The target is not an address")
