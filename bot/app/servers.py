"""Databases on a server, for commands."""

import asyncio
from typing import TYPE_CHECKING

from bot.app import UnopenedError, in_words, place_of

if TYPE_CHECKING:
    from storage.postgres.inspecting import ServerCondition
    from storage.postgres.moving import Moved, Report


def server_looked_at(url: str) -> "ServerCondition":
    """Return the condition of a server's database; raises UnopenedError if it is unusable."""
    from storage.postgres.inspecting import look_at_server
    from storage.sql.database import read

    with in_words():
        return asyncio.run(look_at_server(read(url)))


def server_name(url: str) -> str:
    """Return a server's database name without its password; raises UnopenedError."""
    from storage.postgres.inspecting import name_of
    from storage.sql.database import read

    with in_words():
        return name_of(read(url))


def moved(url: str, to: str, report: "Report") -> "Moved":
    """Move a SQLite file into an empty database on a server, all or nothing.

    `report` is called with the number of copied rows and of all rows.

    Raises:
        UnopenedError: one of the two is unusable, or the target is not empty.
    """
    from storage.postgres.moving import DifferentError, NotEmptyError, move
    from storage.sql.database import DatabaseUrlError, is_server, read

    try:
        names_server = is_server(to)
    except DatabaseUrlError:
        names_server = False
    if not names_server:
        raise UnopenedError("move-no-server")
    file = place_of(url)
    with in_words():
        if not file.exists():
            raise UnopenedError("database-gone")
        try:
            return asyncio.run(move(file, read(to), report))
        except NotEmptyError as error:
            raise UnopenedError("move-not-empty") from error
        except DifferentError as error:
            raise UnopenedError("move-different") from error
