"""The condition of a SQLite database, and online backups."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from core.engine.ports import Trouble, UnavailableError
from core.engine.private_files import make_private
from storage.migrations import NEWEST, check
from storage.sql.failures import check_writable, in_our_words, trouble
from storage.sqlite.file_guard import check_log, check_names, give_mark, lease_of, real

AT_ONCE = 1_000
"""The number of pages copied in one step."""
WAIT = 5.0
"""Seconds to wait for another program's lock."""
OURS = frozenset({Trouble.LOCKED, Trouble.DAMAGED})
"""Troubles that concern only the source, never the copy."""


class UnwritableCopyError(Exception):
    """The target cannot be written; an earlier file there is unchanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """The condition of a usable database."""

    revision: str | None
    """The revision of its schema; None if it is empty."""
    newest: bool
    """Whether that is the revision of this program."""
    tables: int
    """The number of open tables."""
    size: int
    """Bytes."""
    log: int
    """The bytes in the log that are not yet in the file."""
    free: int
    """The free bytes on the disk."""
    served: bool
    """Whether a program has it open."""


def look_at(file: Path) -> Condition:
    """Return the condition of a database, without changing it.

    Raises:
        UnavailableError: it is damaged, unreadable or not writable.
        NewerSchemaError: a newer program has written it.
    """
    file = real(file)
    with in_our_words(), closing(_opened(file)) as connection:
        _is_sound(connection)
        revision = _revision(connection)
        check(revision)
        check_writable(file)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        return Condition(
            revision=revision,
            newest=revision == NEWEST,
            tables=_open_tables(connection),
            size=file.stat().st_size,
            log=_size(file.with_name(f"{file.name}-wal")),
            free=shutil.disk_usage(file.parent).free,
            served=_is_served(file),
        )


Report: TypeAlias = Callable[[int, int], None]
"""Receives the number of copied pages, and the total."""


def to_nobody(_done: int, _all: int) -> None:
    """Ignore the progress."""


def back_up(file: Path, to: Path, report: Report = to_nobody) -> Condition:
    """Copy a database that may be in use, verify the copy, and only then put it in place.

    `report` is called during the copy.

    Raises:
        UnavailableError: the database is unreadable or damaged.
        NewerSchemaError: a newer program has written it.
        UnwritableCopyError: the copy cannot be written.
    """
    fresh = to.with_name(f"{to.name}.new")
    try:
        copy(file, fresh, report)
        with _writing(), closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
            give_mark(connection)
        condition = look_at(fresh)
        fresh.replace(to)
        _sync(to.parent)
    except OSError as error:
        raise UnwritableCopyError from error
    finally:
        _clear_away(fresh)
    return condition


def copy(file: Path, to: Path, report: Report = to_nobody) -> None:
    """Copy the present state of a database, while others use it.

    Raises:
        UnavailableError: the database cannot be read.
        UnwritableCopyError: the copy cannot be written.
    """
    with in_our_words(), closing(_opened(real(file))) as source:
        source.execute("BEGIN")  # other programs' writes must not restart the copy
        source.execute("SELECT 1 FROM sqlite_master").fetchone()
        with _writing(), closing(_fresh(to)) as target:
            source.backup(
                target,
                pages=AT_ONCE,
                progress=lambda _, left, pages: report(pages - left, pages),
            )


def _opened(file: Path) -> sqlite3.Connection:
    """Open an existing file; never create one.

    If a program serves the file, that program has checked its log.
    """
    if not file.exists():
        raise UnavailableError(Trouble.GONE)
    check_names(file)
    if not lease_of(file).exists():
        check_log(file, None)
    elif not _is_served(file):
        with closing(_lease(file)) as lease:
            check_log(file, lease)
    address = f"{file.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(address, uri=True, timeout=WAIT, isolation_level=None)


def _fresh(file: Path) -> sqlite3.Connection:
    file.unlink(missing_ok=True)
    make_private(file)
    return sqlite3.connect(file, isolation_level=None)


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        if trouble(error) in OURS:
            raise
        raise UnwritableCopyError from error


def _open_tables(connection: sqlite3.Connection) -> int:
    if not _has(connection, "tables"):
        return 0
    return int(connection.execute("SELECT count(*) FROM tables WHERE is_open").fetchone()[0])


def _has(connection: sqlite3.Connection, table: str) -> bool:
    named = "SELECT 1 FROM sqlite_master WHERE name = ?"
    return connection.execute(named, (table,)).fetchone() is not None


def _is_sound(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise UnavailableError(Trouble.DAMAGED)


def _revision(connection: sqlite3.Connection) -> str | None:
    if not _has(connection, "alembic_version"):
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def _is_served(file: Path) -> bool:
    """Say whether a program holds the lease of a file."""
    if not lease_of(file).exists():
        return False
    with closing(_lease(file)) as it:
        try:
            it.execute("SELECT 1 FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            return trouble(error) is Trouble.LOCKED
    return False


def _lease(file: Path) -> sqlite3.Connection:
    """Open the lease of a file for reading."""
    return sqlite3.connect(f"{lease_of(file).absolute().as_uri()}?mode=ro", uri=True, timeout=0)


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _sync(folder: Path) -> None:
    """Make a renamed file survive a power failure."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _clear_away(file: Path) -> None:
    for ending in ("", "-journal", "-wal", "-shm"):
        file.with_name(f"{file.name}{ending}").unlink(missing_ok=True)
