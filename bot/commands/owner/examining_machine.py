"""The doctor's checks of this machine: databases, file access, processes, pictures."""

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from glob import escape
from itertools import chain
from pathlib import Path

from bot.app import UnopenedError, looked_at, place_of
from bot.app.databases import server_looked_at, server_name
from bot.commands.owner.database import megabytes
from bot.machine.system import matches_of_this_user
from bot.platforms.base.errors import Finding, fine, wrong
from bot.settings import Settings
from core.engine.private_files import OTHERS

READING = stat.S_IRGRP | stat.S_IROTH
WRITING = stat.S_IWGRP | stat.S_IWOTH
NAMED = 5
"""The maximum number of readable files named for a folder."""


def access(files: Iterable[Path]) -> Iterator[Finding]:
    """Check the access to files, to copies and logs beside them, and to their folders."""
    if os.name != "posix":
        return  # file modes have no meaning there
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
    """Yield a file, the files that SQLite and the program keep beside it, and its backups."""
    backups = f"{escape(file.stem)}-[0-9]*{escape(file.suffix)}"
    for pattern in (f"{escape(file.name)}*", backups):
        yield from file.parent.glob(pattern)


def _folder(folder: Path) -> Iterator[Finding]:
    mode = folder.stat().st_mode
    if mode & WRITING and not mode & stat.S_ISVTX:
        yield wrong("doctor-folder-shared", folder=str(folder))
    elif mode & READING:
        yield fine("doctor-folder-listed", folder=str(folder))


ROOM = 200_000_000
"""The minimum free disk space, in bytes."""
LONG = 100_000_000
"""The size in bytes from which a write-ahead log is too long."""

Say = Callable[..., str]
"""Returns a text in the user's language."""


def databases(settings: Settings, say: Say) -> Iterator[Finding]:
    """Check the served database, and the matches of this user."""
    yield from _database(settings.database_url.get_secret_value(), say)
    matches = matches_of_this_user()
    if matches.exists():
        yield from _database(f"sqlite:///{matches}", say)


def _database(url: str, say: Say) -> Iterator[Finding]:
    try:
        file = place_of(url)
    except UnopenedError as error:
        if error.key == "database-server":
            yield from _server(url, say)
        return  # the setting is wrong, which has been reported
    try:
        yield from _condition(file, url)
    except UnopenedError as error:
        yield wrong("doctor-database-trouble", file=str(file), what=say(error.key, **error.figures))


def _server(url: str, say: Say) -> Iterator[Finding]:
    try:
        found = server_looked_at(url)
    except UnopenedError as error:
        yield wrong(
            "doctor-database-trouble", file=server_name(url), what=say(error.key, **error.figures)
        )
        return
    if found.empty:
        yield fine("doctor-server-new", name=found.name)
        return
    size, programs = megabytes(found.size), found.programs
    yield fine("doctor-server", name=found.name, count=found.tables, size=size, programs=programs)
    if not found.newest:
        yield fine("doctor-server-older", name=found.name)


def _condition(file: Path, url: str) -> Iterator[Finding]:
    if not file.exists() and not file.with_name(f"{file.name}-lease").exists():
        yield fine("doctor-database-new", file=str(file))
        return
    found = looked_at(url)
    size, served = megabytes(found.size), "yes" if found.served else "no"
    yield fine("doctor-database", file=str(file), count=found.tables, size=size, served=served)
    if not found.newest:
        yield fine("doctor-database-older", file=str(file))
    if found.log > LONG:
        yield wrong("doctor-database-log", file=str(file), size=megabytes(found.log))
    if found.free < ROOM + found.size:
        yield wrong("doctor-disk", folder=str(file.parent), size=megabytes(found.free))


def processes() -> Iterator[Finding]:
    """Check whether computer players can think in their own processes."""
    from bot.machine.processes import processes_possible

    yield fine("doctor-processes") if processes_possible() else wrong("doctor-processes-none")


def pictures() -> Iterator[Finding]:
    """Check whether pictures with text can be painted."""
    try:
        _paint()
    except Exception:  # noqa: BLE001 - whatever an image library raises where it is half installed
        yield wrong("doctor-pictures-wrong")
    else:
        yield fine("doctor-pictures")


def _paint() -> None:
    from bot.render.pictures.lettering import writable
    from bot.render.pictures.shapes import Layout
    from bot.render.pictures.studio import Studio
    from bot.render.pictures.themes import LIGHT

    if writable("Rummy 13") != "Rummy 13":
        raise LookupError("letters are missing")
    Studio().png(Layout(width=32, height=32, shapes=()), LIGHT)
