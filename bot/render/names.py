"""The one place where names that people gave themselves are made safe to show."""

import re
import unicodedata

LONGEST_NAME = 24
"""Characters; a platform's names can be longer."""
MARKS_IN_A_ROW = 2
"""Accents on one letter; more of them climb over the lines above."""
FIRST_STRONG, POP = "\u2068", "\u2069"
JOINER = "\u2060"
"""Takes no room, and keeps what stands before and after it from being read as one."""
_COMMANDING = re.compile(r"[“„«”»]|/(?=\w)")
"""What a command begins with, or a word in quotes that a platform turns into a command."""
_WORD = re.compile(r"\s?[a-z]+(?:\s|$)")
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_JOINERS = {"\u200d", "\ufe0f"}
"""What holds an emoji of several parts together."""


def safe_name(name: str, nameless: str = "?") -> str:
    """Return a name on one line that moves nothing around it.

    Without control characters, direction overrides and towers of accents, shortened, and set
    apart by direction marks where it is written from right to left.
    """
    line = " ".join(unicodedata.normalize("NFC", name).split())
    kept = "".join(_visible(line)).strip()
    short = kept if len(kept) <= LONGEST_NAME else kept[: LONGEST_NAME - 1].rstrip() + "…"
    if not any(char.isprintable() and not char.isspace() for char in short):
        return nameless
    inert = _inert(short)
    return f"{FIRST_STRONG}{inert}{POP}" if _turns(short) else inert


def quoted(text: str, longest: int) -> str:
    """Return the beginning of what somebody typed, for a sentence of ours that repeats it.

    Between our quotes it says nothing and can be tapped nowhere, be it the name of a command.
    """
    said = _inert(text[:longest])
    return f"{JOINER}{said}" if _WORD.match(said) else said


def bare(name: str) -> str:
    """Return a name that was made safe as it can be typed."""
    return name.translate({ord(mark): None for mark in (JOINER, FIRST_STRONG, POP)})


def _inert(text: str) -> str:
    return _COMMANDING.sub(rf"{JOINER}\g<0>{JOINER}", text)


_ISOLATED = re.compile(f"{FIRST_STRONG}([^{FIRST_STRONG}{POP}]*){POP}")


def without_idle_marks(text: str) -> str:
    """Take the direction marks away that keep nothing apart: those around left-to-right text."""
    kept = _ISOLATED.sub(lambda found: found[0] if _turns(found[1]) else found[1], text)
    return kept if kept == text else without_idle_marks(kept)


def _turns(text: str) -> bool:
    return any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)


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
