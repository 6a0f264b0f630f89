"""A PostgreSQL database: open it, with any number of programs, or examine it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias
from uuid import uuid4

import asyncpg
from sqlalchemy import URL, AdaptedConnection, event, func, select, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from core.engine.ports import Trouble, UnavailableError
from storage.cluster.cluster import PostgresCluster
from storage.cluster.postgres_peers import PostgresPeers
from storage.migrations import NEWEST, check, migrate, revision_of
from storage.postgres.admin_connection import BROKEN, Line, in_words_of_driver
from storage.sql.codec import Codec
from storage.sql.failures import in_our_words
from storage.sql.opened import Database, Reading, database_on
from storage.sql.schema import TABLES
from storage.sql.writer import OnLoop, Writer

WAIT = 5.0
"""The timeout of a connection attempt, in seconds."""
LONGEST = 30.0
"""The timeout of a statement, in seconds."""
READERS = 5
"""The number of reading connections; one more writes."""
MIGRATING = 0x52756D6D79
"""The advisory lock for migrations; other programs wait for it."""
AS_IT_WAS = "repeatable read"
"""The isolation level at which all statements of a read see one state."""
ALONE = "AUTOCOMMIT"
"""The isolation level of reads of a single statement: BEGIN and ROLLBACK are two more trips."""
NAME = "rummy-table"
"""The prefix of application names, which identify programs in the server's connections."""
Connecting: TypeAlias = Callable[[], Awaitable[asyncpg.Connection]]


@asynccontextmanager
async def open_postgres(url: URL, codec: Codec) -> AsyncIterator[Database]:
    """Open a database on a server; see `open_database`."""
    me = f"{NAME} {uuid4().hex[:12]}"
    joining = partial(connect, url, me)
    writing = _engine(partial(connect, url, me), 1)
    reading = _engine(partial(connect, url, me, AS_IT_WAS), READERS)
    try:
        with in_our_words():
            await prepare_server(writing)
            channel = await _channel(reading)
        line = Line(joining)
        peers = PostgresPeers(me, channel, reading, line)
        cluster = PostgresCluster(me, channel, joining, peers.tell)
        writer = Writer(OnLoop(writing), _nothing, peers.announce)
        async with aclosing(line), cluster.running(), writer.running():
            database = database_on(
                Reading(reading, reading.execution_options(isolation_level=ALONE)),
                writer,
                codec,
                peers,
                cluster=cluster,
                overwrite=_by_and_by,
            )
            cluster.on_news(database.register.overtaken)
            cluster.on_news(database.shown.overtaken)
            yield database
    finally:
        await reading.dispose()
        await writing.dispose()


async def connect(
    url: URL, name: str = NAME, isolation: str = "read committed"
) -> asyncpg.Connection:
    """Connect to a server with an application name; raises UnavailableError."""
    settings = {"application_name": name, "default_transaction_isolation": isolation}
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    with in_words_of_driver():
        return await asyncpg.connect(
            address, timeout=WAIT, command_timeout=LONGEST, server_settings=settings
        )


async def _channel(engine: AsyncEngine) -> str:
    """Return the notification channel of the programs on this schema."""
    async with engine.connect() as connection:
        return f"rummy_{await connection.scalar(text('SELECT current_schema()'))}"


def single(url: URL) -> AsyncEngine:
    """Return an engine with one connection."""
    return _engine(partial(connect, url), 1)


def _engine(connecting: Connecting, connections: int) -> AsyncEngine:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connecting,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=None,
    )
    event.listen(engine.sync_engine, "checkout", _look_alive)
    return engine


def _look_alive(connection: AdaptedConnection, *_: object) -> None:
    """Replace a connection that has ended: the server may have restarted a moment ago, unnoticed.

    `pool_pre_ping` does the same within a transaction of its own, in three trips instead of one.
    """
    try:
        connection.run_async(lambda driver: driver.fetchrow(";"))
    except (*BROKEN, asyncpg.PostgresError) as error:
        raise DisconnectionError from error


async def prepare_server(engine: AsyncEngine) -> None:
    """Migrate the database to the newest schema; concurrent programs wait for the first one."""
    async with engine.begin() as connection:
        if await _revision(connection) == NEWEST:
            return
        await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        if await _revision(connection) != NEWEST:
            await connection.run_sync(migrate)


async def _revision(connection: AsyncConnection) -> str | None:
    revision = await connection.run_sync(revision_of)
    check(revision)
    return revision


def _nothing() -> None:
    """Do nothing: the server guards its own files."""


async def _by_and_by() -> None:
    """Do nothing: the server's autovacuum reuses the space of deleted rows."""


SIZE = text("SELECT pg_database_size(current_database())")
PROGRAMS = text(
    "SELECT count(DISTINCT application_name) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name LIKE :ours"
)
MAY_MAKE_TABLES = text("SELECT has_schema_privilege(current_schema(), 'CREATE')")


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerCondition:
    """The condition of a usable database on a server."""

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
