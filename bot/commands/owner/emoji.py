"""`rummy emoji`: upload tiles and cards as the Discord bot's own emoji, once."""

from bot.commands.console import YES, Console, UnusableError
from bot.commands.parsing import Parser
from bot.commands.progress import Progress, followed


def arguments(_parser: Parser) -> None:
    """Declare nothing: the token identifies the bot."""


def run(console: Console) -> int:
    """Upload the missing emoji."""
    settings = console.settings
    if settings.discord_token is None:
        raise UnusableError("cli-emoji-nothing")

    from bot.app.listening import UnknownBotError
    from bot.platforms.discord.emoji import UnreachedError, upload
    from core.rules.sheets import SHEETS

    console.say("cli-emoji-begins")
    token = settings.discord_token.get_secret_value()
    progress = Progress()
    try:
        with followed(console, "emoji", progress):
            done = upload(token, settings.discord_api, SHEETS, progress)
    except UnknownBotError as error:
        raise UnusableError("cli-discord-token") from error
    except UnreachedError as error:
        raise UnusableError("cli-emoji-away") from error
    console.say("cli-emoji", new=done.new, count=done.all)
    return YES
