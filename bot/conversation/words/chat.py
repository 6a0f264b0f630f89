"""`settings language`, `zone` and `thread`: what belongs to a chat and not to a table."""

from collections.abc import Collection

from bot.conversation.delivery.platforms import Threads
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.hours import UnknownPlaceError, place_name, read_zone
from bot.reading.marks import SHOWN
from bot.reading.vocabulary import as_typed
from bot.reading.words import read_order
from bot.screens.parts import head
from bot.screens.slots import passing_slot
from core.engine.delivery.notices import ChatSpeaks
from core.engine.people import ChatId, ToChat
from core.engine.ports import GoneError, RejectedError, TryLaterError
from core.engine.table.commands import MoveHome
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.view import TableView
from core.engine.time.quiet import local
from core.rules.sheet import HouseRuleError

ON, OFF = "on", "off"
AGREED = frozenset({"", ON, "yes"})
"""What follows `settings thread`."""


class NoThreadError(Exception):
    """Threads are not possible here."""


class ThreadlessError(Exception):
    """The platform has no threads for tables."""


class ThreadStaysError(Exception):
    """A table in a thread stays there."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def speak_here(
    services: Services, request: Request, table_view: TableView, value: str
) -> None:
    """Set the language of this chat; in private, of all chats of the table.

    The chat keeps the language for this table and later ones. A typed word is confirmed.

    Raises:
        TableRefusedError: the person is neither the host nor in charge of the chat.
        HouseRuleError: the language is not supported.
    """
    if not await services.may_host(request, table_view):
        raise TableRefusedError(TableCode.NOT_HOST)
    translator = services.readers.translator
    wanted = translator.called(value)
    if wanted is None:
        raise HouseRuleError("language", value, allowed=", ".join(translator.names.values()))
    chats = table_view.chats if request.chat is None else (request.chat,)
    unaware = [chat for chat in chats if await _reads_unaware(services, request, chat, wanted)]
    for chat in chats:
        await services.readers.register.speak_in(chat, wanted)
        await _remove_notes(services, chat)
    if not request.pressed:
        await services.note(
            request, request.listener, "note-chat-language", name=translator.names[wanted]
        )
    await services.tell_for_host(request, table_view, "language")
    told = (ChatSpeaks(to=ToChat(chat), table=table_view.table) for chat in unaware)
    await services.engine.tell(table_view.table, *told)
    await _renew_tables(services, chats)


async def _reads_unaware(services: Services, request: Request, chat: ChatId, wanted: str) -> bool:
    """Say whether the tables of a chat change their language although nobody there reads why.

    Whoever has changed it reads the answer; the others see it only at the table at hand.
    """
    if (await services.readers.register.where(chat)).language == wanted:
        return False
    if request.chat != chat:
        return True
    answered = not request.pressed and request.listener == request.here
    return not answered and len(await services.engine.tables_in(chat)) > 1


async def _remove_notes(services: Services, chat: ChatId) -> None:
    """Remove the passing notes of a chat: they may name keys that are called otherwise now."""
    for table in (None, *await services.engine.tables_in(chat)):
        await services.remove(ToChat(chat), passing_slot(table))


async def _renew_tables(services: Services, chats: Collection[ChatId]) -> None:
    """Renew all tables of chats that read them otherwise now, also before their players."""
    for table in {one for chat in chats for one in await services.engine.tables_in(chat)}:
        people = (await services.engine.see(table)).people
        await services.engine.renew(table, people, chats)


async def clocks_of(
    services: Services, request: Request, table_view: TableView, value: str
) -> None:
    """Set the time zone of this chat, in private of all chats of the table: `Berlin`, `off`.

    With it, a turn is told to end at a time of day. Without a value, tell the zone.

    Raises:
        TableRefusedError: the person is neither the host nor in charge of the chat.
    """
    register = services.readers.register
    chats = table_view.chats if request.chat is None else (request.chat,)
    if not chats:
        await services.note(request, request.listener, "note-zone-nowhere")
        return
    if not value:
        known = [await register.where(chat) for chat in chats]
        await _tell(services, request, next((one.zone for one in known if one.zone), None))
        return
    if not await services.may_host(request, table_view):
        raise TableRefusedError(TableCode.NOT_HOST)
    language = await services.spoken(request)
    is_off = read_order(value, language) == OFF
    try:
        zone = None if is_off else read_zone(value, language)
    except UnknownPlaceError as error:
        near = place_name(error.near, language)
        key = "note-zone-near" if near else "note-zone-where"
        place = as_typed(error.name[:SHOWN], request.text)
        await services.note(request, request.listener, key, place=place, near=near)
        return
    for chat in chats:
        await register.keep_zone(chat, zone)
    if is_off:
        await services.note(request, request.listener, "note-zone-off")
    else:
        await _tell(services, request, zone)
    await services.tell_for_host(request, table_view, "zone")
    await _renew_tables(services, chats)


async def _tell(services: Services, request: Request, zone: str | None) -> None:
    """Tell the time zone with the local time there: it reveals a wrong place."""
    if zone is None:
        await services.note(request, request.listener, "note-zone-how")
        return
    now = local(services.clock.now(), zone)
    place = place_name(zone, (await services.voice(request.listener)).language)
    await services.note(request, request.listener, "note-zone", place=place, now=f"{now:%H:%M}")


async def thread(services: Services, request: Request, table_view: TableView, value: str) -> None:
    """Open a thread beside this chat, and show the table there from now on.

    Raises:
        ThreadStaysError: the value is not `on` or `yes`, in the reader's language.
        TableRefusedError: the person is neither the host nor in charge of the chat.
        ThreadlessError: the platform has no threads for tables.
        NoThreadError: the platform opens none here.
    """
    if request.chat is None or request.chat not in table_view.chats:
        raise NoThreadError
    known = await services.readers.register.where(request.chat)
    threads = services.readers.threads.get(known.address.platform)
    if threads is None:
        raise ThreadlessError
    if read_order(value, await services.spoken(request)) not in AGREED:
        raise ThreadStaysError(table_view.code)
    if not await services.may_host(request, table_view):
        raise TableRefusedError(TableCode.NOT_HOST)
    if not threads.possible(known.address):
        raise NoThreadError
    to = await _opened(services, threads, request.chat, table_view)
    if known.language is not None:
        await services.readers.register.speak_in(to, known.language)
    services.lobby_pages.back(table_view.table, request.here)
    await services.do(
        request, table_view.table, MoveHome(person=request.person, chat=request.chat, to=to)
    )


async def _opened(
    services: Services, threads: Threads, chat: ChatId, table_view: TableView
) -> ChatId:
    title = head(await services.voice(ToChat(chat), table_view), table_view)
    try:
        return await threads.open(chat, table_view.table, title)
    except (GoneError, RejectedError, TryLaterError) as error:
        raise NoThreadError from error
