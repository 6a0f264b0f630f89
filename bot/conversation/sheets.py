"""Which sheet a name means."""

from difflib import get_close_matches

from bot.reading.marks import SHOWN
from bot.render.names import quoted
from bot.screens.voice import Voice
from core.rules.sheet import Sheet

STANDARD = "rummikub"
"""What is meant where nobody says which."""


class NoSuchSheetError(ValueError):
    """There is no sheet of this name; `near` is one that may be meant."""

    def __init__(self, name: str, near: str) -> None:
        super().__init__(name)
        self.name = name
        self.near = near


def find_sheet(voice: Voice, text: str) -> Sheet:
    """Return the sheet with this id or name, in the reader's language; raises NoSuchSheetError."""
    wanted = " ".join(text.split()).casefold()
    by_name = {voice.sheet(sheet).casefold(): sheet for sheet in voice.sheets.values()}
    found = voice.sheets.get(wanted.replace(" ", "-")) or by_name.get(wanted)
    if found is None:
        near = get_close_matches(wanted[:SHOWN], [*voice.sheets, *by_name], n=1)
        raise NoSuchSheetError(quoted(text.strip(), SHOWN), near[0] if near else "")
    return found
