"""Answers to a press name the buttons instead of the typed words."""

import re
from collections.abc import Mapping

from bot.render.names import without_idle_marks
from bot.screens.parts import label
from bot.screens.voice import Voice
from core.rules.sheet import Sheet

AT_HAND: Mapping[str, str] = {
    word: word
    for word in (
        "draw", "pass", "done", "undo", "hint", "discard", "return", "object", "accept",
        "take stock", "take discard", "auto off", "resume", "rematch", "start",
    )
} | {"next": "next ready"}  # fmt: skip
"""Words that have a button when they are useful, with the word of that button's label."""

_QUOTED = re.compile(r"(?<=[“„«])(\s?)([a-z]+(?: (?:stock|discard|off)\b)?)(?=[^“”„«»]*[”“»])")


def by_button(voice: Voice, text: str, sheet: Sheet | None = None) -> str:
    """Replace quoted words by the labels of their buttons."""

    def named(found: re.Match[str]) -> str:
        word = AT_HAND.get(found[2])
        return found[0] if word is None else f"{found[1]}{label(voice, word, sheet)}"

    return _QUOTED.sub(named, without_idle_marks(text))
