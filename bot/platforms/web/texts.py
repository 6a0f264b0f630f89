"""The texts that stand on the page itself, as the program says them."""

from bot.texts.translator import Translator, without_marks

ENTRANCE = (
    "title",
    "name",
    "enter",
    "no-code",
    "again",
)
"""Said before anybody is known."""
REFUSED = (
    "web-code-unknown",
    "web-invitation-over",
    "web-invitation-full",
    "web-telegram-unknown",
    "web-telegram-old",
    "web-telegram-seat",
    "web-entrance-busy",
)
"""Why nobody is let in."""
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
"""Said at the table."""
BLANKS = ("n", "needed", "piece", "pieces")
"""What the page fills in."""
COLOURS, SUITS = "rbkgy", "SHDC"


def entrance_texts(translator: Translator, language: str) -> dict[str, str]:
    """Return what is said before anybody is known."""
    said = {name: translator.text(f"web-page-{name}", language) for name in ENTRANCE}
    return _clean({**said, **{key: translator.text(key, language) for key in REFUSED}})


def page_texts(translator: Translator, language: str) -> dict[str, str]:
    """Return what the page says at the table, `{n}` and the like left for it to fill in."""
    blanks = {name: f"{{{name}}}" for name in BLANKS}
    said = {name: translator.text(f"web-page-{name}", language, **blanks) for name in PAGE}
    colours = {f"colour-{one}": translator.text(f"colour-{one}", language) for one in COLOURS}
    suits = {f"suit-{one}": translator.text(f"suit-{one}", language) for one in SUITS}
    return _clean({**said, **colours, **suits})


def _clean(texts: dict[str, str]) -> dict[str, str]:
    return {name: without_marks(text) for name, text in texts.items()}
