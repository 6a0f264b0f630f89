"""What a platform offers to show screens on, and what it remembers of them."""

from hashlib import blake2b
from typing import Protocol

from bot.screens.screen import Screen
from core.engine.people import PersonId, To


def looks(*shown: object) -> str:
    """Return what is the same only for what looks the same."""
    return blake2b(repr(shown).encode("utf-8", "replace"), digest_size=12).hexdigest()


class Shown(Protocol):
    """Which message of a platform shows which slot of a place; it outlives the program.

    `message` is whatever the adapter needs to find it again.
    """

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot now."""

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Remember that a message shows a slot."""


class Surface(Protocol):
    """A platform, as everything above it sees it. It remembers its own message ids."""

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen in a chat or to one person; returns when the platform has taken it."""

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell something at once and only to who has just pressed a button."""
