"""Links below a message: to the tables of a list, or to a table's new place."""

from bot.platforms.discord.connection import PLATFORM, number_of
from bot.platforms.discord.look import Look
from bot.platforms.discord.posting import Standing
from bot.platforms.discord.writing import DiscordSayings
from bot.screens.screen import Screen, ScreenKind
from core.engine.people import ToChat
from core.engine.ports import Register


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
