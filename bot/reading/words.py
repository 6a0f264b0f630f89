"""The word at the beginning of what somebody says, in English or in the language of the reader."""

from collections.abc import Collection

from bot.reading.vocabulary import fold, said

LONGEST_PHRASE = 3
"""Words; `lay off` and `discard pile` are two."""


_AROUND = " ¿¡?!"
"""What stands around a word and is no part of it."""


def read_line(line: str, language: str, known: Collection[str]) -> tuple[str, str]:
    """Return the word that begins a line, as the program knows it, and what stands after it.

    `known` are the words that can be said; a phrase that may mean several is read as the first
    of them. A word that means nothing is returned as it was typed, in lower case.
    """
    words = line.replace("\n", " \n").split(" ")
    words = [word for word in words if word]
    for length in range(min(LONGEST_PHRASE, len(words)), 0, -1):
        meaning = _meaning(" ".join(words[:length]), language, known)
        if meaning is not None:
            return meaning, " ".join(words[length:]).strip()
    first, *rest = words or [""]
    return fold(first.strip().removeprefix("/")), " ".join(rest).strip()


def read_place(text: str, language: str) -> str:
    """Return `stock` or `discard` for what somebody calls them; else the text as it is."""
    return named(text, language, "places")


def named(text: str, language: str, section: str) -> str:
    """Return the program's word for what somebody calls something; else the text, folded."""
    phrase = fold(" ".join(text.split()))
    return next(iter(said(language, section).get(phrase, (phrase,))))


def read_order(text: str, language: str) -> str:
    """Return `first` or `off` for what somebody calls it; else the text as it is."""
    phrase = fold(" ".join(text.split()))
    return next(iter(said(language, "orders").get(phrase, (phrase,))))


def _meaning(phrase: str, language: str, known: Collection[str]) -> str | None:
    folded = fold((phrase.strip(_AROUND) or phrase.strip()).removeprefix("/"))
    if folded in known:
        return folded
    meanings = said(language, "words").get(folded.replace("’", "'"), ())
    return next((meaning for meaning in meanings if meaning in known), None)
