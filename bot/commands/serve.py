"""`rummy serve`: Discord, Telegram or both. Not built yet."""

from bot.commands.console import Console, UnusableError
from bot.commands.parsing import Parser


def arguments(_parser: Parser) -> None:
    """Take nothing: the tokens say what to serve."""


def run(_console: Console) -> int:
    """Say that there are no platforms yet."""
    raise UnusableError("cli-serve-later")
