"""`call me` and `watch`: to be told when a table opens, and to look on from elsewhere."""

from contextlib import suppress

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.words import named, read_order
from bot.screens.screen import Screen, ScreenKind
from core.engine.delivery.notices import PeopleCalled
from core.engine.evening.keepers import Wish
from core.engine.people import ChatId, PersonId, TableId, ToChat
from core.engine.ports import UnknownTableError
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import StopWatching, Watch

SECTION = "calls"
MOST_CALLED = 20
"""The number of people called to a new table."""
AT_ONCE = 5
"""The number of people mentioned in one message: platforms notify no more for certain."""


async def call(services: Services, request: Request) -> None:
    """Note that a person wants to be called to this chat's next table, or to each."""
    if request.chat is None:
        raise TableRefusedError(TableCode.CALL_IN_A_CHAT)
    language = await services.spoken(request)
    if read_order(request.text, language) == "off":
        await services.callers.withdraw(request.chat, request.person)
        await _told(services, request, "note-call-off")
        return
    always = named(request.text, language, SECTION) == "always"
    wish = Wish(chat=request.chat, person=request.person, how="always" if always else "once")
    await services.callers.note(wish)
    await _told(services, request, f"note-call-{wish.how}")


async def _told(services: Services, request: Request, key: str) -> None:
    voice = await services.readers.voice(request.listener, also=(request.person,))
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
    table = await services.engine.table_called(request.text.strip().upper())
    if table is None:
        raise TableRefusedError(TableCode.NO_TABLE)
    await services.engine.do(table, Watch(person=request.person))
    services.finder.remember(request, table)
    await services.show_table(request, request.alone, table, delivery="new")


async def _stop(services: Services, request: Request) -> None:
    """Stop watching: the table of a button, or all of them."""
    kept, _ = await services.privacy.about(request.person)
    last = services.finder.last(request.person, request.chat)
    tables = kept.tables if request.table is None else (request.table,)
    for table in dict.fromkeys((*tables, *(() if last is None else (last,)))):
        with suppress(TableRefusedError, UnknownTableError):  # closed, or no longer kept
            await services.engine.do(table, StopWatching(person=request.person))
    await services.note(request, request.alone, "note-watch-off")
