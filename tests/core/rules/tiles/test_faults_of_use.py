"""A lay that misuses the table names the meld at fault, and the tiles that would help."""

import pytest

from tests.core.rules.tiles.turns.person import Person


def faults(sheet: str, table: str, rack: str, final: str) -> list[str]:
    """Why a lay is refused: code, the meld as it lay, and what would replace its joker."""
    return Person.at(sheet, rack=rack, table=table).says("arrange", final).refused


@pytest.mark.parametrize(
    ("sheet", "table", "rack", "final", "told"),
    [
        (
            "rummikub",
            "r9 r10 r11 r12 J | k1 k2 k3",
            "b5 b6 y1",
            "r9 r10 r11 r12 | k1 k2 k3 | b5 b6 J=b7",
            ["joker_not_replaced r9 r10 r11 r12 J (r13)"],
        ),
        (
            "rummikub",  # r11 y11 J of r11 r12 J: the joker no longer stands for r13
            "r11 r12 J | r9 r10 r11",
            "y11 k3",
            "r11 y11 J | r9 r10 r11 r12",
            ["joker_not_replaced r11 r12 J (r13)"],
        ),
        (
            "rummikub",
            "k5 y5 J | r1 r2 r3",
            "k1 k2 y9",
            "k1 k2 J=k3 | k5 y5 | r1 r2 r3",
            ["too_short k5 y5", "joker_not_replaced k5 y5 J (r5 b5)"],
        ),
        (
            "rummikub",  # one r13 frees only one of two jokers that stand for it
            "r11 r12 J | k13 y13 b13 J",
            "r13 k7 k8 b1 b2 y4",
            "r11 r12 r13 | k13 y13 b13 | k7 k8 J=k9 | b1 b2 J=b3",
            ["joker_not_replaced b13 k13 y13 J (r13)"],
        ),
        (
            "kids",
            "b2 b3 J=b4 | y1 y2 y3",
            "r5 r6 b9",
            "b2 b3 | r5 r6 J=r7 | y1 y2 y3",
            ["too_short b2 b3", "joker_not_replaced b2 b3 J (b4)"],
        ),
        (
            "schmidt",
            "r3 r4 r5 | r6 r7 r8 | g5 g6 g7 g8",
            "r9 b1",
            "r3 r4 r5 r6 | r7 r8 r9 | g5 g6 g7 g8",
            ["keep3 r6 r7 r8"],
        ),
        (
            "kids",
            "r3 r4 r5 r6 r7 | y1 y2 y3",
            "r8 b1",
            "r3 r4 r5 | r6 r7 r8 | y1 y2 y3",
            ["rebuild_not_allowed r3 r4 r5 r6 r7"],
        ),
    ],
)
def test_the_meld_at_fault_is_named(
    sheet: str, table: str, rack: str, final: str, told: list[str]
) -> None:
    assert faults(sheet, table, rack, final) == told


def test_a_tile_anywhere_on_the_table_replaces_the_joker_that_stands_for_it() -> None:
    """Only the final table counts: b5 could have gone to the fives and back (rack_or_table)."""
    table = "b4 b5 b6 | k5 y5 J"
    final = "b4 b5 b6 | k3 J=k4 k5 | y5 y6 y7"
    assert not faults("rummikub", table, "k3 y6 y7 b1", final)


def test_a_joker_that_waits_in_what_is_left_of_its_meld_is_no_fault_yet() -> None:
    found = faults("rummikub", "r11 r12 J | k1 k2 k3", "b1", "r12 J=r13 | r11 | k1 k2 k3")
    assert not any("joker_not_replaced" in fault for fault in found)


def test_a_joker_in_a_meld_with_a_tile_too_many_is_no_fault() -> None:
    found = faults("rummikub", "y1 y2 y3 y4 J", "y1 b5", "y1 y1 y2 y3 y4 J=y5")
    assert found
    assert not any("joker_not_replaced" in fault for fault in found)


def test_a_joker_in_hand_is_still_owed_to_its_meld() -> None:
    found = faults("rummikub", "r11 r12 J | k1 k2 k3", "b1", "r11 r12 | J | k1 k2 k3")
    assert "joker_not_replaced r11 r12 J (r13)" in found
