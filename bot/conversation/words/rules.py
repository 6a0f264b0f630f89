"""`rules`, `ask` and `help`: explain a sheet, answer questions about it, list and explain words."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

from bot.conversation.finding import STANDARD, NoSuchSheetError, find_sheet
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.words import asks_how, named, read_line, read_question
from bot.screens.moving import turn_words
from bot.screens.parts import paragraphs
from bot.screens.screen import Screen
from bot.screens.teaching import rules as explained
from bot.screens.teaching.answers import Case, answer, as_things_stand
from bot.screens.teaching.help import (
    ALL,
    EVERYWHERE,
    SECTION,
    help_about,
    help_all,
    help_now,
)
from bot.screens.teaching.rules import agreed_at, at_a_new_table
from bot.screens.voice import Voice
from bot.texts.rulebook import Played
from core.engine.people import TableId, To
from core.engine.table.refusals import TableRefusedError
from core.engine.table.view import TableView
from core.rules.actions import UnknownWordError


class UnansweredError(UnknownWordError):
    """The question was not understood; `topics` are the chapters that could be read instead."""

    def __init__(self, word: str, topics: Sequence[str]) -> None:
        super().__init__(word)
        self.topics = topics


class NoSuchTopicError(ValueError):
    """The rules were asked for something that is neither a sheet nor one of the `topics`."""

    def __init__(self, missing: NoSuchSheetError, topics: Sequence[str]) -> None:
        super().__init__(missing.name)
        self.missing = missing
        self.topics = topics


async def rules(services: Services, request: Request) -> None:
    """Explain the sheet of the table here, a chapter of it, or a named sheet.

    Without a table, list the sheets. A press, or a word in a chat, gets the short form with a
    button for each chapter. It comes in private: the chat goes on with its game.
    """
    voice = await services.voice(request.alone)
    screen = await _explained(services, voice, request)
    if request.pressed and request.text:  # a chapter picked below the shown rules
        screen = replace(screen, delivery="edit")
    await services.show(request, request.alone, screen)


async def _explained(services: Services, voice: Voice, request: Request) -> Screen:
    short = request.pressed or request.chat is not None
    told = explained.brief if short else explained.whole
    if not request.text:
        if not await services.finder.candidates(request):
            return explained.which(voice)
        table_view = await services.engine.see(await services.finder.find(request), request.person)
        return _at(told, voice, table_view)
    language = await services.spoken(request)
    try:
        return told(voice, at_a_new_table(find_sheet(voice, request.text)))
    except NoSuchSheetError as error:
        missing = error
    if (linked := await _linked(services, request, voice)) is not None:
        return linked
    if (printed := _printed(services, request, voice, language)) is not None:
        return printed
    case = await _case(services, request)
    table = None if case.table_view is None else case.table_view.table
    chapter = named(request.text.strip(" ?"), language, "chapters")
    if explained.has_chapter(voice, case.played, chapter):
        voice = await _voice_at(services, request, request.alone, case)
        now = as_things_stand(voice, case, chapter)
        return explained.chapter(voice, case.played, chapter, table, now=now)
    about = read_question(request.text, language)
    if about is None:
        raise NoSuchTopicError(missing, explained.chapters_of(voice, case.played))
    return answer(await _voice_at(services, request, request.alone, case), case, about, table)


def _at(
    told: Callable[[Voice, Played, TableId | None], Screen], voice: Voice, table_view: TableView
) -> Screen:
    """Return the rules of a table; a link to them leads to the same table."""
    screen = told(voice, agreed_at(table_view), table_view.table)
    code = f"{explained.LINKED}{table_view.code}{explained.OF_TABLE}{table_view.sheet.id}"
    return replace(screen, code=code)


async def _linked(services: Services, request: Request, voice: Voice) -> Screen | None:
    """Return what a link to a table's rules leads to; once it is closed, those of its sheet."""
    code, _, name = request.text.strip().partition(" ")
    if not code.isupper() or name not in services.sheets:
        return None
    table = await services.engine.table_called(code)
    if table is None:
        return explained.whole(voice, at_a_new_table(find_sheet(voice, name)))
    return _at(explained.whole, voice, await services.engine.see(table, request.person))


def _printed(services: Services, request: Request, voice: Voice, language: str) -> Screen | None:
    """Return a chapter of a named sheet, as in `rules basic jokers`; None if none is named."""
    name, _, rest = request.text.partition(" ")
    sheet, chapter = services.sheets.get(name.casefold()), named(rest, language, "chapters")
    if sheet is None or not explained.has_chapter(voice, at_a_new_table(sheet), chapter):
        return None
    return explained.chapter(voice, at_a_new_table(sheet), chapter)


async def ask(services: Services, request: Request) -> None:
    """Answer a question about the table's rules, for the current state of the person's game."""
    case = await _case(services, request)
    language = await services.spoken(request)
    about = read_question(request.text, language)
    if about is None and asks_how(request.text, language):
        await _how(services, request, language)
        return
    if about is None:
        voice = await services.personal_voice(request, request.reader)
        raise UnansweredError(request.word, explained.chapters_of(voice, case.played))
    voice = await _voice_at(services, request, request.reader, case)
    table = None if case.table_view is None else case.table_view.table
    await services.show(request, request.reader, answer(voice, case, about, table))


async def _how(services: Services, request: Request, language: str) -> None:
    """Explain the first word that a question names; without one, list the words that help now."""
    known = await _every_word(services, request)
    said = request.text.split()
    rests = (" ".join(said[start:]) for start in range(len(said)))
    found = [word for rest in rests if (word := read_line(rest, language, known)[0]) in known]
    found.sort(key=lambda word: word == "table")  # where it is done, rather than what
    await help_(services, replace(request, word=HELP, text=next(iter(found), "")))


async def _every_word(services: Services, request: Request) -> tuple[str, ...]:
    """Return what a question can name: the words of the games here, else those of all games.

    In a game, `new` is rather a new meld.
    """
    table_views = await services.finder.candidates(request)
    sheets = [table_views[-1].sheet] if table_views else services.sheets.values()
    turns = (word for sheet in sheets for word in turn_words(sheet))
    unlikely = {"ask", HELP, *(("new",) if table_views else ())}
    return tuple(word for word in (*turns, *EVERYWHERE) if word not in unlikely)


async def _voice_at(services: Services, request: Request, to: To, case: Case) -> Voice:
    table_views: tuple[TableView, ...] = () if case.table_view is None else (case.table_view,)
    return await services.personal_voice(request, to, *table_views)


async def _case(services: Services, request: Request) -> Case:
    """Return the game here and its state; the standard sheet without a game."""
    try:
        table_view = await services.finder.look(request, await services.finder.find(request))
    except TableRefusedError:
        return Case(at_a_new_table(services.sheets[STANDARD]))
    return Case(agreed_at(table_view), table_view)


HELP = "help"
ON_THE_PAGE = ("web",)
"""Words that exist only if tables can be opened in a browser."""


async def help_(services: Services, request: Request) -> None:
    """List the most useful words now, explain one word, or explain all; in private."""
    table_views = await services.finder.candidates(request)
    if not request.text:
        voice = await services.voice(request.alone)
        screen = help_now(voice, _meant(request, table_views))
        await services.show(request, request.alone, await _naming(services, request, voice, screen))
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
    """Explain every word."""
    voice = await services.voice(request.alone)
    elsewhere = () if services.links is None else ON_THE_PAGE
    screen = help_all(voice, _turn_words(table_views), elsewhere)
    if request.chat is None and await services.access.owns(request.person):
        screen = replace(screen, text=paragraphs(screen.text, voice.say("owner-help")))
    await services.show(request, request.alone, await _naming(services, request, voice, screen))


async def _naming(services: Services, request: Request, voice: Voice, screen: Screen) -> Screen:
    """Add to help, for a person at several tables, how a word names one of them."""
    tables = await services.engine.tables_of(request.person)
    if len(tables) < 2:  # noqa: PLR2004 - else nothing has to be named
        return screen
    code = (await services.engine.see(tables[-1], request.person)).code
    said = voice.say("help-several", code=code)
    beside = paragraphs(screen.beside, said) if screen.beside else ""
    return replace(screen, text=paragraphs(screen.text, said), beside=beside)


async def _about(services: Services, request: Request, table_views: Sequence[TableView]) -> None:
    """Explain a word as this table uses it; a word of other games as those do."""
    voice, language = await services.voice(request.alone), await services.spoken(request)
    known = (*_turn_words(table_views), *EVERYWHERE, *ON_THE_PAGE)
    word, _ = read_line(request.text, language, known)
    if word not in known:
        others = [word for sheet in services.sheets.values() for word in turn_words(sheet)]
        word, _ = read_line(request.text, language, others)
    family = table_views[-1].sheet.family.name if table_views else ""
    await services.show(request, request.alone, help_about(voice, word, family))


def _turn_words(table_views: Sequence[TableView]) -> tuple[str, ...]:
    return turn_words(table_views[-1].sheet) if table_views else ()
