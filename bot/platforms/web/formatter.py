"""How pieces stand in texts for the page, which draws them itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.render.board import ShownMeld, ShownPieces
from bot.render.pieces import bare
from bot.render.writing import notation
from core.rules.pieces import Pieces

BEGIN, END = "\ue000", "\ue001"
"""Around a piece in notation. Neither can stand in a name, nor in what somebody typed."""


@dataclass(frozen=True, slots=True)
class WebFormatter:
    """Marks pieces, so that the page draws them and reads them out by their names."""

    def pieces(self, pieces: Pieces) -> str:
        """Write pieces on one line."""
        return " ".join(f"{BEGIN}{bare(piece)}{END}" for piece in pieces)

    def shown(self, pieces: ShownPieces) -> str:
        """Write pieces on one line, a plus before what is new."""
        return " ".join(f"{BEGIN}{notation(piece)}{END}" for piece in pieces)

    def melds(self, melds: Sequence[ShownMeld]) -> str:
        """Write a line for each meld."""
        return "\n".join(f"{meld.number}. {self.shown(meld.pieces)}" for meld in melds)

    @property
    def emoji(self) -> "WebFormatter":
        """Itself: the page draws tiles."""
        return self

    @property
    def on_keys(self) -> "WebFormatter":
        """Itself: buttons of the page hold tiles too."""
        return self
