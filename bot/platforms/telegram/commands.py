"""The words as commands of Telegram, and where each is offered."""

EVERYWHERE = ("new", "join", "table", "rack", "play", "draw", "rules", "help")
"""Offered by the menu of every chat, what is said most often first."""
TYPED = frozenset({
    "new", "join", "leave", "start", "stop", "next", "rematch", "pause", "resume", "nudge", "host",
    "remove", "standin", "table", "tables", "score", "replay", "record", "rules", "settings",
    "language", "notify", "help", "stats", "puzzle", "privacy", "rack", "sort", "group", "play",
    "arrange", "pick", "undo", "reset", "done", "draw", "pass", "return", "take", "meld", "layoff",
    "discard", "object", "accept", "hint", "auto",
})  # fmt: skip
"""All words that can be said: design.md, section 2."""
