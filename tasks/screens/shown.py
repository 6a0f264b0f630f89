"""What somebody is shown, as text, and when two sentences count as the same."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.texts.translator import without_marks
from core.rules.sheets import SHEETS
from tests.support.evenings.heard import TYPED
from tests.support.translator import TRANSLATOR

ONE = "§"
"""The sign for a name, a number, pieces or typed words when sentences are compared."""
ENDING = re.compile(r"(?<=[.!?…])[»”“)]*\s+(?=[^\s|])|\n")
LETTER = re.compile(r"[^\W\d_]")
_CARD = r"(?:10|[2-9AJQK])(?:[SHDC]|[♠♥♦♣]\ufe0f?)|[♠♥♦♣]\ufe0f?\w+"
_TILE = r"[rbkgy]\d{1,2}|[🟥🟦⬛🟨🟩🃏][\w\ufe0f\u20e3 ]{0,7}|J"
_CODE = r"[B-DF-HJ-NP-TV-XZ]{4}"
FIGURE = re.compile(rf"(?<!\w)\+?(?:(?:J=)?(?:{_CARD}|{_TILE})|{_CODE}|[-−+]?\d[\d.,:]*)(?!\w)")
"""A piece, the code of a table, or a number."""
QUOTED = re.compile(rf"[“„«]{ONE}[”“»]")
MARKS = re.compile(r"^[\s•✓+*–-]+")
COLOURS = "rbkgy"
PIECE_WORDS = (
    *(f"colour-{one}" for one in COLOURS),
    *(f"suit-{one}" for one in "SHDC"),
    *(f"rank-{one}" for one in "AJQK"),
    "board-joker",
    *(f"sheet-{one}" for one in SHEETS),
)
"""The texts that name pieces in pictures, and the games."""


@dataclass(slots=True)
class Shown:
    """What somebody is shown: the text, then pictures, lists and keys."""

    reader: str
    kind: str
    """What it is: a new message, a changed one, an answer that pops up, a form."""
    said: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    """The alternative texts, and the words that are drawn."""
    lists: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    """The prompt of each list, and its options."""
    keys: list[tuple[str, ...]] = field(default_factory=list)
    """The labels, row by row."""

    def __str__(self) -> str:
        return "\n\n".join(self._parts())

    def _parts(self) -> Iterator[str]:
        yield from filter(None, (one.strip() for one in self.said))
        yield from (f"(Picture. {one})" for one in self.pictures)
        for prompt, options in self.lists:
            told = "\n".join(f"  - {one}" for one in options)
            yield f"{{List: {prompt}}}\n{told}"
        if self.keys:
            yield "\n".join(" ".join(f"[{label}]" for label in row) for row in self.keys)

    def sentences(self) -> Iterator[str]:
        """Yield what there is to read, sentence by sentence, and then the labels."""
        options = (one for prompt, some in self.lists for one in (prompt, *some))
        for text in (*self.said, *self.pictures, *options):
            yield from (one.strip() for one in ENDING.split(text))
        yield from (f"[{label}]" for row in self.keys for label in row)


class Forms:
    """Tells which sentences of a language differ in more than names, numbers and pieces."""

    def __init__(self, language: str, names: Collection[str]) -> None:
        words = sorted({*names, *_piece_words(language)}, key=len, reverse=True)
        either = "|".join(map(re.escape, words))
        self._words = re.compile(rf"(?<!\w)@?(?:{either})(?!\w)", re.IGNORECASE)
        between = "|".join(map(re.escape, _connectors(language)))
        self._several = re.compile(rf"{ONE}(?:(?:{between}|[\s,;|·–()←➜+-])*+{ONE})*+")

    def of(self, sentence: str) -> str:
        """Return a sentence with one sign for each of these; empty if nothing is left to read."""
        plain = self._words.sub(ONE, TYPED.sub(ONE, sentence))
        plain = QUOTED.sub(ONE, FIGURE.sub(ONE, plain))
        plain = MARKS.sub("", self._several.sub(ONE, plain).strip("[]")).casefold()
        return plain if LETTER.search(plain) else ""


def _piece_words(language: str) -> Iterator[str]:
    yield from (without_marks(TRANSLATOR.text(key, language)) for key in PIECE_WORDS)
    yield without_marks(TRANSLATOR.text("board-new", language, piece="")).strip()


def _connectors(language: str) -> Iterator[str]:
    """Yield what stands between the numbers and the colour of pieces: `of`, `in`."""
    cards = TRANSLATOR.text("board-cards", language, values=ONE, suit=ONE)
    tiles = TRANSLATOR.text("board-set", language, number=ONE, colours=ONE)
    yield from filter(None, (without_marks(one).replace(ONE, "").strip() for one in (cards, tiles)))
