"""Logging: one line an event, without typed text or racks."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import structlog
from platformdirs import user_log_path
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.machine.system import takes_colours
from core.engine.logs import error_report
from core.engine.private_files import make_folder, make_private

LONGEST = 200
"""The maximum length of a library's message, in characters."""


def log_place() -> Path:
    """Return the log file of programs that need the screen for playing."""
    return user_log_path("rummy-table") / "rummy.log"


def open_log() -> TextIO:
    """Open that file for appending; raises OSError."""
    place = log_place()
    make_folder(place.parent)
    make_private(place)
    return place.open("a", encoding="utf-8")


def log_to(file: TextIO, level: str) -> None:
    """Log to a file at this level and above: debug, info, warning or error.

    A line is JSON; on a terminal, it is formatted for people.
    """
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            _without_blanks,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *_rendering(watched=file.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file),
    )
    root = logging.getLogger()
    if not any(isinstance(handler, _Libraries) for handler in root.handlers):
        root.addHandler(_Libraries(logging.WARNING))


@contextmanager
def logging_aside(level: str) -> Iterator[None]:
    """Log to the log file while the screen is used for playing; if it cannot be opened, nowhere."""
    with _log_or_nowhere() as file:
        log_to(file, level)
        try:
            yield
        finally:
            structlog.reset_defaults()


class _Libraries(logging.Handler):
    """Logs the warnings of libraries: the format string, without its arguments.

    The arguments may contain a URL with a token, or typed text.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Add the warning to the program's log."""
        if not structlog.is_configured():
            return
        error = record.exc_info[1] if record.exc_info else None
        told = {} if error is None else error_report(error)
        said = str(record.msg)[:LONGEST] if record.args else ""
        structlog.get_logger().log(
            record.levelno, "a library warns", library=record.name, said=said or None, **told
        )


def _rendering(*, watched: bool) -> tuple[Processor, ...]:
    if watched:
        return _named_alone, structlog.dev.ConsoleRenderer(colors=takes_colours())
    return (structlog.processors.JSONRenderer(),)


def _named_alone(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Keep of a warning's traceback only the error: on a terminal it would hide what we tell."""
    if event["level"] == "warning" and event.get("where"):
        event["where"] = event["where"][-1]
    return event


def _without_blanks(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Drop values that are None."""
    return {name: value for name, value in event.items() if value is not None}


def _log_or_nowhere() -> TextIO:
    try:
        return open_log()
    except OSError:
        return Path(os.devnull).open("w", encoding="utf-8")
