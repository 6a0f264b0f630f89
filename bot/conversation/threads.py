"""`settings thread`: a table goes on in a thread of its own, where there is such a thing."""

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.screens.parts import head
from core.engine.commands import MoveHome
from core.engine.people import ChatId, ToChat
from core.engine.ports import GoneError, RejectedError, TryLaterError
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight
from core.rules.sheet import HouseRuleError

ON = "on"


class NoThreadError(Exception):
    """There can be no thread here."""


async def thread(room: Room, asked: Asked, sight: Sight, value: str) -> None:
    """Open a thread beside the chat where this is said, and show the table there from now on.

    Raises:
        HouseRuleError: anything but `on`; who is in the thread stays there.
        TableRefusedError: to who is neither the host nor in charge of the chat.
        NoThreadError: the platform knows no threads, or opens none here.
    """
    if value not in {"", ON}:
        raise HouseRuleError("thread", value, allowed=ON)
    if not (asked.person == sight.host or await room.in_charge(asked, sight)):
        raise TableRefusedError(TableCode.NOT_HOST)
    if asked.chat not in sight.chats or asked.chat is None:
        raise NoThreadError
    to = await _opened(room, asked.chat, sight)
    room.turned.back(sight.table, asked.here)
    await room.do(asked, sight.table, MoveHome(person=asked.person, chat=asked.chat, to=to))


async def _opened(room: Room, chat: ChatId, sight: Sight) -> ChatId:
    address = (await room.readers.register.where(chat)).address
    threads = room.readers.threads.get(address.platform)
    if threads is None or not threads.possible(address):
        raise NoThreadError
    title = head(await room.voice(ToChat(chat), sight), sight)
    try:
        return await threads.open(chat, sight.table, title)
    except (GoneError, RejectedError, TryLaterError) as error:
        raise NoThreadError from error
