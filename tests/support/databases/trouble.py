"""Real trouble for a database file: it is locked, full, damaged or missing."""

import ctypes
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

PAGE = 4096


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Lock the database, as a slow writer in another program does."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@contextmanager
def full(file: Path) -> Iterator[None]:
    """Let no file grow beyond the present size of the database's log."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = file.with_name(f"{file.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def away(file: Path) -> Iterator[None]:
    """Move the file away, and then back."""
    elsewhere = file.with_name("elsewhere")
    file.rename(elsewhere)
    try:
        yield
    finally:
        elsewhere.rename(file)


def damaged(file: Path) -> None:
    """Overwrite everything but the first page, as a broken disk would."""
    with file.open("r+b") as bytes_:
        bytes_.seek(PAGE)
        bytes_.write(os.urandom(file.stat().st_size - PAGE))


def without_powers(work: Callable[[], T]) -> T:
    """Act as a user for whom permissions count, even if the tests run as root.

    Linux grants and removes these capabilities for each thread.
    """
    done: Future[T] = Future()

    def do() -> None:
        try:
            _drop_powers()
            done.set_result(work())
        except BaseException as error:  # noqa: BLE001 - raised again where it is waited for
            done.set_exception(error)

    thread = Thread(target=do)
    thread.start()
    thread.join()
    return done.result()


OVERRIDING = 0b110
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: reading and writing whatever the permissions say."""
VERSION = 0x20080522


def _drop_powers() -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(VERSION, 0)
    sets = (ctypes.c_uint32 * 6)()
    assert libc.capget(header, sets) == 0
    sets[0] &= ~OVERRIDING  # the current capabilities
    sets[1] &= ~OVERRIDING  # capabilities that could be regained
    assert libc.capset(header, sets) == 0
