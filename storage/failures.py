"""What can be wrong with a database, in the words of the port."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from core.engine.ports import Trouble, UnavailableError

_TROUBLES = {
    "SQLITE_BUSY": Trouble.LOCKED,
    "SQLITE_LOCKED": Trouble.LOCKED,
    "SQLITE_READONLY": Trouble.READ_ONLY,
    "SQLITE_PERM": Trouble.READ_ONLY,
    "SQLITE_FULL": Trouble.FULL,
    "SQLITE_CORRUPT": Trouble.DAMAGED,
    "SQLITE_NOTADB": Trouble.DAMAGED,
    "SQLITE_CANTOPEN": Trouble.GONE,
}


@contextmanager
def in_our_words() -> Iterator[None]:
    """Raise UnavailableError for whatever a database has to complain about."""
    try:
        yield
    except DBAPIError as error:
        raise UnavailableError(trouble(error.orig)) from error
    except sqlite3.Error as error:
        raise UnavailableError(trouble(error)) from error


def trouble(error: BaseException | None) -> Trouble:
    """Name what a driver complains about."""
    name = str(getattr(error, "sqlite_errorname", ""))
    kinds = (kind for start, kind in _TROUBLES.items() if name.startswith(start))
    return next(kinds, Trouble.OTHER)
