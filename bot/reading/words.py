"""The word at the beginning of what somebody says, in English or in the language of the reader."""

from collections.abc import Collection, Sequence

from bot.reading.vocabulary import fold, said

LONGEST_PHRASE = 4
"""Words; `lay off` and `discard pile` are two."""


_DRAW, _TAKE, _DONE = "draw", "take", "done"
_PLACES = frozenset({"stock", "discard"})
_AROUND = " ¿¡?!"
"""What stands around a word and is no part of it."""
_QUOTES = '"“”„«»‹›'
"""What texts put around a word, and readers may copy with it."""


def read_line(line: str, language: str, known: Collection[str]) -> tuple[str, str]:
    """Return the word that begins a line, as the program knows it, and what stands after it.

    `known` are the words that can be said; a phrase that may mean several is read as the first
    of them. A word that means nothing is returned as it was typed, in lower case.
    """
    words = _unquoted(line).replace("\n", " \n").split(" ")
    words = [word for word in words if word]
    for length in range(min(LONGEST_PHRASE, len(words)), 0, -1):
        rest = " ".join(words[length:]).strip()
        meanings = _meanings(" ".join(words[:length]), language, known)
        if meanings:
            from_a_place = _TAKE in known and read_place(rest, language) in _PLACES
            return _meant(meanings, rest, from_a_place=from_a_place), rest
    first, *others = words or [""]
    return fold(first.strip().removeprefix("/")), " ".join(others).strip()


def _unquoted(line: str) -> str:
    """Return a line without the quotation marks around the whole of it."""
    trimmed = line.strip()
    inside = trimmed[1:-1]
    is_quoted = inside and trimmed[0] in _QUOTES and trimmed[-1] in _QUOTES
    return inside.strip() if is_quoted and not set(inside) & set(_QUOTES) else line


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


def _meanings(phrase: str, language: str, known: Collection[str]) -> tuple[str, ...]:
    folded = fold((phrase.strip(_AROUND) or phrase.strip()).removeprefix("/"))
    own = said(language, "words").get(folded.replace("’", "'"), ())
    return tuple(meaning for meaning in (folded, *own) if meaning in known)


def _meant(meanings: Sequence[str], rest: str, *, from_a_place: bool) -> str:
    """Return what is meant of several: who draws from a place takes, who names pieces is not done.

    Else it is the first of them.
    """
    if from_a_place and _DRAW in meanings:
        return _TAKE
    takes_more = (meaning for meaning in meanings if not rest or meaning != _DONE)
    return next(takes_more, meanings[0])
