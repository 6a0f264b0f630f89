"""`rummy serve` without its command line: every platform with a token, until the end."""

from bot.composition import Parts, kept_in
from bot.conversation.limits import USUAL
from bot.platforms.telegram.serve import Entrance, serve_telegram
from bot.settings import Settings
from bot.stopping import asked_to_stop
from bot.texts.translator import Translator


async def serve(settings: Settings) -> None:
    """Serve until somebody asks the program to end, and then end in order.

    Raises:
        UnopenedError: the database cannot be opened.
        UnknownBotError: Telegram knows no such bot.
    """
    translator = Translator()
    parts = Parts(
        translator=translator,
        language=translator.best(settings.language),
        limits=settings.limits(USUAL),
        games_kept=settings.games_kept,
    )
    with asked_to_stop() as stop:
        async with kept_in(settings.database_url.get_secret_value(), parts) as keeping:
            assert settings.telegram_token is not None
            token = settings.telegram_token.get_secret_value()
            entrance = Entrance(token=token, api=settings.telegram_api)
            await serve_telegram(entrance, keeping, stop)
