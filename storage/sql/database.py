"""Opens a database by its URL, and brings it to the current schema."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from storage.sql.codec import AnyFamily, Codec
from storage.sql.opened import Database
from storage.sqlite.file import open_sqlite
from storage.sqlite.file_guard import real

__all__ = ["Database", "DatabaseUrlError", "file_of", "is_server", "open_database", "read"]
SERVERS = ("postgresql", "postgres")


class DatabaseUrlError(ValueError):
    """The URL is not that of a supported database."""


@asynccontextmanager
async def open_database(url: str, families: Iterable[AnyFamily]) -> AsyncIterator[Database]:
    """Open a database; create or migrate it if necessary.

    Raises:
        DatabaseUrlError: the URL names neither a SQLite file nor a PostgreSQL server.
        UnavailableError: another program has it open, it is not writable, or nobody answers.
        NewerSchemaError: a newer program has written it.
    """
    codec = Codec(families)
    if is_server(url):
        from storage.postgres.server import open_postgres  # whose driver nobody else has to load

        opening = open_postgres(read(url), codec)
    else:
        opening = open_sqlite(file_of(url), codec)
    async with opening as database:
        yield database


def is_server(url: str) -> bool:
    """Say whether a URL names a PostgreSQL server; raises DatabaseUrlError."""
    return read(url).get_backend_name() in SERVERS


def file_of(url: str) -> Path:
    """Return the file of a URL like `sqlite:///games.sqlite3`, with symbolic links resolved.

    Raises:
        DatabaseUrlError: the URL names no file.
        UnavailableError: the symbolic links form a loop.
    """
    named = read(url)
    if named.get_backend_name() != "sqlite" or named.database in {None, "", ":memory:"}:
        raise DatabaseUrlError
    return real(Path(str(named.database)))


def read(url: str) -> URL:
    """Parse a URL; raises DatabaseUrlError."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseUrlError from error
