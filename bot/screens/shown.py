"""What adapters remember of what they have shown."""

from typing import Protocol

from core.engine.people import To


class Shown(Protocol):
    """Which message of a platform shows which slot of a place; it outlives the program.

    `message` is whatever the adapter needs to find it again.
    """

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot now."""

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Remember that a message shows a slot."""
