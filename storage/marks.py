"""Which file a log belongs to: SQLite takes over any log that lies beside a database.

Each program that opens a file gives it a mark, a number in its head, and notes it at the lease. A
backup has another one. So a log is known for what it is when a backup was put in its file's place.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from core.engine.ports import Trouble, UnavailableError

HEAD = 60
"""Where the number stands that SQLite leaves to us."""
LENGTH = 4
WAIT = 1.0
"""Seconds that a lock of another program is waited for."""
UNKNOWN = 0
"""The mark of a file that has none, or of which nothing is known."""


def lease_of(file: Path) -> Path:
    """Name the lease of a file."""
    return file.with_name(f"{file.name}-lease")


def check_log(file: Path, lease: sqlite3.Connection) -> None:
    """Raise UnavailableError where beside a file lies the log of another one."""
    log = _log_of(file)
    if not file.exists() or not log.exists() or not log.stat().st_size:
        return
    if _read(lease) not in {UNKNOWN, _in_file(file)}:
        raise UnavailableError(Trouble.FOREIGN_LOG)


def put_log_aside(file: Path, look: Callable[[], None]) -> None:
    """Leave a file alone with which another was replaced: what was written for that one goes."""
    try:
        look()
    except UnavailableError:
        if file.exists() and _log_of(file).exists():
            _log_of(file).replace(file.with_name(f"{file.name}-wal.left"))


def mark(file: Path, lease: sqlite3.Connection) -> None:
    """Give a file a new mark, and note it where nothing of the log is left to be taken over.

    Where that cannot be done, on a full disk, nothing is known of its log from then on.
    """
    opened = sqlite3.connect(file, timeout=WAIT, isolation_level=None)
    with suppress(sqlite3.Error), closing(opened) as connection:
        _write(lease, UNKNOWN)
        give_mark(connection)
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        _write(lease, UNKNOWN if busy else _read(connection))


def give_mark(connection: sqlite3.Connection) -> None:
    """Give a database another mark."""
    _write(connection, 1 + uuid4().int % (2**31 - 1))


@contextmanager
def watched(file: Path) -> Iterator[Callable[[], None]]:
    """Return what raises UnavailableError once a file is not the one that was opened.

    The file stays open until nobody uses it any more: to close it would drop the locks of this
    process.
    """
    with closing(sqlite3.connect(file)) as connection:
        to_come = _read(connection).to_bytes(LENGTH, "big", signed=True)
    opened = os.open(file, os.O_RDONLY)
    heads, place = {to_come, os.pread(opened, LENGTH, HEAD)}, _place(os.fstat(opened))

    def look() -> None:
        try:
            same = _place(file.stat()) == place and os.pread(opened, LENGTH, HEAD) in heads
        except OSError as error:
            raise UnavailableError(Trouble.GONE) from error
        if not same:
            raise UnavailableError(Trouble.GONE)

    try:
        yield look
    finally:
        os.close(opened)


def _log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _place(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino


def _in_file(file: Path) -> int:
    """Return the mark in a file, whatever its log says."""
    address = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        return _read(connection)


def _read(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _write(connection: sqlite3.Connection, number: int) -> None:
    connection.execute(f"PRAGMA user_version = {number}")
