"""Access to rulings for commands that run beside serving programs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from core.engine.ports import Trouble, UnavailableError
from storage.sql.access import SqlRulings
from storage.sql.database import file_of, is_server, read
from storage.sql.failures import in_our_words
from storage.sql.migrating import check, revision_of
from storage.sql.writer import Write
from storage.sqlite.file import writing_file
from storage.sqlite.file_guard import check_names

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

        engine = single(read(url))
    elif (file := file_of(url)).exists():
        check_names(file)
        engine = writing_file(file)
    else:
        raise UnavailableError(Trouble.GONE)

    async def write(written: Write[None]) -> None:
        with in_our_words():
            async with engine.begin() as connection:
                await written(connection)

    try:
        with in_our_words():
            async with engine.connect() as connection:
                _check(await connection.run_sync(revision_of))
        yield SqlRulings(engine, write)
    finally:
        await engine.dispose()


def _check(revision: str | None) -> None:
    check(revision)
    if revision is None or revision < SINCE:
        raise UnavailableError(Trouble.GONE)
