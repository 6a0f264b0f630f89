"""A meld keeps its number while it lies on the table; pictures show melds in their order."""

import pytest

from bot.render.numbering import GRIDS, Lying, Numbering, numbered, span
from core.rules.pieces import Meld
from core.rules.sheets import SHEETS

FAMILY = SHEETS["rummikub"].family


def after(*tables: str) -> Numbering:
    numbering = Numbering()
    for table in tables:
        numbering = numbering.after(FAMILY.notation.read_groups(table))
    return numbering


def numbers(numbering: Numbering) -> dict[str, int]:
    return {" ".join(map(str, meld.pieces)): meld.number for meld in numbering.melds}


def test_melds_are_numbered_as_they_come() -> None:
    assert numbers(after("r4 r5 r6 | b8 k8 y8")) == {"r4 r5 r6": 1, "b8 k8 y8": 2}


def test_laying_the_table_out_anew_changes_no_number() -> None:
    anew = after("r4 r5 r6 | b8 k8 y8", "k1 k2 k3 | b8 k8 y8 | r4 r5 r6")
    assert numbers(anew) == {"r4 r5 r6": 1, "b8 k8 y8": 2, "k1 k2 k3": 3}


def test_a_meld_that_grows_or_shrinks_is_the_same() -> None:
    assert numbers(after("r4 r5 r6", "r4 r5 r6 r7 r8", "r6 r7 r8")) == {"r6 r7 r8": 1}


def test_one_of_its_tiles_in_another_meld_does_not_carry_the_number() -> None:
    assert numbers(after("r4 r5 r6 | k1 k2 k3", "r6 b6 k6 | k1 k2 k3")) == {
        "r6 b6 k6": 1,
        "k1 k2 k3": 2,
    }
    two = after("k1 k2 k3 | r4 r5 r6", "r6 b6 k6 | k1 k2 k3 | r1 r2 r3")
    assert numbers(two) == {"r6 b6 k6": 2, "k1 k2 k3": 1, "r1 r2 r3": 3}


def test_of_a_meld_that_is_split_one_part_keeps_the_number() -> None:
    assert numbers(after("r1 r2 r3 r4 r5 r6 r7", "r1 r2 r3 | r4 r5 r6 r7")) == {
        "r4 r5 r6 r7": 1,
        "r1 r2 r3": 2,
    }


def test_a_joker_is_known_by_what_it_stands_for() -> None:
    assert numbers(after("k1 k2 k3 | r4 J=r5 r6", "r4 r5 r6 | k1 k2 k3 | J b9 k9")) == {
        "r4 r5 r6": 2,
        "k1 k2 k3": 1,
        "J b9 k9": 3,
    }


def test_the_number_of_a_meld_that_is_gone_is_free_again() -> None:
    assert numbers(after("r4 r5 r6 | b8 k8 y8", "b8 k8 y8 r8", "b8 k8 y8 r8 | k1 k2 k3")) == {
        "b8 k8 y8 r8": 2,
        "k1 k2 k3": 1,
    }


@pytest.mark.parametrize("columns", GRIDS)
def test_a_meld_keeps_its_place_while_others_come_and_go(columns: int) -> None:
    before = after("r4 r5 r6 | b8 k8 y8 | k1 k2 k3 | y1 y2 y3 | r10 b10 k10 | r9 b9 k9")
    later = before.after(
        FAMILY.notation.read_groups("k1 k2 k3 k4 | y1 y2 y3 | r10 b10 k10 | r9 b9 k9 | b1 b2 b3")
    )
    was = {meld.number: meld.place(columns) for meld in before.melds}
    assert {meld.number: meld.place(columns) for meld in later.melds} == {
        number: was[number] for number in (1, 3, 4, 5, 6)
    }


@pytest.mark.parametrize("columns", GRIDS)
def test_a_meld_that_outgrows_its_place_moves_only_those_after_it(columns: int) -> None:
    before = after("r4 r5 r6 | b8 k8 y8 | k1 k2 k3")
    later = before.after(FAMILY.notation.read_groups("r4 r5 r6 | b8 k8 y8 | k1 k2 k3 k4 k5"))
    was, now = ([meld.place(columns) for meld in one.melds] for one in (before, later))
    assert now[:2] == was[:2]
    assert now[2] == 3 if columns == 3 else now[2] == was[2]


@pytest.mark.parametrize("columns", GRIDS)
def test_no_row_stays_empty_where_melds_are_gone(columns: int) -> None:
    before = after("r4 r5 r6 | b8 k8 y8 | k1 k2 k3 | y1 y2 y3 | r10 b10 k10")
    later = before.after(FAMILY.notation.read_groups("r4 r5 r6 | r10 b10 k10"))
    assert [meld.place(columns) for meld in later.melds] == [0, 1]


def test_a_meld_that_grows_or_comes_changes_no_number_in_later_turns() -> None:
    numbering = Numbering()
    for table in (
        "r4 r5 r6 | b8 k8 y8 | k1 k2 k3",
        "r4 r5 r6 r7 r8 | b8 k8 y8 | k1 k2 k3",
        "r4 r5 r6 r7 r8 | b8 k8 y8 r8 | k1 k2 k3 | y1 y2 y3",
        "r4 r5 r6 r7 r8 r9 | b8 k8 y8 r8 | k1 k2 k3 k4 k5 | y1 y2 y3",
    ):
        numbering = numbering.after(FAMILY.notation.read_groups(table)).settled()
    assert [meld.number for meld in numbering.melds] == [1, 2, 3, 4]


@pytest.mark.parametrize("columns", GRIDS)
def test_no_two_melds_lie_in_one_place(columns: int) -> None:
    tables = (
        "r1 r2 r3 | b1 b2 b3 b4 b5 | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 | y1 y2 y3",
        "r1 r2 r3 r4 r5 | y1 y2 y3 y4 y5 y6 | b1 b2 b3 | b4 b5 b6 | k1 k2 k3 k4",
    )
    for numbering in (after(tables[0]), after(*tables), after(*reversed(tables))):
        taken = [place for meld in numbering.melds for place in _places(meld, columns)]
        assert len(taken) == len(set(taken))


@pytest.mark.parametrize("columns", GRIDS)
def test_no_meld_runs_over_the_edge(columns: int) -> None:
    for meld in after("k1 k2 k3 | " + " | ".join(["r1 r2 r3 r4 r5"] * 5)).melds:
        assert meld.place(columns) % columns + span(len(meld.pieces), columns) <= columns


def _places(meld: Lying, columns: int) -> range:
    start = meld.place(columns)
    return range(start, start + span(len(meld.pieces), columns))


def test_the_tables_of_a_round_lead_to_the_same_numbers_as_turn_by_turn() -> None:
    texts = ("r4 r5 r6", "r4 r5 r6 | k1 k2 k3", "k1 k2 k3")
    tables = [
        tuple(
            meld
            for group in FAMILY.notation.read_groups(text)
            if isinstance(meld := FAMILY.pieces.judge(SHEETS["rummikub"], group), Meld)
        )
        for text in texts
    ]
    turns = Numbering()
    for text in texts:
        turns = turns.after(FAMILY.notation.read_groups(text)).settled()
    assert numbered(tables) == turns
    assert numbered(tables).numbered(1) == FAMILY.notation.read_pieces("k1 k2 k3")
    assert numbered(tables).numbered(2) is None
    assert numbered(tables, (True, True, False)) == after(*texts)


@pytest.mark.parametrize("columns", GRIDS)
def test_after_a_turn_the_numbers_are_read_from_left_to_right_without_a_gap(columns: int) -> None:
    tables = (
        "r4 r5 r6 | b8 k8 y8 | k1 k2 k3 | y1 y2 y3 | r10 b10 k10",
        "b8 k8 y8 | y1 y2 y3 | r10 b10 k10",
        "b8 k8 y8 | y1 y2 y3 | r10 b10 k10 | r1 r2 r3 r4 r5 | k4 k5 k6 | b1 b2 b3",
        "b8 k8 y8 | y1 y2 y3 y4 y5 | r10 b10 k10 | r1 r2 r3 r4 r5 | b1 b2 b3",
    )
    numbering = Numbering()
    for table in tables:
        numbering = numbering.after(FAMILY.notation.read_groups(table)).settled()
        read = sorted(numbering.melds, key=lambda meld: meld.place(columns))
        assert [meld.number for meld in read] == list(range(1, len(read) + 1))
        taken = [place for meld in read for place in _places(meld, columns)]
        assert len(taken) == len(set(taken))
        assert all(
            meld.place(columns) % columns + span(len(meld.pieces), columns) <= columns
            for meld in read
        )
