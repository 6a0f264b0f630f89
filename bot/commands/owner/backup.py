"""`rummy backup`: copy the database while it is in use."""

from datetime import UTC, datetime
from pathlib import Path

from bot.commands.console import YES, Console, UnusableError, short
from bot.commands.parsing import Parser
from bot.commands.progress import Progress, followed


def arguments(parser: Parser) -> None:
    """Declare the target of the copy, and the database."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE")
    parser.add_argument("--database", metavar="URL")


def run(console: Console, *, file: Path | None, database: str | None) -> int:
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
        raise UnusableError(error.key, **_named(error.key, file)) from error
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
