"""A terminal shows numbered melds, and marks new pieces not by colour alone."""

import re
from dataclasses import replace

from bot.platforms.terminal.printing import LINES_BEFORE_COLUMNS, TerminalFormatter
from bot.reading.pieces import read_groups
from bot.render.board import ShownMeld, ShownPiece
from bot.render.pieces import coloured
from bot.render.telling import length
from bot.render.writing import OwnEmoji, Squares, emoji_name
from bot.screens.formatter import LONGEST, PlainFormatter
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import Set, crowd

PLAIN = TerminalFormatter()
COLOURS = TerminalFormatter(paint=coloured)
AT = Set(SHEETS["rummikub"])


def melds(table: str, seen: str = "") -> tuple[ShownMeld, ...]:
    return replace(AT, table=table).public(seen).melds


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_melds_are_numbered() -> None:
    table = "r4 r5 J=r6 | b8 k8 J"
    assert PLAIN.melds(melds(table, seen=table)) == "  1. r4 r5 J=r6\n  2. b8 k8 J"


def test_a_meld_keeps_its_number_when_one_before_it_is_gone() -> None:
    assert PLAIN.melds(melds("b8 k8 y8", seen="r4 r5 r6 | b8 k8 y8")) == "  2. b8 k8 y8"


def test_a_faulty_meld_looks_like_any_other() -> None:
    by_players = Set(SHEETS["budacsek"], "r4 r5 b9")
    for formatter in (PLAIN, COLOURS, PlainFormatter()):
        shown = without_colours(formatter.melds(by_players.public().melds))
        assert shown.strip() == "1. +r4 +r5 +b9"


def test_each_new_piece_has_a_plus() -> None:
    shown = PLAIN.melds(melds("r4 r5 r6 r7 | r7 k7 y7", seen="r4 r5 r6 | r7 k7 y7"))
    assert shown == "  1. r4 r5 r6 +r7\n  2. r7 k7 y7"


def test_pieces_stand_on_one_line() -> None:
    shown = (ShownPiece("r4"), ShownPiece("r5", new=True), ShownPiece("J"))
    assert PLAIN.shown(shown) == PlainFormatter().shown(shown) == "r4 +r5 J"


def test_without_its_colours_a_screen_reads_the_same() -> None:
    table = melds("r4 J=r5 r6 | r8 y8 J", seen="r4 J=r5 r6")
    assert without_colours(COLOURS.melds(table)) == PLAIN.melds(table)
    assert COLOURS.melds(table) != PLAIN.melds(table)


class TestPlain:
    def test_a_table_can_be_typed_back(self) -> None:
        text = PlainFormatter().melds(melds("r4 r5 J=r6 | b8 k8 y8 | k1 k2 k3", seen="r4 r5 J=r6"))
        assert read_groups(text, "en", "tiles") == "r4 r5 J=r6 | b8 k8 y8 | k1 k2 k3"

    def test_emoji_are_read_back_too(self) -> None:
        text = PlainFormatter().in_emoji().melds(melds("r4 r5 J=r6 | b8 k8 y8"))
        assert "🟥" in text
        assert read_groups(text, "en", "tiles") == "r4 r5 J | b8 k8 y8"

    def test_a_table_too_long_in_emoji_is_written_in_notation(self) -> None:
        many = melds(crowd(SHEETS["rummikub"]))
        assert length(PlainFormatter().in_emoji().melds(many)) <= LONGEST
        wordy = PlainFormatter(
            writers=(
                OwnEmoji({}),
                OwnEmoji(dict.fromkeys(_NAMES, "<:joker_r5:1234567890123456789>")),
            )
        ).in_emoji()
        assert wordy.melds(many) == PlainFormatter().melds(many)

    def test_emoji_that_are_not_known_are_left_to_the_next_writer(self) -> None:
        few = PlainFormatter(writers=(OwnEmoji({"r4": "R4"}), Squares())).in_emoji()
        assert few.shown((ShownPiece("r4"),)) == "R4"
        assert few.shown((ShownPiece("r5"),)) == "🟥 5️⃣"


_NAMES = [emoji_name(shown) for meld in melds(crowd(SHEETS["rummikub"])) for shown in meld.pieces]


def test_a_joker_wears_the_colour_of_what_it_stands_for() -> None:
    ink = r"\x1b\[1;38;5;(\d+)"
    assert re.findall(ink, coloured("J=r6")) == re.findall(ink, coloured("r1"))
    assert re.findall(ink, coloured("J")) != re.findall(ink, coloured("r1"))


def test_hearts_are_red_and_spades_black() -> None:
    assert coloured("10H").replace("10H", "") == coloured("QD").replace("QD", "")
    assert coloured("10H").replace("10H", "") != coloured("10S").replace("10S", "")


def test_text_that_is_no_piece_is_not_coloured() -> None:
    assert coloured("1:6") == "1:6"


def test_a_big_table_stands_in_two_columns_that_fit_a_terminal() -> None:
    count = LINES_BEFORE_COLUMNS + 7
    shown = COLOURS.melds(melds(" | ".join(["r4 r5 r6 r7 r8"] * count)))
    lines = without_colours(shown).splitlines()
    assert len(lines) == 11
    assert max(map(len, lines)) < 80
    assert [lines[0].split()[place] for place in (0, 6)] == ["1.", "12."]
    assert lines[10].split() == ["11.", *(f"+r{n}" for n in range(4, 9))]
