"""Every text fits its place, in every language, with the longest figures."""

import re
from collections.abc import Mapping

import pytest
from fluent.syntax import ast

from bot.render.names import LONGEST_NAME
from tests.support.texts import LANGUAGES, longest, messages
from tests.support.translator import TRANSLATOR

SHORT = dict.fromkeys(
    ("code", "count", "needed", "missing", "points", "amount", "seconds", "hints", "most", "meld",
     "number", "minutes"), 4)  # fmt: skip
FIGURES: Mapping[str, int] = SHORT | {
    "what": 0,
    "allowed": 60,
    "rule": 36,
    "now": 30,
    "tiles": 40,
    "left": 3,
    "right": 3,
}
"""The maximum lengths of figures that are not names; longer lists of pieces appear elsewhere."""

PLACES = (
    (r"button-.*|settings-back|telegram-welcome-.*|discord-(to|before).*", 30),
    (r"settings-pick-.*|discord-choose", 150),
    (r"word-.*|discord-(?!closed|arrange).*", 100),
    (r"discord-arrange.*", 45),
    (r"option-.*|choice-.*|short-(clock|goal|assist|look)-.*", 36),
    (r"page-.*", 80),
    (r"refusal-.*|table-.*|limit-.*|need-.*|telegram-.*|note-.*", 1024),
    (r"(telegram-choose|telegram-faceless|refusal-(stale|not-.*|round-over)|table-not-.*)", 200),
)
"""What is shown where, and how much there is room for.

A button shows 30 letters whole on a phone, Discord takes 80; its commands take 100 as a
description, its lists 150, its forms 45, a caption of Telegram 1,024, a word aside 200.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place(language: str) -> None:
    said = messages(language)
    assert [each for keys, room in PLACES for each in _too_long(said, keys, room)] == []


def _too_long(said: Mapping[str, ast.Message], keys: str, room: int) -> list[tuple[str, int]]:
    lengths = (
        (k, longest(m.value, FIGURES, LONGEST_NAME))
        for k, m in said.items()
        if re.fullmatch(keys, k)
    )
    return [(key, length) for key, length in lengths if length > room]


def test_a_text_can_be_too_long() -> None:
    assert _too_long(messages("en"), "note-host", 30) == [("note-host", LONGEST_NAME + 17)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_of_a_turn_say_the_same(language: str) -> None:
    taking = "play arrange arrange-rack onto melds drop return discard"
    together = f"undo reset back more draw pass hint nudge {taking}"
    said = [TRANSLATOR.text(f"button-{one}", language) for one in together.split()]
    assert [label for label in said if said.count(label) > 1] == []
