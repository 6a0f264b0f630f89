"""Names in a picture: only the font's letters, in a size that fits."""

import unicodedata
from functools import cache, lru_cache
from typing import NamedTuple

from bot.render.pictures.drawn.drawing import font

NEUTRAL = "•"
"""Replaces what the font lacks: emoji, other scripts."""
LINE = 1.17
"""The height of a line, in sizes of its font."""
_NOWHERE = "\uffff"
_JOINERS = {"\u200d", "\ufe0f", "\ufe0e"}


class Lines(NamedTuple):
    """A text in a size that fits: in one line, or in two smaller lines."""

    lines: tuple[str, ...]
    size: int


@lru_cache(maxsize=4096)
def width_of(text: str, size: int) -> int:
    """Return the width of a line in pixels."""
    return int(font(size).getlength(text)) + 1


@cache
def height_of(size: int) -> int:
    """Return the height of a line in pixels."""
    return round(size * LINE)


@lru_cache(maxsize=2048)
def writable(text: str) -> str:
    """Replace each stretch that the font lacks by a neutral mark."""
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
    """Return a text in the largest size that fits a width; in two lines if one would be too small.

    Two lines of the smallest size hold any name, because names have at most 24 characters. A longer
    text loses its end.
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
    """Break a text where its first line is full; at a space, if one is near."""
    full = next(n for n in range(len(text), 0, -1) if width_of(text[:n], size) <= width or n == 1)
    space = text.rfind(" ", 0, full + 1)
    at = space if space > full // 2 else full
    return text[:at].rstrip(), text[at:].lstrip()


def _cut(text: str, width: int, size: int) -> str:
    while text and width_of(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text}…"
