"""The words as commands of Telegram, and where each is offered."""

from collections.abc import Iterable

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import InvalidToken, TelegramError

from bot.platforms.telegram.troubles import UNREADABLE
from bot.texts.translator import FALLBACK, Translator
from core.engine.broken import what_broke

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
    "cut", "verify", "learn", "settings", "language", "notify", "help", "stats", "puzzle",
    "privacy", "rack", "sort", "group", "play", "arrange", "pick", "undo", "reset", "done", "draw",
    "pass", "return", "take", "meld", "layoff", "discard", "object", "accept",
    "hint", "repair", "auto", "quiet",
})  # fmt: skip
"""All words that can be said: design.md, section 2."""

LONGEST = 256
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
                _log.warning("no commands offered", language=language, **what_broke(error))
                return


def _told(words: Iterable[str], translator: Translator, language: str) -> list[BotCommand]:
    return [BotCommand(word, translator.text(f"word-{word}", language)[:LONGEST]) for word in words]
