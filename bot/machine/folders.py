"""The user's data folders on this system."""

from pathlib import Path

from platformdirs import user_data_path


def database_of_this_user() -> Path:
    """Return the SQLite file of `rummy serve`."""
    return user_data_path("rummy-table") / "rummy.sqlite3"


def matches_of_this_user() -> Path:
    """Return the SQLite file of the matches at the terminal."""
    return user_data_path("rummy-table") / "play.sqlite3"


def pages_of_this_user() -> Path:
    """Return the SQLite file of the matches in the browser without a chat."""
    return user_data_path("rummy-table") / "web.sqlite3"
