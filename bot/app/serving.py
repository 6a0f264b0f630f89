"""`rummy serve` without its command line: serve every platform that has a token."""

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import TYPE_CHECKING

from bot.app import Dependencies, kept_in
from bot.app.listening import asked_to_stop, serve_together
from bot.conversation.access import USUAL
from bot.machine.addresses import heard_at
from bot.machine.processes import Within, Workers
from bot.machine.system import collect_less_often
from bot.platforms.base.adapter import Adapter, Herald
from bot.render.pictures.themes import THEMES
from bot.settings import Settings
from bot.texts.translator import Translator

if TYPE_CHECKING:
    from bot.platforms.telegram.connection import Webhook


async def serve(settings: Settings, herald: Herald) -> None:
    """Serve until the program is asked to stop, then shut down in order.

    `herald` receives the progress of the start and the trouble with platforms.

    Raises:
        UnopenedError: the database cannot be opened.
        UnknownBotError: a platform does not know the token.
        NoRoomError: the program cannot listen at an address.
        RefusedAddressError: Telegram rejects the webhook address.
    """
    translator = Translator()
    with asked_to_stop() as stop:
        async with Workers.running(patience=Within(settings.computer_seconds)) as workers:
            dependencies = Dependencies(
                thinking=workers,
                translator=translator,
                language=translator.best(settings.language),
                look="picture",
                theme=THEMES[settings.theme],
                limits=settings.limits(USUAL),
                games_kept=settings.games_kept,
                herald=herald,
            )
            url = settings.database_url.get_secret_value()
            async with (
                _watched(settings, dependencies) as watched,
                kept_in(url, watched) as keeping,
            ):
                platforms = tuple(adapters(settings))
                collect_less_often()
                await serve_together(platforms, keeping, stop)


def _watched(
    settings: Settings, dependencies: Dependencies
) -> AbstractAsyncContextManager[Dependencies]:
    """Serve the metrics if the settings ask for them; else load nothing for them."""
    if settings.metrics_listen is None:
        return nullcontext(dependencies)
    from bot.operating.monitoring import answering

    return answering(settings.metrics_listen, dependencies)


def adapters(settings: Settings) -> Iterator[Adapter]:
    """Yield every platform that has a token; the other platforms' libraries are not loaded."""
    if settings.telegram_token is not None:
        from bot.platforms.telegram.serve import Telegram

        token = settings.telegram_token.get_secret_value()
        yield Telegram(
            token=token,
            api=settings.telegram_api,
            webhook=_webhook(settings),
            app=settings.telegram_app,
        )
    if settings.discord_token is not None:
        from bot.platforms.discord.serve import Discord

        token = settings.discord_token.get_secret_value()
        yield Discord(
            token=token,
            api=settings.discord_api,
            gateway=settings.discord_gateway,
            shards=settings.discord_shards,
            racks=settings.discord_racks,
        )
    yield from _web(settings)


def _web(settings: Settings) -> Iterator[Adapter]:
    """Yield the browser page if it has an address."""
    if settings.web_url is None:
        return
    from bot.platforms.web.serve import Web

    token = settings.telegram_token
    host, port = heard_at(settings.web_listen)
    yield Web(
        host=host,
        port=port,
        url=settings.web_url,
        telegram_token=None if token is None else token.get_secret_value(),
    )


def _webhook(settings: Settings) -> "Webhook | None":
    """Return the webhook; without a set secret, one is derived from the token."""
    if settings.telegram_webhook_url is None:
        return None
    from bot.platforms.telegram.connection import Webhook

    given = settings.telegram_webhook_secret
    return Webhook(
        url=settings.telegram_webhook_url,
        listen=settings.telegram_webhook_listen,
        secret=None if given is None else given.get_secret_value(),
    )
