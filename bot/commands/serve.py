"""`rummy serve`: Telegram, where it has a token; Discord is not built yet."""

import asyncio
import sys

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser


def arguments(_parser: Parser) -> None:
    """Take nothing: the tokens say what to serve."""


def run(console: Console) -> int:
    """Serve until somebody ends the program."""
    settings = console.settings
    if settings.telegram_token is None:
        raise UnusableError("cli-serve-discord" if settings.discord_token else "cli-serve-nothing")

    from bot.composition import UnopenedError
    from bot.logs import log_to
    from bot.platforms.telegram.serve import UnknownBotError
    from bot.serving import serve

    log_to(sys.stderr, settings.log_level)
    if settings.telegram_webhook_url is not None:
        console.complain("cli-telegram-webhook")
    try:
        asyncio.run(serve(settings))
    except UnopenedError as error:
        raise UnusableError(error.key) from error
    except UnknownBotError as error:
        raise UnusableError("cli-telegram-token") from error
    return YES
