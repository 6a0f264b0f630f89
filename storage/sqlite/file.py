"""A SQLite file, opened exclusively and migrated to the current schema."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, QueuePool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from core.engine.cluster import Cluster
from core.engine.ports import Trouble, UnavailableError
from core.engine.private_files import close_to_others, make_folder, make_private
from storage.cluster.peers import Nobody
from storage.migrations import NEWEST, check, migrate, revision_of
from storage.sql.codec import Codec
from storage.sql.failures import check_writable, in_our_words
from storage.sql.opened import Database, Reading, database_on
from storage.sql.writer import OfOneThread, Writer
from storage.sqlite.backup import back_up
from storage.sqlite.file_guard import (
    TOUCH_HEAD,
    check_log,
    check_names,
    lease_of,
    mark,
    put_log_aside,
    real,
    watched,
)

WAIT = 5.0
"""Seconds to wait for another program's lock."""
ONE: dict[str, Any] = {"pool_size": 1, "max_overflow": 0, "pool_timeout": None}
"""A single connection, for which everybody waits."""


@asynccontextmanager
async def open_sqlite(file: Path, codec: Codec) -> AsyncIterator[Database]:
    """Open a file; see `open_database`."""
    file = real(file)
    with in_our_words():
        lease = leased(file)
    with closing(lease), ExitStack() as stack:
        with in_our_words():
            await prepare_file(file)
            await asyncio.to_thread(mark, file, lease)
            look = stack.enter_context(watched(file))
        reading, writing = reading_file(file), writing_file(file)
        try:
            with in_our_words():
                others = await Nobody.after(reading)
            writer = Writer(writing, look)
            async with writer.running():
                overwrite = Log(file).overwrite
                yield database_on(
                    Reading(reading, reading),
                    writer,
                    codec,
                    others,
                    cluster=Cluster(),
                    overwrite=overwrite,
                )
        finally:
            await reading.dispose()
            await writing.close()
            put_log_aside(file, look)


def leased(file: Path) -> sqlite3.Connection:
    """Lease the file for this process; the system releases the lease however the process ends.

    Raises:
        UnavailableError: the file is not writable, has several names, or lies beside a foreign log.
    """
    file = real(file)
    try:
        make_folder(file.parent)
    except OSError as error:
        raise UnavailableError(Trouble.READ_ONLY) from error
    check_writable(file)
    check_names(file)
    make_private(lease_of(file))
    lease = sqlite3.connect(
        lease_of(file), timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        lease.execute("PRAGMA locking_mode=EXCLUSIVE")
        lease.execute("BEGIN EXCLUSIVE")
        lease.execute("COMMIT")  # the lock stays
        check_log(file, lease)
        _make_private(file)
    except BaseException:
        lease.close()
        raise
    return lease


def _make_private(file: Path) -> None:
    """Make a file private; SQLite copies its mode to the files beside it."""
    make_private(file)
    for ending in ("-wal", "-shm"):
        close_to_others(file.with_name(f"{file.name}{ending}"))


def _prepared(engine: Engine, *begin: str) -> None:
    """Have each connection of an engine configured, and each transaction begun like this."""

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
        for statement in begin:
            connection.exec_driver_sql(statement)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)


def reading_file(file: Path) -> AsyncEngine:
    """Return an engine for reading."""
    address = URL.create("sqlite+aiosqlite", database=str(real(file)))
    engine = create_async_engine(address, connect_args={"timeout": WAIT}, **ONE)
    _prepared(engine.sync_engine, "BEGIN")
    return engine


def writing_file(file: Path) -> OfOneThread:
    """Return transactions that write; see `_writing_engine`."""
    return OfOneThread(_writing_engine(file))


def _writing_engine(file: Path) -> Engine:
    """Return an engine whose transactions wait for other writers before they read.

    Each transaction writes the mark of the file into the log.
    """
    address = URL.create("sqlite", database=str(real(file)))
    settings = {"timeout": WAIT, "check_same_thread": False}
    engine = create_engine(address, connect_args=settings, poolclass=QueuePool, **ONE)
    _prepared(engine, "BEGIN IMMEDIATE", TOUCH_HEAD)
    return engine


async def prepare_file(file: Path) -> None:
    """Migrate the database to the newest schema; back up existing data first."""
    await asyncio.to_thread(_prepare, file)


def _prepare(file: Path) -> None:
    engine = _writing_engine(file)
    try:
        with engine.connect() as connection:
            revision = revision_of(connection)
        check(revision)
        if revision == NEWEST:
            return
        if revision is not None:
            back_up(file, file.with_name(f"{file.name}.before-{NEWEST}"))
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


class Log:
    """The write-ahead log beside the file, which may still contain erased data."""

    TRIES = 50
    """The number of attempts to empty it while others use it."""

    def __init__(self, file: Path) -> None:
        self._file = file

    async def overwrite(self) -> None:
        """Move the log into the file, so that no deleted data is left in it.

        If the log is always in use, the next sweep that erases something tries again.
        """
        for _ in range(self.TRIES):
            if await asyncio.to_thread(self._empty):
                return

    def _empty(self) -> bool:
        """Empty the log unless it is in use: no other access should wait."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._file, timeout=0)) as connection:
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return not busy
        return False
