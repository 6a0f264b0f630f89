"""The sentences that an adapter says on its own, and words written as commands."""

import re
from collections.abc import Callable

from bot.texts.translator import Argument, Translator

_QUOTED = re.compile(r"[“„«]\s?([a-z]+)( [^“”„«»]*?)?\s?[”“»]")


class Sayings:
    """Words texts in a language."""

    def __init__(self, translator: Translator, language: str) -> None:
        self._translator = translator
        self._language = language

    def say(self, language: str | None, key: str, **arguments: Argument) -> str:
        """Return a text in a language; with None in the program's own."""
        spoken = self._translator.best(language or self._language)
        return self._translator.text(key, spoken, **arguments)


def with_commands(text: str, command: Callable[[str, str], str | None]) -> str:
    """Write the quoted words of a text as commands.

    `command` gets a word and what follows it; it returns None for what is no command.
    """

    def written(found: re.Match[str]) -> str:
        return command(found[1], found[2] or "") or found[0]

    return _QUOTED.sub(written, text)
