"""Read the word at the start of a text, in English or the reader's language."""

from collections.abc import Collection, Sequence

from bot.reading.vocabulary import fold, said

LONGEST_PHRASE = 4
"""The maximum number of words in a phrase; `lay off` and `discard pile` have two."""


_DRAW, _TAKE, _DONE = "draw", "take", "done"
_PLACES = frozenset({"stock", "discard"})
_AROUND = " ¿¡?!"
"""Characters around a word that do not belong to it."""
_QUOTES = '"“”„«»‹›'
"""Quotation marks in texts, which readers may copy with a word."""


def read_line(line: str, language: str, known: Collection[str]) -> tuple[str, str]:
    """Return the program's word at the start of a line, and the text after it.

    `known` holds the possible words; an ambiguous phrase means the first of them. An unknown
    word is returned as typed, in lower case.
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
    """Return `stock` or `discard` for its name in the language; else, the text folded."""
    return named(text, language, "places")


def named(text: str, language: str, section: str) -> str:
    """Return the program's word for a name in the language; else, the text folded."""
    phrase = fold(" ".join(text.split()))
    return next(iter(said(language, section).get(phrase, (phrase,))))


def read_order(text: str, language: str) -> str:
    """Return `first` or `off` for its name in the language; else, the text folded."""
    phrase = fold(" ".join(text.split()))
    return next(iter(said(language, "orders").get(phrase, (phrase,))))


def _meanings(phrase: str, language: str, known: Collection[str]) -> tuple[str, ...]:
    folded = fold((phrase.strip(_AROUND) or phrase.strip()).removeprefix("/"))
    own = said(language, "words").get(folded.replace("’", "'"), ())
    return tuple(meaning for meaning in (folded, *own) if meaning in known)


def _meant(meanings: Sequence[str], rest: str, *, from_a_place: bool) -> str:
    """Return the meaning of an ambiguous phrase.

    Drawing from a named place is `take`; a word before pieces is not `done`. Else, the first wins.
    """
    if from_a_place and _DRAW in meanings:
        return _TAKE
    takes_more = (meaning for meaning in meanings if not rest or meaning != _DONE)
    return next(takes_more, meanings[0])
