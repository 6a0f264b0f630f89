"""The texts of the page itself, and how texts name pieces for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.render.board import ShownMeld, ShownPieces
from bot.render.pieces import bare
from bot.render.writing import COURTS, notation
from bot.texts.translator import Translator, without_marks
from core.rules.pieces import Pieces

ENTRANCE = (
    "title",
    "name",
    "enter",
    "no-code",
    "again",
    "offline",
)
"""Texts shown before the person is known."""
REFUSED = (
    "web-code-unknown",
    "web-invitation-over",
    "web-invitation-full",
    "web-telegram-unknown",
    "web-telegram-old",
    "web-telegram-seat",
    "table-not-watched",
    "web-entrance-busy",
)
"""Texts for a refused entry."""
PAGE = (
    "table", "rack", "pile", "stock", "new-meld", "meld", "meld-wrong", "held", "joker",
    "stands-for", "empty-table", "your-turn", "tiles", "undo", "redo", "move-before", "move-after",
    "take-back", "place",
    "to-rack", "give-back", "discard", "meld-these", "menu", "themes", "theme-auto",
    "theme-light", "theme-dark", "theme-contrast", "theme-large", "close", "invite",
    "invite-how", "watch", "watch-how", "device", "device-how", "copy", "copied", "offline",
    "online", "elsewhere", "here", "over", "session-over", "reload", "picked", "put-back",
    "placed", "missing", "away", "won", "keys", "last-lay",
)  # fmt: skip
"""Texts shown at the table."""
WORDS = ("rules", "settings", "score", "learn", "pause", "leave", "stop")
"""Words that the menu offers, whether or not the table does."""
NAMED = (*WORDS, "undo")
"""Words whose names the page shows."""
PLANNED = ("plan-meld", "plan-discard")
"""Words for chosen cards while others play."""
BLANKS = ("n", "needed", "piece", "pieces")
"""The arguments that the page fills in."""
COLOURS, SUITS = "rbkgy", "SHDC"


def entrance_texts(translator: Translator, language: str) -> dict[str, str]:
    """Return the texts shown before the person is known."""
    said = {name: translator.text(f"web-page-{name}", language) for name in ENTRANCE}
    return _clean({**said, **{key: translator.text(key, language) for key in REFUSED}})


def page_texts(translator: Translator, language: str) -> dict[str, str]:
    """Return the page's texts at the table; `{n}` and the like are left for the page to fill in."""
    blanks = {name: f"{{{name}}}" for name in BLANKS}
    said = {name: translator.text(f"web-page-{name}", language, **blanks) for name in PAGE}
    words = {f"word-{one}": translator.text(f"button-{one}", language) for one in NAMED}
    plans = {one: translator.text(f"button-{one}", language) for one in PLANNED}
    colours = {f"colour-{one}": translator.text(f"colour-{one}", language) for one in COLOURS}
    suits = {f"suit-{one}": translator.text(f"suit-{one}", language) for one in SUITS}
    return _clean({**said, **words, **plans, **colours, **suits})


def _clean(texts: dict[str, str]) -> dict[str, str]:
    return {name: without_marks(text) for name, text in texts.items()}


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

    def in_emoji(self, _letters: str = COURTS) -> "WebFormatter":
        """Return this formatter: the page draws tiles."""
        return self

    @property
    def on_keys(self) -> "WebFormatter":
        """Return this formatter: buttons of the page show tiles, too."""
        return self
