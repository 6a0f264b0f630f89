"""`help`: list the most useful words now, list all words, or explain one."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.words import named, read_line
from bot.screens.moving import turn_words
from bot.screens.parts import paragraphs
from bot.screens.teaching.help import (
    ALL,
    EVERYWHERE,
    SECTION,
    help_about,
    help_all,
    help_now,
)
from core.engine.table.view import TableView

ON_THE_PAGE = ("web",)
"""Words that exist only if tables can be opened in a browser."""


async def help_(services: Services, request: Request) -> None:
    """List the most useful words now, explain one word, or explain all."""
    table_views = await services.finder.candidates(request)
    if not request.text:
        voice = await services.voice(request.reader)
        screen = help_now(voice, _meant(request, table_views))
        await services.show(request, request.reader, screen)
    elif named(request.text, await services.spoken(request), SECTION) == ALL:
        await _all(services, request, table_views)
    else:
        await _about(services, request, table_views)


def _meant(request: Request, table_views: Sequence[TableView]) -> TableView | None:
    """Return the table in front of the person, else one with their turn, else the newest."""
    in_front = (view for view in table_views if view.table == request.in_front)
    on_turn = (view for view in table_views if view.my_turn)
    return next(chain(in_front, on_turn, table_views[-1:]), None)


async def _all(services: Services, request: Request, table_views: Sequence[TableView]) -> None:
    """Explain every word, in private because the text is long."""
    voice = await services.voice(request.alone)
    elsewhere = () if services.links is None else ON_THE_PAGE
    screen = help_all(voice, _turn_words(table_views), elsewhere)
    if request.chat is None and await services.access.owns(request.person):
        screen = replace(screen, text=paragraphs(screen.text, voice.say("owner-help")))
    await services.show(request, request.alone, screen)


async def _about(services: Services, request: Request, table_views: Sequence[TableView]) -> None:
    """Explain a word as this table uses it; a word of other games as those do."""
    voice, language = await services.voice(request.reader), await services.spoken(request)
    known = (*_turn_words(table_views), *EVERYWHERE, *ON_THE_PAGE)
    word, _ = read_line(request.text, language, known)
    if word not in known:
        others = [word for sheet in services.sheets.values() for word in turn_words(sheet)]
        word, _ = read_line(request.text, language, others)
    await services.show(request, request.reader, help_about(voice, word))


def _turn_words(table_views: Sequence[TableView]) -> tuple[str, ...]:
    return turn_words(table_views[-1].sheet) if table_views else ()
