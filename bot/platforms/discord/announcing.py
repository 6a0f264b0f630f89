"""What leads to a table: the call of a turn, and the links below other messages.

The call mentions the person to act in a message of its own, as an edit of the table notifies
nobody. It leads to the table, wherever that is posted next, and is deleted when the turn is over.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.platforms.base.slots import Spot
from bot.platforms.discord.connection import PLATFORM, number_of
from bot.platforms.discord.look import Look, announcement
from bot.platforms.discord.posting import Kept, Posting, Standing, called_turn
from bot.platforms.discord.writing import DiscordSayings
from bot.screens.screen import Screen, ScreenKind
from core.engine.people import PersonId, To, ToChat
from core.engine.ports import Register


class Announcing:
    """Posts the calls of turns in channels, and keeps them current."""

    def __init__(
        self,
        posting: Posting,
        sayings: DiscordSayings,
        *,
        language: Callable[[To], Awaitable[str]],
        names: Callable[[tuple[PersonId, ...]], Awaitable[dict[int, str]]],
    ) -> None:
        self._posting, self._sayings = posting, sayings
        self._language, self._names = language, names

    async def call(self, spot: Spot[int], screen: Screen, kept: Kept, name: str) -> int:
        """Mention the person to act, with a link to the table; return the message."""
        word = await self._look(spot, screen, kept.messages[-1])
        new = await self._posting.send(spot.place, word, spot.called, name=name)
        return new[0]

    async def led_on(self, spot: Spot[int], screen: Screen, kept: Kept | None, now: Kept) -> Kept:
        """Let the call of the same turn lead to the table's new message, which calls nobody.

        It has rung, so whoever follows it must not find it deleted. A table that was itself the
        call becomes one.
        """
        if kept is None:
            return now
        call = kept.messages[-1] if kept.called else kept.announcement
        return replace(now, announcement=await self.renew(spot, screen, kept, call, now))

    async def renew(
        self, spot: Spot[int], screen: Screen, kept: Kept, call: int | None, shown: Kept
    ) -> int | None:
        """Write a call anew if it is of the same turn, and return it; None if none stands.

        The turn may be paused meanwhile, or end at another time. `shown` is where it leads.
        """
        same = not spot.private and kept.turn and kept.turn == called_turn(screen)
        if call is None or not same:
            return None
        spot = replace(spot, called=await self._names(screen.calls))
        word = await self._look(spot, screen, shown.messages[-1])
        there = replace(kept, messages=(call,), looks="", image="")
        return call if await self._posting.edit(spot.place, there, word) else None

    async def _look(self, spot: Spot[int], screen: Screen, shown: int) -> Look:
        language = await self._language(spot.to)
        link = await self._sayings.link(language, "discord-to-table", spot.place, shown)
        return announcement(screen, self._sayings.commands, language, spot.called, link)


def left_beside(kept: Kept, call: int | None) -> Kept:
    """Return what an outdated table leaves to remove, except a call that still holds."""
    messages = tuple(number for number in kept.messages if number != call)
    announced = None if kept.announcement == call else kept.announcement
    return replace(kept, messages=messages, announcement=announced)


class Links:
    """Writes links to what stands in other channels."""

    def __init__(self, register: Register, standing: Standing, sayings: DiscordSayings) -> None:
        self._register, self._standing, self._sayings = register, standing, sayings

    async def below(self, screen: Screen, look: Look) -> Look:
        """Add links to the messages of the listed tables, or to a table's new place."""
        if moves(screen):
            moved = await self._register.where(screen.homes[0])
            return look.below(f"<#{number_of(moved.address)}>")
        if screen.kind is not ScreenKind.TABLES:
            return look
        links = {
            button.table: await self._sayings.leading(
                button.label, number_of(home.address), kept.messages[-1]
            )
            for button in screen.buttons
            for chat in reversed(screen.homes)  # of several chats, the first one stays
            if (home := await self._register.where(chat)).address.platform == PLATFORM
            if (kept := await self._standing.last(ToChat(chat), f"table:{button.table}"))
            is not None
        }
        return look.below(" · ".join(links.values())) if links else look


def moves(screen: Screen) -> bool:
    """Say whether a screen leads to the table's new place."""
    return screen.kind is ScreenKind.NOTE and bool(screen.homes)
