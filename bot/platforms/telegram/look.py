"""A screen in the form that Telegram shows: as texts, or as a picture with a caption."""

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

from bot.platforms.base import adapter
from bot.platforms.base.errors import UNREADABLE
from bot.platforms.base.kept import digest_of
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.looking import FIRST, Looking
from bot.reading.vocabulary import own_words, plain
from bot.render.names import JOINER, without_idle_marks
from bot.render.picture import Picture
from bot.render.writing import in_parts, shortened, units
from bot.screens.parts import paragraphs
from bot.screens.screen import Screen
from bot.texts.translator import FALLBACK, Translator
from core.engine.logs import error_report

_log = structlog.get_logger(__name__)

ALONE = (
    "play", "draw", "done", "undo", "hint", "rack", "tables", "table", "new", "join", "puzzle",
    "notify", "language", "rules", "help",
)  # fmt: skip
"""Commands offered in private, the most frequent first."""
AMONG_OTHERS = (
    "new", "join", "table", "rack", "play", "draw", "score", "rules", "settings", "help",
)  # fmt: skip
IN_CHARGE = (*AMONG_OTHERS, "start", "remove", "host", "standin", "stop")
"""Commands offered to a group's administrators, although the host of a table need not be one."""
TYPED = frozenset({
    "new", "join", "leave", "start", "stop", "next", "rematch", "pause", "resume", "nudge", "back",
    "host", "remove", "standin", "table", "tables", "score", "replay", "review", "record", "rules",
    "ask", "cut", "verify", "learn", "settings", "language", "notify", "help", "stats", "top",
    "daily", "puzzle", "privacy", "rack", "sort", "group", "play", "arrange", "move", "split",
    "pick", "undo", "reset", "done", "draw", "pass", "return", "take", "meld", "layoff", "discard",
    "object", "accept", "hint", "repair", "auto", "quiet", "history", "call", "watch", "link",
    "plan",
})  # fmt: skip
"""All words that can be typed."""

LONGEST_DESCRIPTION = 256
"""The most characters of a command's description in the menu."""
SCOPES = (
    (BotCommandScopeAllPrivateChats(), ALONE),
    (BotCommandScopeAllGroupChats(), AMONG_OTHERS),
    (BotCommandScopeAllChatAdministrators(), IN_CHARGE),
)


async def offer(bot: Bot, translator: Translator) -> None:
    """Register the commands at Telegram, in each language.

    A server that rejects them can still be used: people type the words.
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
    return [BotCommand(word, menu_line(word, translator, language)) for word in words]


def menu_line(word: str, translator: Translator, language: str) -> str:
    """Explain a command; examples begin with a slash, for a group may pass on nothing else."""
    text = with_commands(translator.text(f"word-{word}", language), language)
    return shortened(text, LONGEST_DESCRIPTION)


LONGEST = 4096
"""The most UTF-16 code units of one message."""

_CALL = re.compile(r"@(?=\w)|(?<=\w)[.](?=\w)|(?<![\w/])/(?=\w)")


@dataclass(frozen=True, slots=True)
class Text:
    """The text of one message, and the people it mentions."""

    plain: str
    marks: tuple[MessageEntity, ...] = ()

    def and_then(self, line: str) -> "Text":
        """Return the text with another line."""
        return replace(self, plain=f"{self.plain}\n{line}")


def written(
    text: str, called: Mapping[int, str], language: str = "", *, private: bool
) -> tuple[Text, ...]:
    """Write a screen's text as messages. `called` maps the accounts to mention to their names."""
    said = with_commands(harmless(text), language, but=_not_said(private=private))
    parts = in_parts(said if private else _in_group(said, language), LONGEST)
    names = {account: harmless(name) for account, name in called.items()}
    return tuple(Text(part, mentions(part, names)) for part in parts)


def as_alert(text: str, language: str = "", *, private: bool) -> str:
    """Write a text for an alert, without mentions and links."""
    return with_commands(without_idle_marks(text), language, but=_not_said(private=private))


def _not_said(*, private: bool) -> frozenset[str]:
    """Return the words that are not commands of ours: in private, `/start` is Telegram's own."""
    return frozenset({"start"}) if private else frozenset()


def harmless(text: str) -> str:
    """Escape a text so that a name mentions nobody and links nowhere: `@ann`, `a.example`, `/x`."""
    kept = without_idle_marks(text)
    return _CALL.sub(lambda found: found[0] + JOINER, kept)


def with_commands(text: str, language: str = "", *, but: frozenset[str] = frozenset()) -> str:
    """Write words as commands that can be tapped.

    A command with arguments is typed: it is in the reader's `language` as these are, and keeps its
    quotation marks, so that one sees where it ends.
    """
    own = own_words(language)

    def command(found: re.Match[str]) -> str | None:
        word, rest = found["word"], found["rest"]
        if word not in TYPED or word in but:
            return None
        typed = f"{found['open']}/{_as_command(own[word])}{rest}{found['close']}"
        return typed if rest else f"/{word}"

    return adapter.with_commands(text, command)


_OWN = re.compile(r"(?P<open>[“„«]\s?)(?P<said>[^“”„«»/\s][^“”„«»/]*?)(?P<close>\s?[”“»])")


def _in_group(text: str, language: str) -> str:
    """Write the names of words in the language as commands, too: a group passes on nothing else."""
    names = {own_words(language)[word] for word in TYPED} - TYPED

    def command(found: re.Match[str]) -> str:
        said = found["said"]
        return f"{found['open']}/{_as_command(said)}{found['close']}" if said in names else found[0]

    return _OWN.sub(command, text)


def _as_command(name: str) -> str:
    """Return a word's name after a slash: Telegram knows a command by its first letters.

    Those without an accent are enough.
    """
    return name if name[:1].isascii() else plain(name)


def mentions(text: str, called: Mapping[int, str]) -> tuple[MessageEntity, ...]:
    """Return the entities that mention people, each at the last place that names them."""
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
"""The most UTF-16 code units of a caption."""


@dataclass(frozen=True, slots=True)
class Look:
    """The content of one message or several; the buttons stand below the last text."""

    texts: tuple[Text, ...]
    buttons: InlineKeyboardMarkup | None
    picture: Picture | None = None
    """With a picture there is one text, below it."""
    hushed: bool = False
    """Whether it is sent without a sound."""
    answers: int | None = None
    """The message to which a new one replies."""
    asks: bool = False
    """Whether it opens a reply, which answers it."""
    later: str = ""
    """The last text as it stays once a newer message has come; empty if it does not change."""

    @property
    def digest(self) -> str:
        """A digest that is equal only for equal looks."""
        said = [(text.plain, text.marks) for text in self.texts]
        return digest_of(said, self.buttons, self.painted)

    @property
    def painted(self) -> str:
        """A digest of the picture alone; empty if there is none."""
        return "" if self.picture is None else digest_of(self.picture)

    def under(self, part: int) -> InlineKeyboardMarkup | None:
        """Return the buttons under one of the texts."""
        return self.buttons if part == len(self.texts) - 1 else None

    def which_becomes(self, later: "Look") -> "Look":
        """Return the look with the text that stays of it, if that text has as many parts."""
        last, changed = later.texts[-1].plain, len(later.texts) == len(self.texts)
        return replace(self, later=last) if changed and last != self.texts[-1].plain else self

    def and_then(self, line: str) -> "Look":
        """Return the look with a line added at the end of its text."""
        return replace(self, texts=(*self.texts[:-1], self.texts[-1].and_then(line)))


def look_of(
    screen: Screen,
    called: Mapping[int, str],
    looking: Looking = FIRST,
    language: str = "",
    *,
    private: bool,
) -> Look:
    """Return the look of a screen; `called` maps the accounts to mention to their names."""
    said = paragraphs(screen.beside or screen.text, screen.coach)
    look = Look(written(said, called, language, private=private), keyboard(screen, looking))
    if screen.later is None:
        return look
    return look.which_becomes(look_of(screen.later, {}, FIRST, language, private=private))


def pictured(
    screen: Screen,
    called: Mapping[int, str],
    looking: Looking = FIRST,
    language: str = "",
    *,
    private: bool,
) -> Look | None:
    """Return the look as a picture; None if there is none, or if the caption is too long."""
    said = (paragraphs(told, screen.coach) for told in (screen.caption, screen.brief) if told)
    captions = (written(text, called, language, private=private) for text in said)
    fitting = (texts for texts in captions if len(texts) == 1 and units(texts[0].plain) <= BELOW)
    texts = next(fitting, None)
    if screen.picture is None or texts is None:
        return None
    look = Look(texts, keyboard(screen, looking), screen.picture)
    after = screen.later
    later = None if after is None else pictured(after, {}, FIRST, language, private=private)
    return look if later is None else look.which_becomes(later)
