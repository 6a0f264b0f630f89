"""The messages that show screens, in memory."""

from core.engine.people import To


class MemoryShown:
    """The in-memory index of shown messages."""

    def __init__(self) -> None:
        self._shown: dict[tuple[To, str], str] = {}

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot now."""
        return self._shown.get((to, slot))

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Store the message that shows a slot."""
        self._shown[to, slot] = message

    async def drop(self, to: To, slot: str) -> None:
        """Forget a slot whose message is gone."""
        self._shown.pop((to, slot), None)
