"""What a platform is to the rest of the program: what it gets, and what it offers."""

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.conversation.conversation import Conversation
from bot.conversation.delivery.announcer import Announcer
from bot.conversation.delivery.platforms import Platform, Through
from bot.conversation.delivery.readers import Readers
from bot.conversation.finding import Finder
from bot.conversation.request import Acts
from bot.machine.processes import Painter
from bot.screens.surface import Shown
from bot.texts.errors import WordedError
from bot.texts.translator import Translator
from core.engine.access import Passes
from core.engine.cluster import Cluster
from core.engine.delivery.inbox import Inbox
from core.engine.delivery.rate import Allowance, Pace
from core.engine.engine import Engine
from core.engine.ports import Clock, Register, Store, Update

Listening: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""Takes updates until it is cancelled."""


class UnknownBotError(WordedError):
    """The platform does not know the token, or no longer."""

    def __init__(self, platform: str) -> None:
        super().__init__(f"cli-{platform}-token")


@dataclass(frozen=True, slots=True, kw_only=True)
class Resources:
    """What an adapter is built from."""

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


class Connected(Protocol):
    """A connected platform that does not take updates yet."""

    @property
    def platform(self) -> Platform:
        """What the program needs to know about the platform."""

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
