"""`rummy move`: move everything from a SQLite file to a database on a server."""

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser
from bot.commands.progress import Progress, followed


def arguments(parser: Parser) -> None:
    """Declare the target and the source."""
    parser.add_argument("to", metavar="URL")
    parser.add_argument("--database", metavar="URL")


def run(console: Console, *, to: str, database: str | None) -> int:
    """Move everything, and report how much it was."""
    from bot.app import UnopenedError
    from bot.app.servers import moved, server_name

    url = database or console.settings.database_url.get_secret_value()
    progress = Progress()
    try:
        with followed(console, "move", progress):
            done = moved(url, to, progress)
        name = server_name(to)
    except UnopenedError as error:
        raise UnusableError(error.key) from error
    console.say("cli-move", count=done.tables, rows=str(done.rows), name=name)
    return YES
