"""A screen as it will stand on Discord: what it says, its picture, what can be pressed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.platforms.discord.keys import NO_EMOJI, Row, rows
from bot.platforms.discord.writing import LONGEST, calling, harmless, with_commands
from bot.render.parting import in_parts
from bot.render.picture import Picture
from bot.screens.digest import looks
from bot.screens.screen import Attachment, Screen

ALT = 1024
"""Characters of what a picture says to who does not see it."""
BLANK = "\u200b"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What is to be seen in one message after the other: rows stand below the last."""

    texts: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    """Then there is one text, above the picture."""
    file: Attachment | None = None

    @property
    def digest(self) -> str:
        """What is the same only for what looks the same."""
        return looks(self.texts, self.rows, self.painted)

    @property
    def painted(self) -> str:
        """The same of the picture alone; nothing where there is none."""
        return "" if self.picture is None else looks(self.picture)

    @property
    def alt(self) -> str:
        """What the picture says in words; nothing where there is none."""
        return "" if self.picture is None else self.picture.alt(ALT)

    def parts(self) -> Iterator["Look"]:
        """Return what stands in each message."""
        *before, last = self.texts
        for text in before:
            yield Look(texts=(text,))
        yield replace(self, texts=(last,))

    def above(self, text: str) -> "Look":
        """Return the same below something else that is said."""
        first, *others = self.texts
        if len(first) + len(text) + 2 > LONGEST:
            return replace(self, texts=(text, *self.texts))
        return replace(self, texts=(f"{text}\n\n{first}", *others))

    def below(self, line: str) -> "Look":
        """Return the same above something else that is said."""
        *others, last = self.texts
        return replace(self, texts=(*others, f"{last}\n\n{line}"))


def look_of(
    screen: Screen,
    commands: Mapping[str, str],
    called: Mapping[int, str] | None = None,
    emoji: Mapping[str, str] = NO_EMOJI,
) -> Look:
    """Return how a screen looks.

    `called` are accounts with the names by which they are called, `emoji` the markup of the bot's
    own emoji by their names.
    """
    picture = screen.picture
    if picture is not None and len(harmless(screen.caption)) > LONGEST:
        picture = None
    said = (screen.beside or screen.text) if picture is None else screen.caption
    return Look(
        texts=in_parts(calling(said_as(said, commands), called or {}), LONGEST) or (BLANK,),
        rows=rows(screen, emoji),
        picture=picture,
        file=screen.attachment,
    )


def said_as(text: str, commands: Mapping[str, str]) -> str:
    """Write a text as Discord takes it."""
    return with_commands(harmless(text), commands)


def announcement(text: str, called: Mapping[int, str], rows_: Sequence[Row], link: str) -> Look:
    """Return how it looks that somebody's turn has begun."""
    return Look(texts=(f"{calling(harmless(text), called)}\n{link}".strip(),), rows=tuple(rows_))


def racks(screen: Screen) -> tuple[Row, ...]:
    """Return the button alone that opens the own rack."""
    own = [button for button in screen.buttons if button.word == "rack"]
    return rows(replace(screen, buttons=tuple(own), pick=None, choice=None))
