"""Moves and positions of cards as records write them (contract, section 2)."""

import pytest

from core.rules.actions import Leave, Timeout, UnknownWordError
from core.rules.cards.family import FAMILY
from core.rules.cards.model.actions import Discard, Done, LayOff, MeldCards, Take
from core.rules.cards.model.printed import BASIC
from core.rules.events import RoundDealt
from core.rules.pieces import UnreadableError
from core.rules.records.positions import PositionError
from tests.support.rules.card_table import a_deal, a_sheet, a_table, cards


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("take stock", Take(source="stock")),
        ("take STOCK : KD 9H", Take(source="stock", stock=cards("KD 9H"))),
        ("take stock: KD", Take(source="stock", stock=cards("KD"))),
        ("take discard", Take(source="discard")),
        ("meld 7c 8C 9C", MeldCards(cards=cards("7C 8C 9C"))),
        ("layoff 7C 8C 2", LayOff(cards=cards("7C 8C"), onto=2)),
        ("discard TH", Discard(card=cards("10H")[0])),
        ("done", Done()),
        ("timeout", Timeout()),
        ("timeout : KD", Timeout(stock=cards("KD"))),
        ("leave", Leave()),
    ],
)
def test_moves_are_read(move: str, action: object) -> None:
    verb, _, text = move.partition(" ")
    assert FAMILY.notation.read_move(verb, text) == action


@pytest.mark.parametrize(
    "move",
    [
        "take",
        "take hand",
        "take discard : KD",
        "take stock : KD ?",
        "meld 7C r5",
        "layoff 7C",
        "layoff 1",
        "layoff 7C x",
        "layoff 7C -1",
        "layoff 7C ²",
        "layoff 7C 99999",
        "discard",
        "discard 7C 8C",
        "done 7C",
        "timeout 7C 8C",
        "leave now",
    ],
)
def test_a_line_that_is_no_move_is_unreadable(move: str) -> None:
    verb, _, text = move.partition(" ")
    with pytest.raises(UnreadableError):
        FAMILY.notation.read_move(verb, text)


@pytest.mark.parametrize("verb", ["draw", "lay", "pass", "object", "", "undo"])
def test_verbs_of_other_games_are_unknown(verb: str) -> None:
    with pytest.raises(UnknownWordError):
        FAMILY.notation.read_move(verb, "")


def test_events_are_written_as_the_moves_that_led_to_them() -> None:
    table = a_table(Ann="9C 7C 8C JH KD 2S", Ben="3S 3D 3C", discard="2C 9H 5D")
    ann, ben = table
    ann.takes("stock : 9H 2C").melds("9C 7C 8C").discards("KD")
    ben.takes("discard").discards("3S")
    ann.does("timeout")
    ben.does("leave")
    assert [FAMILY.notation.write_event(event) for event in table.history] == [
        "take stock : 9H 2C",
        "meld 7C 8C 9C",
        "discard KD",
        "take discard",
        "discard 3S",
        "timeout",
        "leave",
    ]


def test_a_lay_off_is_written_with_its_meld() -> None:
    table = a_table(Ann="JH 7H KD", Ben="3D", stock="4D", table="8S 8D 8C | 8H 9H 10H")
    ann, _ = table
    ann.takes("stock").lays_off("JH 7H", 2)
    assert FAMILY.notation.write_event(table.history[-1]) == "layoff 7H JH 2"


def test_a_shuffle_on_timeout_is_written_with_its_order() -> None:
    table = a_table(Ann="2S QH", Ben="3S", discard="2C KD 5D")
    ann, _ = table
    ann.does("timeout : KD 2C")
    assert FAMILY.notation.write_event(table.history[-1]) == "timeout : KD 2C"


def test_a_shuffle_that_the_reader_may_not_know_is_written_in_question_marks() -> None:
    table = a_table(Ann="2S QH", Ben="3S", discard="2C KD 5D")
    ann, _ = table
    ann.takes("stock")
    assert (
        FAMILY.notation.write_event(FAMILY.rules.redact(table.history[-1], 0)) == "take stock : ? ?"
    )


def test_an_end_that_only_follows_is_no_move() -> None:
    table = a_table(Ann="2S", Ben="3S")
    ann, _ = table
    ann.takes("stock")
    written = [FAMILY.notation.write_event(event) for event in table.history]
    assert written == ["take stock", None]
    assert FAMILY.notation.write_event(RoundDealt(stock=(), starter=0)) is None


def test_a_position_is_written_in_full() -> None:
    assert a_deal(a_sheet(hand=2), seats=2).position == {
        "table": "",
        "stock": " ".join(str(card) for card in FAMILY.pieces.pack(BASIC)[5:]),
        "to_move": "Ann",
        "opened": [],
        "racks": {"Ann": "AS 2S", "Ben": "3S 4S"},
        "discard": "5S",
        "turn": "",
        "starter": "Ann",
    }


def test_a_position_in_the_middle_of_a_turn_names_the_card_drawn() -> None:
    table = a_table(Ann="2S", Ben="3S", stock="9C", discard="4D 5D", starter="")
    ann, ben = table
    ann.takes("discard")
    assert (table.position["turn"], table.position["starter"]) == ("drawn 5D discard", "")
    ann.discards("2S")
    ben.takes("stock")
    assert table.position["turn"] == "drawn 9C stock"


def test_going_rummy_stays_possible_from_a_position_within_the_turn() -> None:
    table = a_table(Ann="7C 8C 5D", Ben="KD", stock="9C", discard="2D")
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C")
    assert table.position["opened"] == ["Ann"]
    again = FAMILY.notation.read_position(BASIC, table.names, table.position)
    assert again == table.round
    ann.discards("5D")
    assert ann.goes_out().doubled
    assert "opening" not in table.position


def test_a_position_counts_the_reshuffles() -> None:
    table = a_table(Ann="2S", Ben="3S", discard="2C KD 5D")
    ann, _ = table
    ann.takes("stock")
    assert table.position["reshuffles"] == 1
    assert FAMILY.notation.read_position(BASIC, table.names, table.position) == table.round


def test_a_round_that_is_over_is_in_no_turn() -> None:
    table = a_table(Ann="7C 8C", Ben="3S", stock="9C")
    ann, _ = table
    ann.takes("stock").melds("7C 8C 9C")
    assert table.position["turn"] == ""
    assert table.position["racks"] == {"Ann": "", "Ben": "3S"}


def test_a_ten_is_read_as_t_and_a_meld_in_any_order() -> None:
    table = a_table(Ann="TS", Ben="3S", table="9H TH 8H | 3C 3D 3H")
    assert table.position["table"] == "8H 9H 10H | 3H 3D 3C"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("to_move", "Cleo"),
        ("to_move", ""),
        ("starter", "Cleo"),
        ("opened", ["Cleo"]),
        ("opened", "Ann"),
        ("racks", {"Cleo": "2S"}),
        ("racks", "2S"),
        ("racks", {"Ann": 5}),
        ("table", "8H 9H"),
        ("table", "QH KH AH"),
        ("table", "8H 9H 10H | 8H 8S 8D"),
        ("table", ["8H 9H 10H"]),
        ("stock", "2S 4D"),
        ("discard", "4D 4D"),
        ("turn", "return"),
        ("turn", "drawn 2S"),
        ("turn", "drawn 2S hand"),
        ("turn", "drawn 4D stock"),
        ("reshuffles", -1),
        ("reshuffles", "1"),
    ],
)
def test_an_impossible_position_is_refused(field: str, value: object) -> None:
    position = {"to_move": "Ann", "racks": {"Ann": "2S", "Ben": "3S"}, field: value}
    with pytest.raises(PositionError):
        FAMILY.notation.read_position(BASIC, ("Ann", "Ben"), position)


@pytest.mark.parametrize("field", ["table", "stock", "discard"])
def test_a_position_with_a_card_that_its_reader_could_not_see(field: str) -> None:
    with pytest.raises(UnreadableError):
        FAMILY.notation.read_position(BASIC, ("Ann", "Ben"), {"to_move": "Ann", field: "? ?"})


def test_a_turn_in_the_middle_needs_a_hand() -> None:
    position = {"to_move": "Ann", "turn": "drawn 8H stock", "table": "8H 9H 10H"}
    with pytest.raises(PositionError) as error:
        FAMILY.notation.read_position(BASIC, ("Ann", "Ben"), position)
    assert error.value.field == "turn"
