"""The one place that makes names chosen by people safe to show."""

import re
import unicodedata

LONGEST_NAME = 24
"""The most characters; a platform's names can be longer."""
MARKS_IN_A_ROW = 2
"""The most accents on one letter; more would cover the lines above."""
FIRST_STRONG, POP = "\u2068", "\u2069"
JOINER = "\u2060"
"""Takes no space, and keeps its neighbours from being read as one word."""
_COMMANDING = re.compile(r"[“„«”»]|/(?=\w)")
"""Characters that begin a command, or a quoted word that a platform turns into one."""
_WORD = re.compile(r"\s?[^\W\d_]+(?:[\s-]|$)")
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_JOINERS = {"\u200d", "\ufe0f"}
"""Joins the parts of an emoji."""


def safe_name(name: str, nameless: str = "?") -> str:
    """Return a name on one line that does not disturb the text around it.

    Control characters, direction overrides and stacked accents are removed. The name is shortened,
    and isolated by direction marks if it is written from right to left.
    """
    line = " ".join(unicodedata.normalize("NFC", name).split())
    kept = "".join(_visible(line)).strip()
    short = kept if len(kept) <= LONGEST_NAME else kept[: LONGEST_NAME - 1].rstrip() + "…"
    if not any(char.isprintable() and not char.isspace() for char in short):
        return nameless
    inert = _inert(short)
    return f"{FIRST_STRONG}{inert}{POP}" if _turns(short) else inert


def quoted(text: str, longest: int) -> str:
    """Return the beginning of a typed text, for a sentence of ours that quotes it.

    Between our quotes, the text acts as nothing and cannot be tapped, even if it is a command's
    name.
    """
    said = _inert(text[:longest])
    return f"{JOINER}{said}" if _WORD.match(said) else said


def bare(name: str) -> str:
    """Return a safe name in the form in which people can type it."""
    return name.translate({ord(mark): None for mark in (JOINER, FIRST_STRONG, POP)})


def _inert(text: str) -> str:
    return _COMMANDING.sub(rf"{JOINER}\g<0>{JOINER}", text)


_ISOLATED = re.compile(f"{FIRST_STRONG}([^{FIRST_STRONG}{POP}]*){POP}")


def without_idle_marks(text: str) -> str:
    """Remove direction marks that isolate nothing: those around left-to-right text."""
    kept, marked = text, None
    while kept != marked and FIRST_STRONG in kept:
        marked = kept
        kept = _ISOLATED.sub(
            lambda found: found[1] if found[1].isascii() or not _turns(found[1]) else found[0],
            marked,
        )
    return kept


def _turns(text: str) -> bool:
    return not text.isascii() and any(
        unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text
    )


def _visible(line: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for char in line:
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} and char not in _JOINERS else 0
        hidden = category.startswith("C") and char not in _JOINERS
        if not hidden and marks <= MARKS_IN_A_ROW:
            kept.append(char)
    return kept
