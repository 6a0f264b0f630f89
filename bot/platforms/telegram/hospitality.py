"""What Telegram asks of a host: bots may not write first, and not everybody has a face."""

from telegram import InlineKeyboardMarkup

from bot.platforms.telegram.acts import Act
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.keyboard import keyboard, link
from bot.platforms.telegram.places import Place
from bot.platforms.telegram.writing import Text, harmless
from bot.render.names import safe_name
from bot.screens.screen import Button, Screen, ScreenKind
from bot.texts.translator import Argument, Translator
from core.engine.ports import Register


class Hospitality:
    """Asks people into the private chat, and greets who brings the bot."""

    def __init__(
        self, calls: Calls, register: Register, translator: Translator, language: str
    ) -> None:
        self._calls = calls
        self._register = register
        self._translator = translator
        self._language = language

    async def invite(self, act: Act, code: str = "") -> None:
        """Send who acts in a group to the private chat, by a press at once, else by a link.

        `code` is that of the table at which they then sit down.
        """
        url = self._calls.door(code)
        query, act.query = act.query, None
        if query is not None and await self._calls.answer(query, url=url):
            return
        known = await self._register.who(act.person)
        language = await self._spoken_in(act.place) or known.language
        text = self._say(language, "telegram-invite", name=safe_name(known.name))
        label = self._say(language, "telegram-invite-button")
        await self._tell(act.place, text, link(label, url))

    async def ask_to_choose(self, act: Act) -> None:
        """Say that something has to be tapped first."""
        query, act.query = act.query, None
        known = await self._register.who(act.person)
        if query is not None:
            await self._calls.answer(query, self._say(known.language, "telegram-choose"))

    async def welcome(self, place: Place, language: str | None) -> None:
        """Say once what the bot is for: the only thing that it says unasked."""
        new = Button(word="new", label=self._say(language, "telegram-welcome-new"))
        rules = Button(word="rules rummikub", label=self._say(language, "telegram-welcome-rules"))
        text = self._say(language, "telegram-welcome")
        screen = Screen(kind=ScreenKind.HELP, text=text, buttons=(new, rules))
        await self._tell(place, text, keyboard(screen))

    async def refuse_faceless(self, place: Place, message: int) -> None:
        """Tell a channel, or an anonymous administrator, why they cannot play."""
        text = self._say(await self._spoken_in(place), "telegram-faceless")
        await self._tell(place, text, None, answers=message)

    async def _spoken_in(self, place: Place) -> str | None:
        """Return what is spoken in a group; None where nobody has said so."""
        return (await self._register.where(await self._register.chat(place.address))).language

    async def _tell(
        self,
        place: Place,
        text: str,
        buttons: InlineKeyboardMarkup | None,
        answers: int | None = None,
    ) -> None:
        await self._calls.send(place, Text(harmless(text)), buttons, answers=answers)

    def _say(self, language: str | None, key: str, **arguments: Argument) -> str:
        spoken = self._translator.best(language or self._language)
        return self._translator.text(key, spoken, **arguments)
