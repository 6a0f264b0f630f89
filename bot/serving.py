"""`rummy serve` without its command line: every platform that has a token, until cancelled."""

from bot.composition import Parts, kept_in
from bot.platforms.telegram.serve import Entrance, serve_telegram
from bot.settings import Settings
from bot.texts.translator import Translator


async def serve(settings: Settings) -> None:
    """Serve until cancelled.

    Raises:
        UnopenedError: the database cannot be opened.
        UnknownBotError: Telegram knows no such bot.
    """
    translator = Translator()
    parts = Parts(translator=translator, language=translator.best(settings.language))
    async with kept_in(settings.database_url.get_secret_value(), parts) as keeping:
        assert settings.telegram_token is not None
        token = settings.telegram_token.get_secret_value()
        await serve_telegram(Entrance(token=token, api=settings.telegram_api), keeping)
