"""The one door to the texts: a key, a language and its arguments, and out comes a sentence."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = str | float
"""A figure that words agree with (`1 tile`, `2 tiles`) is an int. What is only named, the number
of a table or of a tile, is text: numbers are written as the language does (`1,200`, `0,5 %`)."""

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

_MARKS = dict.fromkeys((0x2060, 0x2068, 0x2069))


class TextError(LookupError):
    """A text that does not exist, or that was not given what it needs: a defect, not a mistake."""


class Translator:
    """Says keys in a language. It loads a language when it is first spoken, and not before."""

    def __init__(self, locales: Path = LOCALES) -> None:
        self._locales = locales
        self._spoken: dict[str, _Language] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages there are, the fallback first."""
        found = sorted(place.name for place in self._locales.iterdir() if place.is_dir())
        return (FALLBACK, *(name for name in found if name != FALLBACK))

    @cached_property
    def names(self) -> Mapping[str, str]:
        """What each language calls itself: `Deutsch` for `de`."""
        return {name: self.text("language-name", name) for name in self.languages}

    def called(self, name: str) -> str | None:
        """Return the language of that code, or that calls itself so; None where none does."""
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
        bundle = self._bundle(language, key)
        if not bundle.has_message(key):
            raise TextError(f"{language} has no text {key!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"{language} has no text {key!r}")
        said, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise TextError(f"{language} cannot say {key!r}: {errors}")
        return str(said)

    def has(self, key: str, language: str = FALLBACK) -> bool:
        """Say whether a text exists, without reading what it says."""
        return self._texts(language).has(key)

    def _bundle(self, language: str, key: str) -> "FluentBundle":
        return self._texts(language).with_text(key)

    def _texts(self, language: str) -> "_Language":
        if language not in self._spoken:
            self._spoken[language] = _Language(self._locales, self.best(language))
        return self._spoken[language]


class _Language:
    """The texts of one language. A file takes long to parse, so it waits until a text needs it."""

    def __init__(self, locales: Path, name: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([name])
        files = sorted((locales / name).glob("*.ftl"))
        self._loading = Lock()
        self._waiting = ["\n" + file.read_text(encoding="utf-8") for file in files]

    def has(self, key: str) -> bool:
        """Say whether a text stands in one of the files, parsed or waiting."""
        return self._bundle.has_message(key) or any(_stands(key, file) for file in self._waiting)

    def with_text(self, key: str) -> "FluentBundle":
        """Return the bundle, with the file in it that has the text, if one has."""
        if not self._bundle.has_message(key):
            with self._loading:
                for file in [file for file in self._waiting if _stands(key, file)]:
                    self._parse(file)
        return self._bundle

    def _parse(self, file: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(file))
        self._waiting.remove(file)


def _stands(key: str, file: str) -> bool:
    return f"\n{key} =" in file


def without_marks(text: str) -> str:
    """Strip the invisible marks in and around arguments: a terminal shows them as junk."""
    return text.translate(_MARKS)
