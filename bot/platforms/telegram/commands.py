"""The words as commands of Telegram, and where each is offered."""

from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.texts.translator import FALLBACK, Translator

EVERYWHERE = ("new", "join", "table", "rack", "play", "draw", "rules", "help")
"""Offered by the menu of every chat, what is said most often first."""
TYPED = frozenset({
    "new", "join", "leave", "start", "stop", "next", "rematch", "pause", "resume", "nudge", "host",
    "remove", "standin", "table", "tables", "score", "replay", "record", "rules", "settings",
    "language", "notify", "help", "stats", "puzzle", "privacy", "rack", "sort", "group", "play",
    "arrange", "pick", "undo", "reset", "done", "draw", "pass", "return", "take", "meld", "layoff",
    "discard", "object", "accept", "hint", "auto",
})  # fmt: skip
"""All words that can be said: design.md, section 2."""

LONGEST = 256
"""Characters of what the menu says about a command."""
SCOPES = (BotCommandScopeAllPrivateChats(), BotCommandScopeAllGroupChats())


async def offer(bot: Bot, translator: Translator) -> None:
    """Have Telegram offer the words while people type, in each language."""
    for language in translator.languages:
        commands = [
            BotCommand(word, translator.text(f"word-{word}", language)[:LONGEST])
            for word in EVERYWHERE
        ]
        for scope in SCOPES:
            spoken = None if language == FALLBACK else language
            await bot.set_my_commands(commands, scope, language_code=spoken)
