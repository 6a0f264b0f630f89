"""Terminal output has readable lines, our own colours, and no cursor movement."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.platforms.terminal.printing import harmless, wrapped
from bot.render.pieces import coloured

lines = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zs", "Zl", "Zp")) | st.just(" "))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb", "a\nb"),
        ("a\x1b[2Jb", "a[2Jb"),
        ("a\x1b]0;title\x07b", "a]0;titleb"),
        ("a\rb\x08", "ab"),
        ("\u2068Ann\u2069", "Ann"),
        ("\u202eAnn", "Ann"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("a\x1b[31mb", "a[31mb"),
    ],
)
def test_nothing_moves_the_cursor(text: str, shown: str) -> None:
    assert harmless(text) == shown


@pytest.mark.parametrize("piece", ["r5", "J", "J=y13", "10H", "AS"])
def test_our_own_colours_stay(piece: str) -> None:
    assert harmless(f"you drew {coloured(piece)}.") == f"you drew {coloured(piece)}."


@given(st.text())
def test_printed_text_holds_no_control_characters(text: str) -> None:
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", harmless(text))


def test_long_lines_break_between_words_and_keep_their_margin() -> None:
    assert wrapped("  one two three four", 12) == "  one two\n  three four"
    assert wrapped("a\n\nb", 10) == "a\n\nb"
    assert wrapped("dis «\u00a0pass\u00a0»", 10) == "dis\n«\u00a0pass\u00a0»"


def test_colours_take_no_room() -> None:
    tiles = " ".join(map(coloured, ("r1", "r2", "r3", "r4")))
    assert wrapped(tiles, 11) == tiles
    assert wrapped(tiles, 8).count("\n") == 1


@given(lines, st.integers(8, 40))
def test_wrapping_loses_no_word(line: str, width: int) -> None:
    broken = wrapped(line, width)
    assert broken.split() == line.split()
    assert all(len(row) <= width or " " not in row.strip() for row in broken.split("\n"))
