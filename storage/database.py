"""A SQLite file, opened for this program alone and brought to its schema."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from core.engine.ports import Trouble, UnavailableError
from storage.archive import SqlArchive
from storage.backup import back_up
from storage.codec import AnyFamily, Codec
from storage.failures import check_writable, in_our_words
from storage.migrating import NEWEST, check, migrate, revision_of
from storage.register import SqlRegister
from storage.shown import SqlShown
from storage.sql import SqlStore
from storage.writer import Writer

WAIT = 5.0
"""Seconds that a lock of another program is waited for."""


class DatabaseUrlError(ValueError):
    """An address of a database that this program cannot open."""


@dataclass(frozen=True, slots=True)
class Database:
    """What a database keeps."""

    store: SqlStore
    register: SqlRegister
    shown: SqlShown
    archive: SqlArchive


@asynccontextmanager
async def open_database(url: str, families: Iterable[AnyFamily]) -> AsyncIterator[Database]:
    """Open a database, made or migrated where that is necessary.

    Raises:
        DatabaseUrlError: no address of a SQLite file.
        UnavailableError: another program has it open, or it cannot be written.
        NewerSchemaError: a newer program has written it.
    """
    file = file_of(url)
    with in_our_words(), _lease(file):
        reading, writing = _engine(file, "BEGIN"), _engine(file, "BEGIN IMMEDIATE")
        try:
            await _prepare(writing, file)
            writer = Writer(writing, _watch(file))
            async with writer.running():
                store = await SqlStore.opened(reading, writer, Codec(families))
                register, shown = SqlRegister(reading, writer), SqlShown(reading, writer)
                archive = SqlArchive(file, reading, writer, register, shown)
                yield Database(store, register, shown, archive)
        finally:
            await reading.dispose()
            await writing.dispose()


def file_of(url: str) -> Path:
    """Return the file of an address like `sqlite:///games.sqlite3`; raises DatabaseUrlError."""
    try:
        read = make_url(url)
    except ArgumentError as error:
        raise DatabaseUrlError from error
    if read.get_backend_name() != "sqlite" or not read.database or read.database == ":memory:":
        raise DatabaseUrlError
    return Path(read.database)


@contextmanager
def _lease(file: Path) -> Iterator[None]:
    """Hold the file for this process; the system lets it go, however the process ends."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnavailableError(Trouble.READ_ONLY) from error
    check_writable(file)
    lease = sqlite3.connect(f"{file}-lease", timeout=0, isolation_level=None)
    try:
        lease.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        lease.close()


def _engine(file: Path, begin: str) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{file}",
        connect_args={"timeout": WAIT},
        pool_size=1,
        max_overflow=0,
        pool_timeout=None,
    )

    def connected(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "secure_delete=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: Any) -> None:  # noqa: ANN401 - the driver's own
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    return engine


async def _prepare(engine: AsyncEngine, file: Path) -> None:
    """Bring the database to the newest schema; what is there already is copied first."""
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
    check(revision)
    if revision == NEWEST:
        return
    if revision is not None:
        await asyncio.to_thread(back_up, file, file.with_name(f"{file.name}.before-{NEWEST}"))
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def _watch(file: Path) -> Callable[[], None]:
    """Return what raises UnavailableError once the file is not the one that was opened."""
    opened = file.stat()

    def look() -> None:
        try:
            now = file.stat()
        except OSError as error:
            raise UnavailableError(Trouble.GONE) from error
        if (now.st_dev, now.st_ino) != (opened.st_dev, opened.st_ino):
            raise UnavailableError(Trouble.GONE)

    return look
