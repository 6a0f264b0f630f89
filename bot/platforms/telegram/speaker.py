"""Says what only Telegram needs said: in the language of who reads it, no faster than it may."""

import structlog
from telegram import ForceReply, InlineKeyboardMarkup
from telegram.error import TelegramError

from bot.platforms.telegram.acts import Act
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.places import Place, place_of
from bot.platforms.telegram.writing import Text
from bot.texts.translator import Argument, Translator
from core.engine.notices import Urgency
from core.engine.pace import Pace
from core.engine.people import PersonId, To, ToChat, ToPerson
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

TRIES = 3
"""How often something is tried that Telegram wants later."""

_log = structlog.get_logger(__name__)


class Speaker:
    """Finds the words and the place, and waits for its turn like everything else that is sent."""

    def __init__(
        self, calls: Calls, pace: Pace, register: Register, translator: Translator, language: str
    ) -> None:
        self._calls = calls
        self._pace = pace
        self._register = register
        self._translator = translator
        self._language = language

    def say(self, language: str | None, key: str, **arguments: Argument) -> str:
        """Word something for who speaks a language; None: that of the program."""
        spoken = self._translator.best(language or self._language)
        return self._translator.text(key, spoken, **arguments)

    async def spoken(self, to: To, person: PersonId | None = None) -> str | None:
        """Return what is read in a place: the language of a chat, else of who is answered."""
        chat = None if isinstance(to, ToPerson) else (await self._register.where(to.chat)).language
        if chat is not None or person is None:
            return chat
        return await self.own(person)

    async def speak_as(self, place: Place, language: str | None) -> None:
        """Speak in a group as who brings the bot there, until its host wants it otherwise."""
        wanted = self._translator.called((language or "").partition("-")[0])
        chat = await self._register.chat(place.address)
        if wanted is not None and (await self._register.where(chat)).language is None:
            await self._register.speak_in(chat, wanted)

    async def own(self, person: PersonId) -> str | None:
        """Return what somebody speaks who alone reads it."""
        return (await self._register.who(person)).language

    async def name_of(self, person: PersonId) -> str:
        """Return what somebody is called."""
        return (await self._register.who(person)).name

    async def here(self, act: Act) -> To:
        """Return where somebody acts."""
        return ToPerson(act.person) if act.place.is_private else await self.there(act.place)

    async def there(self, place: Place) -> To:
        """Return a chat of several people."""
        return ToChat(await self._register.chat(place.address))

    async def tell(
        self,
        to: To,
        text: Text,
        buttons: InlineKeyboardMarkup | ForceReply | None = None,
        *,
        answers: int | None = None,
    ) -> int | None:
        """Send a message, perhaps below the one that it answers, and return its number.

        None: nobody can read it.
        """
        place = await place_of(to, self._register)
        for _ in range(TRIES):
            await self._pace.turn(to, Urgency.ANSWER)
            try:
                return await self._calls.send(place, text, buttons, answers=answers)
            except TryLaterError as error:
                await self._pace.hold(to, error)
            except (TelegramError, GoneError, RejectedError):
                return None
        _log.warning("not said")
        return None
