"""The folder of an evening, with an empty database."""

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
    """Make a folder with an empty database; it is deleted at the end."""
    with _folder() as made:
        (made / DATABASE).write_bytes(_empty_database())
        yield made


@contextmanager
def _folder() -> Iterator[Path]:
    """Make a folder, in memory if the system can."""
    place = SHARED if SHARED.is_dir() else None
    with TemporaryDirectory(dir=place, prefix="strangers-") as made:
        yield Path(made)


@cache
def _empty_database() -> bytes:
    """Return an empty database of the newest schema; creating one takes long."""
    with _folder() as made:
        asyncio.run(prepare_file(made / DATABASE))
        return (made / DATABASE).read_bytes()
