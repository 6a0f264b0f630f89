"""`rummy lines`: the platform of JSON lines, for programs that play or watch."""

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser, seconds


def arguments(parser: Parser) -> None:
    """Take how long computer players wait, where tables are kept, and a seed."""
    parser.add_argument("--pause", type=seconds, default=1.0, metavar="SECONDS")
    parser.add_argument("--database", metavar="URL")
    parser.seed()


def run(console: Console, *, pause: float, seed: int | None, database: str | None) -> int:
    """Serve standard input and output until the input ends, or somebody asks to stop."""
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
