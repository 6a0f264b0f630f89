"""The only access to the texts: takes a key, a language and arguments, returns a sentence."""

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bot.texts.numbers import NUMBERS, Argument

if TYPE_CHECKING:
    from bot.texts.formatting import Text

__all__ = ["FALLBACK", "LOCALES", "Argument", "TextError", "Translator", "without_marks"]

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =(.*\n(?:(?![a-zA-Z#-]).*\n)*)", re.MULTILINE)
"""A key and its text, up to the next key or comment."""
_MARKS = dict.fromkeys((0x2060, 0x2068, 0x2069))


class TextError(LookupError):
    """A missing text, or a missing argument: a defect of the program."""


class Translator:
    """Returns texts by key and language. A language is loaded on first use."""

    def __init__(self, locales: Path = LOCALES) -> None:
        self._locales = locales
        self._spoken: dict[str, _Language] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The available languages, the fallback first."""
        found = sorted(place.name for place in self._locales.iterdir() if place.is_dir())
        return (FALLBACK, *(name for name in found if name != FALLBACK))

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The name of each language in itself: `Deutsch` for `de`."""
        return {name: self.text("language-name", name) for name in self.languages}

    def called(self, name: str) -> str | None:
        """Return the language with that code or own name; None if there is none."""
        wanted = name.casefold().strip()
        own = (language for language, own in self.names.items() if own.casefold() == wanted)
        return wanted if wanted in self.languages else next(own, None)

    def best(self, *wanted: str | None) -> str:
        """Return the language that suits the first of `de-AT`, `de_DE.UTF-8` or `de`; else English.

        What is not spoken here, or not known, is passed over.
        """
        names = (
            name.replace("_", "-").split("-")[0].split(".")[0].lower() for name in wanted if name
        )
        return next((name for name in names if name in self.languages), FALLBACK)

    def text(self, key: str, language: str, **arguments: Argument) -> str:
        """Return a text. Arguments stand between direction marks, which a terminal has to strip.

        Raises:
            TextError: a key that the language lacks, or an argument that the text lacks.
        """
        texts = self._texts(language)
        if not texts.has(key):
            raise TextError(f"{language} has no text {key!r}")
        try:
            return texts.text(key)(arguments)
        except (KeyError, ValueError) as error:
            raise TextError(f"{language} cannot say {key!r}: {error!r}") from error

    def has(self, key: str, language: str = FALLBACK) -> bool:
        """Say whether a text exists, without compiling it."""
        return self._texts(language).has(key)

    def _texts(self, language: str) -> "_Language":
        if language not in self._spoken:
            self._spoken[language] = _Language(self._locales, self.best(language))
        return self._spoken[language]


class _Language:
    """The texts of one language. Parsing is slow, so each text is parsed on first use."""

    def __init__(self, locales: Path, name: str) -> None:
        self._numbers = NUMBERS[name]
        self._said: dict[str, Text] = {}
        self._written: dict[str, str] = {}
        for file in sorted((locales / name).glob("*.ftl"), reverse=True):
            entries = _ENTRY.findall(file.read_text(encoding="utf-8"))
            self._written |= {key: f"{key} ={value}" for key, value in entries}

    def has(self, key: str) -> bool:
        """Say whether there is such a text."""
        return key in self._written

    def text(self, key: str) -> "Text":
        """Return a compiled text; raises KeyError."""
        said = self._said.get(key)
        if said is None:
            from bot.texts.formatting import compiled

            said = self._said[key] = compiled(self._written[key], self._numbers)
        return said


def without_marks(text: str) -> str:
    """Strip the invisible marks in and around arguments: a terminal shows them as junk."""
    return text.translate(_MARKS)
