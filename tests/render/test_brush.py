"""A terminal shows melds line by line, numbered, and marks what is new without colour alone."""

import re

from bot.render.brush import LINES_BEFORE_COLUMNS, TerminalBrush
from bot.render.look import coloured
from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.pieces import read_pieces

PLAIN = TerminalBrush()
COLOURS = TerminalBrush(paint=coloured)


def a_table(text: str) -> Table:
    return tuple(Meld(Kind.RUN, read_pieces(meld)) for meld in text.split("|"))


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_melds_are_numbered() -> None:
    assert PLAIN.table(a_table("r4 r5 J=r6 | b8 k8 J")) == "  1  r4 r5 J=r6\n  2  b8 k8 J"


def test_a_faulty_meld_looks_like_any_other() -> None:
    faulty = (Meld(Kind.FALSE, read_pieces("r4 r5 b9")), *a_table("r1 r2 r3"))
    sound = (Meld(Kind.RUN, read_pieces("r4 r5 b9")), *a_table("r1 r2 r3"))
    for brush in (PLAIN, COLOURS):
        assert brush.table(faulty) == brush.table(sound)


def test_what_is_new_has_a_plus_as_often_as_it_is_new() -> None:
    shown = PLAIN.table(a_table("r4 r5 r6 r7 | b8 k8 r7"), fresh=read_pieces("r7"))
    assert shown == "  1  r4 r5 r6 +r7\n  2  b8 k8 r7"


def test_of_equal_pieces_the_one_among_other_new_ones_is_marked() -> None:
    shown = PLAIN.table(a_table("k2 k3 k4 | b2 k2 y2"), fresh=read_pieces("k2 b2"))
    assert shown == "  1  k2 k3 k4\n  2  +b2 +k2 y2"


def test_pieces_stand_on_one_line() -> None:
    assert PLAIN.pieces(read_pieces("r4 r5 J"), fresh=read_pieces("r5")) == "r4 +r5 J"


def test_a_draft_looks_like_a_table() -> None:
    groups = tuple(map(read_pieces, ("r4 r5", "b8")))
    assert PLAIN.groups(groups) == "  1  r4 r5\n  2  b8"


def test_without_its_colours_a_screen_reads_the_same() -> None:
    table = a_table("r4 b5 J=k6 | g8 y8 J")
    fresh = read_pieces("b5")
    assert without_colours(COLOURS.table(table, fresh)) == PLAIN.table(table, fresh)
    assert COLOURS.table(table) != PLAIN.table(table)


def test_a_joker_wears_the_colour_of_what_it_stands_for() -> None:
    ink = r"\x1b\[1;38;5;(\d+)"
    assert re.findall(ink, coloured("J=r6")) == re.findall(ink, coloured("r1"))
    assert re.findall(ink, coloured("J")) != re.findall(ink, coloured("r1"))


def test_hearts_are_red_and_spades_black() -> None:
    assert coloured("10H").replace("10H", "") == coloured("QD").replace("QD", "")
    assert coloured("10H").replace("10H", "") != coloured("10S").replace("10S", "")


def test_what_is_neither_tile_nor_card_stays_as_it_is() -> None:
    assert coloured("1:6") == "1:6"


def test_a_big_table_stands_in_two_columns_that_fit_a_terminal() -> None:
    melds = LINES_BEFORE_COLUMNS + 7
    shown = COLOURS.table(a_table(" | ".join(["r4 r5 r6 r7 r8"] * melds)))
    lines = without_colours(shown).splitlines()
    assert len(lines) == 11
    assert max(map(len, lines)) < 80
    assert [lines[0].split()[place] for place in (0, 6)] == ["1", "12"]
    assert lines[10].split() == ["11", "r4", "r5", "r6", "r7", "r8"]
