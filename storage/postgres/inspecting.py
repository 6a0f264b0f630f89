"""The condition of a PostgreSQL database, inspected from outside."""

from dataclasses import dataclass

from sqlalchemy import URL, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.ports import Trouble, UnavailableError
from storage.postgres.server import NAME, single
from storage.sql.failures import in_our_words
from storage.sql.migrating import NEWEST, check, revision_of
from storage.sql.schema import TABLES

SIZE = text("SELECT pg_database_size(current_database())")
PROGRAMS = text(
    "SELECT count(DISTINCT application_name) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name LIKE :ours"
)
MAY_MAKE_TABLES = text("SELECT has_schema_privilege(current_schema(), 'CREATE')")


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerCondition:
    """How a server's database is that can be read and written."""

    name: str
    """Its host and name, without a password."""
    newest: bool
    """Whether its schema is that of this program."""
    empty: bool
    tables: int
    """The number of open tables."""
    size: int
    """The size of the whole database in bytes."""
    programs: int
    """The number of programs that have it open."""


async def look_at_server(url: URL) -> ServerCondition:
    """Return the condition of a database, without changing it.

    Raises:
        UnavailableError: nobody answers, or the login or the needed privileges are missing.
        NewerSchemaError: a newer program has written it.
    """
    engine = single(url)
    try:
        with in_our_words():
            async with engine.connect() as connection:
                return await _condition(connection, name_of(url))
    finally:
        await engine.dispose()


def name_of(url: URL) -> str:
    """Name a database by its host and its name only."""
    host = url.host or url.query.get("host") or "this machine"
    return f"{url.database or url.username or ''}@{host}"


async def _condition(connection: AsyncConnection, name: str) -> ServerCondition:
    revision = await connection.run_sync(revision_of)
    check(revision)
    if revision != NEWEST and not await connection.scalar(MAY_MAKE_TABLES):
        raise UnavailableError(Trouble.FORBIDDEN)
    tables = 0
    if revision is not None:
        opened = select(func.count()).select_from(TABLES).where(TABLES.c.is_open)
        tables = await connection.scalar(opened) or 0
    return ServerCondition(
        name=name,
        newest=revision == NEWEST,
        empty=revision is None,
        tables=tables,
        size=int(await connection.scalar(SIZE) or 0),
        programs=int(await connection.scalar(PROGRAMS, {"ours": f"{NAME} %"}) or 0),
    )
