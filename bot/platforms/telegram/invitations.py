"""To which table somebody was asked in: Telegram may lose the code of the link on the way.

Who has blocked the bot, and presses Restart, comes without it.
"""

from bot.screens.shown import Shown
from core.engine.people import PersonId, ToPerson

SLOT = "invitation"
NONE = ""


class Invitations:
    """Keeps the last one of each person until they arrive, through restarts."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown

    async def keep(self, person: PersonId, code: str) -> None:
        """Remember at which table somebody wants to sit down."""
        await self._shown.keep(ToPerson(person), SLOT, code)

    async def of(self, person: PersonId) -> str:
        """Return the code of the table; nothing for who was asked to none."""
        return await self._shown.last(ToPerson(person), SLOT) or NONE

    async def forget(self, person: PersonId) -> None:
        """Have it lead nowhere any more, now that its person has arrived."""
        if await self.of(person):
            await self.keep(person, NONE)
