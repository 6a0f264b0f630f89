"""The texts of the page itself."""

from bot.texts.translator import Translator, without_marks

ENTRANCE = (
    "title",
    "name",
    "enter",
    "no-code",
    "again",
)
"""Texts shown before the person is known."""
REFUSED = (
    "web-code-unknown",
    "web-invitation-over",
    "web-invitation-full",
    "web-telegram-unknown",
    "web-telegram-old",
    "web-telegram-seat",
    "web-entrance-busy",
)
"""Texts for a refused entry."""
PAGE = (
    "table", "rack", "pile", "stock", "new-meld", "meld", "meld-wrong", "held", "joker",
    "stands-for", "empty-table", "your-turn", "tiles", "undo", "redo", "take-back", "place",
    "to-rack", "give-back", "discard", "meld-these", "menu", "themes", "theme-auto",
    "theme-light", "theme-dark", "theme-contrast", "theme-large", "word-rules",
    "word-settings", "word-score", "close", "invite", "invite-how", "watch", "watch-how",
    "device", "device-how", "copy", "copied", "offline", "online", "elsewhere", "here", "over",
    "session-over", "reload", "picked", "put-back", "placed", "missing", "away",
    "won", "keys", "last-lay",
)  # fmt: skip
"""Texts shown at the table."""
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
    colours = {f"colour-{one}": translator.text(f"colour-{one}", language) for one in COLOURS}
    suits = {f"suit-{one}": translator.text(f"suit-{one}", language) for one in SUITS}
    return _clean({**said, **colours, **suits})


def _clean(texts: dict[str, str]) -> dict[str, str]:
    return {name: without_marks(text) for name, text in texts.items()}
