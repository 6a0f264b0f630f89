"""A match with tiles, one with cards and a lesson at a terminal."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.reading.vocabulary import own_words
from tasks.screens.book import Book
from tasks.screens.shown import Shown
from tests.support.terminal.evening import Evening

PIECE = r"\+?(?:J|[rbkgy]\d+|(?:10|[2-9AJQK])[SHDC])"
HELD = re.compile(rf"^(?:{PIECE}(?: |$))+", re.MULTILINE)
NAMED = re.compile(r"@(\d)")
"""A piece of the hand, by its place: `discard @0`."""
PAINT = re.compile(r"\x1b\[[\d;]*m")
TILES = (
    (
        "help", "help all", "help draw", "rack", "hint", "hint", "hint", "play", "play r99",
        "play xyz", "hlep", "undo", "done", "settings", "settings look emoji", "settings clock 5m",
        "rules joker", "may I take the joker?", "draw", "table", "score", "history", "tables",
        "stats", "daily", "puzzle", "record", "stop", "leave", "quit",
    ),
    (
        "help", "help all", "help play", "rack", "hint", "hint", "arrange", "play b99", "play abc",
        "drow", "reset", "settings", "settings my text", "settings rounds 2", "rules time",
        "how many tiles do I get?", "sort number", "draw", "table", "review", "top", "link",
        "notify", "puzzle hard", "replay", "leave", "stop", "quit",
    ),
)  # fmt: skip
CARDS = (
    (
        "hint", "discard 7H", "take stock", "hint", "meld @0 @1", "layoff @0 1", "discard @0",
        "take discard", "discard @1", "take discard", "undo", "done", "quit",
    ),
    (
        "help", "meld 7H 8H 9H", "take discard", "hint", "hint", "layoff @1", "meld @0 @1 @2",
        "draw", "play @0", "discard @0 @1", "discard @2", "take stock", "plan", "quit",
    ),
)  # fmt: skip
LESSONS = (("learn", "hint", "learn off", "quit"), ("hint", "draw", "learn off", "quit"))


def at_a_terminal(book: Book, language: str, number: int, folder: Path) -> None:
    """Play what belongs to a set."""
    for name, sheet, lines in (
        ("tiles", ("rummikub", "kids")[number - 1], TILES[number - 1]),
        ("cards", "basic", CARDS[number - 1]),
    ):
        book.begin(f"terminal-{name}")
        evening, fingers = Evening(folder=folder, seed=number, language=language), Fingers(language)
        waiting = fingers.lines(lines)
        evening.plays(lambda written: fingers.types(written, waiting), sheet)  # noqa: B023 - called at once
        _tell(book, fingers.typed, evening.answers)
    book.begin("terminal-lesson")
    evening, fingers = Evening(folder=folder, seed=number, language=language), Fingers(language)
    evening.learns(*fingers.lines(LESSONS[number - 1]))
    _tell(book, fingers.typed, evening.answers)


class Fingers:
    """Types lines in a person's own words."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._hand: list[str] = []
        self.typed = [""]
        """What was typed before each answer."""

    def lines(self, said: Sequence[str]) -> Iterator[str]:
        """Yield each line in the own words, with pieces of the hand for their places."""
        for line in said:
            self.typed.append(NAMED.sub(self._piece, self._own(line)))
            yield self.typed[-1]

    def types(self, written: str, waiting: Iterator[str]) -> str | None:
        """Read the hand from a screen, and return the next line."""
        if hands := HELD.findall(PAINT.sub("", written)):
            self._hand = max(hands, key=len).replace("+", "").split()
        return next(waiting, None)

    def _piece(self, place: re.Match[str]) -> str:
        return self._hand[int(place[1])] if int(place[1]) < len(self._hand) else "7H"

    def _own(self, line: str) -> str:
        word, _, rest = line.partition(" ")
        if word == "take":
            rest = own_words(self._language, "places").get(rest, rest)
        return f"{own_words(self._language).get(word, word)} {rest}".strip()


def _tell(book: Book, typed: Sequence[str], answers: Sequence[str]) -> None:
    for said, answer in zip(typed, answers, strict=False):
        shown = Shown("Ann", "an answer", [PAINT.sub("", answer)])
        book.add("Terminal", shown, f"Ann typed: {said}" if said else "Ann started a match")
