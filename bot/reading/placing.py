"""Read where pieces go: `k11 to new`, `y4 on 4`, `r3 from 2 to 15`.

The little words before a place are left out, so that what follows is read as it is without them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.reading.vocabulary import fold, said, small_words

PLACES = frozenset({"new", "rack", "stock", "discard"})
"""The names of places; a meld has a number."""

_NUMBER = re.compile(r"#?\d{1,3}\.?")
_LONGEST_NAME = 3
"""The maximum number of words in the name of a place."""


@dataclass(frozen=True, slots=True)
class Placing:
    """The words of a move without its little words."""

    words: tuple[str, ...]
    """The pieces, then the place where they lie, if named, then the place where they go."""
    directed: bool = False
    """Whether a little word names the place where they go."""
    aimless: bool = False
    """Whether only the place is named where they lie."""


def read_placing(text: str, language: str) -> Placing:
    """Read the words of a move; a place gets the program's name, in whatever language."""
    words = text.replace(",", " ").split()
    sources: list[int] = []
    found: list[str] = []
    directed, at = False, 0
    while at < len(words):
        after, says = _little(words, at, language)
        name, end = _place(words, after, language)
        if name and (says or not _is_number(name)):
            if "from" in says:
                sources.append(len(found))
            directed = directed or says == {"place"}
            found.append(name)
        else:
            found.append(words[at])
            end = at + 1
        at = end
    last = len(found) - 1
    if sources and sources[-1] == last:
        if not directed:
            return Placing(tuple(found), aimless=True)
        found[last - 1 :] = reversed(found[last - 1 :])
    return Placing(tuple(found), directed)


def without_little_words(text: str, language: str) -> str:
    """Return the name of a place without the little words before it: `from the stock`."""
    words = text.split()
    at, _ = _little(words, 0, language)
    return " ".join(words[at:]) or text


def after_piece(text: str, language: str) -> str:
    """Return what follows the name of any piece: `a tile`; without such a name, the whole text."""
    words = [fold(word) for word in text.split()]
    articles, pieces = small_words(language, "articles"), small_words(language, "pieces")
    at = next((at for at, word in enumerate(words) if word not in articles), len(words))
    named = at < len(words) and words[at].strip("!?.") in pieces
    return " ".join(text.split()[at + 1 :]) if named else text


def is_little(word: str, language: str) -> bool:
    """Return whether a word only stands between others: `to`, `after`."""
    kinds = ("to", "place", "from", "after", "articles")
    return any(fold(word) in small_words(language, kind) for kind in kinds)


def _little(words: Sequence[str], at: int, language: str) -> tuple[int, set[str]]:
    """Return the index after the little words there, and what they say: `place`, `from`.

    A single capital is a piece: `A` is the ace, `a` may be a little word.
    """
    says: set[str] = set()
    kinds = ("place", "from", "articles", "nothing")
    while at < len(words) and not (len(words[at]) == 1 and words[at].isupper()):
        word = fold(words[at])
        kind = next((one for one in kinds if word in small_words(language, one)), "")
        if not kind:
            break
        says.add(kind)
        at += 1
    return at, says & {"place", "from"}


def _place(words: Sequence[str], at: int, language: str) -> tuple[str, int]:
    """Return the place that is named there and the index after it; empty without one."""
    for length in range(min(_LONGEST_NAME, len(words) - at), 0, -1):
        phrase = fold(" ".join(words[at : at + length]))
        name = next(iter(said(language, "places").get(phrase, (phrase,))))
        if name in PLACES:
            return name, at + length
    if at < len(words) and _is_number(words[at]):
        return words[at], at + 1
    return "", at


def _is_number(word: str) -> bool:
    return _NUMBER.fullmatch(word) is not None
