"""The only access to the texts: takes a key, a language and arguments, returns a sentence.

Errors that a user is told carry such a key. A table says what each type of error means.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

from bot.texts.numbers import NUMBERS, Argument

if TYPE_CHECKING:
    from bot.texts.formatting import Text

__all__ = [
    "FALLBACK",
    "LOCALES",
    "Argument",
    "TextError",
    "Translator",
    "WordedError",
    "listed",
    "meaning",
    "sequence",
    "without_marks",
]

Joined: TypeAlias = Literal["and", "or"]
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
        self.locales = locales
        self._spoken = _Languages(self)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The available languages, the fallback first."""
        found = sorted(place.name for place in self.locales.iterdir() if place.is_dir())
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

        Languages without texts, and unknown ones, are skipped.
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
        try:
            return self._spoken[language][key](arguments)
        except (KeyError, ValueError) as error:
            lacks = not self.has(key, language)
            trouble = f"has no text {key!r}" if lacks else f"cannot say {key!r}: {error!r}"
            raise TextError(f"{language} {trouble}") from error

    def has(self, key: str, language: str = FALLBACK) -> bool:
        """Say whether a text exists, without compiling it."""
        return key in self._spoken[language].written


class _Languages(dict[str, "_Language"]):
    """The languages that were used."""

    def __init__(self, translator: Translator) -> None:
        super().__init__()
        self._translator = translator

    def __missing__(self, language: str) -> "_Language":
        self[language] = spoken = _Language(
            self._translator.locales, self._translator.best(language)
        )
        return spoken


class _Language(dict[str, "Text"]):
    """The texts of one language. Parsing is slow, so each text is parsed on first use."""

    def __init__(self, locales: Path, name: str) -> None:
        super().__init__()
        self._numbers = NUMBERS[name]
        self.written: dict[str, str] = {}
        for file in sorted((locales / name).glob("*.ftl"), reverse=True):
            entries = _ENTRY.findall(file.read_text(encoding="utf-8"))
            self.written |= {key: f"{key} ={value}" for key, value in entries}

    def __missing__(self, key: str) -> "Text":
        from bot.texts.formatting import compiled

        self[key] = said = compiled(self.written[key], self._numbers)
        return said


def without_marks(text: str) -> str:
    """Strip the invisible marks in and around arguments: a terminal shows them as junk."""
    return text.translate(_MARKS)


def listed(words: Sequence[str], say: Callable[..., str], joined: Joined = "and") -> str:
    """Join words in the style of the language: `a, b and c`; alternatives: `a, b or c`."""
    *first, last = words or [""]
    if not first:
        return last
    return say(f"list-{joined}", first=", ".join(first), last=last, sound=_sound(last))


def sequence(parts: Iterable[str], say: Callable[..., str]) -> str:
    """Join parts that may hold commas: `red 1, 9; blue 2`."""
    first, *others = [*parts] or [""]
    return reduce(lambda before, part: say("list-parts", first=before, last=part), others, first)


def _sound(word: str) -> str:
    """Return the letter that a word begins with, without its accent; a mute h is none."""
    letters = unicodedata.normalize("NFD", without_marks(word).casefold())
    return letters.removeprefix("h")[:1]


def sound_of_time(time: str) -> str:
    """Return `single` for a time after one o’clock, which is singular in some languages."""
    return "single" if time.rpartition(" ")[2].startswith("01:") else "other"


E = TypeVar("E", bound=BaseException)
T = TypeVar("T")


class WordedError(Exception):
    """An error that a user is told in words of ours: a text key and its figures."""

    def __init__(self, key: str, **figures: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


def meaning(table: Mapping[type[E], T], error: E) -> T | None:
    """Return the entry of an error's class or of its nearest base class; None if there is none."""
    return next((table[kind] for kind in type(error).__mro__ if kind in table), None)
