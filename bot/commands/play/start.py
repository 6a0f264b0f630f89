"""`rummy` without a command: serve if a platform has a token, else play at the terminal."""

from bot.commands.console import YES, Console
from bot.commands.owner import serve
from bot.commands.parsing import Parser
from bot.commands.play import play


def arguments(parser: Parser) -> None:
    """Declare whether to show only the version."""
    parser.add_argument("--version", action="store_true")


def run(console: Console, *, version: bool) -> int:
    """Serve or play."""
    if version:
        from bot.version import version_here

        console.write(f"rummy {version_here()}")
        return YES
    settings = console.settings
    if settings.discord_token or settings.telegram_token:
        return serve.run(console)
    console.say("cli-plays-here")
    return play.run(console, **play.as_usual())
