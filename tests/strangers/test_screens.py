"""The evenings that `poe screens` writes down for editors."""

from pathlib import Path

import pytest

from core.rules.sheets import SHEETS
from tasks.screens.book import Book
from tasks.screens.evening import SCRIPTS, new_book, sit
from tasks.screens.script import DEALS, lines_of, position
from tasks.screens.shown import Forms, Shown

LOBBY = (
    "== meeting",
    "* Ann starts: {Ann} opened the private chat",
    "~ * Ben starts: {Ben} opened the private chat",
    "== lobby",
    "Ann says in the group: new kids",
    "Ben presses in the group: join",
    "Ben presses in the group: start",
    "== table",
    "~ Ann says in the group: start",
    "The table is: r1 r2 r3; racks r4 b1 b2, g5",
    "Ann says: play r4",
)
NAMES = [name for names in SCRIPTS.values() for name in names]


def test_a_script_becomes_screens_that_say_who_sees_what(tmp_path: Path) -> None:
    book = new_book("de", 1)
    assert sit(book, "telegram", "de", LOBBY, 1) == []
    book.write(tmp_path)
    lobby, table = (
        (tmp_path / f"{name}.txt").read_text("utf-8") for name in ("002-lobby", "003-table")
    )
    assert "Telegram. Everybody in the group sees a new message. Anna typed: /new kids." in lobby
    assert "[Mitspielen]" in lobby
    assert (
        "Telegram. Ben sees a pop-up with OK. Ben pressed [Los geht’s].\n\nDas kann nur der Host."
        in lobby
    )
    assert "Anna typed: legen r4." in table
    assert "For screen readers: myRummy Kids: Runde 1" in table
    assert "Das kann nur der Host." in (tmp_path / "sentences.txt").read_text("utf-8")


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_a_script_exists_in_its_game(name: str, number: int) -> None:
    sheet = SHEETS["rummikub"]
    for line in lines_of(name, number):
        if deal := DEALS.fullmatch(line):
            sheet = SHEETS[deal[2]]
        elif line.startswith("The table is: "):
            told = position(line.removeprefix("The table is: "))
            assert len(told.of(sheet).racks) == len(told.racks)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("It’s Anna’s turn.", "It’s Ben’s turn."),
        ("You don’t have r5 on your rack.", "You don’t have b7 k12 J on your rack."),
        ("Your rack, 3: red 1, 2; joker", "Your rack, 2: new blue 4; black 13"),
        ("Use “join” to take a seat.", "Use /join to take a seat."),
        ("Rummikub, table BCDF, round 1", "Schmidt Rummy, table XQJZ, round 3"),
    ],
)
def test_names_numbers_and_pieces_do_not_make_another_sentence(one: str, other: str) -> None:
    forms = Forms("en", ("Anna", "Ben"))
    assert forms.of(one) == forms.of(other) != ""


def test_a_screen_without_a_new_sentence_is_left_out() -> None:
    book = Book(Forms("en", ("Anna", "Ben")))
    book.begin("table")
    assert book.add(
        "Telegram", Shown("Ben", "a new message", ["It’s Anna’s turn."]), "A turn ended"
    )
    again = Shown("Ben", "a new message", ["It’s Ben’s turn."])
    assert not book.add("Telegram", again, "A turn ended")
    assert book.count == 1
