"""A database on a server, as commands look at it."""

import asyncio
from typing import TYPE_CHECKING

from bot.app import UnopenedError, in_words, place_of

if TYPE_CHECKING:
    from storage.postgres.inspecting import ServerCondition
    from storage.postgres.moving import Moved, Report


def server_looked_at(url: str) -> "ServerCondition":
    """Say how a server's database is; raises UnopenedError for one that cannot be used."""
    from storage.postgres.inspecting import look_at_server
    from storage.sql.database import read

    with in_words():
        return asyncio.run(look_at_server(read(url)))


def server_name(url: str) -> str:
    """Name a server's database, without any password; raises UnopenedError."""
    from storage.postgres.inspecting import name_of
    from storage.sql.database import read

    with in_words():
        return name_of(read(url))


def moved(url: str, to: str, report: "Report") -> "Moved":
    """Move a SQLite file into an empty database on a server, or nothing of it.

    `report` is called with how many rows are copied, and of how many.

    Raises:
        UnopenedError: one of the two cannot be used, or there is something in the other already.
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
