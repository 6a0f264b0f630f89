"""What may be logged: the place of an error in the code, and the table being used."""

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
    """Return the loggable part of an error: its id and its traceback without values."""
    return {"id": fault_id(error), "where": list(scrubbed(error))}


def fault_id(error: BaseException) -> str:
    """Return a short id, equal for every occurrence of the same fault."""
    return hashlib.sha256("\n".join(scrubbed(error)).encode()).hexdigest()[:8]


def scrubbed(error: BaseException) -> tuple[str, ...]:
    """Return the traceback and type of an error without values; its causes come first."""
    return tuple(_lines(error, set()))


def _lines(error: BaseException, told: set[int]) -> Iterator[str]:
    """List each error once, since an error can be both a cause and a member of a group."""
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
    """Return a file name without the folders of the installation."""
    if file.is_relative_to(ROOT):
        return file.relative_to(ROOT).as_posix()
    return "/".join(file.parts[-2:])


_log = structlog.get_logger(__name__)


@contextmanager
def working_on(table: TableId) -> Iterator[None]:
    """Bind the table, and a seat to be named later, to all log lines of this context."""
    with bound_contextvars(table=table, seat=None):
        yield


def acts(seat: Seat | None) -> None:
    """Bind the acting seat to the log lines."""
    bind_contextvars(seat=seat)


def happened(events: Sequence[Event], version: int) -> None:
    """Log events by their kind only.

    Without a logging setup structlog would print them to standard output, so they are skipped.
    """
    if structlog.is_configured():
        for event in events:
            _log.info("happened", what=type(event).__name__, version=version)
