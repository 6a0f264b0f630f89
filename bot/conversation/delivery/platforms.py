"""All platforms of a program: each screen goes to its reader's platform."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.conversation.request import Acts
from bot.screens.formatter import PieceFormatter
from bot.screens.screen import Screen, Surface
from core.engine.people import FORGOTTEN, Address, ChatId, Notify, PersonId, TableId, To, ToPerson
from core.engine.ports import GoneError, Register, TryLaterError
from core.engine.table.state import Racks


class Threads(Protocol):
    """Opens threads for tables, beside the chats that show them."""

    def possible(self, chat: Address) -> bool:
        """Return whether a chat can have threads."""

    async def open(self, chat: ChatId, table: TableId, title: str) -> ChatId:
        """Return a new thread, or the one that the table already has.

        Raises:
            TryLaterError, GoneError, RejectedError: the platform opens no thread.
        """


class Links(Protocol):
    """Gives people links to their own page for one table."""

    @property
    def url(self) -> str:
        """The address of the page; without a link, it grants no access."""

    async def link(self, person: PersonId, table: TableId) -> str:
        """Return a link that lets this person in, once and for a few minutes."""

    async def shut(self, person: PersonId, table: TableId) -> int:
        """Revoke the links and sessions of a person at a table; return how many were revoked."""


LATER = 600.0
"""Seconds until the next attempt to reach somebody on a platform that is not served now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Platform:
    """The properties of a platform that the program depends on."""

    name: str
    """The platform's name in the addresses of its people and chats."""
    surface: Surface
    formatter: PieceFormatter
    calls: Notify = "dm"
    """The place to announce a person's turn, until the person chooses another."""
    racks: Racks | None = None
    """Where racks are shown at tables that have not chosen; None: a chat cannot open racks."""
    reached: Callable[[], bool] = lambda: True
    """Returns whether the platform currently delivers updates."""
    moment: Callable[[int], str] | None = None
    """Writes a time, in seconds since 1970, that stays current; None: the platform has none."""
    threads: Threads | None = None
    """None: the platform has no threads."""
    called: str = ""
    """The bot's name on the platform; empty if it has none."""
    invitation: str = ""
    """The link that adds the bot to a group or server."""
    app: str = ""
    """The start of a link that opens the bot's page from a chat, before a table's code."""
    links: Links | None = None
    """Makes links to the browser page; None: no page is served."""
    lists_moves: bool = False
    """Whether people can open the list of their moves in a chat, seen by nobody else."""
    words_named: bool = False
    """Whether the platform itself shows each command by its name in the reader's language."""
    types: bool = True
    """Whether people can type there; else they only press buttons."""
    signs: bool = False
    """Whether cards have the signs of their suits and the reader's letters; else the notation."""
    alone: bool = False
    """Whether one person has the platform to themselves: nobody else can join there."""


@dataclass(frozen=True, slots=True)
class Through:
    """A person speaks through a platform that is not their own: answers go there."""

    person: PersonId
    platform: Platform


class Platforms:
    """The surface of the whole program: passes each screen on to its reader's platform.

    An answer goes to the platform from which its reader speaks, even if it is not their own.
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

    async def show(self, to: To, screen: Screen) -> bool | None:
        """Show a screen on its reader's platform; see `Surface`.

        Raises:
            GoneError: the reader's data was deleted.
            TryLaterError: this program does not serve the platform now; a later start may.
        """
        return await (await self._of(to)).show(to, screen)

    async def answer(self, person: PersonId, text: str) -> None:
        """Send a text at once to the person who has just pressed a button, and to nobody else."""
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
