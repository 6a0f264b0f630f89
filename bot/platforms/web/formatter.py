"""How pieces are written in texts for the page, which draws them itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.render.board import ShownMeld, ShownPieces
from bot.render.pieces import bare
from bot.render.writing import notation
from core.rules.pieces import Pieces

BEGIN, END = "\ue000", "\ue001"
"""Marks around a piece in notation. Neither can occur in a name, or in typed text."""


@dataclass(frozen=True, slots=True)
class WebFormatter:
    """Marks pieces, so that the page can draw them and read them out by name."""

    def pieces(self, pieces: Pieces) -> str:
        """Write pieces on one line."""
        return " ".join(f"{BEGIN}{bare(piece)}{END}" for piece in pieces)

    def shown(self, pieces: ShownPieces) -> str:
        """Write pieces on one line, with a plus before the new ones."""
        return " ".join(f"{BEGIN}{notation(piece)}{END}" for piece in pieces)

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write a line for each meld."""
        return "\n".join(f"{meld.number}. {self.shown(meld.pieces)}" for meld in melds)

    @property
    def emoji(self) -> "WebFormatter":
        """Return this formatter: the page draws tiles."""
        return self

    @property
    def on_keys(self) -> "WebFormatter":
        """Return this formatter: buttons of the page show tiles, too."""
        return self
