"""Standard input and output, made safe for every command."""

import io
import os
import sys
from contextlib import suppress
from pathlib import Path


def prepare() -> None:
    """Use UTF-8 whatever the locale, and replace closed streams by the null device."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 - kept to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def has_no_reader(error: Exception) -> bool:
    """Return whether the error is only a broken output pipe, also within a task group."""
    if isinstance(error, ExceptionGroup):
        return error.subgroup(BrokenPipeError) is not None
    return isinstance(error, BrokenPipeError)


def let_go() -> None:
    """Send output to the null device, so that flushing at exit cannot fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
