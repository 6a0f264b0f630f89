"""Recognize a question about the rules by its words: `may I take the joker?`."""

import re
from dataclasses import dataclass

from bot.reading.vocabulary import plain, said

_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class AskedAbout:
    """The subject of a question, judged by its words."""

    question: str
    words: int
    """How many of its words matched: a single one is no sure sign."""


def read_question(text: str, language: str) -> AskedAbout | None:
    """Return the question with the best match for the text; None without a match.

    A phrase of the language's table matches if each of its words begins a word of the text. The
    longest matching phrase wins.
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
