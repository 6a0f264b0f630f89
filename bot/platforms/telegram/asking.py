"""A command without what it needs: that is asked for, and the reply is taken for it."""

from telegram import ForceReply
from telegram.error import TelegramError

from bot.platforms.telegram.acts import Act
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.places import Place
from bot.platforms.telegram.updates import SIGN, Typed
from bot.platforms.telegram.writing import Text
from bot.texts.translator import Translator
from core.engine.people import Known
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

OF_THE_RACK = frozenset({"play", "arrange", "return", "meld", "layoff", "discard"})
"""Words of which the answer is nobody else's: they are asked in private where that is possible."""
OTHERS = frozenset({"host", "remove", "standin", "language"})


class Asking:
    """Asks what a command lacks. The question itself says of which word: nothing is remembered."""

    def __init__(
        self, calls: Calls, register: Register, translator: Translator, language: str
    ) -> None:
        self._calls = calls
        self._register = register
        self._translator = translator
        self._language = language

    async def ask(self, typed: Typed, act: Act) -> bool:
        """Ask what a command lacks; False where it lacks nothing."""
        word = typed.text.strip().lower()
        if not typed.command or word not in OF_THE_RACK | OTHERS:
            return False
        known = await self._register.who(act.person)
        if word in OF_THE_RACK and not act.place.is_private:
            alone = Place(typed.who.account)
            if await self._put(alone, self._question(word, known), None):
                return True
        return await self._put(act.place, await self._among(act.place, word, known), typed.message)

    async def _among(self, place: Place, word: str, known: Known) -> Text:
        """Return the question as it is read by all who are in a place."""
        there = known
        if not place.is_private:
            there = await self._register.where(await self._register.chat(place.address))
        return self._question(word, there if there.language else known)

    def _question(self, word: str, reader: Known) -> Text:
        spoken = self._translator.best(reader.language or self._language)
        return Text(f"{SIGN} /{word}\n{self._translator.text(f'telegram-ask-{word}', spoken)}")

    async def _put(self, place: Place, text: Text, below: int | None) -> bool:
        reply = ForceReply(selective=True)
        try:
            await self._calls.send(place, text, reply, answers=below)
        except (TelegramError, TryLaterError, GoneError, RejectedError):
            return False
        return True
