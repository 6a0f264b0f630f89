"""`review`: look back at the last round, alone or with everybody."""

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.words import named
from bot.screens import review as screens
from bot.screens.voice import Voice
from core.engine.evening.review import AgreeReview, PlayedRound, deciding
from core.engine.people import TableId, To
from core.engine.table.view import TableView

SECTION = "review"


async def review(services: Services, request: Request) -> None:
    """Show the person's own turns in private; `all`: those of all, once everybody agrees.

    A number shows one of the deciding turns.
    """
    language = await services.spoken(request)
    words = [named(word, language, SECTION) for word in request.text.split()]
    table = await services.finder.find(request)
    played = await services.engine.histories.last_round(table, request.person)
    place = next((int(word) for word in words if word.isascii() and word.isdecimal()), 0)
    if screens.ALL not in words:
        await _own(services, request, table, played, place)
    elif played.is_open or await _agreed(services, request, table):
        await _everybody(services, request, table, played, place)


async def _own(
    services: Services, request: Request, table: TableId, played: PlayedRound, place: int
) -> None:
    turns = await services.reviews.make(table, played, request.person)
    table_view = await services.engine.see(table, request.person)
    voice = await _voice(services, request.alone, table_view, played)
    screen = screens.own(voice, table_view, played, turns)
    if place and deciding(turns):
        screen = screens.step(voice, table_view, played, turns, place, named=False)
    await services.surface.show(request.alone, screen)


async def _everybody(
    services: Services, request: Request, table: TableId, played: PlayedRound, place: int
) -> None:
    turns = await services.reviews.make(table, played, None)
    table_view = await services.engine.see(table)
    voice = await _voice(services, request.reader, table_view, played)
    screen = screens.everybody(voice, table_view, played, turns)
    if place and deciding(turns):
        screen = screens.step(voice, table_view, played, turns, place, named=True)
    await services.show(request, request.reader, screen)


async def _agreed(services: Services, request: Request, table: TableId) -> bool:
    """Note that a person agrees; return whether everybody does, else name the others."""
    if not await services.do(request, table, AgreeReview(person=request.person)):
        return False
    played = await services.engine.histories.last_round(table, request.person)
    if played.is_open:
        return True
    table_view = await services.engine.see(table)
    voice = await _voice(services, request.reader, table_view, played)
    await services.show(request, request.reader, screens.awaited(voice, table_view, played))
    return False


async def _voice(services: Services, to: To, table_view: TableView, played: PlayedRound) -> Voice:
    return await services.readers.voice(to, table_view, also=sorted(played.people))
