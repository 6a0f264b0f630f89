"""Texts for somebody who presses buttons: they name buttons in place of words to type."""

import re

from bot.reading.phrases import with_own_values
from bot.render.names import without_idle_marks
from bot.screens.parts import label
from bot.screens.voice import Voice
from core.rules.sheet import Sheet

AT_HAND = (
    "draw", "pass", "done", "undo", "hint", "discard", "return", "object", "accept", "auto",
    "take stock", "take discard", "auto off", "plan lay off", "resume", "rematch", "start", "next",
)  # fmt: skip
"""Words that have a button when they are useful."""
_BUTTONS = {"next": "next ready"}

_QUOTED = re.compile(r"(?<=[“„«])(\s?)([a-z]+(?: [a-zß-öø-ÿœ]+\b)*)(?! [A-Z]{3})(?=[^“”„«»]*[”“»])")


def by_button(voice: Voice, text: str, sheet: Sheet | None = None, *also: str) -> str:
    """Replace quoted words by the labels of their buttons; `also`: more words with buttons."""
    words = {with_own_values(word, voice.language): word for word in (*AT_HAND, *also)}

    def named(found: re.Match[str]) -> str:
        word = words.get(found[2])
        return (
            found[0]
            if word is None
            else f"{found[1]}{label(voice, _BUTTONS.get(word, word), sheet)}"
        )

    return _QUOTED.sub(named, without_idle_marks(text))
