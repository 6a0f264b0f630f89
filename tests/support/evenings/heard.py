"""Recognizes the language of a text by the words of that language's texts."""

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import ast

from bot.texts.translator import without_marks
from tests.support.texts import entries, parts

WORD = re.compile(r"[^\W\d_]{2,}")
"""Single letters are colours, suits and ranks in notation."""
NOT_IN_A_CHAT = frozenset({"cli.ftl", "init.ftl", "terminal.ftl", "owner.ftl"})
"""Texts that nobody meets at a table; some name words for the terminal."""
TYPED = re.compile(
    r"(?<!\w)/[^\W\d_]+ [\w-]+(?: [\w-]+:\w*)+|"
    r"(?<!\w)/(?:(?:rummy|turn) )?(?:settings(?: (?:[a-z]+:)?[\w=]+)*|[a-z]+(?: stock| discard)?)"
    r"(?: [a-z]+:\w*)*"
    r"|(?<=[“„«]).*?(?=[”“»])"
)
"""Commands of a platform with their options, and typed words in quotation marks.

On Discord the names of commands and options are those of the reader's language.
"""
NOTATION = re.compile(r"(?<!\w)(J=)?([rbkgy]\d{1,2}|(10|[2-9AJQK])[SHDC])(?!\w)")


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return every word in the texts of a language."""
    return frozenset(words(told(language)))


@cache
def told(language: str) -> tuple[str, ...]:
    """Return every text of a language that a player may meet."""
    found = (entry for file, entry in entries(language) if file.name not in NOT_IN_A_CHAT)
    return tuple(unquoted(" ".join(parts(one))) for one in found if isinstance(one, ast.Message))


def unquoted(text: str) -> str:
    """Return a text without the words to type in it, which may be English."""
    return TYPED.sub(" ", without_marks(text))


def words(texts: Iterable[str]) -> set[str]:
    return {word.casefold() for text in texts for word in WORD.findall(text)}


def foreign(text: str, language: str, names: Iterable[str] = ()) -> set[str]:
    """Return the words of a text that are neither of the language nor names."""
    said = NOTATION.sub(" ", unquoted(text))
    return words([said]) - vocabulary(language) - words(names)
