"""Read records from files, and word their errors."""

import sys
from pathlib import Path

from bot.commands.console import Console, UnusableError, short
from core.rules.records.bounds import LONGEST
from core.rules.records.record import RecordError


def read_file(file: str) -> str:
    """Return the text of a file, up to the maximum length of a record; raises UnusableError."""
    most = 4 * LONGEST
    try:
        if file == "-":
            return sys.stdin.buffer.read(most).decode("utf-8")
        with Path(file).open("rb") as source:
            return source.read(most).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnusableError("cli-file-no-text", file=short(file)) from error
    except (OSError, ValueError) as error:
        raise UnusableError("cli-file-unreadable", file=short(file)) from error


def unusable(console: Console, error: RecordError) -> UnusableError:
    """Return the error of a record in words, with its place."""
    said = console.text(f"record-{error.fault.replace('_', '-')}", **error.figures)
    what = short(said, 300)
    if error.move:
        round_, move_ = str(error.round), str(error.move)
        return UnusableError("cli-record-move", round=round_, move=move_, what=what)
    if error.round:
        return UnusableError("cli-record-round", round=str(error.round), what=what)
    return UnusableError("cli-record", what=what)
