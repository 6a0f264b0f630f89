"""What can be wrong with a database, in the words of the port."""

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
    "SQLITE_IOERR_WRITE": Trouble.FULL,  # how it calls a file that may not grow any more
    "SQLITE_IOERR_SHMSIZE": Trouble.FULL,
    "SQLITE_IOERR_TRUNCATE": Trouble.FULL,
    "SQLITE_IOERR_SHORT_READ": Trouble.DAMAGED,
    "SQLITE_CORRUPT": Trouble.DAMAGED,
    "SQLITE_NOTADB": Trouble.DAMAGED,
    "SQLITE_CANTOPEN": Trouble.GONE,
}
"""By how the name of an error begins; the first that fits counts."""

_STATES = {
    "08": Trouble.UNREACHABLE,
    "57P": Trouble.UNREACHABLE,  # it is being shut down, or started
    "533": Trouble.UNREACHABLE,  # it takes no more connections
    "28": Trouble.REFUSED,
    "3D": Trouble.REFUSED,
    "42501": Trouble.FORBIDDEN,
    "25006": Trouble.READ_ONLY,  # a copy that follows another server
    "53100": Trouble.FULL,
    "XX": Trouble.DAMAGED,
}
"""By how a state of PostgreSQL begins."""
_NO_CONNECTION = {"InterfaceError", "InternalClientError"}
"""What the driver raises on a connection that has ended, or ends in the middle of an answer."""
AGAIN = ("40001", "40P01")
"""States of a transaction that has not happened and may well happen now."""


@contextmanager
def in_our_words() -> Iterator[None]:
    """Raise UnavailableError for whatever a database has to complain about."""
    try:
        yield
    except DBAPIError as error:
        raise UnavailableError(trouble(error.orig)) from error
    except sqlite3.Error as error:
        raise UnavailableError(trouble(error)) from error
    except (ConnectionError, TimeoutError) as error:  # the line to a server
        raise UnavailableError(Trouble.UNREACHABLE) from error
    except JSONDecodeError as error:  # what was written was JSON
        raise UnavailableError(Trouble.DAMAGED) from error


def check_writable(file: Path) -> None:
    """Raise UnavailableError where a database may not be written, or its folder.

    SQLite itself finds out only when the first row is to be written.
    """
    if not os.access(file.parent, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        raise UnavailableError(Trouble.READ_ONLY)


def trouble(error: BaseException | None) -> Trouble:
    """Name what a driver complains about."""
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
    """Return the state by which PostgreSQL names an error; empty for any other."""
    return str(getattr(error, "sqlstate", None) or "")
