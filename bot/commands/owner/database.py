"""`rummy backup`, `rummy move`, `rummy drain`: copy, move or close a database."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.console import YES, Console, UnusableError, short
from bot.commands.parsing import Parser
from bot.commands.progress import Progress, followed


def backup_arguments(parser: Parser) -> None:
    """Declare the target of the copy, and the database."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE")
    parser.add_argument("--database", metavar="URL")


def run_backup(console: Console, *, file: Path | None, database: str | None) -> int:
    """Copy the database and report the contents of the copy."""
    from bot.app import UnopenedError, backed_up, place_of

    url = database or console.settings.database_url.get_secret_value()
    progress = Progress()
    try:
        source = place_of(url)
        to = _place(source, file)
        if to.exists() and to.samefile(source):
            raise UnusableError("cli-backup-same")
        with followed(console, "backup", progress):
            condition = backed_up(url, to, progress)
    except UnopenedError as error:
        if error.key == "database-server":
            raise UnusableError("cli-backup-server") from error
        figures = {**error.figures, **_named(error.key, file)}
        raise UnusableError(error.key, **figures) from error
    console.say("cli-backup", file=str(to), count=condition.tables, size=megabytes(condition.size))
    return YES


def _named(key: str, file: Path | None) -> dict[str, str]:
    return {"file": short(str(file or "."), 200)} if key == "backup-unwritable" else {}


def _place(source: Path, wanted: Path | None) -> Path:
    """Return the path of the copy; in a folder, its name contains the time."""
    folder = source.parent if wanted is None else wanted.absolute()
    if wanted is not None and not wanted.is_dir():
        return folder
    from bot.machine.system import SystemClock

    now = datetime.fromtimestamp(SystemClock().now(), UTC)
    return folder / f"{source.stem}-{now:%Y%m%d-%H%M%S}{source.suffix}"


def megabytes(size: int) -> float:
    """Convert bytes to megabytes."""
    return size / 1_000_000


def move_arguments(parser: Parser) -> None:
    """Declare the target and the source."""
    parser.add_argument("to", metavar="URL")
    parser.add_argument("--database", metavar="URL")


def run_move(console: Console, *, to: str, database: str | None) -> int:
    """Move everything, and report how much it was."""
    from bot.app.databases import moved, server_name

    url = database or console.settings.database_url.get_secret_value()
    progress = Progress()
    with followed(console, "move", progress):
        done = moved(url, to, progress)
    name = server_name(to)
    console.say("cli-move", count=done.tables, rows=str(done.rows), name=name)
    return YES


def drain_arguments(parser: Parser) -> None:
    """Declare `on` or `off`; without either, the state is only shown."""
    parser.add_argument("wanted", nargs="?", choices=("on", "off"), metavar="on|off")
    parser.add_argument("--database", metavar="URL")


def run_drain(console: Console, *, wanted: str | None, database: str | None) -> int:
    """Start or end draining, and show the state."""
    from bot.app import UnopenedError, drained

    url = database or console.settings.database_url.get_secret_value()
    try:
        draining = asyncio.run(drained(url, wanted))
    except UnopenedError as error:
        gone = error.key == "database-gone"
        raise UnusableError("cli-drain-none" if gone else error.key, **error.figures) from error
    console.say("cli-drain-on" if draining else "cli-drain-off")
    return YES
