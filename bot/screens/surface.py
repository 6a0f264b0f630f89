"""What a platform has to offer so that screens can be shown on it."""

from typing import Protocol

from bot.screens.screen import Screen
from core.engine.people import PersonId, To


class Surface(Protocol):
    """A platform, as everything above it sees it. It remembers its own message ids."""

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen in a chat or to one person; returns when the platform has taken it."""

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell something at once and only to who has just pressed a button."""
