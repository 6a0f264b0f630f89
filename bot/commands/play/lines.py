"""`rummy lines`: the JSON lines platform, for programs that play or watch."""

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser, seconds


def arguments(parser: Parser) -> None:
    """Declare the pause of computer players, the database, and a seed."""
    parser.add_argument("--pause", type=seconds, default=1.0, metavar="SECONDS")
    parser.add_argument("--database", metavar="URL")
    parser.seed()


def run(console: Console, *, pause: float, seed: int | None, database: str | None) -> int:
    """Serve standard input and output until the input ends or the program is stopped."""
    import sys

    from bot.app import UnopenedError, check_folder
    from bot.conversation.access import Limits
    from bot.machine.logs import log_to
    from bot.platforms.lines.serve import run as serve

    settings = console.settings
    log_to(sys.stderr, settings.log_level)
    kept, limits = database or settings.database_set, settings.limits(Limits())
    try:
        if database is not None:
            check_folder(database)
        serve(
            pause=pause,
            seed=seed,
            database=kept,
            theme=settings.theme,
            limits=limits,
            games_kept=settings.games_kept,
        )
    except UnopenedError as error:
        raise UnusableError(error.key) from error
    return YES
