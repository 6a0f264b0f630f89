"""Which table is worked on, and which seat acts: both stand on each line logged meanwhile."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import structlog
from structlog.contextvars import bind_contextvars, bound_contextvars

from core.engine.people import TableId
from core.rules.events import Event
from core.rules.pieces import Seat

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
