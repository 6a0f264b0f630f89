"""`rules` and `ask`: explain the sheet of a table, and answer questions about it."""

from dataclasses import replace

from bot.conversation.finding import STANDARD, NoSuchSheetError, find_sheet
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.asking import read_question
from bot.reading.words import named
from bot.screens.screen import Screen
from bot.screens.teaching import rules as explained
from bot.screens.teaching.answers import Case, answer, as_things_stand
from bot.screens.teaching.rules import agreed_at
from bot.screens.voice import Voice
from bot.texts.rulebook import Played
from core.engine.table.refusals import TableRefusedError
from core.engine.table.view import TableView
from core.rules.family import UnknownWordError


class UnansweredError(UnknownWordError):
    """The question was not understood."""


async def rules(services: Services, request: Request) -> None:
    """Explain the sheet of the table here, a chapter of it, or a named sheet.

    Without a table, list the sheets. A press gets the short form: the whole text
    would push the table out of sight.
    """
    voice = await services.voice(request.reader)
    screen = await _explained(services, voice, request)
    if request.pressed and request.text:  # a chapter picked below the shown rules
        screen = replace(screen, delivery="edit")
    await services.show(request, request.reader, screen)


async def _explained(services: Services, voice: Voice, request: Request) -> Screen:
    told = explained.brief if request.pressed else explained.whole
    if not request.text:
        if not await services.finder.candidates(request):
            return explained.which(voice)
        table_view = await services.engine.see(await services.finder.find(request), request.person)
        return told(voice, agreed_at(table_view), table_view.table)
    language = await services.spoken(request)
    case = await _case(services, request)
    table = None if case.table_view is None else case.table_view.table
    chapter = named(request.text.strip(" ?"), language, "chapters")
    if explained.has_chapter(voice, case.played, chapter):
        voice = await _voice_at(services, request, case)
        now = as_things_stand(voice, case, chapter)
        return explained.chapter(voice, case.played, chapter, table, now=now)
    try:
        return told(voice, Played(sheet=find_sheet(voice, request.text)))
    except NoSuchSheetError:
        about = read_question(request.text, language)
        if about is None:
            raise
    return answer(await _voice_at(services, request, case), case, about.question, table)


async def ask(services: Services, request: Request) -> None:
    """Answer a question about the table's rules, for the current state of the person's game."""
    case = await _case(services, request)
    about = read_question(request.text, await services.spoken(request))
    if about is None:
        raise UnansweredError(request.word)
    voice = await _voice_at(services, request, case)
    table = None if case.table_view is None else case.table_view.table
    await services.show(request, request.reader, answer(voice, case, about.question, table))


async def _voice_at(services: Services, request: Request, case: Case) -> Voice:
    table_views: tuple[TableView, ...] = () if case.table_view is None else (case.table_view,)
    return await services.voice(request.reader, *table_views)


async def _case(services: Services, request: Request) -> Case:
    """Return the game here and its state; the standard sheet without a game."""
    try:
        table_view = await services.engine.see(await services.finder.find(request), request.person)
    except TableRefusedError:
        return Case(Played(sheet=services.sheets[STANDARD]))
    return Case(agreed_at(table_view), table_view)
