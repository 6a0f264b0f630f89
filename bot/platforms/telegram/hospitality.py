"""What Telegram asks of a host: bots may not write first, and not everybody has a face."""

from collections.abc import MutableMapping
from contextlib import suppress

from telegram.error import TelegramError

from bot.platforms.telegram.acts import Act
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.keyboard import keyboard, link
from bot.platforms.telegram.places import Place
from bot.platforms.telegram.speaker import Speaker
from bot.platforms.telegram.writing import Text, harmless, with_commands
from bot.render.names import safe_name
from bot.screens.parts import paragraphs
from bot.screens.screen import Button, Screen, ScreenKind
from core.engine.people import PersonId
from core.engine.ports import GoneError, RejectedError, TryLaterError
from core.engine.remembering import memory


class Hospitality:
    """Asks people into the private chat, and greets who brings the bot."""

    def __init__(self, calls: Calls, speaker: Speaker) -> None:
        self._calls = calls
        self._speaker = speaker
        self._invited: MutableMapping[PersonId, tuple[Place, int]] = memory()
        """The last message that asked each person in: one at a time stands."""

    async def invite(self, act: Act, code: str = "", typed: str = "") -> None:
        """Send who acts in a group to the private chat, by a press at once, else by a link.

        `code` is that of the table at which they then sit down, `typed` what can be typed in the
        group instead.
        """
        url = self._calls.door(code)
        query, act.query = act.query, None
        if query is not None and await self._calls.answer(query, url=url):
            return
        say, here = self._speaker.say, await self._speaker.here(act)
        language = await self._speaker.spoken(here, act.person)
        name = safe_name(await self._speaker.name_of(act.person))
        text = harmless(paragraphs(say(language, "telegram-invite", name=name), typed))
        label = say(language, "telegram-invite-button")
        await self.arrived(act.person)
        number = await self._speaker.tell(here, Text(with_commands(text)), link(label, url))
        if number is not None:
            self._invited[act.person] = act.place, number

    async def arrived(self, person: PersonId) -> None:
        """Take the invitation of somebody away: they have come, or get a newer one."""
        place, number = self._invited.pop(person, (None, 0))
        if place is not None:
            with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
                await self._calls.take_away(place, number)

    async def ask_to_choose(self, act: Act) -> None:
        """Say that something has to be tapped first."""
        query, act.query = act.query, None
        if query is not None:
            language = await self._speaker.own(act.person)
            await self._calls.answer(query, self._speaker.say(language, "telegram-choose"))

    async def welcome(self, place: Place, language: str | None) -> None:
        """Say once what the bot is for: the only thing that it says unasked."""
        there = await self._speaker.there(place)
        await self._speaker.speak_as(place, language)
        language = await self._speaker.spoken(there) or language
        say = self._speaker.say
        new = Button(word="new", label=say(language, "telegram-welcome-new"))
        rules = Button(word="rules rummikub", label=say(language, "telegram-welcome-rules"))
        text = say(language, "telegram-welcome")
        screen = Screen(kind=ScreenKind.HELP, text=text, buttons=(new, rules))
        await self._speaker.tell(there, Text(with_commands(harmless(text))), keyboard(screen))

    async def greet(self, act: Act) -> None:
        """Tell who comes to the private chat without a table how to get to one."""
        say, here = self._speaker.say, await self._speaker.here(act)
        language = await self._speaker.own(act.person)
        text = with_commands(harmless(say(language, "telegram-greeting")))
        label = say(language, "telegram-greeting-button")
        await self._speaker.tell(here, Text(text), link(label, self._calls.into_a_group))

    async def refuse_faceless(self, place: Place, message: int) -> None:
        """Tell a channel, or an anonymous administrator, why they cannot play."""
        there = await self._speaker.there(place)
        text = self._speaker.say(await self._speaker.spoken(there), "telegram-faceless")
        await self._speaker.tell(there, Text(harmless(text)), answers=message)
