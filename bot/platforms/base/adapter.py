"""What every adapter gets, offers and reports, an act of a person, and sentences of its own."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from bot.conversation.conversation import Conversation
from bot.conversation.delivery.announcer import Announcer
from bot.conversation.delivery.platforms import Platform, Through
from bot.conversation.delivery.readers import Readers
from bot.conversation.finding import Finder
from bot.conversation.request import Acts, Request, UnreadableButtonError, read_button
from bot.machine.processes import Painter
from bot.screens.screen import Shown
from bot.texts.translator import Argument, Translator, WordedError
from core.engine.access import Passes
from core.engine.cluster import Cluster
from core.engine.delivery.inbox import Inbox
from core.engine.delivery.rate import Allowance, Pace
from core.engine.engine import Engine
from core.engine.people import Address, ChatId, PersonId, To, ToChat, ToPerson
from core.engine.ports import Clock, Register, Store, Update

Trouble: TypeAlias = Literal["away", "odd", "conflict"]
"""Nobody answers; the answer is not the platform's; another program polls with the same token."""


class Herald(Protocol):
    """Receives the progress of the start and the trouble with platforms."""

    def connecting(self, platform: str) -> None:
        """Note that a platform is being connected."""

    def connected(self, platform: Platform) -> None:
        """Note that a platform is connected, with the bot's name there."""

    def unanswered(self, platform: str, trouble: Trouble) -> None:
        """Note that a request to a platform failed, and that it will be repeated."""

    def answered(self, platform: str) -> None:
        """Note that a platform answered a request."""

    def ready(self) -> None:
        """Note that updates are taken."""


class Silent:
    """Shows nothing."""

    def connecting(self, platform: str) -> None:
        """Do nothing."""

    def connected(self, platform: Platform) -> None:
        """Do nothing."""

    def unanswered(self, platform: str, trouble: Trouble) -> None:
        """Do nothing."""

    def answered(self, platform: str) -> None:
        """Do nothing."""

    def ready(self) -> None:
        """Do nothing."""


Listening: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""Takes updates until it is cancelled."""


class UnknownBotError(WordedError):
    """The platform does not know the token, or has revoked it."""

    def __init__(self, platform: str) -> None:
        super().__init__(f"cli-{platform}-token")


@dataclass(frozen=True, slots=True, kw_only=True)
class Resources:
    """The parts that an adapter is built from."""

    clock: Clock
    store: Store
    register: Register
    shown: Shown
    passes: Passes
    """The passes to the browser page."""
    cluster: Cluster
    """The other programs that work on the same tables."""
    painter: Painter
    """Paints the pictures that a platform sends."""
    translator: Translator
    language: str
    """The default language."""
    herald: Herald
    """Shows the owner the progress of the start and the trouble with platforms."""

    def inbox(self, platform: str, act: Callable[[Update], Awaitable[None]]) -> Inbox:
        """Return the inbox of a platform, which stores each update before it is acted on."""
        return Inbox(self.store, self.clock, platform, act, self.cluster)


@dataclass(frozen=True, slots=True, kw_only=True)
class App:
    """The running app, as a platform sees it: looks up people and takes their words."""

    register: Register
    conversation: Conversation
    engine: Engine
    finder: Finder
    readers: Readers
    announcer: Announcer
    through: Acts[Through]
    """The platform through which a person speaks, if it is not their own."""

    async def person(self, address: Address, *, name: str, language: str | None) -> PersonId:
        """Return a person's number; renew their messages once the platform tells their language.

        Not every update tells it: what was shown before is in the default language.
        """
        person = await self.register.person(address, name=name, language=None)
        before = (await self.register.who(person)).language
        if language in (None, before):
            return person
        await self.register.person(address, name=name, language=language)
        if (await self.register.who(person)).language != before:
            await self.conversation.read_otherwise(person)
        return person


class Connected(Protocol):
    """A connected platform that does not take updates yet."""

    @property
    def platform(self) -> Platform:
        """The properties of the platform that the program depends on."""

    def caught_up(self, app: App) -> AbstractAsyncContextManager[Listening]:
        """Process the updates that arrived meanwhile, then yield the listener for new ones.

        On exit, all accepted updates are processed first.
        """


class Adapter(Protocol):
    """A platform to serve."""

    @property
    def name(self) -> str:
        """The platform's name in the addresses of its people and chats."""

    @property
    def takes(self) -> Allowance:
        """The platform's rate limits."""

    def connected(self, resources: Resources, pace: Pace) -> AbstractAsyncContextManager[Connected]:
        """Keep a connection open while the context is open."""


@dataclass(slots=True, kw_only=True)
class Act:
    """One thing that a person did; adapters add how it can be answered."""

    person: PersonId
    chat: ChatId | None
    """None in private."""

    @property
    def alone(self) -> To:
        """The person in private."""
        return ToPerson(self.person)

    @property
    def here(self) -> To:
        """The place where it was done."""
        return self.alone if self.chat is None else ToChat(self.chat)

    def read(self, button: str) -> Request | None:
        """Return the request of a button; None if it carries none."""
        try:
            return read_button(self.person, self.chat, button)
        except UnreadableButtonError:
            return None


def packed_places(chosen: frozenset[int]) -> str:
    """Write the places of pieces as bits: a hundred of them fit into twenty letters."""
    bits = sum(1 << place for place in chosen)
    return urlsafe_b64encode(bits.to_bytes((bits.bit_length() + 7) // 8)).decode().rstrip("=")


def unpacked_places(packed: str) -> frozenset[int] | None:
    """Return the places that `packed_places` has written; None if the text is invalid."""
    try:
        bits = int.from_bytes(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    except (Error, ValueError):
        return None
    return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)


_QUOTED = re.compile(r"(?P<open>[“„«]\s?)(?P<word>[a-z]+)(?P<rest> [^“”„«»]*?)?(?P<close>\s?[”“»])")


class Sayings:
    """Words texts in a language."""

    def __init__(self, translator: Translator, language: str) -> None:
        self._translator = translator
        self._language = language

    def say(self, language: str | None, key: str, **arguments: Argument) -> str:
        """Return a text in a language; with None in the program's own."""
        return self._translator.text(key, self.best(language), **arguments)

    def best(self, language: str | None) -> str:
        """Return the language that suits a reader best; with None the program's own."""
        return self._translator.best(language or self._language)


def with_commands(text: str, command: Callable[[re.Match[str]], str | None]) -> str:
    """Write the quoted words of a text as commands.

    `command` gets a word, the `rest` that follows it, and the marks around them; it returns None
    for what is no command.
    """
    return _QUOTED.sub(lambda found: command(found) or found[0], text)
