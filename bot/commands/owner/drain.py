"""`rummy drain`: stop all programs on a database from opening new tables."""

import asyncio

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser


def arguments(parser: Parser) -> None:
    """Declare `on` or `off`; without either, the state is only shown."""
    parser.add_argument("wanted", nargs="?", choices=("on", "off"), metavar="on|off")
    parser.add_argument("--database", metavar="URL")


def run(console: Console, *, wanted: str | None, database: str | None) -> int:
    """Start or end draining, and show the state."""
    from bot.app import UnopenedError, drained

    url = database or console.settings.database_url.get_secret_value()
    try:
        draining = asyncio.run(drained(url, wanted))
    except UnopenedError as error:
        gone = error.key == "database-gone"
        raise UnusableError("cli-drain-none" if gone else error.key) from error
    console.say("cli-drain-on" if draining else "cli-drain-off")
    return YES
