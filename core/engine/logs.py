"""What may be logged: where an error arose, and which table is worked on."""

import hashlib
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import structlog
from structlog.contextvars import bind_contextvars, bound_contextvars

from core.engine.people import TableId
from core.rules.events import Event
from core.rules.pieces import Seat

ROOT = Path(__file__).parents[2]


def error_report(error: BaseException) -> dict[str, object]:
    """Return what is logged of an error: its id, and its way through the code."""
    return {"id": fault_id(error), "where": list(scrubbed(error))}


def fault_id(error: BaseException) -> str:
    """Return a short id, the same each time that the same fault occurs."""
    return hashlib.sha256("\n".join(scrubbed(error)).encode()).hexdigest()[:8]


def scrubbed(error: BaseException) -> tuple[str, ...]:
    """Return where a fault came from and of what kind it is; what it came of stands first."""
    return tuple(_lines(error, set()))


def _lines(error: BaseException, told: set[int]) -> Iterator[str]:
    """Tell each error once: one that was taken out of a group came of that group, and is in it."""
    if id(error) in told:
        return
    told.add(id(error))
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _lines(cause, told)
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            yield from _lines(inner, told)
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{_from_root(Path(frame.filename))}:{frame.lineno} {frame.name}"
    yield f"{type(error).__module__}.{type(error).__qualname__}"


def _from_root(file: Path) -> str:
    """Name a file without the folders of whoever runs the program."""
    if file.is_relative_to(ROOT):
        return file.relative_to(ROOT).as_posix()
    return "/".join(file.parts[-2:])


_log = structlog.get_logger(__name__)


@contextmanager
def working_on(table: TableId) -> Iterator[None]:
    """Name a table on each line, and later which of its seats acts."""
    with bound_contextvars(table=table, seat=None):
        yield


def acts(seat: Seat | None) -> None:
    """Name the seat that acts at the table that is worked on."""
    bind_contextvars(seat=seat)


def happened(events: Sequence[Event], version: int) -> None:
    """Log what has happened: its kind alone.

    Where nobody has said where to log, structlog writes to standard output; this is no news there.
    """
    if structlog.is_configured():
        for event in events:
            _log.info("happened", what=type(event).__name__, version=version)
