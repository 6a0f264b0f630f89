"""What has been ruled by whoever runs the program, as words are held to it."""

from dataclasses import dataclass

from core.engine.people import Address
from core.engine.ports import Clock, UnavailableError
from core.engine.rulings import Ruling, Rulings

FRESH = 5.0
"""Seconds for which it is not looked up again: another program, or a command, may change it."""


@dataclass(slots=True)
class Ruled:
    """Knows what stands; what is said here counts at once, what is said elsewhere in a moment."""

    rulings: Rulings
    clock: Clock
    _known: frozenset[Ruling] = frozenset()
    _until: float = float("-inf")

    async def standing(self) -> frozenset[Ruling]:
        """Return what stands; while the store does not answer, what stood last."""
        now = self.clock.now()
        if not now < self._until <= now + FRESH:  # a clock may be set back
            self._until = now + FRESH
            try:
                self._known = await self.rulings.standing()
            except UnavailableError:
                return self._known
        return self._known

    async def banned(self) -> frozenset[Address]:
        """Return the people and chats that are not listened to."""
        return frozenset(one.about for one in await self.standing() if one.kind == "ban")

    async def make(self, ruling: Ruling) -> None:
        """Let something stand from now on."""
        await self.rulings.make(ruling)
        self._until = float("-inf")

    async def lift(self, ruling: Ruling) -> None:
        """Let it stand no more."""
        await self.rulings.lift(ruling)
        self._until = float("-inf")
