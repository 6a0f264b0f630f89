"""Situations that occur only on Telegram: invitations, missing arguments, anonymous senders."""

from contextlib import suppress
from dataclasses import replace

import structlog
from telegram import ForceReply, InlineKeyboardMarkup
from telegram.error import TelegramError

from bot.platforms.base.adapter import Sayings
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.keyboard import keyboard, link
from bot.platforms.telegram.look import Text, harmless, with_commands
from bot.platforms.telegram.places import Place, TelegramAct, place_of
from bot.platforms.telegram.updates import SIGN, Typed
from bot.render.names import safe_name
from bot.screens.parts import paragraphs, words
from bot.screens.screen import Button, Screen, ScreenKind, Shown
from bot.screens.slots import invitation_slot
from bot.screens.teaching.rules import LINKED
from bot.texts.translator import Translator
from core.engine.delivery.rate import Pace, urgency_of_answer
from core.engine.people import PersonId, To, ToChat, ToPerson
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

TRIES = 3
"""How often a message is tried that Telegram postpones."""

_log = structlog.get_logger(__name__)


class Speaker(Sayings):
    """Finds the text and the place of a message, and respects the rate limits."""

    def __init__(
        self, calls: Calls, pace: Pace, register: Register, translator: Translator, language: str
    ) -> None:
        super().__init__(translator, language)
        self._calls = calls
        self._pace = pace
        self._register = register

    async def spoken(self, to: To, person: PersonId | None = None) -> str | None:
        """Return the language of a place: the chat's own, else that of the person to answer."""
        chat = None if isinstance(to, ToPerson) else (await self._register.where(to.chat)).language
        if chat is not None or person is None:
            return chat
        return await self.own(person)

    async def speak_as(self, place: Place, language: str | None) -> None:
        """Set a group's language to that of the person who adds the bot, unless it has one."""
        wanted = self._translator.called((language or "").partition("-")[0])
        chat = await self._register.chat(place.address)
        if wanted is not None and (await self._register.where(chat)).language is None:
            await self._register.speak_in(chat, wanted)

    async def own(self, person: PersonId) -> str | None:
        """Return the language of a person."""
        return (await self._register.who(person)).language

    async def name_of(self, person: PersonId) -> str:
        """Return a person's name."""
        return (await self._register.who(person)).name

    async def there(self, place: Place) -> To:
        """Return a group chat."""
        return ToChat(await self._register.chat(place.address))

    def question(self, language: str | None, lacks: str) -> str:
        """Return the question that asks to complete a phrase: a reply to it does."""
        word, names = lacks.partition(" ")[0], ", ".join(self._translator.names.values())
        return f"{SIGN} /{lacks}\n{self.say(language, f'telegram-ask-{word}', languages=names)}"

    async def tell(
        self,
        to: To,
        text: Text,
        buttons: InlineKeyboardMarkup | ForceReply | None = None,
        *,
        answers: int | None = None,
        hushed: bool = False,
    ) -> int | None:
        """Send a message, as a reply if `answers` is given, and return its number.

        Return None if nobody can read it.
        """
        place = await place_of(to, self._register)
        for _ in range(TRIES):
            await self._pace.turn(to, urgency_of_answer(to))
            try:
                return await self._calls.send(place, text, buttons, answers=answers, hushed=hushed)
            except TryLaterError as error:
                await self._pace.hold(to, error)
            except (TelegramError, GoneError, RejectedError):
                return None
        _log.warning("not said")
        return None

    async def remove(self, place: Place, number: int) -> None:
        """Remove a message, if Telegram allows it."""
        with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
            await self._calls.take_away(place, number)


OF_THE_RACK = frozenset({
    "play", "pick", "arrange", "move", "split", "return", "meld", "layoff", "discard",
})  # fmt: skip
"""Words whose answer concerns only one person: they are asked in private if possible."""
OTHERS = frozenset({"language", "ask"})
"""Words that everybody may use, whatever follows."""


class Asking:
    """Asks for a command's missing argument. The question names the word: nothing is stored."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    async def ask(self, typed: Typed, act: TelegramAct) -> bool:
        """Ask for a command's missing argument; return False if nothing is missing."""
        word = typed.text.strip().lower()
        if not typed.command or word not in OF_THE_RACK | OTHERS:
            return False
        alone, here = act.alone, act.here
        if word in OF_THE_RACK and here != alone and await self._put(alone, act, word):
            return True
        return await self._put(here, act, word, typed.message)

    async def answered(self, typed: Typed) -> None:
        """Remove a question that everybody present could read, once a reply has answered it."""
        word = typed.text.partition(" ")[0]
        if typed.question is not None and word in OTHERS:
            await self._speaker.remove(typed.place, typed.question)

    async def _put(self, to: To, act: TelegramAct, word: str, below: int | None = None) -> bool:
        if to != act.alone and not await act.may_post(""):
            return True
        language = await self._speaker.spoken(to, act.person)
        text = Text(self._speaker.question(language, word))
        reply, hushed = ForceReply(selective=True), to != act.alone
        told = await self._speaker.tell(to, text, reply, answers=below, hushed=hushed)
        return told is not None


SLOT = "invitation"
NONE = ""


class Invitations:
    """Keeps each person's last invitation until they arrive; it survives restarts."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown

    async def keep(self, person: PersonId, code: str) -> None:
        """Remember the table that a person wants to join."""
        await self._shown.keep(ToPerson(person), SLOT, code)

    async def of(self, person: PersonId) -> str:
        """Return the code of that table; empty without an invitation."""
        return await self._shown.last(ToPerson(person), SLOT) or NONE

    async def forget(self, person: PersonId) -> None:
        """Drop the invitation of a person who has arrived."""
        if await self.of(person):
            await self.keep(person, NONE)


class Hospitality:
    """Words the invitations into the private chat, and greets the person who adds the bot."""

    def __init__(self, calls: Calls, speaker: Speaker) -> None:
        self._calls = calls
        self._speaker = speaker

    async def invitation(self, act: TelegramAct, code: str, typed: str) -> Screen | None:
        """Return the invitation of the acting person; None if a press has led them there.

        `code` is that of the table at which they then sit down, or of the rules; `typed` what can
        be typed in the group instead: it is in their language, which the group has to speak.
        """
        url = self._calls.door(code)
        query, act.query = act.query, None
        if query is not None and await self._calls.answer(query, url=url):
            return None
        if not await act.may_post(code):
            return None
        say, own = self._speaker.say, await self._speaker.own(act.person)
        language = await self._speaker.spoken(act.here, act.person)
        name = safe_name(await self._speaker.name_of(act.person))
        shows = "telegram-invite-rules" if code.startswith(LINKED) else "telegram-invite"
        label = say(language, "telegram-invite-button")
        return Screen(
            kind=ScreenKind.INVITATION,
            text=paragraphs(say(language, shows, name=name), typed if own == language else ""),
            buttons=(Button(word="", label=label, link=url),),
            calls=(act.person,),
            slot=invitation_slot(act.person),
            delivery="edit",
        )

    async def lead(self, act: TelegramAct) -> None:
        """Tell who has pressed a button in a group that the answer is in the private chat."""
        query, act.query = act.query, None
        if query is not None:
            text = self._speaker.say(await self._speaker.own(act.person), "telegram-in-private")
            await self._calls.answer(query, text, waits=False)

    async def asked_in_private(self, act: TelegramAct, question: str) -> str:
        """Return a question with the sentence that it was asked in the private chat."""
        own = await self._speaker.own(act.person)
        return words(self._speaker.say(own, "telegram-asked-in-private"), question)

    async def asked_here(self, act: TelegramAct, screen: Screen) -> Screen:
        """Return a question for a group: after a press nothing else says whom it asks."""
        own = await self._speaker.own(act.person)
        language = own or await self._speaker.spoken(act.here)
        name = safe_name(await self._speaker.name_of(act.person))
        whom = self._speaker.say(language, "telegram-asked-here", name=name)
        text, beside = (words(whom, said) if said else "" for said in (screen.text, screen.beside))
        return replace(screen, text=text, beside=beside)

    async def asked_to_complete(self, act: TelegramAct, to: To, screen: Screen) -> Screen:
        """Return the question for what a phrase lacks in the form that a reply answers."""
        language = await self._speaker.spoken(to, act.person)
        return replace(screen, text=self._speaker.question(language, screen.lacks), beside="")

    async def language_of(self, person: PersonId) -> str:
        """Return the language of a person; empty if it is unknown."""
        return await self._speaker.own(person) or ""

    async def ask_to_choose(self, act: TelegramAct) -> None:
        """Say that pieces have to be selected first."""
        query, act.query = act.query, None
        if query is not None:
            language = await self._speaker.own(act.person)
            await self._calls.answer(query, self._speaker.say(language, "telegram-choose"))

    async def welcome(self, place: Place, language: str | None) -> None:
        """Say once what the bot is for: the only message that it sends unasked."""
        there = await self._speaker.there(place)
        await self._speaker.speak_as(place, language)
        language = await self._speaker.spoken(there) or language
        say = self._speaker.say
        new = Button(word="new", label=say(language, "telegram-welcome-new"))
        rules = Button(word="rules rummikub", label=say(language, "telegram-welcome-rules"))
        text = say(language, "telegram-welcome")
        screen = Screen(kind=ScreenKind.HELP, text=text, buttons=(new, rules))
        await self._speaker.tell(
            there, Text(with_commands(harmless(text), language or "")), keyboard(screen)
        )

    async def greet(self, act: TelegramAct, code: str) -> None:
        """Tell a person who opens the private chat without a table how to get to one.

        A link with the `code` of a table that is closed has led them here.
        """
        say, here = self._speaker.say, act.here
        language = await self._speaker.own(act.person)
        closed = say(language, "telegram-closed", code=code) if code else ""
        greeting = harmless(paragraphs(closed, say(language, "telegram-greeting")))
        text = with_commands(greeting, language or "")
        label = say(language, "telegram-greeting-button")
        await self._speaker.tell(here, Text(text), link(label, self._calls.into_a_group))

    async def refuse_faceless(self, place: Place, message: int) -> None:
        """Tell a channel or an anonymous administrator why they cannot play."""
        there = await self._speaker.there(place)
        text = self._speaker.say(await self._speaker.spoken(there), "telegram-faceless")
        await self._speaker.tell(there, Text(harmless(text)), answers=message)
