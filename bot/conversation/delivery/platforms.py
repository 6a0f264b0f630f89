"""All platforms of a house: each place is shown what it is to see by its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

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
    reached: Callable[[], bool] = lambda: True
    """Whether it tells us now what happens."""
    threads: Threads | None = None
    """None: it knows no such thing."""
    called: str = ""
    """What the bot is called there; empty where it has no name."""
    invitation: str = ""
    """The link that brings the bot to a group or server."""


class Platforms:
    """The surface of a whole house: passes each screen on to the platform of who sees it."""

    def __init__(self, register: Register, platforms: tuple[Platform, ...]) -> None:
        self._register = register
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
