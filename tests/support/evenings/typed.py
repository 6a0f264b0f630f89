"""Types words and pieces in a person's own language."""

import tomllib
from functools import cache
from typing import Any

from bot.reading.vocabulary import LANGUAGES, own_words

OF = {"fr": " de ", "it": " di ", "es": " de ", "en": " of "}
"""The word between a rank and its suit; empty if the suit comes first: `Herz Bube`."""


@cache
def entries(language: str) -> dict[str, Any]:
    return tomllib.loads((LANGUAGES / f"{language}.toml").read_text("utf-8"))


def phrase(said: str, language: str) -> str:
    """Return a phrase in the words of a language."""
    word, _, text = said.partition(" ")
    own = own_words(language).get(word, word)
    if word == "take":
        return f"{own} {own_words(language, 'places').get(text, text)}"
    if word == "layoff":
        cards, _, number = text.rpartition(" ")
        return f"{own} {pieces(cards, language)} {number}"
    if word == "arrange":
        return f"{own} {' | '.join(pieces(one, language) for one in text.split(' | '))}"
    return f"{own} {pieces(text, language)}".strip()


def pieces(text: str, language: str) -> str:
    return ", ".join(piece(one, language) for one in text.split())


def piece(strict: str, language: str) -> str:
    """Return `r7` as `rot 7`, `JH` as `Herz Bube`; jokers stay."""
    if strict.startswith("J="):
        return f"J={piece(strict[2:], language)}"
    if strict == "J":
        return "joker"
    if strict[0].islower():
        return f"{_longest(entries(language)['tiles']['sorts'][strict[0]])} {strict[1:]}"
    rank, suit = strict[:-1], strict[-1]
    cards = entries(language)["cards"]
    named = [*cards["values"].get(rank, []), *cards.get("beside", {}).get(rank, [])]
    value = next((word for word in named if len(word) > 1), rank)
    sort = next(word for word in cards["sorts"][suit] if len(word) > 1)
    return f"{value}{OF[language]}{sort}" if language in OF else f"{sort} {value}"


def _longest(words: list[str]) -> str:
    """Letters are notation in every language; only words belong to a language."""
    return next(word for word in words if len(word) > 1)
