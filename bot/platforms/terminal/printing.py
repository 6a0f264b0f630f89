"""What reaches a terminal: harmless text, wrapped lines, and pieces in colour."""

import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from shutil import get_terminal_size

from bot.reading.phrases import in_own_words
from bot.render.board import ShownMeld, ShownPieces
from bot.render.pieces import Paint, colours_of, plain
from bot.render.writing import COURTS, NEW_IN_NOTATION, notation
from bot.texts.translator import Translator
from core.rules.pieces import Pieces
from core.rules.sheet import Sheet

WIDE = 10_000
"""The width in columns without a terminal: a program's input is not wrapped."""

_COLOURS = re.compile(r"(\x1b\[(?:0|1;38;5;\d{1,3};48;5;\d{1,3})m)")
"""Escape sequences that `bot.render.pieces` uses; any other is foreign."""
_DIRECTIONS = frozenset("\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\u200e\u200f\u061c")
_KEPT = frozenset("\n\u200d")


def harmless(text: str) -> str:
    """Remove what moves the cursor, rings the bell or reverses the line.

    Direction marks are right in chats; a terminal shows them as junk.
    """
    parts = _COLOURS.split(text)
    return "".join(part if place % 2 else _visible(part) for place, part in enumerate(parts))


def welcome(translator: Translator, language: str, sheet: Sheet) -> str:
    """Return what a person at a terminal has to know before a match of this sheet begins."""
    black = "k" in colours_of(sheet.family.pieces.pack(sheet))
    keys = ("terminal-welcome", *(("terminal-black",) if black else ()))
    texts = (harmless(translator.text(key, language)) for key in keys)
    return in_own_words("\n\n".join(texts), language)


def write(text: str) -> None:
    """Write a text to standard output at once, wrapped to the terminal."""
    columns = get_terminal_size().columns if sys.stdout.isatty() else WIDE
    sys.stdout.write(wrapped(text, columns) + "\n")
    sys.stdout.flush()


def wrapped(text: str, width: int) -> str:
    """Wrap long lines at spaces; continuation lines keep the indentation."""
    return "\n".join(part for line in text.split("\n") for part in _broken(line, width))


def _broken(line: str, width: int) -> Iterator[str]:
    margin = re.match(" *", line)
    indent = margin[0] if margin else ""
    row = indent
    for word in re.findall("[^ ]+ *", line):
        if row != indent and _length(row + word.rstrip()) > width:
            yield row.rstrip()
            row = indent
        row += word
    yield row.rstrip()


def _length(text: str) -> int:
    return len(_COLOURS.sub("", text))


def _visible(text: str) -> str:
    return "".join(char for char in text if char in _KEPT or not _hidden(char))


def _hidden(char: str) -> bool:
    return char in _DIRECTIONS or unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co"}


LINES_BEFORE_COLUMNS = 14
"""The number of melds beyond which a table is written in two columns."""
GAP = 4


@dataclass(frozen=True, slots=True)
class TerminalFormatter:
    """Writes pieces as lines of text, with or without colours."""

    paint: Paint = plain

    def pieces(self, pieces: Pieces) -> str:
        """Write pieces on one line."""
        return self._write(map(str, pieces))

    def shown(self, pieces: ShownPieces) -> str:
        """Write pieces on one line, with a plus before the new ones."""
        return self._write(map(notation, pieces))

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write a line for each meld, in two columns if there are many."""
        lines = [[f"{meld.number:>3}.", *map(notation, meld.pieces)] for meld in melds]
        if len(lines) <= LINES_BEFORE_COLUMNS:
            return "\n".join(map(self._write, lines))
        return "\n".join(self._side_by_side(lines))

    def in_emoji(self, _letters: str = COURTS) -> "TerminalFormatter":
        """Return this formatter: a terminal has colours, and few fonts with emoji."""
        return self

    @property
    def on_keys(self) -> "TerminalFormatter":
        """Return this formatter: a terminal shows the same characters everywhere."""
        return self

    def _side_by_side(self, lines: Sequence[list[str]]) -> Iterator[str]:
        half = (len(lines) + 1) // 2
        width = max(len(" ".join(line)) for line in lines[:half]) + GAP
        for place, left in enumerate(lines[:half]):
            right = lines[half + place : half + place + 1]
            padding = " " * (width - len(" ".join(left)))
            yield self._write(left) + "".join(padding + self._write(line) for line in right)

    def _write(self, words: Iterable[str]) -> str:
        return " ".join(map(self._paint_marked, words))

    def _paint_marked(self, word: str) -> str:
        marked = word.startswith(NEW_IN_NOTATION)
        return NEW_IN_NOTATION + self.paint(word[1:]) if marked else self.paint(word)


def changes(before: str, now: str) -> str:
    """Return the changed lines of a text, and its last line, which says what to do next.

    A paragraph of which only some lines have changed is cut to these, below its heading.
    """
    known, paragraphs = {*before.splitlines()}, {*before.split("\n\n")}
    told = [
        "\n".join(_changed_lines(one.splitlines(), known))
        for one in now.split("\n\n")
        if one not in paragraphs
    ]
    said, last = "\n\n".join(filter(None, told)), now.rpartition("\n")[2]
    return said if said.endswith(last) else f"{said}\n\n{last}".strip()


def _changed_lines(lines: list[str], known: set[str]) -> list[str]:
    """Return the lines that are not known, below the heading; all if only the heading is new."""
    changed = [line for line in lines if line not in known]
    if len(lines) > 1 and changed == lines[:1]:
        return lines
    is_headed = bool(changed) and lines[0].endswith(":") and changed[0] != lines[0]
    return [lines[0], *changed] if is_headed else changed
