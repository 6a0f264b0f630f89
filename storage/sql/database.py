"""Opens a database by its URL: for a serving program, or for a command that changes rulings."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from core.engine.ports import Trouble, UnavailableError
from storage.migrations import check, revision_of
from storage.sql.access import SqlRulings
from storage.sql.codec import AnyFamily, Codec
from storage.sql.failures import in_our_words
from storage.sql.opened import Database
from storage.sql.writer import OnLoop, Transactions, Write
from storage.sqlite.file import open_sqlite, reading_file, writing_file
from storage.sqlite.file_guard import check_names, real

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


SINCE = "0007"
"""The first schema revision with rulings."""


@asynccontextmanager
async def rulings_at(url: str) -> AsyncIterator[SqlRulings]:
    """Open the rulings while programs serve; nothing else is touched, and no schema changes.

    Raises:
        UnavailableError: no program of this version has served there, or nobody answers.
        NewerSchemaError: a newer program has served there.
    """
    if is_server(url):
        from storage.postgres.server import single  # whose driver nobody else has to load

        reading = single(read(url))
        writing: Transactions = OnLoop(reading)
    elif (file := file_of(url)).exists():
        check_names(file)
        reading, writing = reading_file(file), writing_file(file)
    else:
        raise UnavailableError(Trouble.GONE)

    async def write(written: Write[None]) -> None:
        with in_our_words():
            await writing.run(written)

    try:
        with in_our_words():
            async with reading.connect() as connection:
                _check(await connection.run_sync(revision_of))
        yield SqlRulings(reading, write)
    finally:
        await reading.dispose()
        await writing.close()


def _check(revision: str | None) -> None:
    check(revision)
    if revision is None or revision < SINCE:
        raise UnavailableError(Trouble.GONE)
