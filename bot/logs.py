"""Where the program logs: one line of JSON an event, without anything that was typed or held."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import structlog
from platformdirs import user_log_path


def log_place() -> Path:
    """Return the file for what cannot be shown where people play."""
    return user_log_path("rummy-table") / "rummy.log"


def open_log() -> TextIO:
    """Open that file to write at its end; raises OSError."""
    place = log_place()
    place.parent.mkdir(parents=True, exist_ok=True)
    return place.open("a", encoding="utf-8")


def log_to(file: TextIO, level: str) -> None:
    """Log to a file, from this level on: debug, info, warning or error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file),
    )


@contextmanager
def logging_aside(level: str) -> Iterator[None]:
    """Log to the file, for as long as the screen is somebody's; without one, nowhere."""
    with _log_or_nowhere() as file:
        log_to(file, level)
        try:
            yield
        finally:
            structlog.reset_defaults()


def _log_or_nowhere() -> TextIO:
    try:
        return open_log()
    except OSError:
        return Path(os.devnull).open("w", encoding="utf-8")
