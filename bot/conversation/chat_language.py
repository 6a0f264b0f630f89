"""`settings language`: what is spoken in the chats of a table, set by who has charge of them."""

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.conversation.settings_pages import open_page
from core.engine.people import ToChat
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight
from core.rules.sheet import HouseRuleError


async def speak_here(room: Room, asked: Asked, sight: Sight, value: str) -> None:
    """Speak another language in the chat where this is said; in private, in all of the table.

    It stays with the chat: the table is shown anew, and the next one there is shown in it, too.

    Raises:
        TableRefusedError: to who is neither the host nor in charge of the chat.
        HouseRuleError: a language that is not spoken here.
    """
    if not (asked.person == sight.host or await room.in_charge(asked, sight)):
        raise TableRefusedError(TableCode.NOT_HOST)
    translator = room.readers.translator
    wanted = translator.called(value)
    if wanted is None:
        raise HouseRuleError("language", value, allowed=", ".join(translator.names.values()))
    for chat in sight.chats if asked.chat is None else (asked.chat,):
        await room.readers.register.speak_in(chat, wanted)
        if sight.match is not None:
            await room.show_table(asked, ToChat(chat), sight.table)
    if asked.pressed:
        await open_page(room, asked, sight)
    else:
        await room.note(asked, asked.listener, "note-chat-language", name=translator.names[wanted])
    await room.engine.renew(sight.table, sight.people)
