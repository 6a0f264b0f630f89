"""`join`, `leave`, `call me`, `watch` and `back`: how people come to a table, wait, and go."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Literal

from bot.conversation.confirming import confirmed
from bot.conversation.delivery.notes import welcome_back
from bot.conversation.delivery.renewing import unwatched
from bot.conversation.finding import ALONE, UnclearError, unclear_after
from bot.conversation.memory import is_unfinished
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.marks import SHOWN
from bot.reading.words import named, read_order
from bot.render.names import quoted
from bot.screens.lobby import full, settled, waits_typed
from bot.screens.screen import Screen, ScreenKind
from bot.texts.translator import WordedError
from core.engine.delivery.inbox import because_of
from core.engine.delivery.notices import PeopleCalled
from core.engine.evening.keepers import Wish
from core.engine.people import ChatId, Human, PersonId, TableId, ToChat
from core.engine.ports import UnknownTableError
from core.engine.table.commands import GetUp, Join
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import ComeBack, StopWatching, Watch
from core.engine.table.state import Phase
from core.engine.table.tables import CODE_LENGTH, CODE_LETTERS
from core.engine.table.view import TableView

FULL = frozenset({TableCode.TABLE_FULL, TableCode.NO_FREE_SEAT})
SECTION = "calls"
MOST_CALLED = 20
"""The number of people called to a new table."""
AT_ONCE = 5
"""The number of people mentioned in one message: platforms notify no more for certain."""


async def join(services: Services, request: Request) -> None:
    """Sit down at the table here, or at the table with a code; from then on this chat shows it."""
    table = (
        await with_code(services, request.text)
        if request.text
        else await services.finder.find(request)
    )
    await services.access.may_sit(request.person)
    await services.finder.remember(request, table)
    try:
        joined = await services.do(request, table, Join(person=request.person, chat=request.chat))
    except TableRefusedError as error:
        if error.code in FULL:
            await _offer(services, request, table, error)
        else:
            await waits_already(services, request, table, error)
        return
    if joined and request.chat is None:
        await services.show_table(request, request.here, table)
        if (await services.engine.see(table)).phase is not Phase.PLAYING:  # else the table says it
            await settle(services, request, table)


async def settle(services: Services, request: Request, table: TableId) -> None:
    """Tell a person in private that they wait.

    A table without chats tells all its people of those who wait.
    """
    table_view = await services.engine.see(table, request.person)
    if table_view.awaits_seat and table_view.chats:
        await told_to_wait(services, request, table_view)


async def waits_already(
    services: Services, request: Request, table: TableId, error: TableRefusedError
) -> None:
    """Tell a person who waits for a seat already what for; raise every other error again."""
    if error.code is not TableCode.WAITS_ALREADY:
        raise error
    await told_to_wait(services, request, await services.engine.see(table, request.person))


async def _offer(
    services: Services, request: Request, table: TableId, error: TableRefusedError
) -> None:
    """Offer the options at a full table: to wait, or a second table."""
    table_view = await services.engine.see(table)
    voice = await services.voice(request.reader, table_view)
    await services.surface.show(
        request.reader, full(voice, table_view, error, alone=request.chat is None)
    )


class NoSuchCodeError(WordedError):
    """No open table has this code, or its host lets nobody watch: the answer does not say which."""

    def __init__(self, code: str) -> None:
        super().__init__("table-no-such-code", code=quoted(code, SHOWN))


async def with_code(services: Services, code: str) -> TableId:
    """Return the table with a code; raises NoSuchCodeError."""
    table = await services.engine.table_called(code.strip().upper())
    if table is None:
        raise NoSuchCodeError(code)
    return table


CODED = ALONE | frozenset(
    {
        "back",
        "history",
        "host",
        "leave",
        "next",
        "nudge",
        "pause",
        "record",
        "rematch",
        "remove",
        "replay",
        "resume",
        "review",
        "score",
        "standin",
        "start",
        "stop",
        "verify",
    }
)
"""Words that a code can follow, which then names the table."""
NAMING = frozenset({"host", "remove", "standin"})
"""Words that a player's name follows: it may look like a code."""
_CODE = re.compile(rf"[{CODE_LETTERS}]{{{CODE_LENGTH},}}", re.IGNORECASE)


def is_code(word: str) -> bool:
    """Return whether a word has the form of a table's code."""
    return _CODE.fullmatch(word) is not None


async def at_named(services: Services, request: Request) -> Request:
    """Return a typed word for the table whose code follows it.

    The code stays there in capitals, unless the word takes no text.

    Raises:
        NoSuchCodeError: no table with the code is open to the person.
    """
    code, *more = request.text.split(maxsplit=1) or [""]
    if request.word not in CODED or not is_code(code):
        return request
    if request.word in NAMING and not await _has_here(services, request, code):
        return request
    table = await with_code(services, code)
    with hiding(code):
        await services.finder.look(request, table)
    left = more if request.word in ALONE else (code.upper(), *more)
    return replace(request.at(table), text=" ".join(left))


async def _has_here(services: Services, request: Request, code: str) -> bool:
    """Return whether a table with this code can be meant without naming it."""
    table_views = await services.finder.candidates(request)
    return any(one.code == code.upper() for one in table_views)


@contextmanager
def hiding(code: str) -> Iterator[None]:
    """Refuse a table that the person may not look at as if there were none with the code."""
    try:
        yield
    except TableRefusedError as error:
        if not code or error.code is not TableCode.NOT_WATCHED:
            raise
        raise NoSuchCodeError(code) from error


async def leave(services: Services, request: Request) -> None:
    """Leave the table for good; in an unfinished match, only once confirmed."""
    table_view = await services.engine.see(await services.finder.find(request), request.person)
    seated = table_view.me is not None and not table_view.awaits_seat
    key = "sure-leave" if _others(request, table_view) else at_the_end(table_view, "sure-end")
    if (
        seated
        and is_unfinished(table_view)
        and not await confirmed(services, request, table_view, key)
    ):
        return
    if not await services.do(request, table_view.table, GetUp(person=request.person)):
        return
    waited = table_view.awaits_seat
    if request.pressed or request.chat not in table_view.chats:  # else the chat reads it
        key = "note-waits-over" if waited else "note-left"
        await services.note(request, request.alone, key, code=table_view.code)


def at_the_end(table_view: TableView, key: str) -> str:
    """Return the key of the question before a table closes; the hand of the day has its own."""
    return "sure-daily" if table_view.daily else key


def _others(request: Request, table_view: TableView) -> tuple[PersonId, ...]:
    """Return the other people who sit at the table."""
    seated = (who.person for who in table_view.seats if isinstance(who, Human))
    return tuple(person for person in seated if person != request.person)


async def call(services: Services, request: Request) -> None:
    """Note that a person wants to be called to this chat's next table, or to each."""
    if request.chat is None:
        raise TableRefusedError(TableCode.CALL_IN_A_CHAT)
    language = await services.spoken(request)
    if read_order(request.text, language) == "off":
        await services.callers.withdraw(request.chat, request.person)
        await _told(services, request, "note-call-off")
        return
    how = _how(request, language)
    await services.callers.note(Wish(chat=request.chat, person=request.person, how=how))
    await _told(services, request, f"note-call-{how}")


def _how(request: Request, language: str) -> Literal["once", "always"]:
    """Read `me`, `always`, `me always`; raises UnclearError."""
    first, _, rest = request.text.strip().partition(" ")
    again = rest and named(first, language, SECTION) == "once"
    match named(rest if again else request.text, language, SECTION):
        case "" | "once":
            return "once"
        case "always":
            return "always"
    raise unclear_after(request)


async def _told(services: Services, request: Request, key: str) -> None:
    voice = await services.voice(request.listener, also=(request.person,))
    text = voice.say(key, name=voice.person(request.person))
    await services.show(request, request.listener, Screen(kind=ScreenKind.NOTE, text=text))


async def call_people(services: Services, chat: ChatId, opener: PersonId, table: TableId) -> None:
    """Call the people who asked for it to a new table."""
    called = await services.callers.take(chat, opener, MOST_CALLED)
    groups = (called[first : first + AT_ONCE] for first in range(0, len(called), AT_ONCE))
    notices = (
        PeopleCalled(to=ToChat(chat), table=table, people=some, opener=opener) for some in groups
    )
    await services.engine.tell(table, *notices)


async def watch(services: Services, request: Request) -> None:
    """Show a table with a code in private, and each move at it; `off` ends that."""
    if read_order(request.text, await services.spoken(request)) == "off":
        await _stop(services, request)
        return
    table = await _meant(services, request)
    table_view = await services.engine.see(table, request.person)
    knows = table_view.awaits_seat or request.chat in table_view.chats
    with hiding("" if knows else request.text):
        await services.engine.do(table, Watch(person=request.person))
    await services.finder.remember(request, table)
    await services.show_table(request, request.alone, table, delivery="new")


async def _meant(services: Services, request: Request) -> TableId:
    """Return the table with the code, or the one here.

    Raises:
        NoSuchCodeError: no open table has the code.
        SeveralTablesError: there are several tables here.
        UnclearError: there is none here, so that a code is needed.
    """
    if request.text:
        return await with_code(services, request.text)
    if not await services.finder.candidates(request):
        raise UnclearError("mishap-watch-code")
    return await services.finder.find(request)


async def _stop(services: Services, request: Request) -> None:
    """Stop watching: the table of a button, or all of them."""
    kept, _ = await services.privacy.about(request.person)
    last = await services.finder.last.table(request.person, request.chat)
    tables = kept.tables if request.table is None else (request.table,)
    for table in dict.fromkeys((*tables, *(() if last is None else (last,)))):
        with suppress(TableRefusedError, UnknownTableError):  # closed, or no longer kept
            table_view = await services.engine.see(table, request.person)
            await services.engine.do(table, StopWatching(person=request.person))
            if table_view.watching:
                await _retire(services, request, table_view)
    await services.note(request, request.alone, "note-watch-off")


async def _retire(services: Services, request: Request, table_view: TableView) -> None:
    """Remove the buttons from the table that the person has watched."""
    voice = await services.voice(request.alone, table_view)
    gone = unwatched(voice, table_view, "note-watch-off")
    await services.surface.show(request.alone, replace(gone, delivery="renew"))


async def back_at(services: Services, request: Request, table: TableId) -> TableView:
    """Return a person's view of a table; an act of the person ends their absence.

    The table tells that it is resumed, so only a person whom a computer has replaced is welcomed.
    """
    table_view = await services.engine.see(table, request.person)
    if not _is_awaited(table_view):
        return table_view
    with because_of(None):  # the word itself is still to come
        if table_view.away:
            return await _welcomed(services, request, table_view)
        return await _come_back(services, request, table_view)


def _is_awaited(table_view: TableView) -> bool:
    """Return whether an act of the reader takes a seat back, or resumes a deserted table."""
    return table_view.away or (table_view.deserted and table_view.me is not None)


async def _come_back(services: Services, request: Request, away: TableView) -> TableView:
    """Take a seat back, or resume a table that all have left alone; return the new view."""
    await services.engine.do(away.table, ComeBack(person=request.person))
    return await services.engine.see(away.table, request.person)


async def _welcomed(services: Services, request: Request, away: TableView) -> TableView:
    """Let a person come back, say what has changed meanwhile, and return the new view."""
    now = await _come_back(services, request, away)
    said = welcome_back(await services.voice(request.alone, now), away, now)
    note = Screen(kind=ScreenKind.NOTE, text=said, passing=True)
    await services.show(request.at(now.table), request.alone, note)
    return now


async def back(services: Services, request: Request) -> None:
    """Let the person play again at every table here.

    Raises:
        TableRefusedError: there is no table here, or the person sits at none.
    """
    table_views = await services.finder.candidates(request)
    away = [table_view for table_view in table_views if _is_awaited(table_view)]
    if not away:
        await services.finder.find(request)
        if all(table_view.me is None for table_view in table_views):
            waits = next((one for one in table_views if request.person in one.waiting), None)
            if waits is None:
                raise TableRefusedError(TableCode.NOT_AT_TABLE)
            await told_to_wait(services, request, waits)
            return
        await services.note(request, request.alone, "note-back-already")
        return
    for table_view in away:
        await _welcomed(services, request, table_view)
        await services.finder.remember(request, table_view.table)
    for table_view in away:
        await services.show_table(request, request.alone, table_view.table)


async def told_to_wait(services: Services, request: Request, table_view: TableView) -> None:
    """Tell a person who waits for a seat what for, and how to stop."""
    if request.chat is None and not request.pressed:  # so that the answer is corrected later
        voice = await services.voice(request.alone, table_view)
        answer = replace(settled(voice, table_view), delivery="new")
        await services.surface.show(request.alone, answer)
        return
    voice = await services.voice(request.listener, table_view)
    note = Screen(kind=ScreenKind.NOTE, text=waits_typed(voice, table_view), passing=True)
    await services.show(request, request.listener, note)
