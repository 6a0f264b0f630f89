"""People's names cannot break the surrounding text."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.names import LONGEST_NAME, bare, safe_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann\n\tBea  ", "Ann Bea"),
        ("Ann\x1b[31m", "Ann[31m"),
        ("\u202eAnn", "Ann"),
        ("A\u2066n\u2069n", "Ann"),
        ("🦊 Fox", "🦊 Fox"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("דנה", "\u2068דנה\u2069"),
        ("a" + "\u0301" * 50, "á\u0301\u0301"),
        ("x" * 100, "x" * (LONGEST_NAME - 1) + "…"),
        ("/stop", "\u2060/\u2060stop"),
        ("“stop”", "\u2060“\u2060stop\u2060”\u2060"),
        ("Ann “", "Ann \u2060“\u2060"),
        ("", "?"),
        ("\u200b\u200d", "?"),
        ("\x00\x07", "?"),
    ],
)
def test_unsafe_names_are_made_safe(name: str, shown: str) -> None:
    assert safe_name(name) == shown


@given(st.text())
def test_names_hold_no_sign_that_moves_a_line(name: str) -> None:
    shown = safe_name(name)
    assert shown.strip()
    assert len(bare(shown)) <= LONGEST_NAME
    inside = bare(shown).strip("\u200d")
    assert not [c for c in inside if unicodedata.category(c).startswith("C") and c != "\u200d"]
