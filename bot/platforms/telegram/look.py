"""A screen as it will stand on Telegram: as texts, or as a picture with a text below it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from telegram import InlineKeyboardMarkup

from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.looking import FIRST, Looking
from bot.platforms.telegram.writing import Text, written
from bot.render.parting import units
from bot.render.picture import Picture
from bot.screens.digest import looks
from bot.screens.parts import paragraphs
from bot.screens.screen import Screen

BELOW = 1024
"""UTF-16 code units of the text below a picture."""


@dataclass(frozen=True, slots=True)
class Look:
    """What is to be seen: buttons stand below the last of its texts."""

    texts: tuple[Text, ...]
    buttons: InlineKeyboardMarkup | None
    picture: Picture | None = None
    hushed: bool = False
    """Whether it comes without a sound."""
    """Then there is one text, below the picture."""

    @property
    def digest(self) -> str:
        """What is the same only for what looks the same."""
        said = [(text.plain, text.marks) for text in self.texts]
        return looks(said, self.buttons, self.painted)

    @property
    def painted(self) -> str:
        """The same of the picture alone; nothing where there is none."""
        return "" if self.picture is None else looks(self.picture)

    def under(self, part: int) -> InlineKeyboardMarkup | None:
        """Return the buttons under one of the texts."""
        return self.buttons if part == len(self.texts) - 1 else None

    def and_then(self, line: str) -> "Look":
        """Return the same with a line at the end of the text."""
        return replace(self, texts=(*self.texts[:-1], self.texts[-1].and_then(line)))


def look_of(
    screen: Screen, called: Mapping[int, str], looking: Looking = FIRST, *, private: bool
) -> Look:
    """Return how a screen looks; `called` are accounts with the names by which they are called."""
    said = paragraphs(screen.beside or screen.text, screen.coach)
    return Look(written(said, called, private=private), keyboard(screen, looking))


def pictured(
    screen: Screen, called: Mapping[int, str], looking: Looking = FIRST, *, private: bool
) -> Look | None:
    """Return how a screen looks as a picture; None where it has none, or says too much for one."""
    said = (paragraphs(told, screen.coach) for told in (screen.caption, screen.brief) if told)
    captions = (written(text, called, private=private) for text in said)
    fitting = (texts for texts in captions if len(texts) == 1 and units(texts[0].plain) <= BELOW)
    texts = next(fitting, None)
    if screen.picture is None or texts is None:
        return None
    return Look(texts, keyboard(screen, looking), screen.picture)
