"""What the doctor looks at: whether other users of this machine can read what is kept."""

import os
import stat
from collections.abc import Iterable, Iterator
from glob import escape
from itertools import chain
from pathlib import Path

from bot.commands.findings import Finding, fine, wrong
from core.engine.private_files import OTHERS

READING = stat.S_IRGRP | stat.S_IROTH
WRITING = stat.S_IWGRP | stat.S_IWOTH
NAMED = 5
"""How many open files of a folder are named."""


def access(files: Iterable[Path]) -> Iterator[Finding]:
    """Look at files, at copies and logs beside them, and at their folders."""
    if os.name != "posix":
        return  # a mode says nothing there
    folders: dict[Path, list[Path]] = {}
    for file in files:
        folders.setdefault(file.parent, []).append(file)
    for folder, kept in folders.items():
        if folder.is_dir():
            yield from _files(folder, kept)
            yield from _folder(folder)


def _files(folder: Path, kept: Iterable[Path]) -> Iterator[Finding]:
    beside = chain.from_iterable(map(_with_copies, kept))
    names = sorted({one.name for one in beside if one.stat().st_mode & OTHERS})
    if names:
        listed = ", ".join(names[:NAMED]) + (" …" if len(names) > NAMED else "")
        yield wrong("doctor-files-open", files=listed, folder=str(folder))


def _with_copies(file: Path) -> Iterator[Path]:
    """Yield a file with what SQLite and the program keep beside it, and its backups."""
    backups = f"{escape(file.stem)}-[0-9]*{escape(file.suffix)}"
    for pattern in (f"{escape(file.name)}*", backups):
        yield from file.parent.glob(pattern)


def _folder(folder: Path) -> Iterator[Finding]:
    mode = folder.stat().st_mode
    if mode & WRITING and not mode & stat.S_ISVTX:
        yield wrong("doctor-folder-shared", folder=str(folder))
    elif mode & READING:
        yield fine("doctor-folder-listed", folder=str(folder))
