"""A screen as it will stand on Telegram: as texts, or as a picture with a text below it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    InlineKeyboardMarkup,
    MessageEntity,
    User,
)
from telegram.error import InvalidToken, TelegramError

from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.looking import FIRST, Looking
from bot.platforms.telegram.places import UNREADABLE
from bot.render.names import JOINER, without_idle_marks
from bot.render.picture import Picture
from bot.render.writing import in_parts, units
from bot.screens.parts import paragraphs
from bot.screens.screen import Screen
from bot.screens.surface import looks
from bot.texts.translator import FALLBACK, Translator
from core.engine.logs import error_report

_log = structlog.get_logger(__name__)

ALONE = (
    "play", "draw", "done", "undo", "hint", "rack", "tables", "table", "new", "join", "puzzle",
    "notify", "language", "rules", "help",
)  # fmt: skip
"""Offered in private, what is said most often first."""
AMONG_OTHERS = (
    "new", "join", "table", "rack", "play", "draw", "score", "rules", "settings", "help",
)  # fmt: skip
IN_CHARGE = (*AMONG_OTHERS, "start", "remove", "host", "standin", "stop")
"""Offered to the administrators of a group: whoever opens a table is its host all the same."""
TYPED = frozenset({
    "new", "join", "leave", "start", "stop", "next", "rematch", "pause", "resume", "nudge", "back",
    "host", "remove", "standin", "table", "tables", "score", "replay", "record", "rules", "ask",
    "cut", "verify", "learn", "settings", "language", "notify", "help", "stats", "top", "daily",
    "puzzle", "privacy", "rack", "sort", "group", "play", "arrange", "move", "split", "pick",
    "undo", "reset", "done", "draw", "pass", "return", "take", "meld", "layoff", "discard",
    "object", "accept",
    "hint", "repair", "auto", "quiet",
})  # fmt: skip
"""All words that can be said: design.md, section 2."""

LONGEST_DESCRIPTION = 256
"""Characters of what the menu says about a command."""
SCOPES = (
    (BotCommandScopeAllPrivateChats(), ALONE),
    (BotCommandScopeAllGroupChats(), AMONG_OTHERS),
    (BotCommandScopeAllChatAdministrators(), IN_CHARGE),
)


async def offer(bot: Bot, translator: Translator) -> None:
    """Have Telegram offer the words while people type, in each language.

    A server that cannot do that is spoken to all the same: the words can be typed.
    """
    for language in translator.languages:
        spoken = None if language == FALLBACK else language
        for scope, words in SCOPES:
            try:
                await bot.set_my_commands(_told(words, translator, language), scope, spoken)
            except InvalidToken:
                raise
            except (TelegramError, *UNREADABLE) as error:
                _log.warning("no commands offered", language=language, **error_report(error))
                return


def _told(words: Iterable[str], translator: Translator, language: str) -> list[BotCommand]:
    return [
        BotCommand(word, translator.text(f"word-{word}", language)[:LONGEST_DESCRIPTION])
        for word in words
    ]


LONGEST = 4096
"""UTF-16 code units of one message."""

_QUOTED = re.compile(r"[“„«]\s?([a-z]+)( [^“”„«»]*?)?\s?[”“»]")
_CALL = re.compile(r"@(?=\w)|(?<=\w)[.](?=\w)|(?<![\w/])/(?=\w)")


@dataclass(frozen=True, slots=True)
class Text:
    """What one message says, and who is called by it."""

    plain: str
    marks: tuple[MessageEntity, ...] = ()

    def and_then(self, line: str) -> "Text":
        """Return the same with another line."""
        return replace(self, plain=f"{self.plain}\n{line}")


def written(text: str, called: Mapping[int, str], *, private: bool) -> tuple[Text, ...]:
    """Write a screen's text as messages. `called` are accounts with their names."""
    parts = in_parts(with_commands(harmless(text), but=_not_said(private=private)), LONGEST)
    names = {account: harmless(name) for account, name in called.items()}
    return tuple(Text(part, mentions(part, names)) for part in parts)


def as_alert(text: str, *, private: bool) -> str:
    """Write a text for a window over a chat, where nobody is called and nothing leads anywhere."""
    return with_commands(without_idle_marks(text), but=_not_said(private=private))


def _not_said(*, private: bool) -> frozenset[str]:
    """Return the words that are no commands of ours: in private, `/start` is how one arrives."""
    return frozenset({"start"}) if private else frozenset()


def harmless(text: str) -> str:
    """Return a text in which a name calls nobody and leads nowhere: `@ann`, `a.example`, `/x`."""
    kept = without_idle_marks(text)
    return _CALL.sub(lambda found: found[0] + JOINER, kept)


def with_commands(text: str, *, but: frozenset[str] = frozenset()) -> str:
    """Write the words that can be said as commands: a tap says them."""

    def command(found: re.Match[str]) -> str:
        said = found[1] in TYPED and found[1] not in but
        return f"/{found[1]}{found[2] or ''}" if said else found[0]

    return _QUOTED.sub(command, text)


def mentions(text: str, called: Mapping[int, str]) -> tuple[MessageEntity, ...]:
    """Return the marks by which people are called: each at the last place that names them."""
    found = ((user, name, _last(name, text)) for user, name in called.items())
    return tuple(
        MessageEntity(
            MessageEntity.TEXT_MENTION,
            offset=units(text[:place]),
            length=units(name),
            user=User(user, name, is_bot=False),
        )
        for user, name, place in found
        if place is not None
    )


def _last(name: str, text: str) -> int | None:
    places = [found.start() for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
    return places[-1] if places else None


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
