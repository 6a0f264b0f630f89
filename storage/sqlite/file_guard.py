"""Guards a file against a foreign log: SQLite applies any log that lies beside a database."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from struct import Struct, unpack
from typing import BinaryIO, TypeAlias
from uuid import uuid4

from core.engine.ports import Trouble, UnavailableError

HEADER = Struct(">8I")
"""Magic number, version, page size, checkpoint count, two salts, two checksums."""
FRAME = Struct(">6I")
"""Page number, pages of the file after a commit or 0, two salts, two checksums."""
SUMMED_OF_HEADER, SUMMED_OF_FRAME = 24, 8
"""The number of bytes that the checksums cover."""
MAGIC = 0x377F0682
"""The last bit gives the byte order of the checksums."""
FIRST = 1
"""The number of the page with the file header."""

Sums: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Log:
    file: BinaryIO
    order: str
    page: int
    salts: Sums
    sums: Sums


def first_pages(log: Path) -> Iterator[bytes | None]:
    """Yield the first page as each committed transaction wrote it; None if it did not."""
    with log.open("rb") as file:
        opened = _opened(file)
        if opened is not None:
            yield from _first_pages(opened)


def _opened(file: BinaryIO) -> _Log | None:
    head = file.read(HEADER.size)
    if len(head) < HEADER.size:
        return None
    magic, _, page, _, *numbers = HEADER.unpack(head)
    salts, sums = tuple(numbers[:2]), tuple(numbers[2:])
    order = ">" if magic & 1 else "<"
    sound = magic & ~1 == MAGIC and sums == _summed((0, 0), head[:SUMMED_OF_HEADER], order)
    return _Log(file, order, page, salts, sums) if sound else None


def _first_pages(log: _Log) -> Iterator[bytes | None]:
    sums, first = log.sums, None
    while len(frame := log.file.read(FRAME.size + log.page)) == FRAME.size + log.page:
        number, size, *numbers = FRAME.unpack_from(frame)
        page = frame[FRAME.size :]
        sums = _summed(_summed(sums, frame[:SUMMED_OF_FRAME], log.order), page, log.order)
        if numbers != [*log.salts, *sums]:
            return
        first = page if number == FIRST else first
        if size:
            yield first
            first = None


def _summed(sums: Sums, data: bytes, order: str) -> Sums:
    one, other = sums
    words = iter(unpack(f"{order}{len(data) // 4}I", data))
    for word in words:
        one = one + word + other & 0xFFFFFFFF
        other = other + next(words) + one & 0xFFFFFFFF
    return one, other


HEAD = 60
"""The offset of the application id, which SQLite leaves to applications."""
LENGTH = 4
WAIT = 1.0
"""Seconds to wait for another program's lock."""
TOUCH_HEAD = f"PRAGMA application_id = {0x52554D59}"
"""Makes a transaction write the file header; the value (RUMY) never changes."""
UNKNOWN = 0
"""The mark of a file without a mark, or with an unknown one."""


def real(file: Path) -> Path:
    """Return the real file behind a name, with symbolic links resolved.

    SQLite keeps its log beside the real file; the lease is kept there too.
    """
    try:
        return file.resolve()
    except (OSError, RuntimeError) as error:  # the links form a loop
        raise UnavailableError(Trouble.GONE) from error


def lease_of(file: Path) -> Path:
    """Return the lease of a file."""
    return file.with_name(f"{file.name}-lease")


def check_names(file: Path) -> None:
    """Raise UnavailableError for a file with several names (hard links).

    Each name would have its own log, and two programs would not notice each other.
    """
    if file.exists() and file.stat().st_nlink > 1:
        raise UnavailableError(Trouble.SEVERAL_NAMES)


def check_log(file: Path, lease: sqlite3.Connection | None) -> None:
    """Raise UnavailableError if the log beside a file belongs to another file.

    A log without a complete transaction is harmless: SQLite would apply nothing of it.
    """
    log = _log_of(file)
    if not file.exists() or not log.exists():
        return
    mine = _head(file)
    found: set[int] = set()
    for page in first_pages(log):
        mark = UNKNOWN if page is None else _number(page[HEAD:])
        if mark == mine:
            return
        found.add(mark)
    noted = UNKNOWN if lease is None else _read(lease)
    if found - {UNKNOWN} or (found and noted not in {UNKNOWN, mine}):
        raise UnavailableError(Trouble.FOREIGN_LOG)


def put_log_aside(file: Path, look: Callable[[], None]) -> None:
    """Move the log aside if another file has replaced the opened one: the log is not its own."""
    try:
        look()
    except UnavailableError:
        if file.exists() and _log_of(file).exists():
            _log_of(file).replace(_free_name(file.with_name(f"{file.name}-wal.left")))


def mark(file: Path, lease: sqlite3.Connection) -> None:
    """Give a file a new mark, and record it in the lease once its log is empty.

    If that fails, for example on a full disk, the mark of the log counts as unknown.
    """
    opened = sqlite3.connect(file, timeout=WAIT, isolation_level=None)
    with suppress(sqlite3.Error), closing(opened) as connection:
        _write(lease, UNKNOWN)
        give_mark(connection)
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        _write(lease, UNKNOWN if busy else _read(connection))


def give_mark(connection: sqlite3.Connection) -> None:
    """Give a database a new mark.

    The previous mark is written first, so that a crash in between leaves a log with both.
    """
    _write(connection, _read(connection))
    _write(connection, 1 + uuid4().int % (2**31 - 1))


@contextmanager
def watched(file: Path) -> Iterator[Callable[[], None]]:
    """Return a check that raises UnavailableError once another file has replaced the opened one.

    The file stays open until the program stops using it: closing it would drop the locks of this
    process.
    """
    with closing(sqlite3.connect(file)) as connection:
        to_come = _read(connection)
    opened = os.open(file, os.O_RDONLY)
    heads, place = {to_come, _number_at(opened)}, _place(os.fstat(opened))

    def look() -> None:
        try:
            same = _place(file.stat()) == place and _number_at(opened) in heads
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


def _free_name(wanted: Path) -> Path:
    """Return an unused file name, because earlier leftovers may still be needed."""
    numbered = (wanted.with_name(f"{wanted.name}-{number}") for number in count(2))
    return next(name for name in chain([wanted], numbered) if not name.exists())


def _head(file: Path) -> int:
    """Return the mark in a file, independent of its log."""
    with file.open("rb") as opened:
        opened.seek(HEAD)
        return _number(opened.read(LENGTH))


def _number_at(opened: int) -> int:
    return _number(os.pread(opened, LENGTH, HEAD))


def _number(head: bytes) -> int:
    return int.from_bytes(head[:LENGTH], "big", signed=True)


def _read(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _write(connection: sqlite3.Connection, number: int) -> None:
    connection.execute(f"PRAGMA user_version = {number}")
