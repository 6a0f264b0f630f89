"""Where each person sees their rack: in direct messages, or in a channel that opens it."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from bot.platforms.base.adapter import Act
from bot.platforms.discord.connection import PLATFORM
from bot.platforms.discord.posting import Kept
from bot.screens.screen import Screen, ScreenKind
from core.engine.people import Known, Notify, To, ToPerson
from core.engine.ports import Register

Racks: TypeAlias = Literal["dm", "here"]
WAYS: Mapping[Racks, Notify] = {"dm": "dm", "here": "group"}
"""The notification setting that follows from where racks are shown, until a person sets another."""
DIRECT = frozenset({"dm", "both"})


class RackPlaces:
    """Knows where each person sees their rack; `racks` is the owner's default."""

    def __init__(self, register: Register, racks: Racks) -> None:
        self._register = register
        self._racks = racks

    def way(self, known: Known, screen: Screen) -> Notify:
        """Return where a person sees their rack: their own wish, else the table's choice."""
        return known.wishes.notify or WAYS[screen.racks or self._racks]

    async def is_elsewhere(self, to: To, screen: Screen) -> bool:
        """Say whether a person opens a screen in a channel, and not in direct messages."""
        if not isinstance(to, ToPerson) or not await self._at_hand(screen):
            return False
        return self.way(await self._register.who(to.person), screen) not in DIRECT

    async def is_direct(self, to: To, screen: Screen) -> bool:
        """Say whether a screen is the rack of a person who has it in direct messages."""
        if screen.kind is not ScreenKind.TURN or not isinstance(to, ToPerson):
            return False
        return self.way(await self._register.who(to.person), screen) in DIRECT

    async def asked_here(
        self, act: Act | None, to: To, screen: Screen, before: Kept | None
    ) -> bool:
        """Say whether a person asks, or has asked, in direct messages for what a channel opens."""
        has_asked = screen.delivery == "renew" and before is not None and before.asked
        return has_asked or (asks_here(act, to) and await self.is_elsewhere(to, screen))

    async def leave(self, shown: ScreenKind, to: To, screen: Screen) -> bool:
        """Say whether the rack that is shown to a person belongs elsewhere now."""
        racks = shown is screen.kind is ScreenKind.TURN
        return racks and await self.is_elsewhere(to, screen)

    async def _at_hand(self, screen: Screen) -> bool:
        """Say whether a screen can be opened from a channel at any time."""
        homes = [await self._register.where(chat) for chat in screen.homes]
        return any(home.address.platform == PLATFORM for home in homes)


def rack_moved(screen: Screen, text: str) -> Screen:
    """Return the screen that leads from a rack to the channel that opens it now."""
    return Screen(
        kind=ScreenKind.NOTE,
        text=text,
        slot=screen.slot,
        delivery="renew",
        homes=screen.homes,
    )


def asks_here(act: Act | None, to: To) -> bool:
    """Say whether an act in direct messages is that of the reader."""
    return act is not None and act.chat is None and act.alone == to
