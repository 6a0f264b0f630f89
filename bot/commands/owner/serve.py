"""`rummy serve`: serve Discord, Telegram or both, whichever has a token."""

import asyncio
import sys
from typing import TYPE_CHECKING

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser

if TYPE_CHECKING:
    from bot.conversation.delivery.platforms import Platform
    from bot.platforms.base.adapter import Trouble


def serve_arguments(_parser: Parser) -> None:
    """Declare nothing: the tokens select the platforms."""


def run_serve(console: Console) -> int:
    """Serve until the program is stopped."""
    settings = console.settings
    if settings.telegram_token is None and settings.discord_token is None:
        raise UnusableError("cli-serve-nothing")

    from bot.app.serving import serve
    from bot.machine.logs import log_to
    from bot.platforms.base.adapter import Silent

    log_to(sys.stderr, settings.log_level)
    asyncio.run(serve(settings, Told(console) if sys.stdout.isatty() else Silent()))
    if sys.stdout.isatty():
        console.say("cli-serve-ended")
    return YES


class Told:
    """Shows the progress of the start at the terminal, and each trouble with a platform once."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._troubles: dict[str, Trouble] = {}
        """The trouble that was shown last, by platform; none once it answers again."""

    def connecting(self, platform: str) -> None:
        """Show which platform is being connected."""
        self._console.say("cli-serve-connecting", platform=platform.title())

    def connected(self, platform: "Platform") -> None:
        """Show the bot's name there, and its invitation link."""
        self._troubles.pop(platform.name, None)
        name, link = platform.called, platform.invitation
        self._console.say(
            "cli-serve-connected", platform=platform.name.title(), name=name, link=link
        )

    def unanswered(self, platform: str, trouble: "Trouble") -> None:
        """Show what is wrong with a platform, and that the program keeps trying."""
        if self._troubles.get(platform) != trouble:
            self._troubles[platform] = trouble
            self._console.say(f"doctor-{platform}-{trouble}")
            self._console.say("cli-serve-again")

    def answered(self, platform: str) -> None:
        """Show that a platform answers again."""
        if self._troubles.pop(platform, None) is not None:
            self._console.say("cli-serve-answered", platform=platform.title())

    def ready(self) -> None:
        """Show that people can play, and how to stop."""
        self._console.say("cli-serve-ready")
