"""Recognizes pieces in texts, and words in the ids of buttons."""

import re
from collections.abc import Collection

from bot.screens.screen import ASKED
from tests.support.texts import LANGUAGES, message, parts

PIECE = re.compile(r"(?<![\w=])([rbkgy]\d{1,2}|(?:10|[2-9AJQK])[SHDC])(?!\w)")
DRAWN = "|".join(re.escape(parts(message(one, "start-highest"))[0]) for one in LANGUAGES)
"""How, in each language, the draw for the first player begins."""
SUGGESTED = re.compile(rf"^(?:•.*|[“/][a-z ]+”?: .*|.* missing.*|(?:{DRAWN}).*)$", re.MULTILINE)
"""Lines that may name pieces of others: examples of rules, and what would make a meld."""


_WHOSE = re.compile(rf" {ASKED}\d+$")


def said_by(button: str) -> str:
    """Return what a button says, from its id, without the person whose question it answers."""
    return _WHOSE.sub("", button.split(".", 3)[-1])


SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_SIGNED = re.compile(rf"(?<!\w)(10|[2-9AJQK])([{''.join(SIGNS)}])\ufe0f?")


def in_notation(text: str) -> str:
    """Return a text with `4♠️` written as `4S`, as sentences in English show cards."""
    return _SIGNED.sub(lambda found: found[1] + SIGNS[found[2]], text)


def run_of_three(rack: Collection[str]) -> list[str] | None:
    """Return three tiles of one colour in a row, if the rack has them."""
    for tile in rack:
        if re.fullmatch(r"[a-z]\d+", tile):
            run = [f"{tile[0]}{int(tile[1:]) + step}" for step in range(3)]
            if set(run) <= set(rack):
                return run
    return None


def run_of(rack: Collection[str]) -> list[str]:
    """Return three tiles of one colour in a row; fail if the rack has none."""
    run = run_of_three(rack)
    assert run is not None, rack
    return run
