"""`settings thread`: a table goes on in a thread of its own, where there is such a thing."""

from bot.conversation.asked import Asked
from bot.conversation.platforms import Threads
from bot.conversation.room import Room
from bot.screens.parts import head
from core.engine.commands import MoveHome
from core.engine.people import ChatId, ToChat
from core.engine.ports import GoneError, RejectedError, TryLaterError
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight

ON = "on"


class NoThreadError(Exception):
    """There can be no thread here."""


class ThreadStaysError(Exception):
    """A table that has gone to a thread stays there."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def thread(room: Room, asked: Asked, sight: Sight, value: str) -> None:
    """Open a thread beside the chat where this is said, and show the table there from now on.

    Raises:
        ThreadStaysError: anything but `on`.
        TableRefusedError: to who is neither the host nor in charge of the chat.
        NoThreadError: the platform knows no threads, or opens none here.
    """
    if asked.chat is None or asked.chat not in sight.chats:
        raise NoThreadError
    known = await room.readers.register.where(asked.chat)
    threads = room.readers.threads.get(known.address.platform)
    if threads is None:
        raise NoThreadError
    if value not in {"", ON}:
        raise ThreadStaysError(sight.code)
    if not (asked.person == sight.host or await room.in_charge(asked, sight)):
        raise TableRefusedError(TableCode.NOT_HOST)
    if not threads.possible(known.address):
        raise NoThreadError
    to = await _opened(room, threads, asked.chat, sight)
    room.turned.back(sight.table, asked.here)
    await room.do(asked, sight.table, MoveHome(person=asked.person, chat=asked.chat, to=to))


async def _opened(room: Room, threads: Threads, chat: ChatId, sight: Sight) -> ChatId:
    title = head(await room.voice(ToChat(chat), sight), sight)
    try:
        return await threads.open(chat, sight.table, title)
    except (GoneError, RejectedError, TryLaterError) as error:
        raise NoThreadError from error
