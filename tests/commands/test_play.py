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
