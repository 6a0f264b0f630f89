"""What names look like in a picture: only letters that the font has, and always as much as fits."""

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from bot.render.pictures.drawn.drawing import font

NEUTRAL = "•"
"""Stands for what the font cannot write: an emoji, a script it does not know."""
LINE = 1.17
"""The height of a line, in sizes of its font."""
_NOWHERE = "\uffff"
_JOINERS = {"\u200d", "\ufe0f", "\ufe0e"}


class Lines(NamedTuple):
    """A text as it fits: in one line, or two smaller ones."""

    lines: tuple[str, ...]
    size: int


def width_of(text: str, size: int) -> int:
    """Return how many pixels wide a line is."""
    return int(font(size).getlength(text)) + 1


def height_of(size: int) -> int:
    """Return how many pixels high a line is."""
    return round(size * LINE)


@lru_cache(maxsize=2048)
def writable(text: str) -> str:
    """Return a text with a neutral mark for each stretch that the font cannot write."""
    written: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        if char in _JOINERS or unicodedata.category(char) in {"Cf", "Mn", "Me", "Sk"}:
            continue
        shown = char if char.isspace() or _has(char) else NEUTRAL
        if shown != NEUTRAL or written[-1:] != [NEUTRAL]:
            written.append(shown)
    return " ".join("".join(written).split())


@lru_cache(maxsize=4096)
def _has(char: str) -> bool:
    shown, missing = font(16).getmask(char), font(16).getmask(_NOWHERE)
    return shown.size != missing.size or bytes(shown) != bytes(missing)


@lru_cache(maxsize=1024)
def fitted(text: str, width: int, largest: int, smallest: int) -> Lines:
    """Return a text as large as it fits into a width, in two lines where one would be too small.

    Names are at most 24 characters long, which two lines of the smallest size always hold; what
    is longer all the same loses its end.
    """
    for size in range(largest, smallest - 1, -2):
        if width_of(text, size) <= width:
            return Lines((text,), size)
    for size in range(smallest, smallest - 5, -2):
        lines = _halves(text, width, size)
        if width_of(lines[1], size) <= width:
            return Lines(lines, size)
    size = smallest - 4
    first, second = _halves(text, width, size)
    return Lines((first, _cut(second, width, size)), size)


def _halves(text: str, width: int, size: int) -> tuple[str, str]:
    """Break a text where its first line is full, at a space if one is near."""
    full = next(n for n in range(len(text), 0, -1) if width_of(text[:n], size) <= width or n == 1)
    space = text.rfind(" ", 0, full + 1)
    at = space if space > full // 2 else full
    return text[:at].rstrip(), text[at:].lstrip()


def _cut(text: str, width: int, size: int) -> str:
    while text and width_of(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text}…"
