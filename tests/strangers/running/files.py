"""The folder of an evening, with a database in which nothing is yet."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.sqlite.file import prepare_file

DATABASE = "rummy.sqlite3"
SHARED = Path("/dev/shm")  # noqa: S108 - a folder of its own is made there


@contextmanager
def folder() -> Iterator[Path]:
    """Make a folder with a database, which is there as long as this is open."""
    with _folder() as made:
        (made / DATABASE).write_bytes(_empty_database())
        yield made


@contextmanager
def _folder() -> Iterator[Path]:
    """Make a folder, in memory where the system can."""
    place = SHARED if SHARED.is_dir() else None
    with TemporaryDirectory(dir=place, prefix="strangers-") as made:
        yield Path(made)


@cache
def _empty_database() -> bytes:
    """A database of the newest schema: to create it takes longer than several steps."""
    with _folder() as made:
        asyncio.run(prepare_file(made / DATABASE))
        return (made / DATABASE).read_bytes()
