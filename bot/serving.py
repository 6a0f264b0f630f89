"""`rummy serve` without its command line: every platform with a token, until the end."""

from bot.composition import Parts, kept_in
from bot.conversation.limits import USUAL
from bot.platforms.telegram.serve import Entrance, serve_telegram
from bot.render.pictures.themes import THEMES
from bot.settings import Settings
from bot.stopping import asked_to_stop
from bot.texts.translator import Translator
from bot.thinking import Workers


async def serve(settings: Settings) -> None:
    """Serve until somebody asks the program to end, and then end in order.

    Raises:
        UnopenedError: the database cannot be opened.
        UnknownBotError: Telegram knows no such bot.
    """
    translator = Translator()
    with asked_to_stop() as stop:
        async with Workers.running() as workers:
            parts = Parts(
                thinking=workers,
                translator=translator,
                language=translator.best(settings.language),
                look="picture",
                theme=THEMES[settings.theme],
                limits=settings.limits(USUAL),
                games_kept=settings.games_kept,
            )
            async with kept_in(settings.database_url.get_secret_value(), parts) as keeping:
                await serve_telegram(_entrance(settings), keeping, stop)


def _entrance(settings: Settings) -> Entrance:
    assert settings.telegram_token is not None
    token = settings.telegram_token.get_secret_value()
    return Entrance(token=token, api=settings.telegram_api)
