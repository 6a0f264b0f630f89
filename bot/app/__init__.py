"""The composition root: the only package that knows concrete stores."""

from bot.app.app import App, open_app
from bot.app.databases import (
    UnopenedError,
    backed_up,
    check_folder,
    drained,
    in_words,
    kept_in,
    looked_at,
    place_of,
)
from bot.app.dependencies import Dependencies

__all__ = [
    "App",
    "Dependencies",
    "UnopenedError",
    "backed_up",
    "check_folder",
    "drained",
    "in_words",
    "kept_in",
    "looked_at",
    "open_app",
    "place_of",
]
