"""Readers are addressed and see their tables while the store does not answer."""

from bot.conversation.delivery.readers import Readers
from bot.texts.translator import Translator
from core.engine.people import ChatId, Known, PersonId, ToChat, ToPerson
from core.engine.ports import Trouble, UnavailableError
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister


class Gone(MemoryRegister):
    """A register whose database is unreachable."""

    async def who(self, person: PersonId) -> Known:
        del person
        raise UnavailableError(Trouble.GONE)

    async def where(self, chat: ChatId) -> Known:
        del chat
        raise UnavailableError(Trouble.GONE)


async def test_while_the_store_does_not_answer_everybody_is_spoken_to_as_usual() -> None:
    readers = Readers(
        register=Gone(),
        translator=Translator(),
        sheets=SHEETS,
        language="de",
        look="picture",
    )
    for to in (ToPerson(PersonId(1)), ToChat(ChatId(1))):
        voice = await readers.voice(to)
        assert (voice.language, voice.look, voice.theme.name) == ("de", "picture", "light")
