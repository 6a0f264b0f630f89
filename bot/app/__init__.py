"""The composition root: the only package that knows concrete stores."""

from bot.app.app import open_app
from bot.app.databases import (
    UnopenedError,
    backed_up,
    check_folder,
    drained,
    files_of_user,
    in_words,
    kept_for_user,
    kept_in,
    looked_at,
    place_of,
)
from bot.app.dependencies import Dependencies

__all__ = [
    "Dependencies",
    "UnopenedError",
    "backed_up",
    "check_folder",
    "drained",
    "files_of_user",
    "in_words",
    "kept_for_user",
    "kept_in",
    "looked_at",
    "open_app",
    "place_of",
]
