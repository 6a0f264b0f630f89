"""`top` and `stats`: rankings, and one person's figures."""

import re
from datetime import UTC, datetime

from bot.conversation.finding import called_person, find_sheet
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.screens.evening import standings as screens
from bot.screens.screen import Screen, ScreenKind
from core.engine.evening.standings import ALL_SHEETS, EVERYWHERE, Top
from core.engine.people import ChatId, PersonId
from core.engine.table.refusals import TableCode, TableRefusedError
from core.rules.sheet import Sheet

FIRST = 5
"""The number of places in a ranking."""
SEASON = re.compile(r"\b20\d\d-(?:0[1-9]|1[0-2])\b")


async def top(services: Services, request: Request) -> None:
    """Show a chat's rankings: of a sheet by rating and season, of all sheets by season.

    In private, show only the person's own places: people of other chats stay private.
    """
    voice = await services.voice(request.reader)
    named = SEASON.search(request.text)
    season = named[0] if named else _month(services.clock.now())
    rest = SEASON.sub("", request.text).strip()
    sheet = find_sheet(voice, rest) if rest else None
    if request.chat is None:
        await _own(services, request, season)
        return
    by_wins = await services.standings.by_wins(
        request.chat, ALL_SHEETS if sheet is None else sheet.id, season, request.person, FIRST
    )
    by_rating = Top()
    if sheet is not None:
        by_rating = await services.standings.by_rating(
            request.chat, sheet.id, request.person, FIRST
        )
    people = [one.person for one in (*by_rating.first, *by_wins.first)]
    hidden = await services.standings.is_hidden(request.person)
    shown = screens.Lists(
        sheet=sheet,
        season=season,
        by_rating=by_rating,
        by_wins=by_wins,
        sheets=await _sheets(services, request.chat),
        hidden=hidden,
    )
    voice = await services.readers.voice(request.reader, also=(*people, request.person))
    await services.show(request, request.reader, screens.lists(voice, shown, request.person))


async def _own(services: Services, request: Request, season: str) -> None:
    voice = await services.voice(request.alone)
    reader, standings = request.person, services.standings
    sheets = await _sheets(services, EVERYWHERE)
    ratings = {s: await standings.by_rating(EVERYWHERE, s.id, reader, 0) for s in sheets}
    by_wins = await standings.by_wins(EVERYWHERE, ALL_SHEETS, season, reader, 0)
    hidden = await standings.is_hidden(reader)
    screen = screens.own_places(voice, ratings, by_wins, season, hidden=hidden)
    await services.show(request, request.alone, screen)


async def _sheets(services: Services, scope: ChatId) -> tuple[Sheet, ...]:
    known = await services.standings.sheets(scope)
    return tuple(services.sheets[name] for name in known if name in services.sheets)


async def stats(services: Services, request: Request) -> None:
    """Show a person's own figures in private, or the figures of somebody at a table here."""
    if request.text.strip() and request.chat is not None:
        await _of_other(services, request)
        return
    _, pasts = await services.privacy.about(request.person)
    figures = await services.standings.figures(request.person)
    voice = await services.voice(request.alone)
    text = screens.own_figures(voice, pasts, figures)
    await services.surface.show(request.alone, Screen(kind=ScreenKind.SCORE, text=text))


async def _of_other(services: Services, request: Request) -> None:
    """Show the figures of somebody at a table here, unless that person is hidden."""
    person = await _called(services, request)
    voice = await services.readers.voice(request.reader, also=(person,))
    if person != request.person and await services.standings.is_hidden(person):
        text = voice.say("stats-hidden", name=voice.person(person))
        await services.refuse(request, request.reader, text)
        return
    figures = await services.standings.figures(person)
    text = screens.figures_of(voice, voice.person(person), figures)
    await services.show(request, request.reader, Screen(kind=ScreenKind.SCORE, text=text))


async def _called(services: Services, request: Request) -> PersonId:
    error: TableRefusedError | None = None
    for table_view in await services.finder.candidates(request):
        voice = await services.voice(request.here, table_view)
        try:
            return called_person(voice, table_view, request.text)
        except TableRefusedError as refused:
            error = refused
    raise error or TableRefusedError(TableCode.NO_TABLE)


def _month(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).strftime("%Y-%m")
