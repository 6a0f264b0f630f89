"""What can be said, each word in one line."""

from collections.abc import Iterable

from bot.screens.parts import lasting, lines, paragraphs
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice

TABLE = (
    "new",
    "join",
    "start",
    "next",
    "cut",
    "rematch",
    "pause",
    "resume",
    "nudge",
    "back",
    "leave",
    "stop",
)
LOOKING = (
    "table", "tables", "score", "replay", "record", "rules", "ask", "rack", "sort",
    "group", "auto",
)  # fmt: skip
HOSTING = ("settings", "host", "remove", "standin")
OTHER = ("learn", "puzzle", "stats", "quiet", "notify", "language", "privacy", "help")


def help_for(voice: Voice, turn_words: Iterable[str]) -> Screen:
    """Say what can be said about tables, and in a turn of what is being played."""
    groups = (("help-turn", tuple(turn_words)), ("help-table", TABLE), ("help-looking", LOOKING))
    host = ("help-host", HOSTING), ("help-other", OTHER)
    return Screen(
        kind=ScreenKind.HELP,
        text=paragraphs(
            *(
                lines(voice.say(key), _told(voice, words))
                for key, words in (*groups, *host)
                if words
            )
        ),
        buttons=tuple(lasting(voice, word, None) for word in ("learn", "tables", "rules")),
    )


def _told(voice: Voice, words: Iterable[str]) -> str:
    return "\n".join(_line(voice, word) for word in words)


def _line(voice: Voice, word: str) -> str:
    key = f"word-{word}"
    if not voice.translator.has(key):
        return word
    return voice.say("help-line", word=word, about=voice.say(key))


def help_about(voice: Voice, word: str) -> Screen:
    """Explain one word."""
    known = word.split(maxsplit=1)[0].casefold() if word.split() else ""
    if known.isascii() and known.isalpha() and voice.translator.has(f"word-{known}"):
        return Screen(kind=ScreenKind.HELP, text=_line(voice, known))
    return Screen(kind=ScreenKind.HELP, text=voice.say("help-no-such-word"))
