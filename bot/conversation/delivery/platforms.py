"""All platforms of a house: each place is shown what it is to see by its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.conversation.request import Acts
from bot.screens.formatter import PieceFormatter
from bot.screens.screen import Screen
from bot.screens.surface import Surface
from core.engine.people import FORGOTTEN, Address, ChatId, Notify, PersonId, TableId, To, ToPerson
from core.engine.ports import GoneError, Register, TryLaterError


class Threads(Protocol):
    """Opens places of their own for tables, beside the chats in which they are shown."""

    def possible(self, chat: Address) -> bool:
        """Say whether there can be such a place beside a chat."""

    async def open(self, chat: ChatId, table: TableId, title: str) -> ChatId:
        """Return a new place, or the one that there is for a table already.

        Raises:
            TryLaterError, GoneError, RejectedError: the platform opens none.
        """


class Links(Protocol):
    """Gives people a way to a page of their own for one table."""

    @property
    def url(self) -> str:
        """The address of the page, which lets nobody in by itself."""

    async def link(self, person: PersonId, table: TableId) -> str:
        """Return an address that lets this person in, once and only for some minutes."""

    async def shut(self, person: PersonId, table: TableId) -> int:
        """Let nobody in any more who came in so; return how many ways were shut."""


LATER = 600.0
"""Seconds until it is tried again to reach somebody on a platform that is not served now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Platform:
    """What a house has to know of a platform."""

    name: str
    """As in the addresses of its people and chats."""
    surface: Surface
    formatter: PieceFormatter
    calls: Notify = "dm"
    """Where people are called whose turn it is, until they wish otherwise."""
    opens_racks: bool = False
    """Whether a rack can be opened in a chat: then each table says where racks are shown."""
    reached: Callable[[], bool] = lambda: True
    """Whether it tells us now what happens."""
    threads: Threads | None = None
    """None: it knows no such thing."""
    called: str = ""
    """What the bot is called there; empty where it has no name."""
    invitation: str = ""
    """The link that brings the bot to a group or server."""
    links: Links | None = None
    """Where tables can be opened in a browser; None: nowhere."""


@dataclass(frozen=True, slots=True)
class Through:
    """Somebody speaks through a platform that is not their own: answers go there."""

    person: PersonId
    platform: Platform


class Platforms:
    """The surface of a whole house: passes each screen on to the platform of who sees it.

    An answer goes to where its reader speaks from, which may be another platform than their own.
    """

    def __init__(
        self,
        register: Register,
        platforms: tuple[Platform, ...],
        through: Acts[Through] | None = None,
    ) -> None:
        self._register = register
        self._through = through or Acts[Through]()
        self._surfaces: Mapping[str, Surface] = {one.name: one.surface for one in platforms}

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen where it belongs.

        Raises:
            GoneError: it is for somebody who was forgotten.
            TryLaterError: its platform is not served now; the program may be started otherwise.
        """
        await (await self._of(to)).show(to, screen)

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell something at once and only to who has just pressed a button."""
        await (await self._of(ToPerson(person))).answer(person, text)

    async def _of(self, to: To) -> Surface:
        through = self._through.now
        if through is not None and to == ToPerson(through.person):
            return through.platform.surface
        if isinstance(to, ToPerson):
            known = await self._register.who(to.person)
        else:
            known = await self._register.where(to.chat)
        if known == FORGOTTEN:
            raise GoneError
        surface = self._surfaces.get(known.address.platform)
        if surface is None:
            raise TryLaterError(LATER)
        return surface
