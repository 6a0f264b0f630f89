"""`rummy play`: what may be asked for; the playing itself is tried at the terminal."""

import pytest

from bot.commands.console import Console, UnusableError
from bot.commands.play import players, somebody
from bot.main import load_settings
from core.rules.sheets import SHEETS
from tests.commands.answer import Rummy


def test_one_seat_is_mine_wherever_it_is() -> None:
    assert players(SHEETS["kids"], "easy, YOU ,easy") == ("easy", "you", "easy")


@pytest.mark.parametrize("seats", ["easy,easy", "you,you", "", "easy,wild"])
def test_not_two_and_not_none(seats: str) -> None:
    with pytest.raises(UnusableError):
        players(SHEETS["kids"], seats)


def test_whoever_gives_no_name_is_called_as_the_machine_calls_him(
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
        (["--rule", "hand=30", "--rule", "copies=1"], ["not enough"]),
        (["--name"], ["--name"]),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_dealt(
    rummy: Rummy, arguments: list[str], words: list[str]
) -> None:
    rummy("play", *arguments).refuses(*words)


def test_an_input_that_ends_keeps_the_match_and_it_is_taken_up_again(program: Rummy) -> None:
    settings = {"RUMMY_LANGUAGE": "en"}
    begun = program("play", "--sheet", "kids", "--seed", "4", stdin=b"rack\n", settings=settings)
    assert begun.status == 0
    assert "--resume" in begun.out
    resumed = program("play", "--resume", stdin=b"rack\n", settings=settings)
    assert resumed.status == 0
    rack = next(line for line in begun.out.splitlines() if " J" in line or "r" in line)
    assert rack
    assert "myRummy Kids" in resumed.out


def test_words_are_followed_without_a_terminal(program: Rummy) -> None:
    answer = program("play", "--sheet", "basic", "--seed", "4", "--name", "Ann", stdin=b"help\n")
    assert answer.status == 0
    assert "take stock" in answer.out
    assert "\x1b" not in answer.out
