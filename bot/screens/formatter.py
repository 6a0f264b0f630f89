"""How pieces look in a message: each platform brings its own brush."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from bot.render.board import ShownMeld, ShownPiece, ShownPieces
from bot.render.pieces import bare
from bot.render.telling import length
from bot.render.writing import Notation, Squares, Writer
from core.rules.pieces import Pieces, print_pieces

T = TypeVar("T")

LONGEST = 2400
"""What a table in emoji may take up, in units of UTF-16: the rest of a message needs room, too."""


class PieceFormatter(Protocol):
    """Writes pieces into the text of a screen.

    What is new on the rack, or on the table since the reader's last turn, is marked. Nothing
    written may depend on colour alone. A meld has its number before it, by which it can be named.
    """

    def pieces(self, pieces: Pieces) -> str:
        """Write a few pieces within a sentence, on one line."""

    def shown(self, pieces: ShownPieces) -> str:
        """Write pieces that stand together, what is new marked, on one line."""

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write melds, on as many lines as it takes; never none."""

    @property
    def emoji(self) -> "PieceFormatter":
        """The brush for who wants emoji: itself, where the platform has none."""

    @property
    def on_keys(self) -> "PieceFormatter":
        """The same brush for buttons and lists, which show characters and nothing else."""


@dataclass(frozen=True, slots=True)
class PlainFormatter:
    """Writes `r4 r5 +r6`, as people and programs can type it back."""

    writers: tuple[Writer, ...] = (Squares(),)
    """How emoji are written: the first with which a table fits and that knows every piece."""

    def pieces(self, pieces: Pieces) -> str:
        """Write the notation of records."""
        return print_pieces(pieces)

    def shown(self, pieces: ShownPieces) -> str:
        """Write the pieces, a plus at what is new."""
        return Notation().pieces(pieces)

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write a line for each meld, so that the lines can be typed back."""
        return _numbered(Notation(), melds)

    @property
    def emoji(self) -> "EmojiFormatter":
        """The brush that writes emoji."""
        return EmojiFormatter(self.writers)

    @property
    def on_keys(self) -> "PlainFormatter":
        """The same brush with squares for emoji: these are characters."""
        return PlainFormatter()


@dataclass(frozen=True, slots=True)
class EmojiFormatter:
    """Writes coloured squares and keycaps, or emoji of the bot's own."""

    writers: tuple[Writer, ...]

    def pieces(self, pieces: Pieces) -> str:
        """Write pieces as they stand on a rack."""
        return self.shown(tuple(ShownPiece(bare(piece)) for piece in pieces))

    def shown(self, pieces: ShownPieces) -> str:
        """Write the pieces with the first writer that knows them all."""
        texts = (_attempt(writer.pieces, pieces) for writer in self.writers)
        return next(filter(None, texts), None) or Notation().pieces(pieces)

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write a line for each meld; in notation where emoji would be too long."""
        texts = (_attempt(partial(_numbered, writer), melds) for writer in self.writers)
        fitting = (text for text in texts if text and length(text) <= LONGEST)
        return next(fitting, None) or _numbered(Notation(), melds)

    @property
    def emoji(self) -> "EmojiFormatter":
        """Itself."""
        return self

    @property
    def on_keys(self) -> "EmojiFormatter":
        """The brush that writes squares: these are characters."""
        return EmojiFormatter((Squares(),))


def _numbered(writer: Writer, melds: Sequence[ShownMeld]) -> str:
    return "\n".join(f"{meld.number}. {writer.pieces(meld.pieces)}" for meld in melds)


def _attempt(write: Callable[[T], str], what: T) -> str:
    """Write something; nothing where the writer does not know all of it."""
    try:
        return write(what)
    except KeyError:
        return ""
