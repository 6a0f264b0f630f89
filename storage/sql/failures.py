"""Translates database errors to the errors of the storage port."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from json import JSONDecodeError
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from core.engine.ports import Trouble, UnavailableError

_TROUBLES = {
    "SQLITE_BUSY": Trouble.LOCKED,
    "SQLITE_LOCKED": Trouble.LOCKED,
    "SQLITE_READONLY_DBMOVED": Trouble.GONE,
    "SQLITE_READONLY": Trouble.READ_ONLY,
    "SQLITE_PERM": Trouble.READ_ONLY,
    "SQLITE_FULL": Trouble.FULL,
    "SQLITE_IOERR_WRITE": Trouble.FULL,  # a file that reached its size limit
    "SQLITE_IOERR_SHMSIZE": Trouble.FULL,
    "SQLITE_IOERR_TRUNCATE": Trouble.FULL,
    "SQLITE_IOERR_SHORT_READ": Trouble.DAMAGED,
    "SQLITE_CORRUPT": Trouble.DAMAGED,
    "SQLITE_NOTADB": Trouble.DAMAGED,
    "SQLITE_CANTOPEN": Trouble.GONE,
}
"""By the prefix of an error name; the first match counts."""

_STATES = {
    "08": Trouble.UNREACHABLE,
    "57P": Trouble.UNREACHABLE,  # it is shutting down or starting
    "533": Trouble.UNREACHABLE,  # it accepts no more connections
    "28": Trouble.REFUSED,
    "3D": Trouble.REFUSED,
    "42501": Trouble.FORBIDDEN,
    "25006": Trouble.READ_ONLY,  # a read-only replica
    "53100": Trouble.FULL,
    "XX": Trouble.DAMAGED,
}
"""By the prefix of a PostgreSQL SQLSTATE."""
_NO_CONNECTION = {"InterfaceError", "InternalClientError"}
"""Errors of the driver on a connection that has ended, or ends during a reply."""
AGAIN = ("40001", "40P01")
"""SQLSTATEs of failed transactions that are worth a retry."""


@contextmanager
def in_our_words() -> Iterator[None]:
    """Raise UnavailableError for any error of the database."""
    try:
        yield
    except DBAPIError as error:
        raise UnavailableError(trouble(error.orig)) from error
    except sqlite3.Error as error:
        raise UnavailableError(trouble(error)) from error
    except (ConnectionError, TimeoutError) as error:  # the connection to a server
        raise UnavailableError(Trouble.UNREACHABLE) from error
    except JSONDecodeError as error:  # the stored text must be JSON
        raise UnavailableError(Trouble.DAMAGED) from error


def check_writable(file: Path) -> None:
    """Raise UnavailableError if a database file or its folder is not writable.

    SQLite itself fails only at the first write.
    """
    if not os.access(file.parent, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        raise UnavailableError(Trouble.READ_ONLY)


def trouble(error: BaseException | None) -> Trouble:
    """Return the trouble that a driver's error stands for."""
    name = str(getattr(error, "sqlite_errorname", ""))
    if not name and str(error).startswith("Could not decode"):
        return Trouble.DAMAGED
    if not name:
        return _trouble_of_server(error)
    kinds = (kind for start, kind in _TROUBLES.items() if name.startswith(start))
    return next(kinds, Trouble.OTHER)


def _trouble_of_server(error: BaseException | None) -> Trouble:
    if type(error).__name__ in _NO_CONNECTION:
        return Trouble.UNREACHABLE
    state = state_of(error)
    kinds = (kind for start, kind in _STATES.items() if state.startswith(start))
    return next(kinds, Trouble.OTHER)


def state_of(error: BaseException | None) -> str:
    """Return the SQLSTATE of an error; empty for other errors."""
    return str(getattr(error, "sqlstate", None) or "")
