"""A question about the rules, found by the words in it: `may I take the joker?`."""

import re
from dataclasses import dataclass

from bot.reading.vocabulary import plain, said

_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class AskedAbout:
    """What a question is about, as far as its words tell."""

    question: str
    words: int
    """How many of its words told it: of one alone, one cannot be sure."""


def read_question(text: str, language: str) -> AskedAbout | None:
    """Return what is asked, if any question of which the words are known.

    A phrase of the language's table fits where each of its words begins a word of the text; the
    one that says most is taken.
    """
    typed = _WORD.findall(plain(text))
    found = [
        (sum(map(len, stems)), AskedAbout(meanings[0], len(stems)))
        for phrase, meanings in said(language, "questions").items()
        if (stems := _WORD.findall(phrase)) and all(_begins_one(stem, typed) for stem in stems)
    ]
    return max(found, key=lambda each: each[0])[1] if found else None


def _begins_one(stem: str, typed: list[str]) -> bool:
    return any(word.startswith(stem) for word in typed)
