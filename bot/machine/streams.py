"""Standard input and output, such that nothing about them can surprise a command."""

import io
import os
import sys
from contextlib import suppress
from pathlib import Path


def prepare() -> None:
    """Write UTF-8 whatever the locale, and read it; what is closed reads and writes nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 - kept to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def has_no_reader(error: Exception) -> bool:
    """Say whether it is only that our output is not read any more, by tasks of ours as well."""
    if isinstance(error, ExceptionGroup):
        return error.subgroup(BrokenPipeError) is not None
    return isinstance(error, BrokenPipeError)


def let_go() -> None:
    """Write nowhere from now on: what is left unwritten must not fail once more at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
