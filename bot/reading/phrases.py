"""The words to type that a text quotes, in the reader's language."""

import re
from collections.abc import Mapping

from bot.reading.vocabulary import own_words

SECTIONS: Mapping[str, str] = {
    "take": "places",
    "auto": "orders",
    "quiet": "orders",
    "learn": "orders",
    "sort": "order",
    "hint": "hints",
    "help": "help",
    "settings": "settings",
    "puzzle": "puzzles",
    "privacy": "privacy",
    "daily": "daily",
    "call": "calls",
    "watch": "watch",
    "review": "review",
    "notify": "notify",
    "plan": "plans",
    "rules": "chapters",
}
"""The section of the language tables that names what may follow a word."""

BEFORE_WORDS = frozenset({"plan", "help"})
"""Words that another word of the program may follow."""

_QUOTED = re.compile(
    r"(?<=[“„«])(?P<space>\s?)(?P<word>[a-z]+)(?P<after>(?: [a-z]+){0,3})(?![\w=])"
    r"(?=[^“”„«»]*[”“»])"
)


def in_own_words(text: str, language: str) -> str:
    """Replace the program's words between quotation marks by those of the language.

    Texts quote `draw`, so that a platform can make its own command of it. Where words are typed as
    they are, the reader sees `piocher`. What is not a word of the program stays.
    """

    def replaced(found: re.Match[str]) -> str:
        own = own_words(language).get(found["word"])
        if own is None:
            return found[0]
        return found["space"] + own + _after(found["word"], found["after"], language)

    return _QUOTED.sub(replaced, text)


def with_own_values(phrase: str, language: str) -> str:
    """Translate the values that follow a word of the program.

    The word itself stays, so that a platform can make its own command of it.
    """
    word, space, after = phrase.partition(" ")
    return f"{word}{_after(word, space + after, language)}"


def _after(word: str, after: str, language: str) -> str:
    """Translate what follows a word: two words with one name, or the first of them.

    The values of a setting have a section of the setting's name.
    """
    if word == "settings" and after:
        name, *values = after.split()
        own, of_it = own_words(language, SECTIONS[word]), own_words(language, name)
        said = (own[name], *(of_it[value] for value in values))
        return "".join(f" {each}" for each in said)
    names = own_words(language, SECTIONS[word]) if word in SECTIONS else {}
    names = {**own_words(language), **names} if word in BEFORE_WORDS else names
    first, space, rest = after.strip().partition(" ")
    if not first:
        return after
    meant = names.get(f"{first}{space}{rest}") or f"{names.get(first, first)}{space}{rest}"
    return f" {meant}"
