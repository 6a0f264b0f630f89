"""`rummy serve`: Discord, Telegram or both, whichever has a token."""

import asyncio
import sys

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser


def arguments(_parser: Parser) -> None:
    """Take nothing: the tokens say what to serve."""


def run(console: Console) -> int:
    """Serve until somebody ends the program."""
    settings = console.settings
    if settings.telegram_token is None and settings.discord_token is None:
        raise UnusableError("cli-serve-nothing")

    from bot.composition import UnopenedError
    from bot.composition.serving import UnknownBotError
    from bot.listening import NoRoomError
    from bot.logs import log_to
    from bot.serving import serve

    log_to(sys.stderr, settings.log_level)
    try:
        asyncio.run(serve(settings))
    except UnopenedError as error:
        raise UnusableError(error.key) from error
    except NoRoomError as error:
        raise UnusableError("cli-metrics-taken", place=error.listen) from error
    except UnknownBotError as error:
        raise UnusableError(f"cli-{error.platform}-token") from error
    return YES
