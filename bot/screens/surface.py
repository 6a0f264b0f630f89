"""The interface of a platform that shows screens, and its memory of shown messages."""

from typing import Protocol

from bot.screens.screen import Screen
from core.engine.people import PersonId, To


class Shown(Protocol):
    """Remembers which message shows a slot in a place; this outlives the program.

    `message` is whatever the adapter needs to find the message again.
    """

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot; None if there is none."""

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Remember the message that shows a slot."""

    async def drop(self, to: To, slot: str) -> None:
        """Forget a slot whose message is gone."""


class Surface(Protocol):
    """A platform, as the code above it sees it. It remembers its own message ids."""

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen in a chat or to one person; return once the platform has accepted it."""

    async def answer(self, person: PersonId, text: str) -> None:
        """Send a text at once to the person who has just pressed a button, and to nobody else."""
