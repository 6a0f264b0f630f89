"""The vocabulary of each language, kept as data."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

LANGUAGES = Path(__file__).parent / "languages"
EVERYWHERE = "any"
FALLBACK = "en"
BETTER_NAMED = frozenset({"cities", "clock", "rule_values"})
"""The sections whose English names are shown in place of the program's own words."""

Entries = Mapping[str, Any]

Kind: TypeAlias = Literal["sort", "value", "joker", "named", "to", "whole"]
"""What a part of a word can be: half of a piece, a joker, a sign, or a whole meld."""
Meaning: TypeAlias = tuple[Kind, str]
"""A kind and its strict notation."""
Letters: TypeAlias = Mapping[str, tuple[Meaning, ...]]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The names of one family's pieces in one language. All keys are folded, see `fold`."""

    form: str
    """The strict form of a piece: `{sort}{value}`."""
    sorts: Mapping[str, str]
    """Colours or suits: word, letter or sign to strict letter."""
    values: Mapping[str, str]
    """Ranks: word or letter to strict rank, in rising order; empty if values are numbers."""
    jokers: frozenset[str]
    ranges: frozenset[str]
    """Words that mean `from .. to ..`."""
    nothing: frozenset[str]
    """Words without meaning here, like `and`."""
    before_words: frozenset[str] = frozenset()
    """Words without meaning before a sort, or before a value and its sort: `7 rojo y 8
    azul`; elsewhere they have one: `y 7` is yellow."""
    beside: Mapping[str, str] = field(default_factory=dict)
    """Words that are a value next to the word for a sort: `as de picas`."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    """Numbers in words: `five`; a tile names its colour before one."""
    order: tuple[str, ...] = field(default=())
    """The strict ranks in rising order."""
    letters: Letters = field(default_factory=dict)
    """The first letters of the language, which count only where the notation cannot read a word."""

    def write(self, sort: str, value: str) -> str:
        """Return a piece in strict notation."""
        return self.form.format(sort=sort, value=value)


def plain(text: str) -> str:
    """Fold a text and drop its accents, as fast typists do."""
    parts = unicodedata.normalize("NFD", fold(text))
    return "".join(char for char in parts if not unicodedata.combining(char))


def fold(text: str) -> str:
    """Normalize characters that look alike: case, wide and circled letters, emoji marks."""
    bare = re.sub("[\\ufe0e\\ufe0f\\u20e3]", "", text)
    return unicodedata.normalize("NFKC", bare.replace("🔟", "10")).casefold()


@cache
def vocabulary(language: str, family: str) -> Vocabulary | None:
    """Return the vocabulary of a family; None if only its notation is known."""
    layers = list(_layers(language))
    own = [layer[family] for layer in layers if family in layer]
    if not own:
        return None
    between = [layer.get("between", {}) for layer in layers]
    values = _merged(layer.get("values", {}) for layer in own)
    return Vocabulary(
        form=own[0]["print"],
        sorts=_merged(layer.get("sorts", {}) for layer in own),
        values=values,
        jokers=frozenset(word for layer in own for word in _as_typed(layer.get("jokers", []))),
        ranges=_all(between, "to"),
        nothing=_all(between, "nothing"),
        before_words=_all(between, "before_words"),
        beside=_merged(layer.get("beside", {}) for layer in own),
        numbers=_merged(layer.get("numbers", {}) for layer in layers),
        order=tuple(dict.fromkeys(values.values())),
    )


@cache
def vocabulary_with_letters(language: str, family: str) -> Vocabulary | None:
    """Return the vocabulary with the language's first letters; None if it has none."""
    known = vocabulary(language, family)
    found: dict[str, list[Meaning]] = {}
    own = [layer[family].get("letters", {}) for layer in _layers(language) if family in layer]
    kinds: tuple[tuple[Kind, str], ...] = (("value", "values"), ("sort", "sorts"))
    for kind, section in kinds:
        for letter, strict in _merged(layer.get(section, {}) for layer in own).items():
            found.setdefault(letter, []).append((kind, strict))
    if known is None or not found:
        return None
    return replace(known, letters={letter: tuple(one) for letter, one in found.items()})


@cache
def said(language: str, section: str) -> Mapping[str, tuple[str, ...]]:
    """Return the possible meanings of each phrase in a section (`words`, `places`)."""
    meanings: dict[str, tuple[str, ...]] = {}
    for layer in _layers(language):
        for meaning, phrases in layer.get(section, {}).items():
            for phrase in _as_typed(phrases):
                meanings[phrase] = (*meanings.get(phrase, ()), meaning)
    return meanings


class OwnWords(dict[str, str]):
    """The names of words in a language; a word that has none is its own name."""

    def __missing__(self, word: str) -> str:
        return word


@cache
def own_words(language: str, *sections: str) -> OwnWords:
    """Return the language's name for each word of these sections, or of `words`; the last wins."""
    named = (own_names(language, section).items() for section in sections or ("words",))
    return OwnWords({word: names[0] for words in named for word, names in words})


@cache
def own_names(language: str, section: str = "words") -> Mapping[str, Sequence[str]]:
    """Return all names of the language for each word of a section that has any.

    The program's own words are English: only a few sections have better names there.
    """
    words = (_entries(language) or {}).get(section, {})
    shown = language != FALLBACK or section in BETTER_NAMED
    return {word: names for word, names in words.items() if shown and names}


@cache
def small_words(language: str, kind: str) -> frozenset[str]:
    """Return the words of one kind that only stand between others.

    `place` is before where pieces go, `from` before where they lie; `to` makes a range.
    """
    return _all([layer.get("between", {}) for layer in _layers(language)], kind)


def languages() -> tuple[str, ...]:
    """Return the languages that have a table of their own."""
    return tuple(sorted(f.stem for f in LANGUAGES.glob("*.toml") if f.stem != EVERYWHERE))


def _layers(language: str) -> Iterator[Entries]:
    """Yield the entries for all languages, then those of the language, then English."""
    for name in dict.fromkeys((EVERYWHERE, language, FALLBACK)):
        if (entries := _entries(name)) is not None:
            yield entries


@cache
def _entries(name: str) -> Entries | None:
    file = LANGUAGES / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def _merged(tables: Iterator[Mapping[str, list[str]]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for table in tables:
        for strict, words in table.items():
            for word in _as_typed(words):
                found.setdefault(word, strict)
    return found


def _all(tables: list[Entries], key: str) -> frozenset[str]:
    return frozenset(map(fold, (word for table in tables for word in table.get(key, []))))


def _as_typed(words: list[str]) -> tuple[str, ...]:
    """Return words with and without their accents, folded."""
    return tuple(dict.fromkeys(typed for word in words for typed in (fold(word), plain(word))))


def as_typed(word: str, text: str) -> str:
    """Return a word as a person typed it: what is read has lost its capitals."""
    at = text.casefold().find(word.casefold())
    typed = text[at : at + len(word)]
    return typed if at >= 0 and typed.casefold() == word.casefold() else word
