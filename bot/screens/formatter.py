"""How pieces look in a message: each platform brings its own formatter."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol, TypeVar

from bot.render.board import ShownMeld, ShownPiece, ShownPieces
from bot.render.pieces import bare
from bot.render.telling import length
from bot.render.writing import COURTS, Notation, Squares, Writer, with_signs
from core.rules.pieces import Pieces, print_pieces

T = TypeVar("T")

LONGEST = 2400
"""The maximum length of a table in emoji, in UTF-16 code units; it leaves room for the rest."""


class PieceFormatter(Protocol):
    """Writes pieces into the text of a screen.

    New pieces on the rack, or on the table since the reader's last turn, are marked. No
    text may depend on colour alone. A meld starts with the number by which players name it.
    """

    def __hash__(self) -> int:
        """Return a hash: what a formatter writes can be cached."""

    def pieces(self, pieces: Pieces) -> str:
        """Write a few pieces within a sentence, on one line."""

    def shown(self, pieces: ShownPieces) -> str:
        """Write pieces that stand together on one line, with new ones marked."""

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write melds, at least one, on as many lines as needed."""

    def in_emoji(self, letters: str = COURTS) -> "PieceFormatter":
        """The formatter for readers who want emoji: itself if the platform has none.

        `letters` are the reader's for the ace, the jack, the queen and the king.
        """

    @property
    def on_keys(self) -> "PieceFormatter":
        """The formatter for buttons and lists, which can show plain characters only."""


@dataclass(frozen=True, slots=True)
class PlainFormatter:
    """Writes `r4 r5 +r6`, which people and programs can type."""

    writers: tuple[Writer, ...] = (Squares(),)
    """The emoji writers, best first; the first that knows every piece and fits is used."""

    def pieces(self, pieces: Pieces) -> str:
        """Write the notation of records."""
        return print_pieces(pieces)

    def shown(self, pieces: ShownPieces) -> str:
        """Write the pieces, with a plus before new ones."""
        return Notation().pieces(pieces)

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write a line for each meld; the lines can be typed back."""
        return _numbered(Notation(), melds)

    def in_emoji(self, letters: str = COURTS) -> "EmojiFormatter":
        """Return the formatter that writes emoji."""
        squares = Squares(letters)
        return EmojiFormatter(
            tuple(squares if isinstance(one, Squares) else one for one in self.writers)
        )

    @property
    def on_keys(self) -> "PlainFormatter":
        """The same formatter with squares for emoji: these are plain characters."""
        return PlainFormatter()


@dataclass(frozen=True, slots=True)
class EmojiFormatter:
    """Writes coloured squares and keycaps, or the bot's own emoji."""

    writers: tuple[Writer, ...]

    def pieces(self, pieces: Pieces) -> str:
        """Write pieces in the form that they have on a rack."""
        return self.shown(tuple(ShownPiece(bare(piece)) for piece in pieces))

    def shown(self, pieces: ShownPieces) -> str:
        """Write the pieces with the first writer that knows them all."""
        texts = (_attempt(writer.pieces, pieces) for writer in self.writers)
        return next(filter(None, texts), None) or Notation().pieces(pieces)

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write a line for each meld; in notation if emoji would be too long."""
        texts = (_attempt(partial(_numbered, writer), melds) for writer in self.writers)
        fitting = (text for text in texts if text and length(text) <= LONGEST)
        return next(fitting, None) or _numbered(Notation(), melds)

    def in_emoji(self, letters: str = COURTS) -> "EmojiFormatter":
        """Return this formatter with other letters."""
        return PlainFormatter(self.writers).in_emoji(letters)

    @property
    def on_keys(self) -> "EmojiFormatter":
        """The formatter that writes squares: these are plain characters."""
        squares = tuple(one for one in self.writers if isinstance(one, Squares))
        return EmojiFormatter(squares or (Squares(),))


@dataclass(frozen=True, slots=True)
class SignedFormatter:
    """Writes cards as another formatter does, with the signs of their suits and own letters."""

    inner: PieceFormatter
    letters: str
    """The reader's letters for the ace, the jack, the queen and the king."""

    def pieces(self, pieces: Pieces) -> str:
        """Write a few pieces within a sentence."""
        return with_signs(self.inner.pieces(pieces), self.letters)

    def shown(self, pieces: ShownPieces) -> str:
        """Write pieces that stand together."""
        return with_signs(self.inner.shown(pieces), self.letters)

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write melds."""
        return with_signs(self.inner.melds(melds), self.letters)

    def in_emoji(self, letters: str = COURTS) -> PieceFormatter:
        """Return the formatter that writes emoji."""
        return replace(self, inner=self.inner.in_emoji(letters))

    @property
    def on_keys(self) -> PieceFormatter:
        """The formatter for buttons and lists."""
        return replace(self, inner=self.inner.on_keys)


def _numbered(writer: Writer, melds: Sequence[ShownMeld]) -> str:
    return "\n".join(f"{meld.number}. {writer.pieces(meld.pieces)}" for meld in melds)


def _attempt(write: Callable[[T], str], what: T) -> str:
    """Return the written text; empty if the writer lacks a piece."""
    try:
        return write(what)
    except KeyError:
        return ""
